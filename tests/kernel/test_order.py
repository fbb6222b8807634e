"""The order in which things are pointed at matters where it tells two actions apart."""

from typing import ClassVar

from stolik.kernel.messages import Action


class Trade(Action, frozen=True, tag="trade"):
    ordered: ClassVar[bool] = True
    give: str
    take: str

    def targets(self) -> tuple[str, ...]:
        return "do:trade", f"resource:{self.give}", f"resource:{self.take}"


class Swap(Action, frozen=True, tag="swap"):
    one: str
    other: str

    def targets(self) -> tuple[str, ...]:
        return "card:swap", f"zone:{self.one}", f"zone:{self.other}"


def test_from_a_to_b_is_not_from_b_to_a() -> None:
    trade = Trade(0, "science", "money")
    assert trade.fits(("do:trade", "resource:science", "resource:money"))
    assert not trade.fits(("do:trade", "resource:money", "resource:science"))


def test_things_of_different_kinds_may_be_pointed_at_in_any_order() -> None:
    trade = Trade(0, "science", "money")
    assert trade.fits(("resource:science", "do:trade"))
    assert trade.fits(("resource:science", "do:trade", "resource:money"))
    assert trade.fits(("resource:money",))


def test_where_the_order_tells_nothing_apart_any_will_do() -> None:
    swap = Swap(0, "A", "B")
    assert swap.fits(("zone:B", "card:swap", "zone:A"))


def test_each_thing_is_meant_once() -> None:
    assert not Swap(0, "A", "B").fits(("zone:A", "zone:A"))
    assert Swap(0, "A", "A").fits(("zone:A", "zone:A"))
    assert not Swap(0, "A", "B").fits(("zone:C",))
