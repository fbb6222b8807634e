"""Whole games by scripted people."""

import asyncio
from typing import Any

import stolik
from tests.server.client import Player

Json = dict[str, Any]


async def whole_game(bases: list[str], game: str, seats: int) -> Json:
    """Everybody joins by link, each at one of the servers, and plays to the end; the record."""
    players = [Player(bases[number % len(bases)]) for number in range(seats)]
    owner = players[0]
    kinds = [{"kind": "here", "name": "Ola"}] + [{"kind": "link"} for _ in range(seats - 1)]
    made = await owner.table(game, kinds)
    table = made["table"]
    for number, player in enumerate(players[1:], 1):
        joined = await player.join(made["seats"][number]["invite"], f"Guest {number}")
        assert joined == {"table": table, "seat": number, "key": None}
    lives = [await player.live(table) for player in players]
    await asyncio.gather(*(live.play() for live in lives))
    record: Json = await owner.get(f"/api/tables/{table}/record")
    for live in lives:
        await live.socket.close()
    for player in players:
        assert (await player.get(f"/api/tables/{table}"))["status"] == "over"
        await player.http.aclose()
    return record


def prove(record: Json, seats: int) -> None:
    played = stolik.replay(stolik.decode(stolik.encode(record), stolik.Record))
    assert played.game.decision(played.state) is None
    assert played.state.seats == seats
