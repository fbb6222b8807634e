"""Reasons of positions that hardly come up in random games."""

from stolik.games.arcs.ids import NOTHING
from stolik.games.arcs.messages.actions import Battle, Move
from stolik.kernel.messages import Reason
from tests.arcs.cards.table import ME, RIVAL, Table
from tests.arcs.facts import is_so
from tests.arcs.scenario import GAME


def why(t: Table, *targets: str) -> Reason:
    t.s.pending = None
    reason = GAME.explain(t.s, ME, targets)
    assert reason is not None, targets
    assert is_so(GAME, t.s, ME, targets, reason), reason
    return reason


def test_a_leader_that_moves_few_ships_is_named() -> None:
    t = Table()
    t.cards(ME, "rebel")
    t.ships(ME, "gate_1", 3)
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    assert why(t, "number:fresh.3") == Reason("too-many-ships", {"most": 2, "card": "card:rebel"}, "21")
    assert why(t, "number:fresh.0") == Reason("none-would-go", {}, "13")


def test_dice_that_must_be_rolled() -> None:
    t = Table()
    t.cards(ME, "rebel")
    t.ships(ME, "hex_1", 1)
    t.ships(RIVAL, "hex_1", 1)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "hex_1", RIVAL))
    nothing = ("die:skirmish.0", "die:assault.0", "die:raid.0")
    assert why(t, *nothing) == Reason("too-few-dice", {"fewest": 2, "count": 0}, "21")


def test_a_court_without_cards() -> None:
    t = Table()
    t.ships(ME, "gate_1", 1)
    t.s.court = [NOTHING] * len(t.s.court)
    t.lead(ME, "mobilization_2")
    assert why(t, "do:influence") == Reason("court-empty", {}, "13")
