"""Several things at once are ordered by the active player, or by who has the initiative (rulebook p. 22)."""

from stolik.games.arcs.ids import TYCOON
from stolik.games.arcs.messages.actions import Declare, Pass, Resolve
from tests.arcs.scenario import BLUE, GAME, RED, WHITE, give, hold, kind, lead, legal, play, put, table


def test_cards_that_react_to_one_declaration_are_ordered_by_the_active_player() -> None:
    s = table()
    hold(s, RED, "farseers", "upstart")
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_4")
    play(s, Declare(RED, "warlord"))
    assert kind(s) == "order"
    assert legal(s) == [Resolve(RED, "farseers"), Resolve(RED, "upstart")]
    play(s, Resolve(RED, "upstart"))
    assert kind(s) != "order"


def test_the_second_card_follows_without_a_question() -> None:
    s = table()
    hold(s, RED, "farseers", "upstart")
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_4")
    play(s, Declare(RED, "warlord"), Resolve(RED, "farseers"))
    seen = set()
    while kind(s) not in ("prelude", "act"):
        seen.add(kind(s))
        play(s, legal(s)[-1])
    assert "order" not in seen
    assert "look" in seen
    assert len(seen) > 1


def test_after_scoring_the_holder_of_the_initiative_orders() -> None:
    s = table()
    hold(s, BLUE, "material_cartel")
    hold(s, WHITE, "fuel_cartel")
    give(s, RED, "material", "fuel")
    give(s, BLUE, "fuel")
    give(s, WHITE, "material")
    s.markers = [-1, -1, TYCOON]
    play(s, Pass(RED), Pass(BLUE), Pass(WHITE))
    decision = GAME.decision(s)
    assert decision is not None
    assert (decision.kind, decision.seat) == ("order", s.initiative)
    assert {a.card for a in decision.actions} == {"fuel_cartel", "material_cartel"}


def test_a_card_with_nothing_to_do_is_not_asked_about() -> None:
    s = table()
    hold(s, BLUE, "material_cartel")
    hold(s, WHITE, "fuel_cartel")
    give(s, RED, "material")
    s.markers = [-1, -1, TYCOON]
    play(s, Pass(RED), Pass(BLUE), Pass(WHITE))
    assert s.chapter == 2
