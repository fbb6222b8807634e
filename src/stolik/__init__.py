"""stolik: a rule-enforcing table for heavy board games.

>>> import stolik
>>> game = stolik.load("arcana")
>>> state = game.new(seats=2, seed=7)
>>> while (decision := game.decision(state)) is not None:
...     events = game.apply(state, decision.actions[0])
>>> sorted(seat for place in game.outcome(state).ranking for seat in place)
[0, 1]
"""

from stolik.games import NAMES as GAMES
from stolik.games import load
from stolik.kernel.chance import Chance, chance_of
from stolik.kernel.codec import decode, encode, fingerprint
from stolik.kernel.errors import DamagedRecord, IllegalAction, UnknownGame
from stolik.kernel.game import Game
from stolik.kernel.messages import Decision, Line, Outcome, Reason, Record, Score
from stolik.kernel.record import Match, walk
from stolik.kernel.record import replay as _replay


def replay(record: Record) -> Match:
    """Play a record again; DamagedRecord says at which action it differs."""
    return _replay(load(record.game), record)


__all__ = [
    "GAMES", "Chance", "DamagedRecord", "Decision", "Game", "IllegalAction", "Line", "Match", "Outcome", "Reason",
    "Record", "Score", "UnknownGame", "chance_of", "decode", "encode", "fingerprint", "load", "replay", "walk",
]  # fmt: skip
