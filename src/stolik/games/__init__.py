"""The games on the table: ours, and those that other installed packages bring (docs/adding-a-game.md)."""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from stolik.kernel.errors import UnknownGame
from stolik.kernel.game import Game

OURS = ("arcana", "arcs", "eclipse")
"""By name, not by listing a folder: the package may lie in an archive."""
GROUP = "stolik.games"
"""Entry points of this group name a game and where it lies: `tiny = "tiny_game.game:GAME"`."""


def guests() -> dict[str, EntryPoint]:
    """The games of other packages, by name. Ours cannot be replaced."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OURS}


GUESTS = guests()
NAMES = (*OURS, *sorted(GUESTS))


def load(name: str) -> Game:
    """The game of this name."""
    if name in OURS:
        game: Game = import_module(f"stolik.games.{name}.game").GAME
        return game
    if name in GUESTS:
        return _load_guest(GUESTS[name])
    raise UnknownGame(f"game: {name!r} is not one of {', '.join(NAMES)}")


def _load_guest(point: EntryPoint) -> Game:
    game = point.load()
    if not isinstance(game, Game) or game.name != point.name:
        raise UnknownGame(f"game: {point.value} is not a Game with the name {point.name!r}")
    return game
