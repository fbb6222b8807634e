"""The games on the table, one house each."""

from importlib import import_module
from importlib.util import find_spec

from stolik.kernel.errors import UnknownGame
from stolik.kernel.game import Game

NAMES = tuple(name for name in ("arcana", "arcs", "eclipse") if find_spec(f"stolik.games.{name}.game"))


def load(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise UnknownGame(f"game: {name!r} is not one of {', '.join(NAMES)}")
    game: Game = import_module(f"stolik.games.{name}.game").GAME
    return game
