"""What the package needs: msgspec for rules, bots and tables; everything else is an extra."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
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


POSIX_ONLY = {"fcntl", "grp", "pty", "pwd", "resource", "termios", "uvloop"}
POSIX_CALLS = {
    "add_signal_handler",
    "alarm",
    "fork",
    "geteuid",
    "getuid",
    "killpg",
    "mkfifo",
    "sched_setaffinity",
    "setsid",
}


def unguarded(tree: ast.AST) -> Iterator[str]:
    """What only POSIX has, outside an `if sys.platform …`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "sys.platform" in ast.unparse(node.test):
            continue
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from (name for name in names if name.partition(".")[0] in POSIX_ONLY)
        if isinstance(node, ast.Attribute) and node.attr in POSIX_CALLS and isinstance(node.value, ast.Name):
            if node.value.id in ("os", "signal", "loop"):
                yield node.attr
        if isinstance(node, ast.Constant) and str(node.value).startswith(("/tmp", "/var/", "/etc/", "/usr/")):
            yield str(node.value)
        yield from unguarded(node)


def test_nothing_works_on_one_system_only() -> None:
    files = (ROOT / "src/stolik").rglob("*.py")
    found = [f"{file.relative_to(ROOT)}: {trap}" for file in files for trap in unguarded(ast.parse(file.read_bytes()))]
    assert found == []


def test_a_trap_is_found_and_a_guarded_one_is_not() -> None:
    guarded = "if sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl"
    assert list(unguarded(ast.parse(guarded))) == []
    assert list(unguarded(ast.parse("import fcntl\nos.fork()"))) == ["fcntl", "fork"]
