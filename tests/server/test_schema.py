"""The OpenAPI description against the service: whatever it allows is answered as it says, and nothing answers 500."""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import stolik
from stolik.server.openapi import schema as describe
from tests.server.running import Server
from tests.server.tables import GAME

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = int(os.environ.get("STOLIK_EXAMPLES", "6"))
schema: Any = schemathesis.openapi.from_dict(describe())


@pytest.fixture(scope="module")
def owner(server: Server) -> Iterator[tuple[str, dict[str, str]]]:
    """A table, and the cookie of its owner."""
    with httpx.Client(base_url=server.base) as client:
        seats = [{"kind": "here", "name": "Ola"}, {"kind": "link"}]
        made = client.post("/api/tables", json={"game": GAME, "seats": seats}).json()
        client.post(f"/api{made['seats'][1]['invite']}", json={"name": "Ola again"})
        yield made["table"], dict(client.cookies)


@schema.exclude(path_regex="/api/bot/decisions").parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_service_answers_as_described(case: Any, server: Server, owner: tuple[str, dict[str, str]]) -> None:
    table, cookies = owner
    if case.path_parameters and "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table
        case.cookies = cookies
    case.call_and_validate(base_url=server.base, checks=CHECKS)


def test_the_description_is_whole() -> None:
    told = describe()
    assert str(told["openapi"]).startswith("3.1")
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            assert operation["operationId"], (method, path)
            assert operation["responses"], (method, path)


def test_every_game_describes_its_messages(server: Server) -> None:
    for name in stolik.GAMES:
        told = httpx.get(f"{server.base}/api/games/{name}/schema").json()
        assert set(told) == {"options", "view", "action", "event", "$defs"}
        assert len(told["$defs"]) > 5


def test_the_live_channel_is_described_too() -> None:
    known = describe()["components"]["schemas"]
    assert {"Update", "Hello", "Refused", "Move", "LiveSaid", "LiveHeard", "Problem", "Reason"} <= set(known)
