"""The memory that a page keeps for its next visit: what must be in it, and what must not."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.engine import archive

ROOT = Path(__file__).parents[2]
FILES = """
import gc, io, sys
sys.path.insert(0, sys.argv[1])
from stolik.browser import worker
assert worker.__file__.startswith(sys.argv[1]), worker.__file__
if sys.argv[2:]:
    worker.rehearse()
worker.settle()
print(sorted({str(one) for one in gc.get_objects() if isinstance(one, io.IOBase) and sys.argv[1] in str(one)}))
"""
MODULES = """
import asyncio, sys
sys.path[:0] = sys.argv[1:]
from stolik.browser import worker
from tests.device.page import Page
worker.rehearse()
before = set(sys.modules)

async def visit(game):
    page = Page()
    table = await page.make(game, "here", "normal", "easy")
    channel = await page.sit(table)
    for _ in range(5):
        asked = await page.my_turn()
        action = asked["decision"]["options"][0]["action"]
        await page.say(channel, type="hint", seat=asked["seat"])
        await page.say(channel, type="move", seat=asked["seat"], ply=asked["ply"], action=action)

for game in ("arcana", "arcs", "eclipse"):
    asyncio.run(visit(game))
print(sorted(name for name in set(sys.modules) - before if name.startswith("stolik")))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our package as a page has it."""
    to = tmp_path_factory.mktemp("engine") / "stolik.zip"
    archive(ROOT / "src" / "stolik", to)
    return to


def said(code: str, *given: Path | str) -> str:
    command = [sys.executable, "-c", code, *map(str, given)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("rehearsed", [[], ["rehearsed"]])
def test_no_file_is_open_in_it(package: Path, rehearsed: list[str]) -> None:
    """It is revived in another worker, which has other files."""
    assert said(FILES, package, *rehearsed) == "[]"


def test_a_visit_loads_nothing_that_is_not_in_it(package: Path) -> None:
    assert said(MODULES, package, ROOT) == "[]"
