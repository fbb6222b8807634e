"""The games that can be played here."""

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from stolik.games import NAMES, load
from stolik.table.catalogue import describe
from stolik.table.errors import Refusal
from stolik.table.info import GameInfo


@get("/api/games", operation_id="games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game that can be played here, with its options."""
    return [describe(name) for name in NAMES]


@get("/api/games/{name:str}/schema", operation_id="gameSchema", sync_to_thread=False)
def game_schema(name: FromPath[str]) -> dict[str, Any]:
    """JSON Schema of this game's options, views, actions and events; for those who write bots or clients."""
    if name not in NAMES:
        raise Refusal("no-such-game", status=404, given=name[:40])
    game = load(name)
    kinds = {"options": game.Options, "view": game.View, "action": game.Action, "event": game.Event}
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    return {**dict(zip(kinds, schemas)), "$defs": components}
