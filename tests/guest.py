"""A game from outside the package, installed as any package would be: `examples/nim`."""

import shutil
from pathlib import Path

NIM = Path(__file__).parents[1] / "examples" / "nim"


def install(place: Path) -> Path:
    """What an installer leaves: the package, and metadata with its entry point."""
    shutil.copytree(NIM / "nim", place / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    info = place / "stolik_nim-1.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: stolik-nim\nVersion: 1\n", "utf-8")
    info.joinpath("entry_points.txt").write_text("[stolik.games]\nnim = nim.game:GAME\n", "utf-8")
    return place
