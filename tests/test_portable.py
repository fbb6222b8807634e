"""What would fail on macOS or Windows: calls, file names and defaults that not every system has."""

import ast
import re
import socket
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import SimpleNamespace

import pytest

from stolik.server import run
from stolik.server.settings import Settings
from tests.test_repository import tracked
from tools import link_node

ROOT = Path(__file__).parents[1]
SHIPPED = [*(ROOT / "src/stolik").rglob("*.py"), ROOT / "hatch_build.py", ROOT / "tools/link_node.py"]
"""What runs on the machine of whoever installs or builds."""

MODULES = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
NAMES = {
    *("AF_UNIX", "SO_REUSEPORT", "SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2"),
    *(
        "add_signal_handler",
        "alarm",
        "chown",
        "fork",
        "forkpty",
        "getegid",
        "geteuid",
        "getgid",
        "getloadavg",
        "getpgid",
    ),
    *("getuid", "killpg", "mkfifo", "nice", "pthread_kill", "sched_getaffinity", "sched_setaffinity", "setitimer"),
    *("setpgid", "setsid", "statvfs", "sync", "uname"),
}
"""What `os`, `signal`, `socket` or an event loop has on some systems only."""
OWNERS = {"os", "signal", "socket", "loop"}
RENAMES = {"rename", "renames", "symlink", "symlink_to", "hardlink_to"}
"""On Windows they refuse what exists, or need an administrator: `replace` and a copy do not."""
ONLY_HERE = {"preexec_fn", "pass_fds", "reuse_port", "start_new_session", "process_group"}
"""Arguments that Windows refuses."""
PLACES = ("/tmp", "/var/", "/etc/", "/usr/", "/dev/", "/proc/", "/run/", "\\\\.\\")
TEXT = {"open": 1, "read_text": 0, "write_text": 1}
"""Calls that take the system's encoding unless told: where the encoding or the mode may stand."""
DATES = re.compile(r"%[-_^#]|%[esklPGh]")


def traps(tree: ast.AST) -> Iterator[str]:
    """What works on one system only, outside an `if sys.platform …`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "sys.platform" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            yield from (name for name in named if name.partition(".")[0] in MODULES)
        if isinstance(node, ast.Attribute) and node.attr in NAMES and ast.unparse(node.value).split(".")[-1] in OWNERS:
            yield node.attr
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PLACES):
            yield node.value
        if isinstance(node, ast.Call):
            yield from calls(node)
        yield from traps(node)


def calls(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if name in RENAMES or name in ("set_start_method", "Pool", "Process"):
        yield name
    if name == "get_context" and "spawn" not in ast.unparse(call):
        yield "get_context"
    if name == "ProcessPoolExecutor" and "mp_context" not in given:
        yield name
    if name == "strftime" and DATES.search(ast.unparse(call)):
        yield "strftime"
    if "shell" in given:
        yield "shell"
    yield from (argument for argument in given if argument in ONLY_HERE)
    if is_text(call, name) and "encoding" not in given and "utf-8" not in ast.unparse(call):
        yield name


def is_text(call: ast.Call, name: str) -> bool:
    """Whether this opens a file as text."""
    if name not in TEXT or "webbrowser" in ast.unparse(call.func):
        return False
    if name != "open":
        return True
    owner = ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else ""
    if owner.endswith(("store", "registry")):
        return False  # ours: no files
    modes = [ast.unparse(argument) for argument in call.args[0 if owner else 1 :]]
    modes += [ast.unparse(keyword.value) for keyword in call.keywords if keyword.arg == "mode"]
    return not any("b" in mode for mode in modes)


def test_nothing_works_on_one_system_only() -> None:
    found = [f"{file.relative_to(ROOT)}: {trap}" for file in SHIPPED for trap in traps(ast.parse(file.read_bytes()))]
    assert found == []


@pytest.mark.parametrize(
    ("code", "trap"),
    [
        ("import fcntl", "fcntl"),
        ("from resource import getrlimit", "resource"),
        ("os.fork()", "fork"),
        ("asyncio.get_running_loop().x; loop.add_signal_handler(2, stop)", "add_signal_handler"),
        ("process.send_signal(signal.SIGKILL)", "SIGKILL"),
        ("len(os.sched_getaffinity(0))", "sched_getaffinity"),
        ("path.rename(other)", "rename"),
        ("path.symlink_to(other)", "symlink_to"),
        ("open(path)", "open"),
        ("open(path, 'a')", "open"),
        ("path.open()", "open"),
        ("path.read_text()", "read_text"),
        ("path.write_text(body)", "write_text"),
        ("open('/tmp/x', 'rb')", "/tmp/x"),
        ("run(line, shell=True)", "shell"),
        ("multiprocessing.get_context('fork')", "get_context"),
        ("ProcessPoolExecutor(2)", "ProcessPoolExecutor"),
        ("serve(reuse_port=True)", "reuse_port"),
        ("now.strftime('%-d %B')", "strftime"),
    ],
)
def test_a_trap_is_found(code: str, trap: str) -> None:
    assert list(traps(ast.parse(code))) == [trap]


@pytest.mark.parametrize(
    "code",
    [
        "if sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl",
        "path.read_text('utf-8')",
        "open(path, 'rb')",
        "path.open('r+b')",
        "open(path, encoding='utf-8')",
        "os.replace(path, other)",
        "get_context('spawn')",
        "time.strftime('%Y-%m-%d %H:%M')",
    ],
)
def test_what_works_everywhere_is_none(code: str) -> None:
    assert list(traps(ast.parse(code))) == []


RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")


def refused(path: str) -> bool:
    """Whether Windows cannot hold a file of this name."""
    parts = PurePosixPath(path).parts
    odd = any(re.search(r'[<>:"|?*\\\x00-\x1f]|[ .]$', part) or RESERVED.fullmatch(part) for part in parts)
    return odd or len(path) > 150


def test_every_system_can_hold_the_files() -> None:
    paths = [file.relative_to(ROOT).as_posix() for file in tracked()]
    assert [path for path in paths if refused(path)] == []
    folded = Counter(path.casefold() for path in paths)
    assert [path for path, count in folded.items() if count > 1] == []
    assert [path for path in paths if (ROOT / path).is_symlink()] == []


def test_a_refused_name_is_found() -> None:
    assert all(map(refused, ["a:b.json", "docs/aux.md", "end.", "x/" * 90]))
    assert not refused("docs/auxiliary.md")


# --- what is done otherwise there ---


def test_a_limit_of_files_that_the_system_refuses_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS, which names no limit and then accepts ten thousand at most."""
    asked = []

    def refuse(kind: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        if limits[0] < 0 or limits[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")

    files = SimpleNamespace(RLIMIT_NOFILE=8, RLIM_INFINITY=-1, getrlimit=lambda kind: (256, -1), setrlimit=refuse)
    monkeypatch.setitem(sys.modules, "resource", files)
    run.open_many_files()
    assert asked[-1] == (10_240, -1)


def test_commands_are_found_by_both_shells_of_windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    link_node.put(tmp_path / "npm", Path("C:/wheel"))
    npm = '"C:/wheel/node.exe" "C:/wheel/node_modules/npm/bin/npm-cli.js"'
    assert (tmp_path / "npm").read_bytes().decode() == f'#!/bin/sh\nexec {npm} "$@"\n'
    assert (tmp_path / "npm.cmd").read_bytes().decode() == f"@{npm} %*\r\n"


def test_a_taken_port_is_not_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows gives a port to two programs, if the second asks to reuse it."""
    asked = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(socket.socket, "setsockopt", lambda *given: asked.append(given))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(ValueError, match="choose others"):
            run.must_be_free(Settings(host="127.0.0.1", port=other.getsockname()[1]))
    assert asked == []
