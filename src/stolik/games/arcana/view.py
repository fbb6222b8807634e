"""What a seat may know (H31, H32), built up from nothing."""

from stolik.games.arcana.cards.moving import Moving
from stolik.games.arcana.cards.objectives import NUMBER, OBJECTIVES
from stolik.games.arcana.holdings import stakes_of
from stolik.games.arcana.ids import ARCANA, DISTRICTS, GUILDS, KINDS, MILITIA, NONE
from stolik.games.arcana.layout import CONTROLS, ORDER, ZONES
from stolik.games.arcana.messages.views import (
    AgentView,
    ArcanaView,
    EffectView,
    Face,
    ObjectiveFace,
    SeatView,
    ZoneView,
)
from stolik.games.arcana.rules.agents import agent_card, agent_count, agent_target, is_down
from stolik.games.arcana.rules.guilds import ChooseGuilds
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.rules.winning import Removal
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, DECK_OF, DISTRICT, EFFECT, EFFECTS, KIND, MAIN, NAME, NOTICE, VALUE, VP


def view(s: ArcanaState, seat: int | None) -> ArcanaView:
    eyes = NONE if seat is None else seat
    zones = [_zone(s, zone, eyes) for zone in range(len(s.stakes))]
    seats = [_seat(s, p, eyes) for p in range(s.seats)]
    return ArcanaView(
        s.options, seat, s.round, s.first, zones, _order(s), seats, len(s.militia), _drawn_militia(s, eyes), _won(s),
        _claim(s, eyes), _effect(s, eyes), len(s.box), s.jubilee, s.quiet, s.over, NOTICE[0],
        _faces(zones, seats, _drawn_militia(s, eyes), _won(s)), _objective_faces(s, seats),
    )  # fmt: skip


def _order(s: ArcanaState) -> list[str]:
    return [ZONES[s.seats][zone] for zone in ORDER[s.seats][s.first]]


def _zone(s: ArcanaState, zone: int, eyes: int) -> ZoneView:
    control = [p for p in range(s.seats) if CONTROLS[s.seats][p][zone]]
    stake = None if s.stakes[zone] == NONE else NAME[s.stakes[zone]]
    agents = [_agent(s, zone, p, i, eyes) for p in range(s.seats) for i in range(agent_count(s, zone, p))]
    return ZoneView(ZONES[s.seats][zone], control, stake, len(s.piles[zone]), s.sealed[zone], agents)


def _agent(s: ArcanaState, zone: int, owner: int, position: int, eyes: int) -> AgentView:
    down, card = is_down(s, zone, owner, position), agent_card(s, zone, owner, position)
    name = None if down and owner != eyes else NAME[card]
    return AgentView(owner, name, down, KIND[card] == MILITIA, agent_target(s, eyes, zone, owner, position))


def _seat(s: ArcanaState, p: int, eyes: int) -> SeatView:
    own = p == eyes
    show = own or s.over
    return SeatView(
        seat=p,
        guild=None if s.guild[p] == NONE else GUILDS[s.guild[p]],
        hand=_names(s.hands[p]) if own else None,
        hand_size=len(s.hands[p]),
        deck=len(s.decks[p]),
        resources=_names(s.resources[p]),
        reserve=_names(s.reserve[p]),
        objectives=[OBJECTIVES[o].name for o in s.objectives[p]] if show else None,
        objective_count=len(s.objectives[p]),
        rejected=[OBJECTIVES[o].name for o in s.rejected[p]] if own else None,
        bribes=s.bribes[p],
        wins_in_no_mans_land=s.wins_in_n[p],
        vp=sum(VP[card] for card in stakes_of(s, p)),
    )


def _names(cards: list[int]) -> list[str]:
    return [NAME[card] for card in cards]


def _drawn_militia(s: ArcanaState, eyes: int) -> str | None:
    top = s.stack[-1] if s.stack else None
    return NAME[top.card] if isinstance(top, FieldMilitia) and top.seat == eyes else None


def _won(s: ArcanaState) -> str | None:
    top = s.stack[-1] if s.stack else None
    return NAME[top.card] if isinstance(top, Removal) else None


def _claim(s: ArcanaState, eyes: int) -> str | None:
    top = s.stack[-1] if s.stack else None
    if eyes == NONE or not isinstance(top, ChooseGuilds) or top.claims[eyes] == NONE:
        return None
    return GUILDS[top.claims[eyes]]


def _effect(s: ArcanaState, eyes: int) -> EffectView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Moving):
        return None
    picked = [agent_target(s, eyes, top.zone, top.owner, position) for position in top.picked()]
    return EffectView(top.seat, NAME[top.card], picked)


# --- what is printed on the cards that are seen ---


def face(card: int) -> Face:
    combat, political, spiritual, ducats = VALUE[4 * card : 4 * card + 4]
    return Face(
        KINDS[KIND[card]], combat, political, spiritual, ducats,
        main="" if MAIN[card] == NONE else ARCANA[MAIN[card]],
        vp=VP[card],
        district="" if DISTRICT[card] == NONE else DISTRICTS[DISTRICT[card]],
        effect="" if EFFECT[card] == NONE else EFFECTS[EFFECT[card]],
        guild="" if DECK_OF[card] == NONE else GUILDS[DECK_OF[card]],
    )  # fmt: skip


def _faces(zones: list[ZoneView], seats: list[SeatView], drawn: str | None, won: str | None) -> dict[str, Face]:
    names = {drawn, won} | {z.stake for z in zones} | {a.card for z in zones for a in z.agents}
    for p in seats:
        names |= {*(p.hand or []), *p.resources, *p.reserve}
    return {name: face(CARD[name]) for name in sorted(n for n in names if n is not None)}


def _objective_faces(s: ArcanaState, seats: list[SeatView]) -> dict[str, ObjectiveFace]:
    """Of the objectives that are seen, with the state of their owner's case."""
    faces = {}
    for p in seats:
        for name in [*(p.objectives or []), *(p.rejected or [])]:
            card = OBJECTIVES[NUMBER[name]]
            faces[name] = ObjectiveFace(card.vp, card.goal(s.seats), card.count(s, p.seat))
    return faces
