"""What an action would bring: the sums that players add up in their heads."""

from stolik.games.arcana.state import ArcanaState
from tests.arcana.table import GAME, actions, agent, hand, stake, started


def odds(s: ArcanaState, *targets: str) -> dict[str, float]:
    (action,) = [action for action in actions(s) if action.targets() == targets]
    return {line.what: line.value for line in GAME.odds(s, 0, action)}


def test_a_bribe_tells_its_sum_and_the_price() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    hand(s, 0, "BRL")
    assert odds(s, "card:BRL", "zone:N") == {"bribe": 7, "price": 7}


def test_an_agent_tells_the_sum_the_threshold_and_the_best_rival_that_lies_open() -> None:
    s = started(3)
    stake(s, "Z1", "N01")
    agent(s, 0, "Z1", "B8", down=True)
    agent(s, 1, "Z1", "F9")
    agent(s, 1, "Z1", "F8", down=True)
    hand(s, 0, "B9")
    told = odds(s, "card:B9", "zone:Z1")
    faces = GAME.view(s, None).faces | GAME.view(s, 0).faces
    assert told["sum"] == faces["B8"].spiritual + faces["B9"].spiritual
    assert told["threshold"] == faces["N01"].spiritual
    assert told["rival"] == faces["F9"].spiritual, "a card that lies face down is not counted"


def test_what_rivals_hide_changes_no_line() -> None:
    s = started(2)
    hand(s, 0, "B1")
    before = odds(s, "card:B1", "zone:2L")
    agent(s, 1, "2L", "F1", down=True)
    assert odds(s, "card:B1", "zone:2L") == before


def test_a_discarded_card_brings_nothing() -> None:
    s = started(2)
    hand(s, 0, "B1")
    assert odds(s, "card:B1", "do:discard") == {}
