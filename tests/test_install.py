"""What the package needs: msgspec for rules, bots and tables; everything else is an extra."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from stolik.__main__ import EXTRAS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
ALONE = """
import sys
sys.path[:0] = sys.argv[1:]
import stolik
from stolik import bots, table
from stolik.kernel.chance import chance_of
from stolik.table import session, updates
for name in stolik.GAMES:
    game, rng = stolik.load(name), chance_of("alone")
    state = game.new(game.seats[0], 7)
    players = [bots.make("normal", game), bots.make("easy", game)]
    for _ in range(40):
        decision = game.decision(state)
        observation = bots.Observation(game, state, decision.seat)
        game.apply(state, players[decision.seat % 2].choose(observation, rng).action)
    print(name, game.view(state, 0) is not None)
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sorted(name for name in foreign if not name.startswith("_") and "." not in name))
"""


def test_rules_bots_and_tables_need_msgspec_and_nothing_else(tmp_path: Path) -> None:
    msgspec = find_spec("msgspec")
    assert msgspec is not None
    assert msgspec.origin is not None
    (tmp_path / "msgspec").symlink_to(Path(msgspec.origin).parent)
    command = [sys.executable, "-I", "-S", "-c", ALONE, str(ROOT / "src"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    *played, foreign = done.stdout.splitlines()
    assert played == ["arcana True", "arcs True", "eclipse True"]
    assert foreign == "['msgspec', 'stolik']"


def test_the_base_asks_for_msgspec_alone() -> None:
    assert [Requirement(line).name for line in PROJECT["dependencies"]] == ["msgspec"]


def distributions(extra: str) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in PROJECT["optional-dependencies"][extra]}


def test_the_command_line_knows_every_package_of_every_extra() -> None:
    provided = {
        module: {canonicalize_name(name) for name in names} for module, names in packages_distributions().items()
    }
    known = {extra: [provided[module] for module in modules.split()] for extra, modules in EXTRAS.items()}
    for extra, packages in known.items():
        assert all(names & distributions(extra) for names in packages), extra
    told = set().union(*(names for packages in known.values() for names in packages))
    assert all(distributions(extra) <= told for extra in PROJECT["optional-dependencies"])
