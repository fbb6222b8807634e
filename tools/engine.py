"""Gather what a page needs to run the tables itself: our package as an archive, and msgspec for WebAssembly.

python -m tools.engine

Pyodide itself comes with the client's packages; web/vite-engine.ts puts all of it into the site.
"""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".cache" / "engine"
ROOMS = ("kernel", "games", "bots", "table", "browser")
FILES = ("__init__.py", "version.py")
KINDS = (".py", ".toml", ".json")
PLATFORM = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp", "--abi=cp314")
"""That of Pyodide 314."""
EPOCH = (1980, 1, 1, 0, 0, 0)


def sources(package: Path) -> list[Path]:
    """The parts of our package that run in a page."""
    found = [package / name for name in FILES]
    found += [path for room in ROOMS for path in (package / room).rglob("*") if path.suffix in KINDS]
    return sorted(found)


def archive(package: Path, to: Path) -> None:
    """The same bytes for the same sources, on every machine."""
    with zipfile.ZipFile(to, "w") as out:
        for path in sources(package):
            name = zipfile.ZipInfo(path.relative_to(package.parent).as_posix(), EPOCH)
            name.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(name, path.read_bytes(), compresslevel=9)


def fetch(folder: Path) -> Path:
    """The wheel of msgspec that is locked, from the registry."""
    options = ["--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM]
    lock = ROOT / "requirements" / "browser.txt"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download"]
    subprocess.run([*pip, *options, f"--dest={folder}", f"--requirement={lock}"], check=True)
    return next(folder.glob("msgspec-*.whl"))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not (FOLDER / "msgspec.whl").exists() or _older(FOLDER / "msgspec.whl"):
        fresh = FOLDER / "fetched"
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.move(fetch(fresh), FOLDER / "msgspec.whl")
        (FOLDER / "msgspec.whl").touch()
        fresh.rmdir()
    archive(ROOT / "src" / "stolik", FOLDER / "stolik.zip")


def _older(wheel: Path) -> bool:
    return wheel.stat().st_mtime < (ROOT / "requirements" / "browser.txt").stat().st_mtime


if __name__ == "__main__":
    main()
