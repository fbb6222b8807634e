"""One real server for the tests of a worker; those that break it start their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert '"level": "error"' not in running.said(), running.said()
