"""Build hook: a wheel carries the built client, so the client is built before it is packed."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Editable installs serve whatever `make play` built; `STOLIK_WITHOUT_CLIENT` packs the engine alone."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client with npm where it is missing, or say what is missing."""
        root = Path(self.root)
        if version == "editable" or os.environ.get("STOLIK_WITHOUT_CLIENT"):
            return
        if (root / "src/stolik/server/static/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("The browser client is not built and npm is not here: run `make play` once, then build.")
        for command in (["install", "--no-save"], ["run", "build"]):
            subprocess.run([npm, "--prefix", "web", *command], cwd=root, check=True)
