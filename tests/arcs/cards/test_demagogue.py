"""Demagogue: Bold and Paranoid."""

from stolik.games.arcs.messages.actions import Battle, CollectDice, Declare, Done, PickCourt, Secure
from tests.arcs.cards.table import ME, RIVAL, Table


def demagogue() -> Table:
    t = Table()
    t.cards(ME, "demagogue")
    t.ships(ME, "gate_1", 1, 1)
    t.court("farseers", "gatekeepers", "relic_fence", "mass_uprising")
    return t


def test_bold_places_one_agent_on_each_of_any_number_of_court_cards() -> None:
    t = demagogue()
    t.lead(ME, "construction_4")
    t.do(Declare(ME, "warlord"))
    t.do(PickCourt(ME, "farseers"))
    t.do(PickCourt(ME, "relic_fence"))
    assert t.of(PickCourt) == [PickCourt(ME, "mass_uprising")]
    t.do(Done(ME))
    assert [t.on(c, ME) for c in ("farseers", "gatekeepers", "relic_fence", "mass_uprising")] == [1, 0, 1, 0]


def test_bold_may_be_left_out() -> None:
    t = demagogue()
    t.lead(ME, "construction_4")
    t.do(Declare(ME, "warlord"))
    t.do(Done(ME))
    assert t.player(ME).agents == 10


def test_bold_ends_with_the_last_agent() -> None:
    t = demagogue()
    t.agents(ME, "gatekeepers", 9)
    t.lead(ME, "construction_4")
    t.do(Declare(ME, "warlord"))
    t.do(PickCourt(ME, "farseers"))
    assert t.kind() == "prelude"


def test_paranoid_needs_two_agents_to_secure_a_guild_card() -> None:
    t = demagogue()
    t.agents(ME, "farseers", 1)
    t.agents(ME, "gatekeepers", 2)
    t.agents(ME, "mass_uprising", 1)
    t.lead(ME, "aggression_2")
    assert t.of(Secure) == [Secure(ME, "gatekeepers"), Secure(ME, "mass_uprising")]


def test_paranoid_does_not_matter_when_ransacking() -> None:
    t = demagogue()
    t.agents(RIVAL, "farseers", 1)
    t.city(RIVAL, "hex_1", damaged=True)
    t.ships(ME, "hex_1")
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "hex_1", RIVAL))
    t.dice(0)
    t.do(CollectDice(ME, 1, 0, 0))
    assert t.has(ME, "farseers")
