"""The OpenAPI description as a file, for the types of the client."""

from pathlib import Path
from typing import Any

from stolik.kernel.codec import encode
from stolik.server.app import build
from stolik.server.openapi import amended
from stolik.server.settings import Settings


def schema() -> dict[str, Any]:
    """What the service answers at /api/schema/openapi.json."""
    return amended(build(Settings(database="sqlite://")).openapi_schema.to_schema())


def write_schema(out: Path) -> None:
    text = encode(schema())
    if not out.is_file() or out.read_bytes() != text:
        out.write_bytes(text)
