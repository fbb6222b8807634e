"""One real server for the tests of a worker; those that break it start their own."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.post_office import Office, serving
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


@pytest.fixture(scope="session")
def shared(postgres: Postgres) -> str:
    """A database that several processes serve."""
    return postgres.database()


@pytest.fixture(scope="session")
def two_servers(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes that serve the same tables."""
    with ExitStack() as stack:
        running = [stack.enter_context(Server(tmp_path_factory.mktemp("shared"), shared)) for _ in range(2)]
        yield running
        for server in running:
            assert '"level": "error"' not in server.said(), server.said()


@pytest.fixture
def office() -> Iterator[Office]:
    yield from serving(Office())
