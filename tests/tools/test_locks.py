"""The check of the lock files finds what it promises to find."""

import json
from pathlib import Path

from packaging.requirements import Requirement

from tools import locks

GOOD = "litestar==2.25.0 \\\n    --hash=sha256:00\nmsgspec==0.22.0 ; python_version < '4' \\\n    --hash=sha256:11\n"


def python_lock(folder: Path, text: str, *needs: str) -> list[str]:
    file = folder / "play.txt"
    file.write_text(text, "utf-8")
    return list(locks.python_lock(file, [Requirement(need) for need in needs]))


def test_a_good_python_lock_has_no_problems(tmp_path: Path) -> None:
    assert python_lock(tmp_path, GOOD, "litestar>=2.25,<3", "msgspec>=0.22") == []


def test_a_pin_out_of_bounds_or_absent_is_found(tmp_path: Path) -> None:
    found = python_lock(tmp_path, GOOD, "litestar>=3", "rich")
    assert [problem.partition(";")[0] for problem in found] == [
        "play.txt: litestar>=3: locked is 2.25.0",
        "play.txt: rich: locked is nothing",
    ]


def test_a_pin_without_hash_is_found(tmp_path: Path) -> None:
    assert python_lock(tmp_path, GOOD + "rich==15.0.0\n") == ["play.txt: no hash: rich==15.0.0"]


def test_an_address_in_a_python_lock_is_found(tmp_path: Path) -> None:
    assert "play.txt: names an address" in python_lock(tmp_path, "--index-url https://example.org/simple\n" + GOOD)


def npm_lock(folder: Path, asked: str, locked: dict[str, str]) -> list[str]:
    package = {"dependencies": {"svelte": asked}, "devDependencies": {}}
    (folder / "package.json").write_text(json.dumps(package), "utf-8")
    lock = {"packages": {"": {}, "node_modules/svelte": locked}}
    (folder / "package-lock.json").write_text(json.dumps(lock), "utf-8")
    return list(locks.npm_lock(folder))


def test_a_good_npm_lock_has_no_problems(tmp_path: Path) -> None:
    assert npm_lock(tmp_path, "5.57.3", {"version": "5.57.3"}) == []


def test_a_version_that_differs_from_the_npm_lock_is_found(tmp_path: Path) -> None:
    (problem,) = npm_lock(tmp_path, "^5.57.3", {"version": "5.57.3"})
    assert problem.startswith("package.json: svelte ^5.57.3: locked is 5.57.3")


def test_an_address_in_the_npm_lock_is_found(tmp_path: Path) -> None:
    locked = {"version": "5.57.3", "resolved": "https://example.org/svelte.tgz"}
    assert npm_lock(tmp_path, "5.57.3", locked) == ["package-lock.json: node_modules/svelte: names an address"]
