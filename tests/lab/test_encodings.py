"""Ids of actions and numbers of observations: dense, stable, documented, and nothing hidden in them."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.games.arcana import tables as cards
from stolik.kernel.chance import chance_of
from stolik.kernel.encoding import SPARE, WAIT, ActionIds, Block, Encoding, Question, four, seven, shown
from stolik.kernel.engine import options
from stolik.lab.encodings import entries, tables
from tests.contract.playing import Case, cases, decisions, label

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("name", stolik.GAMES)
every_case = pytest.mark.parametrize("case", cases(2), ids=label)

TABLES = {
    "arcana": (2, 5750, "5f57ec63", 2885),
    "arcs": (1, 3178, "3cb59682", 2541),
    "eclipse": (1, 3127, "8b1aafe5", 4971),
}
"""Version, ids, fingerprint of the table of ids, numbers. Trained weights depend on these, so changing one means a new
version."""


@every_game
def test_ids_and_numbers_change_only_with_the_version(name: str) -> None:
    encoding = stolik.load(name).encoding
    ids = encoding.actions
    assert (encoding.version, ids.size, ids.fingerprint(), encoding.size) == TABLES[name]


@every_game
def test_every_id_says_something_of_its_own(name: str) -> None:
    ids = stolik.load(name).encoding.actions
    said = [ids.words(number) for number in range(ids.size)]
    assert len(set(said)) == ids.size
    assert said[WAIT] == "wait"
    assert said[-SPARE:] == [f"spare {i}" for i in range(SPARE)]


@every_case
def test_ids_of_a_decision_are_one_to_one_and_none_is_spare(case: Case) -> None:
    ids = case.game.encoding.actions
    meaning: dict[int, set[str]] = {}
    for match, decision, _ in decisions(case):
        numbers = ids.of(match.state, decision.actions)
        assert len(set(numbers)) == len(decision.actions)
        assert min(numbers) > WAIT
        assert max(numbers) < ids.spare
        for number, action in zip(numbers, decision.actions, strict=True):
            meaning.setdefault(number, set()).add(action.tag)
            assert ids.words(number).split(" ")[0] == action.tag
    assert meaning


def test_an_action_outside_the_table_gets_a_spare_id() -> None:
    game = stolik.load("arcana")
    state = game.new(2, 1)
    action = game.action({"type": "discard", "seat": 0, "card": "a card of one's own"})
    ids = game.encoding.actions
    assert ids.of(state, [action, *options(state)])[0] == ids.spare
    many = [game.action({"type": "discard", "seat": 0, "card": f"mine {i}"}) for i in range(SPARE + 1)]
    with pytest.raises(ValueError, match=r"^actions: 33 of 33 have no id"):
        ids.of(state, many)


@every_game
def test_ids_are_the_same_from_every_chair(name: str) -> None:
    """The first question is the same for all who are asked it: so are the ids of its answers."""
    game = stolik.load(name)
    found: dict[str, dict[tuple[str, ...], int]] = {}
    for seats in game.seats:
        state = game.new(seats, 3)
        decision = game.decision(state)
        assert decision is not None
        for action, number in zip(decision.actions, game.encoding.actions.of(state, decision.actions), strict=True):
            known = found.setdefault(decision.kind, {})
            assert known.setdefault((action.tag, *action.targets()), number) == number


def seen_by(game: stolik.Game, state: Any, seat: int, out: bytearray) -> bytes:
    game.encoding.write(state, seat, out, 0)
    return bytes(out)


@every_case
def test_nothing_hidden_is_in_an_observation(case: Case) -> None:
    """A world that a seat cannot tell from the true one looks the same to it: every number, and every legal id."""
    game, out = case.game, bytearray(case.game.encoding.size)
    compared = 0
    for match, decision, rng in decisions(case):
        if rng.randrange(12):
            continue
        for seat in range(case.seats):
            world = game.redeal(match.state, seat, chance_of(f"{rng.random()}"))
            if decision.seat == seat:
                legal = game.encoding.actions.of(match.state, decision.actions)
                assert game.encoding.actions.of(world, options(world)) == legal
            else:
                world.pending = match.state.pending
            true, dealt = seen_by(game, match.state, seat, out), seen_by(game, world, seat, out)
            assert true == dealt, [e for e in entries(game.encoding) if true[e.place] != dealt[e.place]]
            compared += 1
    assert compared > 5


@every_case
def test_every_table_keeps_to_its_place_and_tells_something(case: Case) -> None:
    encoding = case.game.encoding
    changed: dict[str, bool] = {}
    for match, _, rng in decisions(case):
        if rng.randrange(25):
            continue
        for block in encoding.blocks:
            pieces: list[bytes] = []
            block.write(match.state, rng.randrange(case.seats), pieces)
            assert sum(map(len, pieces)) == block.size
            changed[block.name] = changed.get(block.name, False) or any(map(any, pieces))
    assert sum(changed.values()) >= len(encoding.blocks) - 4


def test_the_numbers_of_stakes_are_those_of_the_cards_in_use() -> None:
    """Somebody may play with another table of cards from now on, in the same process."""
    game = stolik.load("arcana")
    state, out = game.new(2, 3), bytearray(game.encoding.size)
    zones = next(block for block in game.encoding.blocks if block.name == "zones")
    points = zones.columns.index("stake: points")

    def seen() -> list[int]:
        told = tables(game.encoding, np.frombuffer(seen_by(game, state, 0, out), np.uint8))["zones"]
        return [int(row[points]) for row in told if row[zones.columns.index("stake")]]

    notice, rows = cards.ours()
    before = seen()
    assert before
    try:
        cards.use(notice, [row | {"vp": row.get("vp", 0) + 1} for row in rows])
        assert seen() == [number + 1 for number in before]
    finally:
        cards.use(notice, rows)
    assert seen() == before


@pytest.mark.parametrize("odd", [0, 255, 256, 99_999, -1, -300])
def test_numbers_too_large_or_negative_are_cut_off_and_the_others_stay(odd: int) -> None:
    cut = min(255, max(0, odd))
    for place in range(7):
        given = [1, 2, 3, 4, 5, 6, 7]
        given[place] = odd
        wanted = [cut if i == place else number for i, number in enumerate([1, 2, 3, 4, 5, 6, 7])]
        assert list(seven(*given)) == list(shown(given)) == wanted
        assert list(four(*given[:4])) == wanted[:4]


def test_an_encoding_that_writes_too_little_is_named() -> None:
    class Short(Block):
        def write(self, s: Any, seat: int, out: list[bytes]) -> None:
            out.append(b"\1")

    encoding = Encoding(1, ActionIds([], 2), [Short("short", ["now"], ["one", "two"])])
    with pytest.raises(ValueError, match=r"^encoding: 1 numbers instead of 2"):
        encoding.write(None, 0, bytearray(2), 0)


def held(state: Any, seat: int) -> int:
    """Something that every seat of every game has: cards in Arcana and Arcs, money in Eclipse."""
    if hasattr(state, "hands"):
        return len(state.hands[seat])
    player = state.players[seat]
    return len(player.hand) if hasattr(player, "hand") else int(player.store[0])


@every_case
def test_the_numbers_are_those_of_the_seat_that_looks(case: Case) -> None:
    """Seats are counted from it: the first row of the table of seats is its own."""
    game, out = case.game, bytearray(case.game.encoding.size)
    name, column = {"arcana": ("seats", 1), "arcs": ("seats", 5), "eclipse": ("boards", 10)}[case.name]
    for match, _, rng in decisions(case):
        if not rng.randrange(20):
            for seat in range(case.seats):
                seen = tables(game.encoding, np.frombuffer(seen_by(game, match.state, seat, out), np.uint8))[name]
                shown = [int(seen[i, column]) for i in range(case.seats)]
                assert shown == [held(match.state, (seat + i) % case.seats) for i in range(case.seats)]


@every_game
def test_every_question_of_the_game_has_its_number(name: str) -> None:
    """Asked are exactly the questions that have words; short forms are other words for the same."""
    words = "".join(path.read_text("utf-8") for path in (ROOT / "locales" / "en").glob(f"{name}*.ftl"))
    told = {kind for kind in re.findall(rf"^{name}-ask-([\w-]+)", words, re.MULTILINE) if not kind.endswith("-short")}
    asked = next(block for block in stolik.load(name).encoding.blocks if isinstance(block, Question))
    assert set(asked.kinds) == told


@every_game
def test_the_question_is_told_to_the_seat_that_is_asked_and_to_no_other(name: str) -> None:
    game = stolik.load(name)
    state, out = game.new(min(game.seats), 5), bytearray(game.encoding.size)
    decision = game.decision(state)
    assert decision is not None
    block = game.encoding.blocks[0]
    for seat in range(min(game.seats)):
        seen = seen_by(game, state, seat, out)[: block.size]
        told = [column for column, number in zip(block.columns, seen, strict=True) if number]
        distance = (decision.seat - seat) % state.seats
        assert f"asked seat+{distance}" in told
        assert (f"asked: {decision.kind}" in told) == (seat == decision.seat)


@every_game
def test_every_number_has_a_description_of_its_own(name: str) -> None:
    encoding = stolik.load(name).encoding
    described = entries(encoding)
    assert [entry.place for entry in described] == list(range(encoding.size))
    assert len({(e.table, e.row, e.column) for e in described}) == encoding.size


@every_game
def test_the_page_about_learning_tells_how_much_there_is(name: str) -> None:
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    encoding = stolik.load(name).encoding
    assert f"| {name} | {encoding.size:,} | {encoding.actions.size:,} |" in page
