"""Generate the client's types from those of the server and the games.

    python -m tools.types            # write web/src/generated/
    python -m tools.types --check    # only say what is not fresh

`<game>.ts` holds the options, actions, events and views of a game; `service.ts` the bodies and answers of the HTTP API
and the messages of the live channel; `paths.ts` which address takes and gives which of them. All come from JSON Schema:
that of msgspec for the games, that of the OpenAPI description for the service.
"""

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from stolik import games
from stolik.server.openapi import schema as openapi

Schema = dict[str, Any]

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "generated"
HEAD = "/** {about} Written by `python -m tools.types`; do not edit. */\n"
LONGEST = 120
METHODS = ("get", "put", "post", "delete", "patch")
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
OPEN = {"action": "GameAction", "event": "GameEvent"}
"""Fields of the service that hold a message of whichever game is played."""
OPEN_TYPES = """
/** An action of any game. Its own fields are described in the file of its game. */
export interface GameAction {
  type: string;
  seat: number;
  [field: string]: unknown;
}

/** An event of any game. Its own fields are described in the file of its game. */
export interface GameEvent {
  type: string;
  seat?: number;
  [field: string]: unknown;
}
"""

# --- from JSON Schema to TypeScript ---


def type_of(schema: Schema) -> str:
    """The TypeScript type that a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(dict.fromkeys(type_of(choice) for choice in choices))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        case "array":
            item = type_of(schema.get("items") or {})
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"{{ [key: string]: {type_of(schema.get('additionalProperties') or {})} }}"
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def comment(text: str | None, indent: str = "") -> str:
    """A comment for readers of the types, from a docstring."""
    if not text:
        return ""
    lines = inspect.cleandoc(text).split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(f"{indent}{line}".rstrip() + "\n" for line in ("/**", *(f" * {line}" for line in lines), " */"))


def alias(name: str, schema: Schema) -> str:
    """A name for a type; a long choice gets a line for each of its kinds."""
    kind = type_of(schema)
    if len(kind) <= LONGEST:
        return f"export type {name} = {kind};\n"
    return f"export type {name} =\n  | " + kind.replace(" | ", "\n  | ") + ";\n"


def declaration(name: str, schema: Schema, sent: bool) -> str:
    """A named type. What is `sent` to the client has its defaults filled in; what the client sends may lack them."""
    about = comment(schema.get("description"))
    if schema.get("type") != "object" or "properties" not in schema:
        return about + alias(name, schema)
    required = set(schema.get("required", ()))
    fields = ""
    for field, kind in schema["properties"].items():
        there = field in required or (sent and "default" in kind)
        fields += comment(kind.get("description"), "  ")
        fields += f"  {field}{'' if there else '?'}: {kind.get('title') or type_of(kind)};\n"
    return f"{about}export interface {name} {{\n{fields}}}\n"


# --- games ---


def structs(kind: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    """Add every message that occurs in this type, by its name."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        known = found.setdefault(kind.__name__, kind)
        if known is not kind:
            raise ValueError(f"{kind.__name__} is a name both in {kind.__module__} and in {known.__module__}")
        for field in msgspec.structs.fields(kind):
            structs(field.type, found)
    for part in get_args(kind):
        structs(part, found)


def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What is written below the fields of a message, inherited ones included."""
    docs: dict[str, str] = {}
    for base in reversed(struct.__mro__[: struct.__mro__.index(msgspec.Struct)]):
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, below in zip(body.body, body.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    docs[name] = text
    return docs


def struct_types(roots: Iterable[Any]) -> str:
    """Every message that occurs in these types."""
    found: dict[str, type[msgspec.Struct]] = {}
    for root in roots:
        structs(root, found)
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    text = ""
    for name, struct in found.items():
        schema = components[name]
        schema["description"] = struct.__dict__.get("__doc__")
        for field, doc in field_docs(struct).items():
            if field in schema["properties"]:
                schema["properties"][field]["description"] = doc
        text += "\n" + declaration(name, schema, sent=not struct.__struct_config__.omit_defaults)
    return text


def game_types(name: str) -> str:
    """The module of one game."""
    game = games.load(name)
    roots = {"Options": game.Options, "Action": game.Action, "Event": game.Event, "View": game.View}
    kinds, _ = msgspec.json.schema_components(roots.values(), ref_template="{name}")
    aliases = [alias(root, kind) for root, kind in zip(roots, kinds, strict=True)]
    about = HEAD.format(about=f"What a table of {name.capitalize()} tells and hears.")
    return about + struct_types(roots.values()) + "\n" + "\n".join(aliases)


# --- service ---


def refs(schema: Any) -> Iterator[str]:
    """Names of the components that a schema mentions."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield type_of(schema)
        for part in schema.values():
            yield from refs(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from refs(part)


def heard(description: Schema) -> set[str]:
    """Components that clients send, and so may send without what has a default."""
    components = description["components"]["schemas"]
    bodies = [way.get("requestBody") for ways in description["paths"].values() for way in ways.values()]
    known: set[str] = set()
    waiting = {*refs(bodies), *refs(components["LiveHeard"])}
    while waiting:
        known |= waiting
        waiting = set(refs([components[name] for name in waiting])) - known
    return known


def service_types(description: Schema) -> str:
    """The module of bodies, answers and live messages."""
    told = heard(description)
    text = HEAD.format(about="What travels between the service and its clients.") + OPEN_TYPES
    for name, schema in sorted(description["components"]["schemas"].items()):
        for field, kind in schema.get("properties", {}).items():
            kind.pop("title", None)
            if field in OPEN and type_of(kind) in ("unknown", type_of({"type": "object"})):
                kind["title"] = OPEN[field]
        text += "\n" + declaration(name, schema, sent=name not in told)
    return text


def content(described: Schema) -> str:
    """What a body or an answer holds."""
    parts = [f"{json.dumps(kind)}: {typed(body['schema'])}" for kind, body in described.get("content", {}).items()]
    return f"content: {{ {'; '.join(parts)} }}" if parts else "content?: never"


def typed(schema: Schema) -> str:
    """The type of a body, with the names of components found in `service.ts`."""
    if "$ref" in schema:
        return f"service.{type_of(schema)}"
    if schema.get("type") == "array":
        return f"{typed(schema['items'])}[]"
    return type_of(schema)


def parameters(operation: Schema) -> str:
    """What an address and its query hold."""
    parts = []
    for place in ("path", "query"):
        here = [p for p in operation.get("parameters", ()) if p["in"] == place]
        fields = [f"{p['name']}{'' if p.get('required') else '?'}: {type_of(p['schema'])}" for p in here]
        must = any(p.get("required") for p in here)
        if fields:
            parts.append(f"{place}{'' if must else '?'}: {{ {'; '.join(fields)} }}")
    return f"parameters: {{ {'; '.join(parts)} }}" if parts else "parameters: Record<string, never>"


def path_types(description: Schema) -> str:
    """The module of addresses, as openapi-fetch reads it."""
    text = HEAD.format(about="The addresses of the service, as openapi-fetch reads them.")
    text += '\nimport type * as service from "./service";\n\nexport interface paths {\n'
    for path, ways in description["paths"].items():
        text += f"  {json.dumps(path)}: {{\n"
        for method in METHODS:
            if not (operation := ways.get(method)):
                continue
            text += f"    {method}: {{\n      {parameters(operation)};\n"
            if body := operation.get("requestBody"):
                text += f"      requestBody: {{ {content(body)} }};\n"
            answers = "; ".join(
                f"{status if status.isdigit() else json.dumps(status)}: {{ {content(answer)} }}"
                for status, answer in operation["responses"].items()
            )
            text += f"      responses: {{ {answers} }};\n    }};\n"
        text += "  };\n"
    return text + "}\n"


# --- files ---


@cache
def modules() -> dict[str, str]:
    """The text of every generated file."""
    description = openapi()
    texts = {f"{name}.ts": game_types(name) for name in games.NAMES}
    return texts | {"service.ts": service_types(description), "paths.ts": path_types(description)}


def stale(folder: Path = FOLDER) -> list[str]:
    """Files that are missing, superfluous, or say something else than the types of today."""
    texts = modules()
    there = {file.name: file.read_text("utf-8") for file in folder.glob("*")}
    return sorted(name for name in texts.keys() | there.keys() if texts.get(name) != there.get(name))


def write(folder: Path = FOLDER) -> None:
    """Bring the folder up to date, touching only what differs."""
    folder.mkdir(exist_ok=True)
    texts = modules()
    for name in stale(folder):
        if name in texts:
            (folder / name).write_text(texts[name], "utf-8")
        else:
            (folder / name).unlink()


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        old = stale()
        if old:
            sys.exit(f"not fresh in web/src/generated: {', '.join(old)}; run `make types`")
    else:
        write()
