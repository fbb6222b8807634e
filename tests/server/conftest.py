"""One real server for the tests of a worker; those that break it start their own."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert '"level": "error"' not in running.said(), running.said()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres().start()
    yield server
    server.stop()


@pytest.fixture
def two_servers(postgres: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    """Two processes that serve the same tables."""
    database = postgres.database()
    with ExitStack() as stack:
        running = [stack.enter_context(Server(tmp_path / str(n), database)) for n in range(2)]
        yield running
        for server in running:
            assert '"level": "error"' not in server.said(), server.said()
