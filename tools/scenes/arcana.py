"""Examples for the rules of Arcana, laid out by hand: the rulebook's bribe, and three ways a zone can end."""

from stolik.games.arcana.state import ArcanaState
from tests.arcana.table import agent, hand, stake, started, to_move

YOU, RIVAL, OTHER = 0, 1, 2


def bribe() -> ArcanaState:
    """Arkabast costs 7; the Goblin has 4 chalices, the Horn 3 ducats. A rival is stronger there."""
    s = started(3)
    stake(s, "N", "N01")
    agent(s, YOU, "N", "B8")
    agent(s, RIVAL, "N", "F1", "F3")
    hand(s, YOU, "BRL", "B1")
    hand(s, RIVAL, "F5")
    hand(s, OTHER, "T8")
    return to_move(s, YOU)


def showdown() -> ArcanaState:
    """Two hidden agents of yours against an open one; the last cards of the round."""
    s = started(3)
    stake(s, "Z1", "P01")
    agent(s, YOU, "Z1", "B5", "B7", down=True)
    agent(s, RIVAL, "Z1", "F2", down=True)
    stake(s, "N", "N05")
    agent(s, OTHER, "N", "T6")
    hand(s, YOU, "B3")
    hand(s, RIVAL)
    hand(s, OTHER)
    return to_move(s, YOU)


def draw() -> ArcanaState:
    """Both have 5 where 5 are needed; what lies there stays."""
    s = started(3)
    stake(s, "N", "N05")
    agent(s, OTHER, "N", "T1", "T7")
    hand(s, YOU, "B1")
    hand(s, RIVAL)
    hand(s, OTHER)
    return to_move(s, YOU)
