"""The client's types are those of the server and the games."""

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from tools import types


class Leaf(msgspec.Struct, omit_defaults=True):
    kind: Literal["oak", "elm"]
    veins: int = 0


class Tree(msgspec.Struct, tag_field="type", tag="tree"):
    """Something that grows."""

    leaves: list[Leaf]
    """From the top."""
    height: float | None = None
    names: dict[str, tuple[int, str]] = {}


def test_the_generated_types_are_fresh() -> None:
    assert types.stale() == [], "run: make types"


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({}, "unknown"),
        ({"$ref": "#/components/schemas/Line"}, "Line"),
        ({"const": "tree"}, '"tree"'),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"oneOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "{ [key: string]: boolean }"),
        ({"type": "object"}, "{ [key: string]: unknown }"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, Any], written: str) -> None:
    assert types.type_of(schema) == written


def test_what_a_message_leaves_out_is_optional_and_what_it_always_sends_is_not() -> None:
    assert types.struct_types([Tree]) == (
        "\n/** Something that grows. */\nexport interface Tree {\n"
        '  type: "tree";\n'
        "  /** From the top. */\n  leaves: Leaf[];\n"
        "  height: number | null;\n"
        "  names: { [key: string]: [number, string] };\n}\n"
        '\nexport interface Leaf {\n  kind: "elm" | "oak";\n  veins?: number;\n}\n'
    )


def test_what_a_client_sends_may_lack_what_has_a_default() -> None:
    schema = {"type": "object", "properties": {"name": {"type": "string", "default": ""}}}
    assert types.declaration("Body", schema, sent=False) == "export interface Body {\n  name?: string;\n}\n"
    assert types.declaration("Body", schema, sent=True) == "export interface Body {\n  name: string;\n}\n"


def test_only_files_that_differ_are_written(tmp_path: Path) -> None:
    types.write(tmp_path)
    fresh, old = tmp_path / "arcs.ts", tmp_path / "chess.ts"
    before = fresh.stat().st_mtime_ns
    old.write_text("old", "utf-8")
    assert types.stale(tmp_path) == ["chess.ts"]
    types.write(tmp_path)
    assert not old.exists()
    assert fresh.stat().st_mtime_ns == before
