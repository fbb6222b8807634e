"""A position of Arcs for one scene: an empty map where a test places whatever it needs by name, then plays on."""

from typing import Any

from stolik.games.arcs.ids import (
    ACTION_CARD,
    AMBITION,
    CARD,
    EXTRA,
    GATE_CITY,
    GATE_STARPORT,
    GUILD,
    NOTHING,
    PLACES,
    PLACES_PER_SYSTEM,
    RESOURCE,
    RESOURCES,
    SYSTEM,
    VOX,
    is_gate,
)
from stolik.games.arcs.messages.actions import Copy, Lead, PickAction, PickToken, Pivot, Surpass, Use
from stolik.games.arcs.rules.build import empty_slot
from stolik.games.arcs.rules.chapter import Chapter, Round
from stolik.games.arcs.rules.turn import Turn
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import AGENTS, CITIES, DECK, SHIPS, STARPORTS, TOKENS
from stolik.kernel.chance import chance_of, draw
from stolik.kernel.messages import Action, Event
from stolik.text import Words
from tests.arcs.scenario import GAME, agents, found, give, hold, put

ME, RIVAL, THIRD, FOURTH = range(4)
SETUPS = {2: "two_homelands", 3: "three_homelands", 4: "four_mix_up_3"}
"""Clusters out of play: 1 and 4; 5 and 6; 6."""
ENGLISH = Words("en")


class Table:
    """`ME` has the initiative. Nobody has pieces, tokens, cards or a hand until the test says so."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        s: ArcsState = GAME.new(seats, 1, GAME.Options(setup=SETUPS[seats], **options))
        self.s = s
        s.players = [Player(SHIPS, STARPORTS, AGENTS, CITIES) for _ in range(seats)]
        s.fresh, s.damaged, s.buildings = [0] * len(s.fresh), [0] * len(s.damaged), [0] * len(s.buildings)
        s.supply, s.phantom = TOKENS.copy(), [0] * 5
        s.court, s.influence = [NOTHING] * len(s.court), [0] * len(s.influence)
        s.court_deck, s.court_discard = list(range(GUILD + VOX)), []
        s.discard = DECK[seats].copy()
        s.known, s.piled = [0] * 28, [0] * 28
        s.initiative = ME
        s.leader_row, s.lore_row = [], []
        s.stack = [Chapter("rounds")]
        s.pending = None
        self.count: dict[str, int] | None = None
        self.events: list[Event] = []

    # --- putting things on the table ---

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def ships(self, seat: int, system: str, fresh: int = 1, damaged: int = 0) -> None:
        put(self.s, seat, system, fresh, damaged)

    def city(self, seat: int, system: str, damaged: bool = False, extra: bool = False) -> None:
        self._found(seat, "city", system, damaged, EXTRA if extra else GATE_CITY)

    def starport(self, seat: int, system: str, damaged: bool = False) -> None:
        self._found(seat, "starport", system, damaged, GATE_STARPORT)

    def _found(self, seat: int, kind: str, system: str, damaged: bool, k: int) -> None:
        """In the first empty slot; on a gate or outside the slots in the place `k`."""
        i = SYSTEM[system]
        place = PLACES_PER_SYSTEM * i + k if is_gate(i) or k == EXTRA else empty_slot(self.s, i)
        assert place >= 0, system
        assert self.s.buildings[place] == 0, system
        found(self.s, seat, kind, PLACES[place], damaged)

    def tokens(self, seat: int, *names: str, slot: int | None = None) -> None:
        """Into the leftmost empty slots, or into a named one."""
        give(self.s, seat, *names, slots=() if slot is None else (slot,))

    def cards(self, seat: int, *names: str) -> None:
        """Guild cards, leaders and lore."""
        hold(self.s, seat, *names)

    def hand(self, seat: int, *names: str) -> None:
        for name in names:
            card = ACTION_CARD[name]
            self.s.discard.remove(card)
            self.s.known[card] = 1 << seat
            self.player(seat).hand = sorted([*self.player(seat).hand, card])

    def pile(self, *names: str) -> None:
        """These cards, from the bottom, are the action discard pile; the others go to the last player's hand."""
        wanted = [ACTION_CARD[name] for name in names]
        rest = [card for card in self.s.discard if card not in wanted]
        self.s.discard = wanted
        last = self.player(self.s.seats - 1)
        last.hand = sorted(last.hand + rest)

    def court(self, *names: str) -> None:
        for position, name in enumerate(names):
            self.s.court_deck.remove(CARD[name])
            self.s.court[position] = CARD[name]

    def agents(self, seat: int, card: str, count: int = 1) -> None:
        agents(self.s, seat, self.s.court.index(CARD[card]), count)

    def captives(self, seat: int, owner: int, count: int = 1) -> None:
        self.player(seat).captives[owner] += count
        self.player(owner).agents -= count

    def outrage(self, seat: int, resource: str) -> None:
        self.player(seat).outrage[RESOURCE[resource]] = 1
        self.player(seat).agents -= 1

    def marker(self, name: str, *markers: int) -> None:
        for marker in markers or (2,):
            self.s.markers[marker] = AMBITION[name]

    # --- playing ---

    def lead(self, seat: int, card: str) -> None:
        """The seat leads with this card."""
        self.s.initiative = seat
        self._turn(seat, seat, card)
        self.do(Lead(seat, card))

    def surpass(self, seat: int, card: str, lead: str = "", leader: int = RIVAL) -> None:
        suit = card.rpartition("_")[0]
        self._follow(seat, card, lead or f"{suit}_2", leader)
        self.do(Surpass(seat, card))

    def copy(self, seat: int, card: str, lead: str, leader: int = RIVAL) -> None:
        self._follow(seat, card, lead, leader)
        self.do(Copy(seat, card))

    def pivot(self, seat: int, card: str, lead: str, leader: int = RIVAL) -> None:
        self._follow(seat, card, lead, leader)
        self.do(Pivot(seat, card))

    def _follow(self, seat: int, card: str, lead: str, leader: int) -> None:
        s = self.s
        s.discard.remove(ACTION_CARD[lead])
        s.lead, s.leader, s.initiative = ACTION_CARD[lead], leader, leader
        s.played[leader] = s.lead
        s.known[s.lead] = (1 << s.seats) - 1
        self._turn(seat, leader, card)

    def _turn(self, seat: int, leader: int, card: str) -> None:
        if ACTION_CARD[card] not in self.player(seat).hand:
            self.hand(seat, card)
        self.s.stack += [Round((seat - leader) % self.s.seats + 1), Turn(seat)]
        self.s.pending = None

    def do(self, action: Action) -> list[Event]:
        """Play an action; every question on the way has words, and no piece is lost or made."""
        if self.count is None:
            self.count = GAME.census(self.s)
        self.events = GAME.apply(self.s, action)
        assert GAME.census(self.s) == self.count
        decision = GAME.decision(self.s)
        if decision is not None:
            sentence = ENGLISH.line("arcs", f"ask-{decision.kind}", decision.values, ["A", "B", "C", "D"])
            assert not sentence.startswith("["), sentence
        return self.events

    def use(self, seat: int, card: str, power: str = "prelude") -> list[Event]:
        return self.do(Use(seat, card, power))

    def store(self) -> None:
        """Put arriving tokens anywhere."""
        while self.kind() in ("store", "rearrange"):
            self.do(self.options[0])

    # --- asking ---

    @property
    def options(self) -> list[Any]:
        decision = GAME.decision(self.s)
        return [] if decision is None else decision.actions

    def kind(self) -> str:
        decision = GAME.decision(self.s)
        return "" if decision is None else decision.kind

    def offers(self, card: str, power: str = "prelude") -> bool:
        return any(isinstance(a, Use) and a.card == card and a.power == power for a in self.options)

    def of(self, kind: type[Action]) -> list[Any]:
        """The options of one kind."""
        return [a for a in self.options if isinstance(a, kind)]

    def picks(self) -> set[str]:
        """The action cards that may be picked."""
        return {a.card for a in self.of(PickAction)}

    def stealable(self) -> set[tuple[int, str]]:
        """Owner and type of tokens that may be picked."""
        return {(a.owner, a.resource) for a in self.of(PickToken)}

    def held(self, seat: int) -> list[str]:
        """A seat's tokens, sorted, including those that still have to be put into a slot."""
        p = self.player(seat)
        return sorted(RESOURCES[r] for r in p.resources + p.arriving if r != NOTHING)

    def has(self, seat: int, card: str) -> bool:
        return CARD[card] in self.player(seat).cards

    def discarded(self, card: str) -> bool:
        return CARD[card] in self.s.court_discard

    def fresh(self, seat: int, system: str) -> int:
        return self.s.fresh[4 * SYSTEM[system] + seat]

    def wrecks(self, seat: int, system: str) -> int:
        return self.s.damaged[4 * SYSTEM[system] + seat]

    def at(self, place: str) -> int:
        return self.s.buildings[PLACES.index(place)]

    def on(self, card: str, seat: int) -> int:
        """Agents of a seat on a court card."""
        return self.s.influence[4 * self.s.court.index(CARD[card]) + seat]

    def supply(self, resource: str) -> int:
        return self.s.supply[RESOURCE[resource]]

    def empty_supply(self, resource: str, holder: int) -> None:
        """Give every token of a type that is left to one player."""
        self.tokens(holder, *[resource] * self.supply(resource))

    # --- chance ---

    def dice(self, *faces: int) -> None:
        """The next dice show these faces (from 0, as in data/dice.toml)."""
        for i in range(200_000):
            chance = chance_of(str(i))
            if all(draw(chance, 6) == face for face in faces):
                self.s.chance = chance_of(str(i))
                return
        raise AssertionError("no such dice")
