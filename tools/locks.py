"""Check that the lock files match the project's requirements, and that nothing in them points to one machine.

python -m tools.locks
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)


def asked(root: Path, extras: list[str], groups: list[str]) -> list[Requirement]:
    """What pyproject.toml asks for: the package's own needs with these extras (none: not the package), and groups."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    lists = [project["project"]["dependencies"]] if extras else []
    lists += [project["project"]["optional-dependencies"][extra] for extra in extras]
    lists += [project["dependency-groups"][group] for group in groups]
    return [Requirement(line) for lines in lists for line in lines]


def python_lock(file: Path, wanted: list[Requirement]) -> Iterator[str]:
    """A pin within its bounds for every requirement, a hash for every pin, no address."""
    text = file.read_text("utf-8")
    pins: dict[str, list[str]] = {}
    for name, version in PIN.findall(text):
        pins.setdefault(canonicalize_name(name), []).append(version)
    for need in wanted:
        versions = pins.get(canonicalize_name(need.name), [])
        if not any(need.specifier.contains(version) for version in versions):
            yield f"{file.name}: {need}: locked is {', '.join(versions) or 'nothing'}; run `make lock`"
    if "://" in text or "--index" in text or "--find-links" in text:
        yield f"{file.name}: names an address"
    yield from (
        f"{file.name}: no hash: {block.split()[0]}"
        for block in re.split(r"\n(?=\S)", text.strip())
        if "--hash=" not in block
    )


def npm_lock(folder: Path) -> Iterator[str]:
    """Exact versions in package.json, the same ones in the lock, no address."""
    package = json.loads((folder / "package.json").read_text("utf-8"))
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    for name, version in (package["dependencies"] | package["devDependencies"]).items():
        locked = lock.get(f"node_modules/{name}", {}).get("version")
        if locked != version:
            yield f"package.json: {name} {version}: locked is {locked}; run `make lock`"
    yield from (f"package-lock.json: {name}: names an address" for name, entry in lock.items() if "resolved" in entry)


def problems(root: Path = ROOT) -> list[str]:
    """Everything that is wrong, as sentences."""
    requirements = root / "requirements"
    return [
        *python_lock(requirements / "play.txt", asked(root, ["play", "postgresql"], ["build"])),
        *python_lock(requirements / "test.txt", asked(root, ["lab", "rl", "ray"], ["test"])),
        *python_lock(requirements / "browser.txt", asked(root, [], ["browser"])),
        *python_lock(requirements / "bench.txt", asked(root, [], ["bench"])),
        *python_lock(requirements / "art.txt", asked(root, [], ["art"])),
        *python_lock(requirements / "docs.txt", asked(root, [], ["docs"])),
        *npm_lock(root / "web"),
    ]


if __name__ == "__main__":
    found = problems()
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))
