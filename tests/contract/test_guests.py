"""A game from outside the package, found by its entry point: it plays, simulates, learns and runs on a server.

docs/adding-a-game.md explains `examples/nim`; here it is installed beside stolik, as any package would be.
"""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import stolik
from tests.guest import install

ROOT = Path(__file__).parents[2]
BUILD = Path(stolik.__path__[0]).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def run(place: Path, *command: str) -> str:
    """Run Python with this folder (or archive) before everything else."""
    path = os.pathsep.join([str(place), str(BUILD), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *command], env=os.environ | {"PYTHONPATH": path}, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_beside_ours_and_by_the_command_line(installed: Path) -> None:
    listed = run(installed, "-c", "import stolik; print(*stolik.GAMES)").split()
    assert listed == [*stolik.GAMES, "nim"]
    assert "Take stones" not in run(installed, "-m", "stolik", "games")
    assert "Nim" in run(installed, "-m", "stolik", "games")
    assert "misere" in run(installed, "-m", "stolik", "games", "nim")


def test_what_is_generated_for_it_is_fresh(installed: Path) -> None:
    code = "from stolik.kernel.derive import path, source; print(path('nim').read_text() == source('nim'))"
    assert run(installed, "-c", code).strip() == "True"


def test_it_keeps_the_whole_contract_and_can_say_everything(installed: Path) -> None:
    """The same tests that our own games pass, run where this game is installed."""
    files = [str(ROOT / "tests" / "contract" / f"test_{name}.py") for name in ("contract", "refusals", "words")]
    told = run(installed, "-m", "pytest", "-q", "-o", f"cache_dir={installed}/.cache", "-n", "0", "-k", "nim", *files)
    passed = int(told.split(" passed")[0].split()[-1])
    assert passed > 20, told


def test_it_simulates_and_reports(installed: Path, tmp_path: Path) -> None:
    run(installed, "-m", "stolik", "simulate", "nim", "--games", "20", "--out", str(tmp_path / "nim"))
    assert any((tmp_path / "nim").iterdir())


def test_learners_and_bots_play_it(installed: Path) -> None:
    code = """
import stolik
from stolik.bots import Observation, make
from stolik.kernel.chance import chance_of
game = stolik.load("nim")
encoding, rng = game.encoding, chance_of("bots")
state, out = game.new(2, 5), bytearray(encoding.size)
bots = [make("normal", game), make("hard", game, simulations=60)]
while decision := game.decision(state):
    ids = encoding.actions.of(state, decision.actions)
    assert len(set(ids)) == len(decision.actions) and max(ids) < encoding.actions.spare
    encoding.write(state, decision.seat, out, 0)
    assert list(out[:3]) == state.heaps
    game.apply(state, bots[decision.seat].choose(Observation(game, state, decision.seat), rng).action)
print(encoding.size, game.outcome(state).ranking)
"""
    assert run(installed, "-c", code).startswith("6 [[")


def test_a_server_offers_it_and_a_whole_game_is_played_there(installed: Path) -> None:
    code = """
import asyncio, json, httpx
from tests.server.running import Server
from tests.server.tables import party
from pathlib import Path
import tempfile

async def play(server):
    async with party(server, 2, game="nim") as people:
        left = sum(people.lives[0].state[0]["view"]["heaps"])
        while left:
            _, _, update = await people.turn()
            left -= update["decision"]["options"][-1]["action"]["count"]
            await people.step(-1)
        while not people.lives[0].state[0]["over"]:
            await people.lives[0].receive()
        return people.lives[0].state[0]["view"], people.lives[0].state[0]["over"]

with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
    games = [game["name"] for game in httpx.get(f"{server.base}/api/games").json()]
    schema = httpx.get(f"{server.base}/api/games/nim/schema").json()
    words = httpx.get(f"{server.base}/api/games/nim/words?language=pl").json()
    unknown = httpx.get(f"{server.base}/api/games/arcs/words").status_code
    print(json.dumps([games, sorted(schema), words, unknown, *asyncio.run(play(server))]))
"""
    games, schema, words, unknown, view, over = json.loads(run(installed, "-c", code).splitlines()[-1])
    assert "nim" in games
    assert schema == ["$defs", "action", "event", "options", "view"]
    assert [line in text for line, text in zip(("Heap A", "Stos A"), words["texts"], strict=True)] == [True, True]
    assert words["seats"] == {"turn": "seat", "taken": "by seat"}
    assert words["things"] == {"0": "heap", "1": "count", "2": "count", "3": "count"}
    assert unknown == 404  # the words of our games are part of every client
    assert view["heaps"] == [0, 0, 0]
    assert over


def test_a_package_that_brings_no_game_says_so(installed: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    shutil.copytree(installed, bad)
    bad.joinpath("stolik_nim-1.dist-info/entry_points.txt").write_text("[stolik.games]\nnim = nim.game:Nim\n", "utf-8")
    code = "import stolik\ntry: stolik.load('nim')\nexcept stolik.UnknownGame as error: print(error)"
    assert "nim.game:Nim is not a Game" in run(bad, "-c", code)


def test_our_games_are_found_and_played_from_an_archive(tmp_path: Path) -> None:
    """A page in the browser gets the package as one file."""
    archive = tmp_path / "stolik.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for room in ("kernel", "games", "bots"):
            for file in (ROOT / "src" / "stolik" / room).rglob("*"):
                if file.suffix in (".py", ".toml", ".json"):
                    packed.write(file, file.relative_to(ROOT / "src"))
        packed.write(ROOT / "src" / "stolik" / "__init__.py", "stolik/__init__.py")
    code = """
import stolik
from stolik.bots import Observation, make
from stolik.kernel.chance import chance_of
for name in stolik.GAMES:
    game = stolik.load(name)
    state = game.new(2, 1)
    for _ in range(30):
        decision = game.decision(state)
        choice = make("easy", game).choose(Observation(game, state, decision.seat), chance_of("zip"))
        game.apply(state, choice.action)
    print(name, game.__class__.__module__)
print(stolik.__file__)
"""
    told = run(archive, "-c", code).split()
    assert told[:-1:2] == ["arcana", "arcs", "eclipse"]
    assert str(archive) in told[-1]
