"""What a turn of Arcs brings: which ambition, court card, building, system or resource."""

from stolik.bots.arcs_worth import best_rival, can_declare, crowd, strongest
from stolik.games.arcs.ids import AMBITIONS, BUILDINGS, CARDS, NOTHING, RESOURCES, SEATS, SYSTEMS, at, is_gate
from stolik.games.arcs.rules.declare import best_marker
from stolik.games.arcs.rules.pieces import control, has_building, kind_of, owner_of, system_of
from stolik.games.arcs.scoring import count, values
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import IN_PLAY
from stolik.kernel.messages import Word

Told = tuple[str, dict[str, Word]]


def has_guessed(before: ArcsState, after: ArcsState, seat: int) -> bool:
    """Whether dice were rolled, or new cards dealt: another world would have brought something else."""
    return before.chance.drawn != after.chance.drawn or before.chapter != after.chapter


def power(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    more = after.players[seat].power - before.players[seat].power
    return ("more", {"count": more}) if more > 0 else None


# Ambitions --------------------------------------------------------------------------------------------------------


def race(s: ArcsState, seat: int, ambition: int) -> tuple[int, int]:
    """What the seat has for an ambition, and what the strongest rival has."""
    counts = [count(s, other, ambition) for other in range(s.seats)]
    return counts[seat], best_rival(s, counts, seat, ambition)


def ahead(s: ArcsState, seat: int, ambition: int) -> int:
    mine, rival = race(s, seat, ambition)
    return mine - rival


def of_race(kind: str, s: ArcsState, seat: int, ambition: int) -> Told:
    mine, rival = race(s, seat, ambition)
    return kind, {"ambition": f"ambition:{AMBITIONS[ambition]}", "mine": mine, "rival": rival}


def declared(s: ArcsState) -> list[int]:
    """Ambitions that will be scored, the most valuable first."""
    found = [ambition for ambition in range(len(AMBITIONS)) if values(s, ambition)[0]]
    return sorted(found, key=lambda ambition: -values(s, ambition)[0])


def better_race(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    """An ambition declared, its lead taken, a rival approached, a lead extended or just kept: what comes first here."""
    gaps = [(ambition, ahead(before, seat, ambition), ahead(after, seat, ambition)) for ambition in declared(after)]
    new = [a for a, _, now in gaps if now > 0 and a not in declared(before)]
    led = [a for a, then, now in gaps if then <= 0 < now]
    nearer = [a for a, then, now in gaps if then < now <= 0]
    further = [a for a, then, now in gaps if 0 < then < now]
    kept = [a for a, then, now in gaps if 0 < then == now]
    kinds = {"declared": new, "lead": led, "nearer": nearer, "further": further, "kept": kept}
    return next((of_race(kind, after, seat, found[0]) for kind, found in kinds.items() if found), None)


def worse_race(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    gaps = [(ambition, ahead(before, seat, ambition), ahead(after, seat, ambition)) for ambition in declared(after)]
    lost = [a for a, then, now in gaps if now <= 0 < then]
    behind = [a for a, then, now in gaps if now < then]
    kinds = {"lost": lost, "behind": behind}
    return next((of_race(kind, after, seat, found[0]) for kind, found in kinds.items() if found), None)


def more_for(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    """The ambition for which most was gained, or one that the seat leads and can still declare."""
    ready = can_lead(after, seat)
    return changed_count(before, after, seat, 1) or (of_race("ready", after, seat, ready[0]) if ready else None)


def less_for(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    gone = [a for a in can_lead(before, seat) if a not in can_lead(after, seat) and a not in declared(after)]
    return changed_count(before, after, seat, -1) or (of_race("gone", after, seat, gone[0]) if gone else None)


def can_lead(s: ArcsState, seat: int) -> list[int]:
    """Ambitions that nobody has declared yet, where the seat leads and has a card that can declare them."""
    free = [a for a in range(len(AMBITIONS)) if a not in declared(s) and best_marker(s) != NOTHING]
    return [a for a in free if ahead(s, seat, a) > 0 and can_declare(s.players[seat], a)]


def changed_count(before: ArcsState, after: ArcsState, seat: int, sign: int) -> Told | None:
    change = [sign * (race(after, seat, a)[0] - race(before, seat, a)[0]) for a in range(len(AMBITIONS))]
    most = max(range(len(AMBITIONS)), key=lambda a: (change[a], a not in declared(after)))
    return of_race("count", after, seat, most) if change[most] > 0 else None


# The map ----------------------------------------------------------------------------------------------------------


def on_the_map(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    """A new building, more ships, a rival's building or a gate under control."""
    for place, (then, now) in enumerate(zip(before.buildings, after.buildings, strict=True)):
        if now and owner_of(now) == seat and not (then and owner_of(then) == seat):
            return "built", {"piece": f"piece:{BUILDINGS[kind_of(now)]}", "system": name_of(system_of(place))}
    if (more := ships(after, seat) - ships(before, seat)) > 0:
        return "ships", {"count": more}
    taken = [x for x in IN_PLAY[after.setup] if control(after, x) == seat != control(before, x)]
    for system in taken:
        if any(has_building(after, rival, system) for rival in range(after.seats) if rival != seat):
            return "prey", {"system": name_of(system)}
    gates = [system for system in taken if is_gate(system)]
    return ("gate", {"system": name_of(gates[0])}) if gates else None


def ships(s: ArcsState, seat: int) -> int:
    return sum(s.fresh[seat::SEATS]) + sum(s.damaged[seat::SEATS])


def name_of(system: int) -> str:
    return f"system:{SYSTEMS[system]}"


def threat(s: ArcsState, seat: int, system: int) -> int:
    """How many ships of rivals, here and next door, are more than those that guard an own building."""
    here = s.fresh[at(system, 0) : at(system, s.seats)]
    return max(0, strongest(here, seat) - here[seat]) + crowd(s, system, seat, here[seat])


def safer(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    return changed_threat(before, after, seat, -1)


def less_safe(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    return changed_threat(before, after, seat, 1)


def changed_threat(before: ArcsState, after: ArcsState, seat: int, sign: int) -> Told | None:
    """The building whose danger has changed most."""
    own = [x for x in IN_PLAY[after.setup] if has_building(before, seat, x) and has_building(after, seat, x)]
    change = {system: sign * (threat(after, seat, system) - threat(before, seat, system)) for system in own}
    most = max(own, key=lambda system: change[system], default=NOTHING)
    return ("at", {"system": name_of(most)}) if most != NOTHING and change[most] > 0 else None


# Before the player ------------------------------------------------------------------------------------------------


def at_court(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    """A card that was taken, or one with more agents on it than before."""
    for card in after.players[seat].cards:
        if card not in before.players[seat].cards:
            return "card", {"card": f"card:{CARDS[card]}"}
    for row, card in enumerate(after.court):
        if card != NOTHING and card == before.court[row]:
            mine, rival = agents(after, seat, row)
            if mine > before.influence[at(row, seat)]:
                words: dict[str, Word] = {"card": f"card:{CARDS[card]}", "mine": mine, "rival": rival}
                return ("most" if mine > rival else "agents"), words
    return None


def agents(s: ArcsState, seat: int, row: int) -> tuple[int, int]:
    """On a court card: the seat's agents, and those of the strongest rival."""
    here = s.influence[at(row, 0) : at(row, s.seats)]
    return here[seat], strongest(here, seat)


def provoked(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    for resource, mark in enumerate(after.players[seat].outrage):
        if mark and not before.players[seat].outrage[resource]:
            return "type", {"resource": f"resource:{RESOURCES[resource]}"}
    return None


def spent(before: ArcsState, after: ArcsState, seat: int) -> Told | None:
    held, left = before.players[seat].resources, after.players[seat].resources
    for resource, name in enumerate(RESOURCES):
        if left.count(resource) < held.count(resource):
            return "token", {"resource": f"resource:{name}"}
    return None


TOLD = {
    ("gain", "points"): power,
    ("gain", "ambitions"): better_race,
    ("risk", "ambitions"): worse_race,
    ("gain", "outlook"): more_for,
    ("risk", "outlook"): less_for,
    ("gain", "map"): on_the_map,
    ("gain", "danger"): safer,
    ("risk", "danger"): less_safe,
    ("gain", "court"): at_court,
    ("risk", "outrage"): provoked,
    ("risk", "hand"): spent,
}
MAYBE: set[tuple[str, str]] = {("gain", "points"), ("gain", "ambitions"), ("gain", "map")}
"""Parts of which it is said that they depend on what turns up."""
