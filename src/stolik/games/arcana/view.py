"""What a seat may know (H31, H32), built up from nothing: what lies open for all, then the seat's own secrets."""

from functools import lru_cache

from msgspec.structs import replace

from stolik.games.arcana.cards.moving import Moving
from stolik.games.arcana.cards.objectives import NUMBER, OBJECTIVES
from stolik.games.arcana.faces import FACES
from stolik.games.arcana.holdings import stakes_of
from stolik.games.arcana.ids import GUILDS, MILITIA, NONE
from stolik.games.arcana.layout import CONTROLLERS, ORDER, ZONES
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
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.rules.winning import Removal
from stolik.games.arcana.rules.zones import slot
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import KIND, NAME, NOTICE, VP


def view(s: ArcanaState, seat: int | None) -> ArcanaView:
    return views(s, [seat])[0]


def views(s: ArcanaState, seats: list[int | None]) -> list[ArcanaView]:
    """Through the eyes of each of these; what lies open is laid out once."""
    table = _table(s)
    return [table if seat is None else _with_secrets(s, seat, table) for seat in seats]


# --- what everybody sees ---


def _table(s: ArcanaState) -> ArcanaView:
    zones = [_zone(s, zone, NONE) for zone in range(len(s.stakes))]
    seats = [_seat(s, p) for p in range(s.seats)]
    won = _won(s)
    return ArcanaView(
        s.options, None, s.round, s.first, zones, _order(s), seats, len(s.militia), None, won, None, _effect(s, NONE),
        len(s.box), s.jubilee, s.quiet, s.over, NOTICE[0], _open_faces(zones, seats, won), _objective_faces(s, seats),
    )  # fmt: skip


def _order(s: ArcanaState) -> list[str]:
    return [ZONES[s.seats][zone] for zone in ORDER[s.seats][s.first]]


def _zone(s: ArcanaState, zone: int, eyes: int) -> ZoneView:
    first = slot(s, zone, 0)
    up = tuple([tuple(cards) for cards in s.up[first : first + s.seats]])
    down = tuple([tuple(cards) for cards in s.down[first : first + s.seats]])
    sealed = s.sealed[zone] and not s.over  # seals end with the round, but a last round has no refill that lifts them
    return _shown_zone(s.seats, zone, s.stakes[zone], len(s.piles[zone]), sealed, up, down, eyes)


Agents = tuple[tuple[int, ...], ...]
"""Cards by owner."""


@lru_cache(4096)  # from one move to the next most zones stay as they are
def _shown_zone(
    seats: int, zone: int, stake: int, pile: int, sealed: bool, up: Agents, down: Agents, eyes: int
) -> ZoneView:
    name, control = ZONES[seats][zone], CONTROLLERS[seats][zone]
    agents: list[AgentView] = []
    for p in range(seats):
        agents += [AgentView(p, NAME[card], False, KIND[card] == MILITIA, f"card:{NAME[card]}") for card in up[p]]
        for number, card in enumerate(down[p]):
            known = NAME[card] if p == eyes else None
            target = back_target(name, p, number) if known is None else f"card:{known}"
            agents.append(AgentView(p, known, True, KIND[card] == MILITIA, target))
    return ZoneView(name, control, None if stake == NONE else NAME[stake], pile, sealed, agents)


def _seat(s: ArcanaState, p: int) -> SeatView:
    return SeatView(
        seat=p,
        guild=None if s.guild[p] == NONE else GUILDS[s.guild[p]],
        hand=None,
        hand_size=len(s.hands[p]),
        deck=len(s.decks[p]),
        resources=_names(s.resources[p]),
        reserve=_names(s.reserve[p]),
        objectives=_objectives(s.objectives[p]) if s.over else None,
        objective_count=len(s.objectives[p]),
        rejected=None,
        bribes=s.bribes[p],
        wins_in_no_mans_land=s.wins_in_n[p],
        vp=sum([VP[card] for card in stakes_of(s, p)]),
    )


def _names(cards: list[int]) -> list[str]:
    return [NAME[card] for card in cards]


def _objectives(cards: list[int]) -> list[str]:
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


def _open_faces(zones: list[ZoneView], seats: list[SeatView], won: str | None) -> dict[str, Face]:
    names = [won, *[zone.stake for zone in zones], *[agent.card for zone in zones for agent in zone.agents]]
    for p in seats:
        names += p.resources
        names += p.reserve
    return {name: FACES[name] for name in names if name is not None}


def _objective_faces(s: ArcanaState, seats: list[SeatView]) -> dict[str, ObjectiveFace]:
    """Of the objectives that are seen, with the state of their owner's case."""
    faces = {}
    for p in seats:
        for name in [*(p.objectives or []), *(p.rejected or [])]:
            card = OBJECTIVES[NUMBER[name]]
            faces[name] = ObjectiveFace(card.vp, card.goal(s.seats), card.count(s, p.seat))
    return faces


# --- what only this seat sees ---


def _with_secrets(s: ArcanaState, seat: int, table: ArcanaView) -> ArcanaView:
    hidden = [zone for zone in range(len(s.stakes)) if s.down[slot(s, zone, seat)]]
    zones = [_zone(s, zone, seat) if zone in hidden else shown for zone, shown in enumerate(table.zones)]
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
        effect=_effect(s, seat),
        faces=table.faces | _own_faces(s, seat, hidden, drawn),
        objective_faces=_objective_faces(s, seats),
    )


def _own_seat(s: ArcanaState, seat: int, shown: SeatView) -> SeatView:
    return replace(
        shown,
        hand=_names(s.hands[seat]),
        objectives=_objectives(s.objectives[seat]),
        rejected=_objectives(s.rejected[seat]),
    )


def _own_faces(s: ArcanaState, seat: int, hidden: list[int], drawn: str | None) -> dict[str, Face]:
    names = _names(s.hands[seat])
    for zone in hidden:
        names += _names(s.down[slot(s, zone, seat)])
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
