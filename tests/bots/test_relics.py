"""The bots of Arcana know what a relic in hand is for."""

from stolik.bots import Observation, make
from stolik.kernel.chance import chance_of
from tests.arcana.table import GAME, agent, hand, stake, started


def chosen(level: str) -> str:
    """A weak agent and the Horn, with a relic and Arkabast to go for: where does the agent go?"""
    s = started(2)
    for zone in ("1R", "2L", "2R"):
        stake(s, zone, "P01")
    stake(s, "1L", "R01")
    stake(s, "N", "N01")
    hand(s, 0, "B8", "BRL")
    hand(s, 1, "F1")
    agent(s, 1, "N", "F2", "F3")
    action = make(level, GAME).choose(Observation(GAME, s, 0), chance_of("relics")).action
    return "/".join(action.targets())


def test_an_agent_goes_where_the_relic_in_hand_will_buy_whom_rivals_are_about_to_win() -> None:
    assert chosen("normal") == "card:B8/zone:N"
    assert chosen("normal@2") != "card:B8/zone:N"
