"""MOVE: one of your agents goes to another open zone."""

from stolik.games.arcana.cards.common.moving import MovingEffect


class Move(MovingEffect):
    """Exactly what all moving effects do."""
