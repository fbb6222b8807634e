"""The lab: simulations, arena, statistics and plots, learning environments."""

from typing import Any


def env(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Any:
    """A PettingZoo (AEC) environment of this game."""
    from stolik.lab.environment import env as make

    return make(name, seats, options)
