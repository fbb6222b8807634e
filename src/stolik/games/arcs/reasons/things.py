"""Every target that a seat sees on the table, usable or not."""

from collections.abc import Iterator

from stolik.games.arcs.ids import (
    ACTION_CARDS,
    AMBITIONS,
    CARDS,
    CLUSTERS,
    COPY,
    NOTHING,
    PLACES,
    RESOURCES,
    SYSTEMS,
    at,
)
from stolik.games.arcs.rules.pieces import system_of
from stolik.games.arcs.rules.resources import open_slots
from stolik.games.arcs.setup import Drafting
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import IN_PLAY, OUT_OF_PLAY
from stolik.kernel.engine import options

BUTTONS = [
    "lead", "surpass", "copy", "pivot", "pass", "declare", "seize", "tax", "build-city", "build-starport", "build-ship",
    "repair", "influence", "secure", "battle", "end-turn",
]  # fmt: skip


def things(s: ArcsState, seat: int | None) -> list[str]:
    found = [*map_things(s, seat), *card_things(s, seat), *slot_things(s)]
    found += [f"resource:{r}" for r in RESOURCES] + [f"ambition:{a}" for a in AMBITIONS]
    found += [f"seat:{p}" for p in range(s.seats)]
    found += [f"do:{verb}" for verb in BUTTONS] + asked_things(s, seat)
    return list(dict.fromkeys(found))


def map_things(s: ArcsState, seat: int | None) -> Iterator[str]:
    """Systems, the player's ships, all buildings, clusters."""
    for system in IN_PLAY[s.setup]:
        yield f"system:{SYSTEMS[system]}"
        if seat is not None and s.fresh[at(system, seat)] + s.damaged[at(system, seat)]:
            yield f"ship:{SYSTEMS[system]}"
        if seat is not None and s.damaged[at(system, seat)]:
            yield f"wreck:{SYSTEMS[system]}"
    for place, b in enumerate(s.buildings):
        if b and system_of(place) in IN_PLAY[s.setup]:
            yield f"building:{PLACES[place]}"
    for cluster in range(CLUSTERS):
        if cluster not in OUT_OF_PLAY[s.setup]:
            yield f"cluster:{cluster + 1}"


def card_things(s: ArcsState, seat: int | None) -> Iterator[str]:
    """The player's hand, cards played face up, the court and play areas; during the draft, its cards, too (p. 21)."""
    open_cards = [c for p, c in enumerate(s.played) if c != NOTHING and s.modes[p] != COPY]
    hand = [] if seat is None else s.players[seat].hand
    yield from (f"card:{ACTION_CARDS[c]}" for c in [*hand, *open_cards])
    held = [c for p in s.players for c in p.cards + p.traits]
    court = [c for c in s.court if c != NOTHING]
    offered = s.leader_row + s.lore_row if any(isinstance(f, Drafting) for f in s.stack) else []
    yield from (f"card:{CARDS[c]}" for c in [*court, *held, *offered])


def slot_things(s: ArcsState) -> Iterator[str]:
    for seat, p in enumerate(s.players):
        yield from (f"slot:{seat}.{slot}" for slot in open_slots(p))
        if p.arriving:
            yield f"slot:{seat}.new"


def asked_things(s: ArcsState, seat: int | None) -> list[str]:
    """What the current question shows: dice, numbers, a rival's revealed cards."""
    actions = options(s)
    if not actions or actions[0].seat != seat:
        return []
    return sorted({t for a in actions for t in a.targets() if not t.startswith("do:")})
