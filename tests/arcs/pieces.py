"""Every piece and every guild card kept from events alone: where it came from and where it must be now (p. 12-23)."""

from collections import Counter
from functools import singledispatchmethod
from typing import Any

from stolik.games.arcs.messages import events as told
from stolik.games.arcs.messages.views import ArcsView
from stolik.kernel.messages import Event
from tests.arcs.ledger import GUILDS
from tests.arcs.printed import LOYAL, VOX, WEAPONS

SUIT = {card: suit for suit, cards in GUILDS.items() for card in cards.split()} | dict.fromkeys(WEAPONS, "weapon")
Store = Counter[str]
"""Kind of piece -> how many."""


class Pieces:
    """Begun from a view, then it only listens."""

    def __init__(self, view: ArcsView) -> None:
        seats = range(view.seats)
        self.supply = [Store(ship=p.ships, starport=p.starports, city=p.cities, agent=p.agents) for p in view.players]
        self.ships = Counter({(x.id, seat, False): x.fresh[seat] for x in view.systems for seat in seats})
        self.ships += Counter({(x.id, seat, True): x.damaged[seat] for x in view.systems for seat in seats})
        """By system, owner and whether they are damaged."""
        self.buildings = {b.place: (b.owner, b.kind, b.damaged) for x in view.systems for b in x.buildings}
        self.court = {c.card: Counter(dict(enumerate(c.agents))) for c in view.court if c.card}
        self.captives = [Counter(dict(enumerate(p.captives))) for p in view.players]
        self.trophies = [[Store(pieces) for pieces in p.trophies] for p in view.players]
        self.outrage = [{*p.outrage} for p in view.players]
        self.stand_ins = [0] * view.seats
        self.cards = [{*p.cards} for p in view.players]
        self.laid: set[str] = set()
        self.discard = {*view.court_discard}
        self.lore = [{*p.lore} for p in view.players]
        self.power = [p.power for p in view.players]
        self.taken: Counter[int] = Counter()
        """Rival agents on their way from a card of the court, by owner."""
        self.chosen: int | None = None
        """The owner of the captive that was chosen."""
        self.abducted = ""
        self.replaced: tuple[str, bool] | None = None
        """A building that another one replaces: where, and whether it was damaged."""
        self.scored: set[str] = set()
        """Ambitions, until the table is cleaned up."""

    # --- answers and questions ------------------------------------------------------------------------------------

    def answer(self, question: str, a: Any, abductable: set[str]) -> None:
        """Whose captive, and which card: told by nobody but the player. A single one is not asked about."""
        self.chosen, self.replaced = a.rival if a.tag == "pick-seat" else None, None
        alone = a.tag == "use" and a.power == "abduct" and len(abductable) == 1
        self.abducted = a.card if question == "abduct" else next(iter(abductable)) if alone else ""

    def compare(self, question: str, view: ArcsView) -> None:
        """What a seat sees when it is asked."""
        if self.scored and question != "order":
            self.clean_up()
        assert not self.taken
        for p in view.players:
            supply = {"ship": p.ships, "starport": p.starports, "city": p.cities, "agent": p.agents}
            assert supply == {kind: self.supply[p.seat][kind] for kind in supply}
            assert p.captives == [self.captives[p.seat][owner] for owner in range(view.seats)]
            assert [Store(pieces) for pieces in p.trophies] == self.trophies[p.seat]
            assert ({*p.outrage}, {*p.cards}) == (self.outrage[p.seat], self.cards[p.seat])
            assert p.power == self.power[p.seat]
        self.compare_map(view)
        assert {*view.court_discard} == self.discard
        assert {c.card: +Counter(dict(enumerate(c.agents))) for c in view.court if c.card} == {
            card: +agents for card, agents in self.court.items()
        }

    def compare_map(self, view: ArcsView) -> None:
        assert {b.place: (b.owner, b.kind, b.damaged) for x in view.systems for b in x.buildings} == self.buildings
        for x in view.systems:
            for seat in range(view.seats):
                assert x.fresh[seat] == self.ships[x.id, seat, False]
                assert x.damaged[seat] == self.ships[x.id, seat, True]

    # --- coming and going -----------------------------------------------------------------------------------------

    def hear(self, ev: list[Event]) -> None:
        for e in ev:
            self.note(e)

    def take(self, seat: int, kind: str, count: int = 1) -> None:
        """Out of a supply."""
        self.supply[seat][kind] -= count
        assert self.supply[seat][kind] >= 0

    def give(self, owner: int, pieces: Store) -> None:
        """Into a supply; agents first replace what stands in for them on outrage spaces (p. 16)."""
        self.supply[owner] += pieces
        replaced = min(self.stand_ins[owner], self.supply[owner]["agent"])
        self.stand_ins[owner] -= replaced
        self.supply[owner]["agent"] -= replaced

    def under_rival(self, seat: int, system: str) -> bool:
        """Somebody else has more fresh ships there than everybody (p. 7)."""
        counts = [self.ships[system, other, False] for other in range(len(self.supply))]
        most = max(counts)
        return counts.count(most) == 1 and counts.index(most) != seat

    def clean_up(self) -> None:
        """All trophies go home if Warlord was scored, all captives if Tyrant was (p. 19)."""
        for holder in range(len(self.supply)):
            for owner in range(len(self.supply)):
                if "warlord" in self.scored:
                    self.give(owner, self.trophies[holder][owner])
                    self.trophies[holder][owner] = Store()
                if "tyrant" in self.scored:
                    self.give(owner, Store(agent=self.captives[holder].pop(owner, 0)))
        self.scored = set()

    # --- one event after the other --------------------------------------------------------------------------------

    @singledispatchmethod
    def note(self, e: Event) -> None:
        """No piece is touched."""

    @note.register
    def _(self, e: told.Built) -> None:
        """Damaged where a rival rules, but for ships in hidden harbors and for what replaces a damaged one (p. 12)."""
        system = e.place.partition(".")[0]
        harbored = e.piece == "ship" and "hidden_harbors" in self.lore[e.seat]
        ruled = self.under_rival(e.seat, system) and not harbored
        assert e.damaged == (self.replaced[1] if self.replaced and self.replaced[0] == e.place else ruled)
        self.replaced = None
        self.take(e.seat, e.piece)
        if e.piece == "ship":
            self.ships[system, e.seat, e.damaged] += 1
        else:
            assert e.place not in self.buildings
            self.buildings[e.place] = e.seat, e.piece, e.damaged

    @note.register
    def _(self, e: told.Placed) -> None:
        self.take(e.seat, "ship", e.ships)
        self.ships[e.system, e.seat, False] += e.ships

    @note.register
    def _(self, e: told.Moved) -> None:
        for damaged, count in ((False, e.fresh), (True, e.damaged)):
            self.ships[e.origin, e.seat, damaged] -= count
            self.ships[e.to, e.seat, damaged] += count
            assert self.ships[e.origin, e.seat, damaged] >= 0

    @note.register(told.Damaged | told.Repaired)
    def _(self, e: told.Damaged | told.Repaired) -> None:
        worse, count = isinstance(e, told.Damaged), getattr(e, "count", 1)
        if e.piece == "ship":
            self.ships[e.place, e.seat, not worse] -= count
            self.ships[e.place, e.seat, worse] += count
            assert self.ships[e.place, e.seat, not worse] >= 0
        else:
            assert self.buildings[e.place] == (e.seat, e.piece, not worse)
            self.buildings[e.place] = e.seat, e.piece, worse

    @note.register
    def _(self, e: told.Destroyed) -> None:
        """What was damaged becomes a trophy (p. 14)."""
        if e.piece == "ship":
            self.ships[e.place, e.seat, True] -= e.count
            assert self.ships[e.place, e.seat, True] >= 0
        else:
            assert self.buildings.pop(e.place) == (e.seat, e.piece, True)
        self.trophies[e.by][e.seat][e.piece] += e.count

    @note.register
    def _(self, e: told.Returned) -> None:
        owner, kind, damaged = self.buildings.pop(e.place)
        assert (owner, kind) == (e.seat, e.piece)
        self.replaced = e.place, damaged
        self.give(owner, Store({kind: 1}))

    @note.register
    def _(self, e: told.Influenced) -> None:
        self.take(e.seat, "agent")
        self.court[e.card][e.seat] += 1

    @note.register
    def _(self, e: told.Secured) -> None:
        """Own agents return, those of rivals become captives, or trophies if it is ransacked (p. 13, 16)."""
        self.taken = self.court.pop(e.card)
        own = self.taken.pop(e.seat, 0)
        assert e.ransacked or own > max(self.taken.values(), default=0)
        self.taken = +self.taken
        self.give(e.seat, Store(agent=own))
        (self.discard if e.card in VOX else self.cards[e.seat]).add(e.card)

    @note.register
    def _(self, e: told.Refilled) -> None:
        self.court[e.card] = Counter()

    @note.register
    def _(self, e: told.Captured) -> None:
        """Off a card that was secured or abducted from, or one out of the supply: taxes and gate ports."""
        if e.rival in self.taken:
            assert self.taken.pop(e.rival) == e.agents
        elif self.abducted and self.court[self.abducted][e.rival]:
            assert self.court[self.abducted].pop(e.rival) == e.agents
        else:
            assert e.agents == 1
            self.take(e.rival, "agent")
        self.captives[e.seat][e.rival] += e.agents

    @note.register
    def _(self, e: told.TookAgents) -> None:
        assert self.taken.pop(e.rival) == e.agents
        self.trophies[e.seat][e.rival]["agent"] += e.agents

    @note.register(told.Executed | told.Freed)
    def _(self, e: told.Executed | told.Freed) -> None:
        held = +self.captives[e.seat]
        owner = self.chosen if self.chosen is not None else next(iter(held))
        assert self.chosen is not None or len(held) == 1
        self.captives[e.seat][owner] -= e.agents
        if isinstance(e, told.Executed):
            self.trophies[e.seat][owner]["agent"] += e.agents
        else:
            self.give(owner, Store(agent=e.agents))

    @note.register
    def _(self, e: told.Outraged) -> None:
        """An agent marks it, or something that stands in for one (p. 16); guild cards follow as they are discarded."""
        if e.resource not in self.outrage[e.seat]:
            self.outrage[e.seat].add(e.resource)
            if self.supply[e.seat]["agent"]:
                self.take(e.seat, "agent")
            else:
                self.stand_ins[e.seat] += 1
        lost = {card for card in self.cards[e.seat] if SUIT[card] == e.resource and card not in LOYAL}
        self.cards[e.seat] -= lost
        self.discard |= lost

    # --- cards ----------------------------------------------------------------------------------------------------

    @note.register
    def _(self, e: told.DiscardedCard) -> None:
        """Spent, or one that outrage has taken already."""
        self.cards[e.seat].discard(e.card)
        self.laid.discard(e.card)
        self.discard.add(e.card)

    @note.register
    def _(self, e: told.TookCard) -> None:
        self.cards[e.rival].remove(e.card)
        self.cards[e.seat].add(e.card)

    @note.register
    def _(self, e: told.GaveCard) -> None:
        self.cards[e.seat].remove(e.card)
        self.cards[e.rival].add(e.card)

    @note.register
    def _(self, e: told.Buried) -> None:
        next(cards for cards in self.cards if e.card in cards).remove(e.card)

    @note.register
    def _(self, e: told.Laid) -> None:
        self.cards[e.seat].remove(e.card)
        self.laid.add(e.card)

    @note.register
    def _(self, e: told.CourtShuffled) -> None:
        """The song by itself, or all discarded guild cards."""
        song = {"song_of_freedom"} & self.discard
        gone = song or self.discard - VOX
        assert e.count == len(gone)
        self.discard -= gone

    # --- Power ----------------------------------------------------------------------------------------------------

    @note.register
    def _(self, e: told.Scored) -> None:
        self.power[e.seat] += e.power
        self.scored.add(e.ambition)

    @note.register
    def _(self, e: told.NobodyScored) -> None:
        self.scored.add(e.ambition)

    @note.register
    def _(self, e: told.ChapterEnded) -> None:
        self.clean_up()
