"""The games on offer as the setup page needs them: every option, and which options go together."""

from functools import cache
from typing import Any

import msgspec

from stolik.games import load
from stolik.kernel.codec import allowed_options, option_sets
from stolik.kernel.game import Game
from stolik.table.info import LEVELS, GameInfo, OptionInfo, OptionValue

Sets = dict[int, list[dict[str, Any]]]
"""The sets of options that can be played, by number of seats."""


@cache
def describe(name: str) -> GameInfo:
    game = load(name)
    return GameInfo(name, game.rules, list(game.seats), options_of(game), game.presets, list(LEVELS))


def options_of(game: Game) -> list[OptionInfo]:
    defaults = msgspec.to_builtins(game.Options())
    sets = {seats: option_sets(game.Options, seats) for seats in game.seats}
    found = []
    for field, values in allowed_options(game.Options).items():
        values.sort(key=lambda value: value != defaults[field])  # the default first, the others as they come
        found.append(OptionInfo(field, [value_of(sets, field, value) for value in values], defaults[field]))
    return found


def value_of(sets: Sets, field: str, value: Any) -> OptionValue:
    """A value with the player counts that allow it, and what it requires of other options."""
    fitting = {seats: [o for o in found if o[field] == value] for seats, found in sets.items()}
    fitting = {seats: found for seats, found in fitting.items() if found}
    others = [other for other in next(iter(sets.values()))[0] if other != field]
    needs = {
        other: _values(fitting, other)
        for other in others
        if any(_values({n: sets[n]}, other) != _values({n: found}, other) for n, found in fitting.items())
    }
    return OptionValue(value, list(fitting), needs)


def _values(sets: Sets, field: str) -> list[Any]:
    return list(dict.fromkeys(chosen[field] for found in sets.values() for chosen in found))
