"""What travels instead of a view makes the new one out of the old one."""

import json
import random
from typing import Any

import pytest

import stolik
from stolik.kernel.codec import encode
from stolik.table.diff import changes
from stolik.table.protocol import Change
from stolik.table.updates import Updates
from tests.server.client import Player, changed
from tests.server.running import Server
from tests.server.tables import Party, at_table


def plainly(value: Any) -> Any:
    return json.loads(encode(value))


@pytest.mark.parametrize("name", stolik.GAMES)
def test_changes_make_each_view_of_a_game_out_of_the_one_before(name: str) -> None:
    game, rng = stolik.load(name), random.Random(7)
    state = game.new(3, 7)
    viewers: list[int | None] = [None, 0, 1, 2]
    before = game.views(state, viewers)
    told = whole = 0
    while (decision := game.decision(state)) is not None:
        game.apply(state, rng.choice(decision.actions))
        after = game.views(state, viewers)
        for was, now in zip(before, after):
            found = changes(was, now)
            assert changed(plainly(was), plainly(found)) == plainly(now)
            told, whole = told + len(encode(found)), whole + len(encode(now))
        before = after
    assert told < whole / 5, "changes are much shorter than views"


def test_nothing_is_told_where_nothing_has_changed() -> None:
    view = stolik.load("arcana").view(stolik.load("arcana").new(2, 1), 0)
    assert changes(view, view) == []


def test_a_key_that_is_gone_is_told_without_a_value() -> None:
    assert changes({"B1": 1, "B2": 2}, {"B2": 3, "B3": 4}) == [
        Change(("B2",), 3),
        Change(("B3",), 4),
        Change(("B1",)),
    ]
    assert encode(Change(("faces", "B1"))) == b'{"at":["faces","B1"]}'


def test_whoever_holds_no_view_is_told_the_whole() -> None:
    game = stolik.load("arcana")
    updates = Updates(game, game.new(2, 1), [0], 0, [], over=False)
    assert json.loads(updates.text(0, 0, None))["view"] == plainly(updates.views[0])
    again = json.loads(updates.text(0, 0, updates.views[0]))
    assert again["changes"] == []
    assert "view" not in again


def test_every_connection_can_follow_whenever_it_came(server: Server) -> None:
    async def test(people: Party) -> None:
        guest, phone = Player(server.base), Player(server.base)
        await guest.post(f"/api{people.made['watch']}")
        await phone.join(await people.players[1].own_link(people.table, 1))
        for _ in range(4):
            await people.step()
        async with guest, phone, await guest.live(people.table) as watching, await phone.live(people.table) as second:
            for live in (watching, second):
                assert "view" in await live.until("update")
            for _ in range(10):
                await people.step()
            ply = (await people.settle())["ply"]
            for live, device, seat in ((watching, guest, None), (second, phone, 1), (people.lives[1], phone, 1)):
                while live.state[seat]["ply"] < ply:
                    await live.receive()
                known = await device.get(f"/api/tables/{people.table}/knowledge")
                assert live.state[seat]["view"] == known["update"]["view"]
                assert sum('"changes":' in text for text in live.heard) >= 10

    at_table(server, test)
