"""The API description: what Litestar finds, plus all refusals and the messages of the live channel."""

from pathlib import Path
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from stolik.kernel.codec import encode
from stolik.server.settings import Settings
from stolik.table import protocol as live
from stolik.table.info import Problem
from stolik.version import VERSION

SAID = (
    live.Hello, live.Update, live.Done, live.Refused, live.WhyAnswer, live.HintAnswer, live.Presence, live.Chatted,
    live.ConsentAsked, live.TableChanged, live.OddsAnswer, live.Pong,
)  # fmt: skip
HEARD = (live.Move, live.Undo, live.Why, live.Hint, live.AskOdds, live.Consent, live.Say, live.Return, live.Ping)
"""Messages that the live channel sends, and those that it accepts."""


def amended(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with every refusal described, and with the live channel's messages among the components."""
    _, components = msgspec.json.schema_components([Problem, *SAID, *HEARD], ref_template="#/components/schemas/{name}")
    known = schema["components"]["schemas"]
    for name, component in components.items():
        known.setdefault(name, component)
    known["LiveSaid"] = {"oneOf": [_ref(kind.__name__) for kind in SAID]}
    known["LiveHeard"] = {"oneOf": [_ref(kind.__name__) for kind in HEARD]}
    refused = {"description": "Refused, with a reason", "content": {"application/json": {"schema": _ref("Problem")}}}
    for methods in schema["paths"].values():
        for operation in methods.values():
            operation["responses"].pop("400", None)
            operation["responses"]["4XX"] = refused
    return schema


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


class Description(JsonRenderPlugin):
    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, amended(openapi_schema))


def openapi() -> OpenAPIConfig:
    # The framework's other pages load scripts from elsewhere.
    return OpenAPIConfig("stolik", VERSION, path="/api/schema", render_plugins=[Description(path="/openapi.json")])


def schema() -> dict[str, Any]:
    """The schema that the service answers at /api/schema/openapi.json."""
    from stolik.server.app import build  # the description does not list itself

    return amended(build(Settings(database="sqlite://")).openapi_schema.to_schema())


def write_schema(out: Path) -> None:
    text = encode(schema())
    if not out.is_file() or out.read_bytes() != text:
        out.write_bytes(text)
