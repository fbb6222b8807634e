"""The games that this service offers."""

from typing import Annotated, Any, cast

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from stolik.games import GUESTS, NAMES, load
from stolik.table.catalogue import describe
from stolik.table.errors import Refusal
from stolik.table.info import GameInfo, GameWords, Language
from stolik.table.view_fields import all_seat_fields, kinds_of_things
from stolik.text import FALLBACK, Words, guest_texts


@get("/api/games", operation_id="games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game on offer, with its options."""
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


@get("/api/games/{name:str}/words", operation_id="gameWords", sync_to_thread=False)
def game_words(name: FromPath[str], language: Annotated[Language, QueryParameter()] = "en") -> GameWords:
    """The messages of a game from another package. Those of our own games are part of every client."""
    if name not in GUESTS:
        raise Refusal("no-such-game", status=404, given=name[:40])
    texts = [text for each in dict.fromkeys((FALLBACK, language)) for text in guest_texts(name, each)]
    things = kinds_of_things(name, Words(FALLBACK).ids(f"{name}-"))
    return GameWords(texts, cast(Any, all_seat_fields(load(name).View)), things)
