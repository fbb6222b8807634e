"""MOVE: one of your agents goes to another open zone."""

from stolik.games.arcana.cards.common.moving import OwnAgents


class Move(OwnAgents):
    pass
