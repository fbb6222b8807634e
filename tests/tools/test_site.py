"""The folder for any host of files: its policy, how little script the home page needs, where it may lie."""

import re
from pathlib import Path

import pytest

from tools.anywhere import opening
from tools.site import BUILT, build

pytestmark = pytest.mark.skipif(not (BUILT / "index.html").is_file(), reason="the client has not been built")
SHELL = 200_000
"""Bytes of script until the home page can be used, as they are, not packed."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("site") / "games"
    build(BUILT, to)
    return to


def rules(policy: str) -> dict[str, str]:
    return {name: rest for name, _, rest in (rule.strip().partition(" ") for rule in policy.split(";"))}


def test_the_page_carries_a_strict_policy(site: Path) -> None:
    """It stands before everything else, and only WebAssembly may be compiled."""
    page = (site / "index.html").read_text("utf-8")
    found = re.search(r'<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert found is not None
    policy = rules(found[1])
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["connect-src"] == "'self'"
    assert "unsafe" not in found[1].replace("'wasm-unsafe-eval'", "")


def test_the_home_page_needs_little_script(site: Path) -> None:
    files = opening(site)
    assert len(files) > 1
    assert sum(path.stat().st_size for path in files) <= SHELL


def test_it_may_lie_in_any_folder(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert named
    assert [name for name in named if not name.startswith("./")] == []
