"""Hidden stays hidden: every byte that a viewer was sent is the same in worlds that it cannot tell apart."""

import asyncio
import json
import os
from typing import Any

import pytest

import stolik
from stolik.kernel.codec import encode
from stolik.table.updates import Updates
from tests.server.client import Live, Player
from tests.server.running import Server

Json = dict[str, Any]
SEATS = 3
WORLDS = int(os.environ.get("STOLIK_WORLDS", "1"))
"""Redealt worlds compared with the true one at each ply, for each viewer."""


async def overheard(server: Server, game: str) -> tuple[Json, dict[int | None, list[str]]]:
    """A whole game with a spectator; the record, and everything that each viewer was sent."""
    players = [Player(server.base) for _ in range(SEATS)]
    kinds: list[Json] = [{"kind": "here", "name": "Seat 0"}] + [{"kind": "link"}] * (SEATS - 1)
    made = await players[0].table(game, kinds)
    for number, player in enumerate(players[1:], 1):
        await player.join(made["seats"][number]["invite"], f"Seat {number}")
    guest = Player(server.base)
    await guest.post(f"/api{made['watch']}")
    lives = [await player.live(made["table"]) for player in [*players, guest]]
    for live in lives:
        await live.until("update")  # nobody misses the beginning
    await asyncio.gather(*(live.play() for live in lives))
    record: Json = await guest.get(f"/api/tables/{made['table']}/record")
    viewers: list[int | None] = [*range(SEATS), None]
    heard = {viewer: await drained(live) for viewer, live in zip(viewers, lives)}
    for player in [*players, guest]:
        await player.http.aclose()
    return record, heard


async def drained(live: Live) -> list[str]:
    await live.send(type="ping")
    await live.until("pong")
    await live.socket.close()
    return live.heard


@pytest.fixture(scope="module", params=stolik.GAMES)
def evening(request: pytest.FixtureRequest, server: Server) -> tuple[str, Json, dict[int | None, list[str]]]:
    """A game, its record, and what everybody was sent."""
    return (request.param, *asyncio.run(overheard(server, request.param)))


Evening = tuple[str, Json, dict[int | None, list[str]]]


def test_every_byte_is_the_same_in_worlds_that_the_viewer_cannot_tell_apart(evening: Evening) -> None:
    game, record, heard = evening
    said = {(viewer, message["n"]): text for viewer, texts in heard.items() for text, message in updates(texts)}
    rules = stolik.load(game)
    rng = stolik.chance_of("other worlds")
    compared = 0
    held: dict[int | None, list[Any]] = {viewer: [None] * WORLDS for viewer in heard}
    for match, events in stolik.walk(rules, stolik.decode(encode(record), stolik.Record)):
        ply, over = len(match.actions), rules.decision(match.state) is None
        undo = match.actions[-1].seat if match.free and not over else None
        for viewer in heard:
            if (viewer, ply) not in said:
                continue
            for number in range(WORLDS):
                world = rules.redeal(match.state, viewer, rng)
                outcome = rules.outcome(world) if over else None
                redealt = Updates(rules, world, [viewer], ply, [events], over, undo, outcome)
                other = redealt.text(viewer, 0, held[viewer][number])
                assert other == said[viewer, ply].encode(), f"{viewer} can tell worlds apart at {ply}"
                held[viewer][number] = redealt.views[viewer]
                compared += 1
    assert compared >= WORLDS * len(record["actions"])


def test_secret_parts_of_events_are_told_to_their_seat_only(evening: Evening) -> None:
    game, record, heard = evening
    rules = stolik.load(game)
    said = {(viewer, message["n"]): message for viewer, texts in heard.items() for _, message in updates(texts)}
    for match, events in stolik.walk(rules, stolik.decode(encode(record), stolik.Record)):
        for viewer in heard:
            message = said.get((viewer, len(match.actions)), {"events": []})
            for event, told in zip(events, message["events"]):
                mine = getattr(event, "seat", None) == viewer
                assert all((told["event"][field] is not None) <= mine for field in event.secret)
                assert mine or not set(event.secret) & set(told["line"]["args"])


def updates(texts: list[str]) -> list[tuple[str, Json]]:
    found = [(text, json.loads(text)) for text in texts]
    return [(text, message) for text, message in found if message["type"] == "update"]


def test_seed_and_key_of_chance_are_never_sent_before_the_end(evening: Evening) -> None:
    game, record, heard = evening
    key = stolik.load(game).new(SEATS, record["seed"]).chance.key
    for texts in heard.values():
        over = next(n for n, text in enumerate(texts) if '"status":"over"' in text or '"over":true' in text)
        for text in texts[:over]:
            assert record["seed"] not in text
            assert key not in text
