"""What a turn of Eclipse brings: which sector, technology, ship or resource."""

from stolik.bots.eclipse_worth import defence, menace, strength_at
from stolik.games.eclipse.ids import NOBODY, RESOURCES, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.upkeep import production, upkeep_cost
from stolik.games.eclipse.scoring import points
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTORS, SHIPS, TECHS
from stolik.kernel.messages import Word

Told = tuple[str, dict[str, Word]]


def has_guessed(before: EclipseState, after: EclipseState, seat: int) -> bool:
    """Whether dice were rolled, a sector or a discovery tile was turned up, or another round began."""
    rolled = before.chance.drawn != after.chance.drawn or before.round != after.round
    return rolled or len(before.sectors) != len(after.sectors) or len(before.discoveries) != len(after.discoveries)


def score(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    more = sum(points(after, seat)) - sum(points(before, seat))
    return ("more", {"count": more}) if more > 0 else None


# Economy ----------------------------------------------------------------------------------------------------------


def income(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    """More of one resource in every round, or a sector to settle in."""
    change = [production(after, seat, r) - production(before, seat, r) for r in range(len(RESOURCES))]
    if max(change) > 0:
        return of_resource("more", change, max(change))
    won = [h for h, owner in enumerate(after.disc) if owner == seat != before.disc[h]]
    return ("sector", {"sector": name_of(after, won[0])}) if won else None


def upkeep(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    more = upkeep_cost(after.players[seat]) - upkeep_cost(before.players[seat])
    return ("upkeep", {"count": more}) if more > 0 else None


def store(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    change = stored(before, after, seat)
    return of_resource("more", change, max(change)) if max(change) > 0 else None


def cost(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    change = [-more for more in stored(before, after, seat)]
    return of_resource("spent", change, max(change)) if max(change) > 0 else None


def stored(before: EclipseState, after: EclipseState, seat: int) -> list[int]:
    """How much more of each resource lies in store."""
    return [now - then for then, now in zip(before.players[seat].store, after.players[seat].store, strict=True)]


def of_resource(kind: str, change: list[int], count: int) -> Told:
    return kind, {"resource": f"resource:{RESOURCES[change.index(count)]}", "count": count}


def discs(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    left = after.players[seat].discs
    return ("left", {"count": left}) if left < before.players[seat].discs else None


# Technologies and ships -------------------------------------------------------------------------------------------


def technology(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    new = after.players[seat].techs & ~before.players[seat].techs
    return ("tech", {"tech": f"tech:{TECHS[new.bit_length() - 1].id}"}) if new else None


def ships(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    """Ships that were built, or a blueprint that was changed."""
    for ship in range(SHIP_TYPES):
        if built := before.players[seat].hangar[ship] - after.players[seat].hangar[ship]:
            if built > 0:
                return "built", {"ship": f"ship:{SHIPS[ship].id}", "count": built}
    for ship in range(SHIP_TYPES):
        if design(after.players[seat], ship) != design(before.players[seat], ship):
            return "blueprint", {"ship": f"ship:{SHIPS[ship].id}"}
    return None


def fight(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    """A sector that ships have entered to fight for, one to be taken, or an own one that is guarded better."""
    for h, here in enumerate(after.entered):
        if seat in here and strength_at(after, seat, h) > strength_at(before, seat, h):
            if defence(after, seat, h):
                return "fight", {"sector": name_of(after, h)}
            if after.disc[h] not in (seat, NOBODY):
                return "siege", {"sector": name_of(after, h)}
    return changed_menace("guarded", before, after, seat, -1)


def exposed(before: EclipseState, after: EclipseState, seat: int) -> Told | None:
    return changed_menace("open", before, after, seat, 1)


def changed_menace(kind: str, before: EclipseState, after: EclipseState, seat: int, sign: int) -> Told | None:
    """The own sector whose danger from next door has changed most."""
    own = [h for h, owner in enumerate(after.disc) if owner == seat == before.disc[h]]
    change = {h: sign * (danger(after, seat, h) - danger(before, seat, h)) for h in own}
    most = max(own, key=lambda h: change[h], default=NOBODY)
    return (kind, {"sector": name_of(after, most)}) if most != NOBODY and change[most] > 0 else None


def danger(s: EclipseState, seat: int, h: int) -> float:
    return menace(s, seat, h, strength_at(s, seat, h))


def name_of(s: EclipseState, h: int) -> str:
    return f"sector:{SECTORS[s.sectors[h]].id}"


TOLD = {
    ("gain", "points"): score,
    ("gain", "income"): income,
    ("risk", "income"): upkeep,
    ("gain", "store"): store,
    ("risk", "store"): cost,
    ("risk", "discs"): discs,
    ("gain", "knowledge"): technology,
    ("gain", "fleet"): ships,
    ("gain", "battle"): fight,
    ("risk", "battle"): exposed,
}
MAYBE: set[tuple[str, str]] = {("gain", "points"), ("gain", "income")}
"""Parts of which it is said that they depend on what turns up."""
