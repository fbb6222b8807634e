"""A real server in a process of its own, on a free port."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(parent: int) -> list[int]:
    """Processes that this one has started."""
    found = []
    for task in Path(f"/proc/{parent}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in task.read_text().split()]
    return found


class Server:
    """`stolik serve` with its data in a folder, or on a database."""

    def __init__(self, folder: Path, database: str = "", port: int | None = None, **settings: object) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        given = {
            "host": "127.0.0.1",
            "bot_delay": 0,
            "grace": 0,
            "requests_per_minute": 0,
            "tables_per_hour": 0,
            "messages_per_second": 0,
            **settings,
        }
        self.environment = {f"STOLIK_{name.upper()}": str(value) for name, value in given.items()}
        self.command = [sys.executable, "-m", "stolik", "serve", f"--port={self.port}", f"--data={folder}"]
        if database:
            self.command.append(f"--database={database}")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        self.folder.mkdir(parents=True, exist_ok=True)
        env = {**{key: value for key, value in os.environ.items() if key[:7] != "STOLIK_"}, **self.environment}
        with open(self.folder / f"log-{self.port}.txt", "ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=env)
        self._wait()
        return self

    def _wait(self) -> None:
        assert self.process is not None
        for _ in range(400):
            try:
                if httpx.get(f"{self.base}/healthz", timeout=5).json()["status"] == "ready":
                    return
            except (httpx.HTTPError, ValueError):
                pass
            assert self.process.poll() is None, self.said()
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.said()}")

    def said(self) -> str:
        return (self.folder / f"log-{self.port}.txt").read_text("utf-8", "replace")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """As a machine that sleeps: nothing runs, nothing is closed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
