"""The lab: simulations, arena, statistics and plots, learning environments."""

from typing import Any


def env(name: str, seats: int | None = None, options: dict[str, Any] | None = None, **more: Any) -> Any:
    """A PettingZoo (AEC) environment of this game."""
    from stolik.lab.environment import env as make

    return make(name, seats, options, **more)


def vector(name: str, n: int, seats: int | None = None, options: dict[str, Any] | None = None, **more: Any) -> Any:
    """Many games of this kind, all seats of which learn, in one call: arrays in, arrays out."""
    from stolik.lab.vector_env import Vector

    return Vector(name, n, seats, options, **more)
