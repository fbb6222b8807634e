"""Ways in which a service can be hurt, each undone after a moment."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.running import Server, children

Fault = Callable[[], Awaitable[None]]


class House:
    """Servers on one database, and what can be done to them."""

    def __init__(self, folder: Path, seed: str, postgres: Postgres | None, servers: int = 2) -> None:
        self.chance = random.Random(seed)
        self.postgres = postgres
        self.database = postgres.database() if postgres else ""
        self.clock = folder / "clock"
        self.servers = [self._server(folder, number) for number in range(servers if postgres else 1)]

    def _server(self, folder: Path, number: int) -> Server:
        server = Server(folder / str(number), self.database, bot_workers=1, idle=3, grace=120)
        site = str(Path(__file__).parent / "clock")
        server.environment |= {"FAULTS_CLOCK": str(self.clock), "PYTHONPATH": site}
        return server

    @property
    def bases(self) -> list[str]:
        return [server.base for server in self.servers]

    def faults(self) -> dict[str, Fault]:
        both = {
            "kill": self.kill, "restart": self.restart, "freeze": self.freeze, "worker killed": self.kill_worker,
            "clock jump": self.jump,
        }  # fmt: skip
        if self.postgres is None:
            return {**both, "disk full": self.fill_disk, "slow disk": self.slow_disk}
        return {
            **both, "database stopped": self.stop_database, "database killed": self.kill_database,
            "database frozen": self.freeze_database, "connections cut": self.cut, "read-only": self.read_only,
            "two owners": self.second_owner,
        }  # fmt: skip

    def _one(self) -> Server:
        return self.chance.choice(self.servers)

    async def _moment(self, least: float = 0.2, most: float = 1.5) -> None:
        await asyncio.sleep(self.chance.uniform(least, most))

    async def start(self) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.start)

    async def stop(self) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.stop)

    # --- the servers ---

    async def kill(self) -> None:
        server = self._one()
        await asyncio.to_thread(server.kill)
        await self._moment(0.0, 0.5)
        await asyncio.to_thread(server.start)

    async def restart(self) -> None:
        server = self._one()
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    async def freeze(self) -> None:
        """Long enough to lose its leases, or not."""
        server = self._one()
        server.freeze()
        await self._moment(0.5, 14.0 if self.chance.random() < 0.3 else 3.0)
        server.thaw()

    async def kill_worker(self) -> None:
        server = self._one()
        assert server.process is not None
        for child in children(server.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        await self._moment()

    async def jump(self) -> None:
        self.clock.write_text(str(self.chance.choice([-3600, -30, 30, 3600])))
        await self._moment(1.0, 4.0)
        self.clock.write_text("0")

    # --- a file as database ---

    async def fill_disk(self) -> None:
        """No file of the server may grow any more."""
        process = self.servers[0].process
        assert process is not None
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        await self._moment()
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def slow_disk(self) -> None:
        """Somebody else keeps the file busy."""

        def busy(seconds: float) -> None:
            with contextlib.closing(
                sqlite3.connect(self.servers[0].folder / "stolik.db", isolation_level=None)
            ) as other:
                other.execute("PRAGMA busy_timeout=10000")
                other.execute("BEGIN IMMEDIATE")
                time.sleep(seconds)
                other.execute("ROLLBACK")

        await asyncio.to_thread(busy, self.chance.uniform(0.5, 3.0))

    # --- PostgreSQL ---

    async def stop_database(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.halt)
        await self._moment()
        await asyncio.to_thread(self.postgres.resume)

    async def kill_database(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.crash)
        await asyncio.to_thread(self.postgres.resume)

    async def freeze_database(self) -> None:
        """As a disk that does not answer."""
        assert self.postgres is not None
        self.postgres.freeze()
        await self._moment(0.5, 3.0)
        self.postgres.thaw()

    async def cut(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.hang_up, self.database)

    async def read_only(self) -> None:
        assert self.postgres is not None
        name = self.database.partition("@/")[2].partition("?")[0]
        await asyncio.to_thread(self.postgres.sql, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await asyncio.to_thread(self.postgres.hang_up, self.database)
        await self._moment()
        await asyncio.to_thread(self.postgres.sql, f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        await asyncio.to_thread(self.postgres.hang_up, self.database)

    async def second_owner(self) -> None:
        """Another process that nobody sees has taken every table."""
        assert self.postgres is not None
        taken = "UPDATE leases SET owner = 'ghost', epoch = epoch + 1"
        await asyncio.to_thread(self.postgres.sql, taken, database=self.database)
