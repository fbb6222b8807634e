"""Tables of one device, in CPython: the same code that runs in a page."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import msgspec
import pytest

from stolik.games import load
from stolik.kernel.messages import Record
from stolik.kernel.record import replay
from tests.device.page import Memory, Page

GAMES = ("arcana", "arcs", "eclipse")


def run(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def whole(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return whole


async def play(page: Page, table: str, most: int = 100_000, seed: int = 3) -> int:
    """Answer with any legal action this many times, or to the end. Returns how often."""
    channel, dice = await page.sit(table), random.Random(seed)
    for moves in range(most):
        asked = await page.my_turn()
        if asked is None:
            return moves
        option = dice.choice(asked["decision"]["options"])
        answer = await page.say(channel, type="move", seat=asked["seat"], ply=asked["ply"], action=option["action"])
        assert answer["type"] == "done", answer
    return most


@run
async def test_the_games_and_their_options_are_told() -> None:
    games = await Page().ask("GET", "/games")
    assert [game["name"] for game in games] == list(GAMES)
    assert all(game["options"] for game in games)


@pytest.mark.parametrize("game", GAMES)
@run
async def test_a_whole_game_against_a_bot_ends_as_a_record_that_replays(game: str) -> None:
    page = Page()
    table = await page.make(game, "here", "easy")
    assert await play(page, table) > 5
    record = await page.ask("GET", f"/tables/{table}/record")
    again = replay(load(game), msgspec.json.decode(json.dumps(record), type=Record)).record()
    assert json.loads(msgspec.json.encode(again)) == record


@run
async def test_a_table_is_taken_up_again_by_another_page() -> None:
    memory = Memory()
    first = Page(memory)
    table = await first.make("arcana", "here", "here")
    await play(first, table, 7)
    second = Page(memory)
    await second.sit(table)
    before, after = ({m["seat"]: m for m in page.heard if m["type"] == "update"} for page in (first, second))
    assert {seat: m["decision"] for seat, m in before.items()} == {seat: m["decision"] for seat, m in after.items()}
    listed = await Page(memory).ask("GET", "/tables")
    assert (listed[0]["table"], listed[0]["ply"]) == (table, 7)


@run
async def test_a_table_outlives_an_update_of_the_site() -> None:
    """The new rules know one of its moves no more: what was before stays, and the table says so and plays on."""
    memory = Memory()
    first = Page(memory)
    table = await first.make("arcana", "here", "here")
    await play(first, table, 7)
    saved, entry = json.loads(memory.tables[table]), json.loads(memory.entries[table, 6])
    saved["row"]["rules"] = "arcana/old"
    entry["data"] = json.dumps({"type": "arcana-nothing", "seat": 0})
    memory.tables[table], memory.entries[table, 6] = json.dumps(saved), json.dumps(entry)
    second = Page(memory)
    assert await play(second, table, 3) == 3
    events = [line["event"] for heard in second.heard for line in heard.get("events", [])]
    assert [event for event in events if event["type"] == "table-rules"] != []
    third = Page(memory)
    assert await play(third, table, 1) == 1
    assert load("arcana").rules in memory.tables[table]


@run
async def test_two_pages_at_one_table_do_not_overwrite_each_other() -> None:
    memory = Memory()
    first, second = Page(memory), Page(memory)
    table = await first.make("arcana", "here", "here")
    one, two = await first.sit(table), await second.sit(table)
    asked = await first.my_turn()
    assert asked is not None
    move = {"type": "move", "seat": asked["seat"], "ply": asked["ply"]}
    options = asked["decision"]["options"]
    assert (await first.say(one, **move, action=options[0]["action"]))["type"] == "done"
    late = await second.say(two, **move, action=options[-1]["action"])
    assert (late["type"], late["reason"]["code"]) == ("refused", "old-ply")
    assert len(memory.entries) == 1


@run
async def test_what_cannot_be_kept_has_not_happened() -> None:
    page = Page()
    table = await page.make("arcana", "here", "here")
    channel = await page.sit(table)
    asked = await page.my_turn()
    assert asked is not None
    move = {"type": "move", "seat": asked["seat"], "ply": asked["ply"]}
    page.memory.full = True
    answer = await page.say(channel, **move, action=asked["decision"]["options"][0]["action"])
    assert answer["reason"]["code"] == "not-kept"
    page.memory.full = False
    assert (await page.say(channel, **move, action=asked["decision"]["options"][0]["action"]))["ply"] == 1


@run
async def test_why_hint_odds_and_undo() -> None:
    page = Page()
    table = await page.make("arcs", "here", "easy", seed="odds")
    channel = await page.sit(table)
    asked = await page.my_turn()
    assert asked is not None
    seat, options = asked["seat"], asked["decision"]["options"]
    hint = await page.say(channel, type="hint", seat=seat)
    assert hint["type"] == "hint"
    assert 0 <= hint["option"] < len(options)
    why = await page.say(channel, type="why", seat=seat, target=["do:nonsense"])
    assert why["reason"] is not None
    assert (await page.say(channel, type="odds", seat=seat, action=options[0]["action"]))["type"] == "odds"
    await page.say(channel, type="move", seat=seat, ply=asked["ply"], action=options[0]["action"])
    assert (await page.my_turn()) is not None
    assert (await page.say(channel, type="undo", seat=seat))["type"] == "done"
    assert any(line["event"]["type"] == "table-undone" for m in page.heard for line in m.get("events", []))


@run
async def test_replay_analysis_fork_rematch_and_import_of_a_finished_game() -> None:
    page = Page()
    table = await page.make("arcana", "here", "easy")
    moves = await play(page, table)
    step = await page.ask("GET", f"/tables/{table}/replay?ply=3&seat=1")
    assert (step["ply"], step["seat"]) == (3, 1)
    assert await page.ask("GET", f"/tables/{table}/replay/range?first=1&last=4&seat=1")
    found = await page.ask("GET", f"/tables/{table}/analysis")
    while not found["done"]:
        await asyncio.sleep(0.01)
        found = await page.ask("GET", f"/tables/{table}/analysis")
    assert found["plies"] >= moves
    choices = await page.ask("GET", f"/tables/{table}/analysis/4")
    assert choices["ply"] == 4
    forked = await page.ask("POST", f"/tables/{table}/fork", {"ply": 4, "seats": None})
    assert (await page.ask("GET", f"/tables/{forked['table']}"))["ply"] >= 4
    again = await page.ask("POST", f"/tables/{table}/rematch")
    assert again == await page.ask("POST", f"/tables/{table}/rematch")
    assert [s["kind"] for s in (await page.ask("GET", f"/tables/{again['table']}"))["seats"]] == ["here", "bot"]
    record = await page.ask("GET", f"/tables/{table}/record")
    brought = await Page().ask("POST", "/records", record)
    assert brought["table"].startswith("here-")
    record["actions"] = record["actions"][::-1]
    assert await page.refusal("POST", "/records", record) == (409, "damaged-record")


@run
async def test_a_seed_and_options_make_the_same_deal() -> None:
    deals = []
    for _ in range(2):
        page = Page()
        table = await page.make("eclipse", "here", "here", seed="a deal", options={"species": "all"})
        await page.sit(table)
        deals.append([m["view"] for m in page.heard if m["type"] == "update"])
    assert deals[0] == deals[1]


@run
async def test_pause_end_notes_and_removal() -> None:
    page = Page()
    table = await page.make("arcana", "here", "easy")
    await page.sit(table)
    assert (await page.ask("POST", f"/tables/{table}/pause", {"paused": True}))["paused"]
    assert not (await page.ask("POST", f"/tables/{table}/pause", {"paused": False}))["paused"]
    await page.ask("PUT", f"/tables/{table}/notes", {"text": "watch the Thieves"})
    assert (await Page(page.memory).ask("GET", f"/tables/{table}/notes"))["text"] == "watch the Thieves"
    assert (await page.ask("POST", f"/tables/{table}/offer-end", {}))["status"] == "over"
    await page.ask("DELETE", f"/tables/{table}")
    assert await page.refusal("GET", f"/tables/{table}") == (404, "no-such-table")
    assert page.memory.entries == {}


@run
async def test_what_one_device_cannot_do_is_refused_and_changes_nothing() -> None:
    page = Page()
    link = {"game": "arcana", "seats": [{"kind": "here", "name": "Ola"}, {"kind": "link"}]}
    assert await page.refusal("POST", "/tables", link) == (409, "needs-server")
    assert await page.refusal("POST", "/tables", {"game": "chess", "seats": link["seats"]}) == (409, "no-such-game")
    assert await page.refusal("POST", "/tables", {"game": 4}) == (400, "not-understood")
    assert await page.refusal("GET", "/account") == (404, "needs-server")
    assert page.memory.tables == {}


@run
async def test_bots_play_on_when_a_seat_is_given_up() -> None:
    page = Page()
    table = await page.make("arcana", "here", "easy")
    await page.sit(table)
    await page.ask("POST", f"/tables/{table}/resign", {"seat": 0})
    await page.end()
    assert (await page.ask("GET", f"/tables/{table}"))["status"] == "over"


def test_it_needs_nothing_but_msgspec() -> None:
    """What a page has to load: neither the service nor anything it stands on."""
    code = "import sys, stolik.browser.api, stolik; [stolik.load(g) for g in stolik.GAMES]; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    foreign = {"litestar", "sqlalchemy", "fluent", "numpy", "cyclopts", "rich", "sqlite3", "multiprocessing"}
    assert foreign.isdisjoint(name.partition(".")[0] for name in loaded)
    assert not any(name.startswith(("stolik.server", "stolik.lab")) for name in loaded)
    assert json.dumps(sorted(name for name in loaded if name == "msgspec")) == '["msgspec"]'
