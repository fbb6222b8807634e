"""What a seat may know (H31, H32), built from scratch: the public part, then the seat's own secrets."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from stolik.games.arcana.cards.common.moving import Moving
from stolik.games.arcana.cards.objectives import NUMBER, OBJECTIVES
from stolik.games.arcana.ids import ARCANA, DISTRICTS, GUILDS, KINDS, MILITIA, NONE
from stolik.games.arcana.messages.views import (
    AgentView,
    ArcanaView,
    EffectView,
    Face,
    ObjectiveFace,
    SeatView,
    ZoneView,
)
from stolik.games.arcana.rules.agents import agent_target, back_target
from stolik.games.arcana.rules.guilds import ChooseGuilds
from stolik.games.arcana.rules.holdings import stakes_of
from stolik.games.arcana.rules.layout import CONTROLLERS, ORDER, ZONES
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.rules.winning import Removal
from stolik.games.arcana.rules.zones import slot
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARDS, DECK_OF, DISTRICT, EFFECT, EFFECTS, KIND, MAIN, NAME, NOTICE, VALUE, VP

# --- printed values of the cards ---

FACES: Final[dict[str, Face]] = {}
"""By id. Built once for all views, and again when the values change."""


def print_faces() -> None:
    for card in range(CARDS):
        FACES[NAME[card]] = _face(card)


def _face(card: int) -> Face:
    combat, political, spiritual, ducats = VALUE[4 * card : 4 * card + 4]
    return Face(
        KINDS[KIND[card]], combat, political, spiritual, ducats,
        main="" if MAIN[card] == NONE else ARCANA[MAIN[card]],
        vp=VP[card],
        district="" if DISTRICT[card] == NONE else DISTRICTS[DISTRICT[card]],
        effect="" if EFFECT[card] == NONE else EFFECTS[EFFECT[card]],
        guild="" if DECK_OF[card] == NONE else GUILDS[DECK_OF[card]],
    )  # fmt: skip


print_faces()


# --- whole views ---


def view(s: ArcanaState, seat: int | None) -> ArcanaView:
    return views(s, [seat])[0]


def views(s: ArcanaState, seats: list[int | None]) -> list[ArcanaView]:
    """Views for each of these seats; the public part is built once."""
    zones = [_zone(s, zone) for zone in range(len(s.stakes))]
    table = _table(s, [seen[NONE] for seen in zones])
    return [table if seat is None else _with_secrets(s, seat, table, [seen[seat] for seen in zones]) for seat in seats]


# --- the zones ---

Cards = tuple[int, ...]
Agents = tuple[Cards, ...]
"""Cards by owner."""


def _zone(s: ArcanaState, zone: int) -> list[ZoneView]:
    first = slot(s, zone, 0)
    up = tuple(map(tuple, s.up[first : first + s.seats]))
    down = tuple(map(tuple, s.down[first : first + s.seats]))
    sealed = s.sealed[zone] and not s.over  # the last round has no refill to remove seals
    return _seen_zone(s.seats, zone, s.stakes[zone], len(s.piles[zone]), sealed, up, down)


@lru_cache(4096)  # most zones don't change from one move to the next
def _seen_zone(seats: int, zone: int, stake: int, pile: int, sealed: bool, up: Agents, down: Agents) -> list[ZoneView]:
    """A zone as each seat sees it and, last (so that NONE finds it), as viewers without a face-down agent there do."""

    def seen(eyes: int) -> ZoneView:
        agents = [agent for p in range(seats) for agent in _agents(ZONES[seats][zone], p, up[p], down[p], p == eyes)]
        card = None if stake == NONE else NAME[stake]
        return ZoneView(ZONES[seats][zone], CONTROLLERS[seats][zone], card, pile, sealed, agents)

    shown = seen(NONE)
    return [*[seen(p) if down[p] else shown for p in range(seats)], shown]


def _agents(zone: str, owner: int, up: Cards, down: Cards, own: bool) -> list[AgentView]:
    hidden = [
        _agent(owner, card, True) if own else _back(zone, owner, number, KIND[card] == MILITIA)
        for number, card in enumerate(down)
    ]
    return [*[_agent(owner, card, False) for card in up], *hidden]


@cache
def _agent(owner: int, card: int, down: bool) -> AgentView:
    return AgentView(owner, NAME[card], down, KIND[card] == MILITIA, f"card:{NAME[card]}")


@cache
def _back(zone: str, owner: int, number: int, militia: bool) -> AgentView:
    return AgentView(owner, None, True, militia, back_target(zone, owner, number))


# --- what everyone sees ---


def _table(s: ArcanaState, zones: list[ZoneView]) -> ArcanaView:
    seats = [_seat(s, p) for p in range(s.seats)]
    won, effect = _won(s), _effect(s, NONE)
    shown = [won, effect.card if effect else None]
    return ArcanaView(
        options=s.options,
        seat=None,
        round=s.round,
        first=s.first,
        zones=zones,
        order=_order(s.seats, s.first),
        seats=seats,
        militia=len(s.militia),
        drawn_militia=None,
        won=won,
        claim=None,
        effect=effect,
        box=len(s.box),
        jubilee=s.jubilee,
        quiet_rounds=s.quiet,
        over=s.over,
        notice=NOTICE[0],
        faces=_open_faces(zones, seats, shown),
        objective_faces=_objective_faces(s, seats),
    )


@cache
def _order(seats: int, first: int) -> list[str]:
    return [ZONES[seats][zone] for zone in ORDER[seats][first]]


def _seat(s: ArcanaState, p: int) -> SeatView:
    vp = sum([VP[card] for card in stakes_of(s, p)])
    counts = len(s.hands[p]), len(s.decks[p]), len(s.objectives[p]), s.bribes[p], s.wins_in_n[p], vp
    shown = tuple(s.objectives[p]) if s.over else None
    return _seen_seat(p, s.guild[p], tuple(s.resources[p]), tuple(s.reserve[p]), shown, counts)


@lru_cache(4096)  # most seats don't change either
def _seen_seat(
    p: int, guild: int, resources: Cards, reserve: Cards, objectives: Cards | None, counts: tuple[int, ...]
) -> SeatView:
    hand_size, deck, objective_count, bribes, wins, vp = counts
    return SeatView(
        seat=p,
        guild=None if guild == NONE else GUILDS[guild],
        hand=None,
        hand_size=hand_size,
        deck=deck,
        resources=_names(resources),
        reserve=_names(reserve),
        objectives=None if objectives is None else _objectives(objectives),
        objective_count=objective_count,
        rejected=None,
        bribes=bribes,
        wins_in_no_mans_land=wins,
        vp=vp,
    )


def _names(cards: Sequence[int]) -> list[str]:
    return [NAME[card] for card in cards]


def _objectives(cards: Sequence[int]) -> list[str]:
    return [OBJECTIVES[card].name for card in cards]


def _won(s: ArcanaState) -> str | None:
    top = s.stack[-1] if s.stack else None
    return NAME[top.card] if isinstance(top, Removal) else None


def _effect(s: ArcanaState, eyes: int) -> EffectView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Moving):
        return None
    picked = [agent_target(s, eyes, top.zone, top.owner, position) for position in top.picked()]
    return EffectView(top.seat, NAME[top.card], picked)


def _open_faces(zones: list[ZoneView], seats: list[SeatView], shown: list[str | None]) -> dict[str, Face]:
    names = [*shown, *[zone.stake for zone in zones], *[agent.card for zone in zones for agent in zone.agents]]
    for p in seats:
        names += p.resources
        names += p.reserve
    return {name: FACES[name] for name in names if name is not None}


def _objective_faces(s: ArcanaState, seats: list[SeatView]) -> dict[str, ObjectiveFace]:
    """The visible objectives, with their owner's progress."""
    faces = {}
    for p in seats:
        for name in [*(p.objectives or []), *(p.rejected or [])]:
            card = OBJECTIVES[NUMBER[name]]
            faces[name] = ObjectiveFace(card.vp, card.goal(s.seats), card.count(s, p.seat))
    return faces


# --- what only this seat sees ---


def _with_secrets(s: ArcanaState, seat: int, table: ArcanaView, zones: list[ZoneView]) -> ArcanaView:
    seats = list(table.seats)
    seats[seat] = _own_seat(s, seat, table.seats[seat])
    drawn = _drawn_militia(s, seat)
    return replace(
        table,
        seat=seat,
        zones=zones,
        seats=seats,
        drawn_militia=drawn,
        claim=_claim(s, seat),
        effect=_effect(s, seat) if table.effect else None,
        faces=table.faces | _own_faces(s, seat, drawn),
        objective_faces=table.objective_faces | _objective_faces(s, [seats[seat]]),
    )


def _own_seat(s: ArcanaState, seat: int, shown: SeatView) -> SeatView:
    return replace(
        shown,
        hand=_names(s.hands[seat]),
        objectives=_objectives(s.objectives[seat]),
        rejected=_objectives(s.rejected[seat]),
    )


def _own_faces(s: ArcanaState, seat: int, drawn: str | None) -> dict[str, Face]:
    names = [NAME[card] for cards in [s.hands[seat], *s.down[seat :: s.seats]] for card in cards]
    if drawn is not None:
        names.append(drawn)
    return {name: FACES[name] for name in names}


def _drawn_militia(s: ArcanaState, seat: int) -> str | None:
    top = s.stack[-1] if s.stack else None
    return NAME[top.card] if isinstance(top, FieldMilitia) and top.seat == seat else None


def _claim(s: ArcanaState, seat: int) -> str | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ChooseGuilds) or top.claims[seat] == NONE:
        return None
    return GUILDS[top.claims[seat]]
