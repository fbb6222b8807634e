"""Component tables, read from a package wherever it is: in a folder or in an archive."""

import tomllib
from importlib.resources import files
from typing import Any


def table(package: str, name: str) -> dict[str, Any]:
    """The table `data/<name>.toml` of this package."""
    return tomllib.loads(files(package).joinpath("data", f"{name}.toml").read_text("utf-8"))
