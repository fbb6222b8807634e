"""Exact odds for a choice of dice: every outcome of every die is counted, none sampled.

    >>> from stolik.games.arcs.odds import forecast
    >>> forecast(skirmish=1, assault=0, raid=0).hits
    [0.5, 0.5]

`forecast` needs only the dice and the number of fresh defending ships. `forecast_battle` takes a state, so that cards
that add or ignore symbols count too. Rerolls are choices made after the roll and aren't included.
"""

from functools import cache

from stolik.games.arcs.cards.common.base import SYMBOLS as SYMBOLS_MOMENT
from stolik.games.arcs.cards.common.base import speakers
from stolik.games.arcs.ids import (
    ASSAULT,
    BUILDING,
    DICE,
    HIT,
    INTERCEPT,
    KEY,
    RAID,
    SELF,
    SKIRMISH,
    SYMBOLS,
    SYSTEM,
    at,
)
from stolik.games.arcs.messages.actions import CollectDice
from stolik.games.arcs.messages.views import Forecast
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import FACE, FACES
from stolik.kernel.messages import Odds

Symbols = tuple[int, ...]
"""How often each symbol shows: self, intercept, hit, building, key."""


@cache
def outcomes(skirmish: int, assault: int, raid: int) -> dict[Symbols, int]:
    """Symbols -> how many of the 6 ** dice rolls show them."""
    return together(together(of_kind(RAID, raid), of_kind(ASSAULT, assault)), of_kind(SKIRMISH, skirmish))


@cache
def of_kind(kind: int, dice: int) -> dict[Symbols, int]:
    """The same for dice of one kind."""
    if dice == 0:
        return {(0,) * len(SYMBOLS): 1}
    single: dict[Symbols, int] = {}
    for face in FACE[FACES * kind : FACES * (kind + 1)]:
        single[tuple(face)] = single.get(tuple(face), 0) + 1
    return together(of_kind(kind, dice - 1), single)


def together(some: dict[Symbols, int], others: dict[Symbols, int]) -> dict[Symbols, int]:
    """Two rolls combined: symbols add up, counts multiply."""
    ways: dict[Symbols, int] = {}
    for a, n in some.items():
        for b, m in others.items():
            shown = (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])
            ways[shown] = ways.get(shown, 0) + n * m
    return ways


def forecast(skirmish: int, assault: int, raid: int, fresh_defenders: int = 0) -> Forecast:
    """The distribution of results of these dice against a number of fresh defending ships."""
    check(skirmish, assault, raid)
    return summary(outcomes(skirmish, assault, raid), fresh_defenders, [skirmish, assault, raid])


def forecast_battle(s: ArcsState, attacker: int, defender: int, system: str, dice: CollectDice) -> Forecast:
    """The same for a battle on this table that hasn't begun, including cards that change the symbols."""
    place = SYSTEM[system]
    return forecast_fight(s, Fight(attacker, defender, place, s.damaged[at(place, attacker)] == 0), dice)


def forecast_fight(s: ArcsState, fight: Fight, dice: CollectDice) -> Forecast:
    """The same for a battle that is waiting for its dice."""
    counts = [dice.skirmish, dice.assault, dice.raid]
    fresh = s.fresh[at(fight.system, fight.defender)]
    ways: dict[Symbols, int] = {}
    for symbols, n in outcomes(*counts).items():
        trial = Fight(fight.attacker, fight.defender, fight.system, fight.clean, counts.copy(), symbols=list(symbols))
        for seat in (fight.attacker, fight.defender):
            for card in speakers(s.players[seat], SYMBOLS_MOMENT):
                card.symbols(s, seat, trial)
        final = tuple(trial.symbols)
        ways[final] = ways.get(final, 0) + n
    return summary(ways, fresh, counts)


# messages: arcs-odds-*
def odds_of_dice(s: ArcsState, dice: CollectDice) -> list[Odds]:
    """What a player wants to know before rolling: hits dealt and suffered, keys, the risk of an interception."""
    f = forecast_fight(s, s.fights[-1], dice)
    lines = [
        Odds("hits", mean(f.hits), chances=f.hits),
        Odds("buildings", mean(f.buildings), chances=f.buildings),
        Odds("keys", mean(f.keys), chances=f.keys),
        Odds("losses", mean(f.losses), bad=True, chances=f.losses),
        Odds("intercept", f.intercept, "percent", bad=True),
    ]
    return [line for line in lines if line.value or line.what in ("hits", "losses")]


def mean(chances: list[float]) -> float:
    return sum(n * chance for n, chance in enumerate(chances))


def check(*counts: int) -> None:
    for die, n in zip(DICE, counts):
        if not 0 <= n <= FACES:
            raise ValueError(f"{die}: {n} is not a number of dice from 0 to {FACES}")


def summary(ways: dict[Symbols, int], fresh: int, dice: list[int]) -> Forecast:
    """Chances of exactly 0, 1, 2 … of each thing."""
    total = FACES ** sum(dice)
    own = {x: x[SELF] + (fresh if x[INTERCEPT] else 0) for x in ways}
    return Forecast(
        hits=chances(ways, {x: x[HIT] for x in ways}, total),
        losses=chances(ways, own, total),
        buildings=chances(ways, {x: x[BUILDING] for x in ways}, total),
        keys=chances(ways, {x: x[KEY] for x in ways}, total),
        intercept=sum(n for x, n in ways.items() if x[INTERCEPT]) / total,
    )


def chances(ways: dict[Symbols, int], value: dict[Symbols, int], total: int) -> list[float]:
    counts = [0] * (max(value.values()) + 1)
    for x, n in ways.items():
        counts[value[x]] += n
    return [n / total for n in counts]
