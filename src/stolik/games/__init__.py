"""The games on the table, one house each."""

from importlib import import_module
from pathlib import Path

from stolik.kernel.errors import UnknownGame
from stolik.kernel.game import Game

NAMES = tuple(sorted({path.parent.name for path in Path(__file__).parent.glob("*/game.*")}))
"""A folder with a module `game` is a game."""


def load(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise UnknownGame(f"game: {name!r} is not one of {', '.join(NAMES)}")
    game: Game = import_module(f"stolik.games.{name}.game").GAME
    return game
