"""What a seat may know (H31, H32), built from scratch: the public part, then the seat's own secrets."""

from functools import cache
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
PRINTED: Final = [0]
"""How often they were built."""


def print_faces() -> None:
    for card in range(CARDS):
        FACES[NAME[card]] = _face(card)
    PRINTED[0] += 1


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
    shown = s.shown = Shown(s, s.shown)
    table = _table(s, shown)
    return [table if seat is None else _with_secrets(s, seat, table, shown) for seat in seats]


class Shown:
    """The zones and seats of a state as they are shown. Those that have not changed are not built again."""

    def __init__(self, s: ArcanaState, before: "Shown | None") -> None:
        self.zones: list[Zone] = [
            _zone(s, zone, before.zones[zone] if before else None) for zone in range(len(s.stakes))
        ]
        self.seats: list[Player] = [_seat(s, p, before.seats[p] if before else None) for p in range(s.seats)]


Cards = list[int]


# --- the zones ---


class Zone:
    """A zone as each seat sees it and, last (so that NONE finds it), as viewers without a face-down agent there do."""

    def __init__(self, s: ArcanaState, zone: int, facts: tuple[int, ...], up: list[Cards], down: list[Cards]) -> None:
        self.facts = facts
        self.up = [cards.copy() for cards in up]
        self.down = [cards.copy() for cards in down]
        shown = self._seen(s.seats, zone, NONE)
        self.seen = [*[self._seen(s.seats, zone, p) if down[p] else shown for p in range(s.seats)], shown]
        self.cards = [agent.card for agent in shown.agents if agent.card is not None]
        """The agents that everyone can see."""

    def _seen(self, seats: int, zone: int, eyes: int) -> ZoneView:
        stake, pile, sealed = self.facts
        name = ZONES[seats][zone]
        agents = [agent for p in range(seats) for agent in _agents(name, p, self.up[p], self.down[p], p == eyes)]
        card = None if stake == NONE else NAME[stake]
        return ZoneView(name, CONTROLLERS[seats][zone], card, pile, bool(sealed), agents)


def _zone(s: ArcanaState, zone: int, before: Zone | None) -> Zone:
    first = slot(s, zone, 0)
    up, down = s.up[first : first + s.seats], s.down[first : first + s.seats]
    sealed = s.sealed[zone] and not s.over  # the last round has no refill to remove seals
    facts = s.stakes[zone], len(s.piles[zone]), int(sealed)
    if before is not None and before.facts == facts and before.up == up and before.down == down:
        return before
    return Zone(s, zone, facts, up, down)


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


# --- the seats ---


class Player:
    """A seat as everyone sees it, and as it sees itself."""

    def __init__(self, s: ArcanaState, p: int, facts: tuple[int, ...], cards: list[Cards]) -> None:
        self.facts = facts
        self.cards = [pile.copy() for pile in cards]
        self.shown = _shown_seat(s, p)
        self.own = replace(
            self.shown,
            hand=_names(s.hands[p]),
            objectives=_objectives(s.objectives[p]),
            rejected=_objectives(s.rejected[p]),
        )
        self.open_cards = _names(s.resources[p] + s.reserve[p])
        self.secret_cards = [NAME[card] for cards in [s.hands[p], *s.down[p :: s.seats]] for card in cards]


def _seat(s: ArcanaState, p: int, before: Player | None) -> Player:
    facts = s.guild[p], s.bribes[p], s.wins_in_n[p], int(s.over), PRINTED[0]
    piles = s.decks[p], s.hands[p], s.resources[p], s.reserve[p], s.objectives[p], s.rejected[p]
    cards = [*piles, *s.up[p :: s.seats], *s.down[p :: s.seats]]
    if before is not None and before.facts == facts and before.cards == cards:
        return before
    return Player(s, p, facts, cards)


def _shown_seat(s: ArcanaState, p: int) -> SeatView:
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


def _names(cards: Cards) -> list[str]:
    return [NAME[card] for card in cards]


def _objectives(cards: Cards) -> list[str]:
    return [OBJECTIVES[card].name for card in cards]


# --- what everyone sees ---


def _table(s: ArcanaState, shown: Shown) -> ArcanaView:
    seats = [p.shown for p in shown.seats]
    won, effect = _won(s), _effect(s, NONE)
    return ArcanaView(
        options=s.options,
        seat=None,
        round=s.round,
        first=s.first,
        zones=[zone.seen[NONE] for zone in shown.zones],
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
        faces=_open_faces(shown, [won, effect.card if effect else None]),
        objective_faces=_objective_faces(s, seats),
    )


@cache
def _order(seats: int, first: int) -> list[str]:
    return [ZONES[seats][zone] for zone in ORDER[seats][first]]


def _won(s: ArcanaState) -> str | None:
    top = s.stack[-1] if s.stack else None
    return NAME[top.card] if isinstance(top, Removal) else None


def _effect(s: ArcanaState, eyes: int) -> EffectView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Moving):
        return None
    picked = [agent_target(s, eyes, top.zone, top.owner, position) for position in top.picked()]
    return EffectView(top.seat, NAME[top.card], picked)


def _open_faces(shown: Shown, names: list[str | None]) -> dict[str, Face]:
    names += [zone.seen[NONE].stake for zone in shown.zones]
    for zone in shown.zones:
        names += zone.cards
    for p in shown.seats:
        names += p.open_cards
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


def _with_secrets(s: ArcanaState, seat: int, table: ArcanaView, shown: Shown) -> ArcanaView:
    me = shown.seats[seat]
    seats = list(table.seats)
    seats[seat] = me.own
    drawn = _drawn_militia(s, seat)
    secret = me.secret_cards if drawn is None else [*me.secret_cards, drawn]
    return replace(
        table,
        seat=seat,
        zones=[zone.seen[seat] for zone in shown.zones],
        seats=seats,
        drawn_militia=drawn,
        claim=_claim(s, seat),
        effect=_effect(s, seat) if table.effect else None,
        faces=table.faces | {name: FACES[name] for name in secret},
        objective_faces=table.objective_faces | _objective_faces(s, [me.own]),
    )


def _drawn_militia(s: ArcanaState, seat: int) -> str | None:
    top = s.stack[-1] if s.stack else None
    return NAME[top.card] if isinstance(top, FieldMilitia) and top.seat == seat else None


def _claim(s: ArcanaState, seat: int) -> str | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ChooseGuilds) or top.claims[seat] == NONE:
        return None
    return GUILDS[top.claims[seat]]
