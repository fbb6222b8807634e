"""Secret Order."""

import pytest

from stolik.games.arcs.messages.actions import Declare
from tests.arcs.cards.table import ME, Table


def declare(number: int, ambition: str, *cards: str) -> bool:
    """Whether the zero marker lies on the lead card."""
    t = Table()
    t.cards(ME, *cards)
    t.ships(ME, "gate_1", 1, 1)
    t.lead(ME, f"construction_{number}")
    t.do(Declare(ME, ambition))
    return t.s.zero


@pytest.mark.parametrize(("number", "ambition"), [(5, "keeper"), (6, "empath"), (7, "keeper")])
def test_keeper_and_empath_are_declared_without_the_zero_marker(number: int, ambition: str) -> None:
    assert not declare(number, ambition, "secret_order")
    assert declare(number, ambition)


@pytest.mark.parametrize(("number", "ambition"), [(2, "tycoon"), (3, "tyrant"), (4, "warlord"), (7, "tycoon")])
def test_other_ambitions_are_declared_with_it(number: int, ambition: str) -> None:
    assert declare(number, ambition, "secret_order")
