"""`stolik serve` as people start it."""

import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from stolik import GAMES
from stolik.server.run import JsonLines, own_address, say_where
from stolik.server.settings import Settings
from stolik.text import Words
from tests.server.running import Server, free_port


def stolik(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stolik", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=50)


def test_it_says_where_it_is_and_stops_cleanly(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "stolik", "serve", f"--port={port}", f"--data={tmp_path}", "--language=cs"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(400):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            break
        except httpx.TransportError:
            time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    said, complained = process.communicate(timeout=20)
    here, build, network, *_ = said.splitlines()
    assert here == f"stolik je otevřený na adrese http://localhost:{port}"
    assert build.startswith("Pravidla běží")
    assert f":{port}" in network
    assert complained == ""
    assert process.returncode in (0, -signal.SIGTERM)


def test_it_serves_though_nothing_can_be_printed(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "stolik", "serve", f"--port={port}", f"--data={tmp_path}"]
    with open("/dev/full", "w") as full:
        process = subprocess.Popen(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    assert "the address could not be printed" in process.stderr.readline()
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=20)[1] == ""


def test_a_code_for_phones_is_shown_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    say_where(Settings(port=8123), Words("pl"), Console(force_terminal=True, color_system=None))
    said = capsys.readouterr().out
    assert f"http://{own_address()}:8123" in said
    assert said.count("█") > 100


def test_the_games_are_loaded_though_nobody_asks_for_them(tmp_path: Path) -> None:
    script = f"""
import asyncio, sys
from stolik.server.registry import TableRegistry
from stolik.server.settings import Settings

async def main():
    registry = TableRegistry(Settings(data={str(tmp_path)!r}))
    await registry.open()
    print([name for name in sys.modules if name.startswith("stolik.games.")])
    await asyncio.gather(*[task for task in registry.tasks if task.get_name() == "games"])
    print(*[name for name in sys.modules if name.startswith("stolik.games.") and name.endswith(".game")])
    await registry.close()

asyncio.run(main())
"""
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=50, check=True).stdout
    at_first, later = said.splitlines()
    assert at_first == "[]"
    assert sorted(later.split()) == [f"stolik.games.{name}.game" for name in GAMES]


def test_two_on_one_folder_are_one_too_many(server: Server) -> None:
    second = stolik("serve", f"--port={free_port()}", f"--data={server.folder}")
    assert second.returncode == 2
    assert "another stolik already serves" in second.stderr
    assert "Traceback" not in second.stderr


def test_the_doctor_finds_a_healthy_house_and_an_ill_one(tmp_path: Path, server: Server) -> None:
    healthy = stolik("doctor", f"--data={tmp_path}", STOLIK_PORT=str(free_port()))
    assert "✗" not in healthy.stdout.replace("✗ Browser client", "")
    with socket.create_server(("127.0.0.1", 0)) as other:
        ill = stolik("doctor", f"--data={tmp_path}", "--host=127.0.0.1", f"--port={other.getsockname()[1]}")
    assert ill.returncode == 1
    assert "✗ Port" in ill.stdout
    assert "Another program uses this port" in ill.stdout
    at_work = stolik("doctor", f"--data={tmp_path}", "--host=127.0.0.1", f"--port={server.port}")
    assert re.search(rf"✓ Port: {server.port}: stolik \S+, ready", at_work.stdout)


def test_a_failure_in_the_log_says_why_before_it_says_where() -> None:
    try:
        raise ValueError("the disk is full\nand more")
    except ValueError:
        record = logging.LogRecord("stolik", logging.ERROR, "", 0, "%s failed", ("move",), sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["why"]) == ("move failed", "the disk is full")
    assert "Traceback" in line["trace"]


def test_the_doctor_makes_a_database_that_nobody_else_may_read(tmp_path: Path) -> None:
    stolik("doctor", f"--data={tmp_path}", "--host=127.0.0.1", f"--port={free_port()}")
    assert (tmp_path / "stolik.db").stat().st_mode & 0o077 == 0


def test_a_database_of_a_newer_program_is_left_alone_and_said_so(tmp_path: Path) -> None:
    stolik("doctor", f"--data={tmp_path}")
    with closing(sqlite3.connect(tmp_path / "stolik.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    done = stolik("serve", f"--data={tmp_path}", f"--port={free_port()}")
    assert done.returncode == 2
    assert done.stderr.startswith("stolik: database: it was brought to form 9999 by a newer stolik")
    assert done.stderr.count("\n") == 1
    assert "form 9999" in stolik("doctor", f"--data={tmp_path}").stdout


def test_the_schema_is_written_only_when_it_changes(tmp_path: Path) -> None:
    out = tmp_path / "openapi.json"
    assert stolik("schema", str(out)).returncode == 0
    os.utime(out, (1, 1))
    assert stolik("schema", str(out)).returncode == 0
    assert out.stat().st_mtime == 1


def test_a_table_outlives_a_clean_stop(tmp_path: Path) -> None:
    body = {"game": "arcana", "seats": [{"kind": "here", "name": "A"}, {"kind": "bot"}]}
    with httpx.Client() as client:
        with Server(tmp_path) as server:
            table = client.post(f"{server.base}/api/tables", json=body).json()["table"]
        with Server(tmp_path, port=server.port) as server:
            info = client.get(f"{server.base}/api/tables/{table}").json()
    assert info["status"] == "playing"
    assert info["seats"][0]["you"]
