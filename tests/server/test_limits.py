"""Whom a limit counts together, and under which names the service answers."""

import httpx
import pytest

from stolik.server.security import is_ours, network
from tests.server.running import Server


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_addresses_of_one_network_are_counted_together(address: str, counted: str) -> None:
    assert network(address) == counted


def test_a_whole_network_shares_one_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("net"), requests_per_minute=60) as server, httpx.Client() as client:

        def status(address: str) -> int:
            return client.get(f"{server.base}/api/lobby", headers={"X-Forwarded-For": address}).status_code

        assert 429 in [status(f"2001:db8::{number:x}") for number in range(40)]
        assert status("2001:db8:0:1::1") == 200


@pytest.mark.parametrize(
    ("host", "public_url", "hosts", "ours"),
    [
        ("localhost:8000", "", "", True),
        ("127.0.0.1:8000", "", "", True),
        ("[::1]:8000", "", "", True),
        ("192.168.1.20:8000", "", "", True),
        ("livingroom:8000", "", "", True),
        ("livingroom.local", "", "", True),
        ("evil.example", "", "", False),
        ("", "", "", False),
        ("table.example", "https://table.example", "", True),
        ("TABLE.example:443", "https://table.example", "", True),
        ("other.example", "https://table.example", "", False),
        ("other.example", "https://table.example", "third.example other.example", True),
        ("third.example", "", "third.example,other.example", True),
        ("x.third.example", "", "third.example", False),
        ("x.third.example", "", "*.third.example", True),
        ("anything.example", "", "*", True),
    ],
)
def test_the_service_answers_under_its_own_names(host: str, public_url: str, hosts: str, ours: bool) -> None:
    assert is_ours(host, public_url, hosts) == ours


def test_another_sites_name_is_refused(server: Server) -> None:
    for path in ("/api/games", "/"):
        answer = httpx.get(f"{server.base}{path}", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["reason"]["code"]) == (421, "foreign-host")
    assert httpx.get(f"{server.base}/healthz", headers={"Host": "evil.example"}).status_code == 200
