"""A game written down from its events alone, each of them checked with the book in hand.

`Ledger` knows the first view, and then what is said: here of rounds, turns and what is allowed at any time, in
`ledger_actions.py` of the six actions, in `aftermath.py` of combat and upkeep. `audit.py` compares it with what the
seats see. No rule and no table of the game is used.
"""

from collections import Counter
from typing import Any

from stolik.games.eclipse.messages.views import EclipseView
from stolik.kernel.messages import Event
from tests.eclipse.accounts import Account, Place, joined, open_account, tracks_for
from tests.eclipse.printed import (
    HOMES,
    LAYOUTS,
    OPENS,
    OUTER,
    TECHS_AT_FIRST,
    TECHS_LATER,
)


class Ledger:
    def __init__(self, view: EclipseView) -> None:
        self.seats = len(view.players)
        self.accounts: dict[int, Account] = {}
        self.places = {"001": Place("001", 0, 0, 0, gcds=True)}
        self.start, self.next_start, self.round, self.traitor = view.start, None, 0, None
        self.market = Counter({offer.tech: offer.count for offer in view.market})
        self.tech_bag = 96 - self.market.total()
        self.stacks = {"inner": 8, "middle": 11, "outer": OUTER[self.seats]}
        self.discards: dict[str, list[str]] = {"inner": [], "middle": [], "outer": []}
        self.discovery_stack = 20
        self.reputation_bag = 32
        self.turn: int | None = None
        """Who took the last action or passed last."""
        self.allowed = self.whole = 0
        """Activations left in the action that is under way, and all that it has."""
        self.changed: list[tuple[str, int]] | None = None
        """Squares that got a part in the upgrade that is under way; None before anything was done."""
        self.steps = 0
        """How far the ship that is under way may still go."""
        self.found: str | None = None
        """The front of the discovery tile being looked at."""
        self.gifts: list[int] = []
        """Resources that must come now: an artifact's or a discovery's."""
        self.suitors: set[tuple[int, int]] = set()
        """Offers of relations in this turn."""
        self.fresh = True
        """The next question of a turn begins a new one."""
        self.asked: set[tuple[str, int, str]] = set()
        """Questions of this round: what, whom, and about which sector."""
        self.due: tuple[str, int] | None = None
        """A question that must come next."""
        self.coming = ""
        """The square of the cube that was asked about."""
        self.courting: int | None = None
        """Who may offer relations at the end of combat."""
        self.attacked: set[int] = set()
        """Partners who have just been attacked."""
        self.more_discs = 0
        assert self.market.total() == TECHS_AT_FIRST[self.seats]
        for p in view.players:
            if p.faction:
                self.settle(p.seat, p.faction)

    def settle(self, seat: int, faction: str) -> None:
        """Page 4: board, start sector, ship, disc and cubes; the Hydrans live on their advanced square too (H3)."""
        account = self.accounts[seat] = open_account(faction)
        home = Place(HOMES[faction], *LAYOUTS[self.seats][seat], disc=seat)
        account.discs -= 1
        account.hangar[account.board.ship] -= 1
        home.come(seat, account.board.ship)
        for number, square in enumerate(home.squares):
            if not square.startswith("advanced") or (faction, square) == ("hydran_progress", "advanced_science"):
                home.filled[number] = True
                account.track[tracks_for(square)[0]] -= 1
        account.unseen = 2 if faction == "eridani_empire" else 0
        self.reputation_bag -= account.unseen
        self.places[home.sector] = home

    def ask(self, question: str, seat: int, values: dict[str, Any]) -> None:
        """A question is put: a new turn may begin, or a new player's courtship after combat."""
        assert self.due in (None, (question, seat)), "something else had to be asked"
        self.due = None
        self.coming = str(values.get("square", "")).partition(":")[2]
        self.asked.add((question, seat, str(values.get("sector", "")).partition(":")[2]))
        turn = question in ("turn", "reaction") and self.fresh
        court = question == "relations" and self.courting != seat
        self.fresh = self.fresh and not turn
        self.courting = None if turn else seat if court else self.courting
        self.suitors = set() if turn or court else self.suitors

    def has_ended(self) -> bool:
        """The last turn was ended in so many words."""
        return self.shot.tag in ("pass", "discard_tile", "resign") or self.question == "turn-after"

    def tell(self, question: str, action: Any, events: list[Event]) -> None:
        """What a player did when this was asked, and all that came of it."""
        self.steps = 0 if question == "move" else self.steps
        self.found = self.found if question == "discovery" else None
        if action.tag in ("explore", "drop_disc"):
            self.use()
        self.fresh = self.fresh or action.tag in ("act", "pass", "resign")
        self.question, self.shot = question, action
        for event in events:
            getattr(self, f"on_{event.tag}")(event)
        assert not self.attacked, "an attack breaks relations"

    def has(self, seat: int, tech: str) -> bool:
        return tech in self.accounts[seat].techs

    def linked(self, seat: int, one: str, other: str) -> bool:
        return joined(self.places[one], self.places[other], self.has(seat, "wormhole_generator"))

    def enemies(self, place: Place, seat: int) -> int:
        return place.enemies(seat, self.accounts[seat].faction)

    def pay(self, seat: int, resource: str, amount: int) -> None:
        self.accounts[seat].store[resource] -= amount
        assert self.accounts[seat].store[resource] >= 0

    def use(self) -> None:
        """One activation of the action that is under way."""
        self.allowed -= 1
        assert self.allowed >= 0, "more than the action allows"

    # --- frame of the game ----------------------------------------------------------------------------------------

    def on_faction_chosen(self, e: Any) -> None:
        self.settle(e.seat, e.faction)

    def on_round_began(self, e: Any) -> None:
        self.round += 1
        self.start = self.start if self.next_start is None else self.next_start
        assert (e.round, e.seat) == (self.round, self.start), "whoever passed first starts"
        self.next_start, self.turn, self.asked = None, None, set()
        for account in self.accounts.values():
            account.passed = False

    def on_techs_drawn(self, e: Any) -> None:
        """Page 24: cleanup begins with new technologies; discs and colony ships come back, cubes rise from the dead."""
        assert len(e.techs) == min(TECHS_LATER[self.seats], self.tech_bag)
        self.tech_bag -= len(e.techs)
        self.market.update(e.techs)
        for account in self.accounts.values():
            if not account.gone:
                account.discs += account.acted.total()
                account.acted.clear()
                account.colony_ships = account.board.colony_ships
                account.homeless += account.graves.elements()
                account.graves.clear()

    def skipped(self, seat: int) -> list[int]:
        """Page 8: turns go clockwise. Those between the last turn and this one, but for players who have left."""
        order = [(self.start + i) % self.seats for i in range(self.seats)] * 2
        begin = 0 if self.turn is None else order.index(self.turn) + 1
        return [other for other in order[begin : order.index(seat, begin)] if not self.accounts[other].gone]

    def next_turn(self, seat: int) -> None:
        assert all(self.accounts[other].passed for other in self.skipped(seat))
        self.turn = seat

    def on_action_taken(self, e: Any) -> None:
        """Page 8 and 14: the rightmost disc pays; reactions are one activation for everybody."""
        self.next_turn(e.seat)
        account = self.accounts[e.seat]
        assert e.reaction == account.passed
        assert not e.reaction or e.action in ("upgrade", "build", "move")
        assert account.discs > 0
        account.discs -= 1
        account.acted[f"react_{e.action}" if e.reaction else e.action] += 1
        more = e.action == "build" and "nanorobots" in account.techs
        self.allowed = self.whole = 1 if e.reaction else account.board.activations(e.action) + more
        self.changed = None

    def on_passed(self, e: Any) -> None:
        self.next_turn(e.seat)
        self.accounts[e.seat].passed = True
        assert e.first == (self.next_start is None)
        if e.first:
            self.next_start = e.seat

    # --- at any time ----------------------------------------------------------------------------------------------

    def colonies(self, seat: int) -> set[tuple[str, str, str]]:
        """Page 8: sector, square and track; a cube of the matching track onto an empty square."""
        account = self.accounts[seat]
        return {
            (place.sector, square, track)
            for place in self.places.values()
            if place.disc == seat and account.colony_ships
            for square, cube in zip(place.squares, place.filled)
            if not cube and (square not in OPENS or OPENS[square] in account.techs)
            for track in tracks_for(square)
            if account.track[track]
        }

    def on_colonized(self, e: Any) -> None:
        account, place = self.accounts[e.seat], self.places[e.sector]
        assert (e.sector, e.square, e.track) in self.colonies(e.seat)
        account.colony_ships -= 1
        account.track[e.track] -= 1
        place.fill(e.square, True)

    def on_traded(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert e.paid == account.board.trade
        assert e.give != e.take
        self.pay(e.seat, e.give, e.paid)
        account.store[e.take] += 1

    def on_gained(self, e: Any) -> None:
        self.gifts.remove(e.amount)
        self.accounts[e.seat].store[e.resource] += e.amount

    def on_cube_returned(self, e: Any) -> None:
        """The cube that was asked about; else any that fits, and the choosiest of them is struck out."""
        account = self.accounts[e.seat]
        fitting = [square for square in account.homeless if e.track in account.homes(square)]
        choosiest = min(fitting, key=lambda square: len(account.homes(square)))
        account.homeless.remove(self.coming if self.coming in fitting else choosiest)
        self.coming = ""
        account.track[e.track] += 1

    def on_relations_offered(self, e: Any) -> None:
        assert self.may_befriend(e.seat, e.to)
        self.suitors.add((e.seat, e.to))

    def on_relations_refused(self, e: Any) -> None:
        pass

    def on_relations_formed(self, e: Any) -> None:
        assert self.may_befriend(e.seat, e.other)
        for seat, other in ((e.seat, e.other), (e.other, e.seat)):
            self.accounts[seat].friends.add(other)
            self.accounts[seat].owed += 1

    def may_befriend(self, seat: int, other: int) -> bool:
        """Page 11: four players, discs joined by a wormhole, ambassadors and cubes left, no traitor."""
        both = [self.accounts[seat], self.accounts[other]]
        able = all(len(a.friends) < 3 and any(a.track.values()) and a.fits_track(len(a.friends) + 1, 0) for a in both)
        mine, theirs = ([p for p in self.places.values() if p.disc == who] for who in (seat, other))
        together = any(p.ships(a) and p.present(b) for p in self.places.values() for a, b in self.pairs(seat, other))
        strangers = other not in both[0].friends and self.traitor not in (seat, other)
        near = any(joined(one, two, False) for one in mine for two in theirs)
        return self.seats > 3 and able and strangers and near and not together

    def pairs(self, seat: int, other: int) -> list[tuple[int, int]]:
        return [(seat, other), (other, seat)]

    def on_cube_given(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert account.owed
        assert account.track[e.track]
        assert account.fits_track(len(account.friends), len(account.reputation))
        account.owed -= 1
        account.track[e.track] -= 1

    def on_relations_broken(self, e: Any) -> None:
        self.traitor = e.seat
        self.attacked.remove(e.other)
        for seat, other in self.pairs(e.seat, e.other):
            self.accounts[seat].friends.remove(other)
            self.accounts[seat].homeless.append("ambassador")

    def on_reputation_returned(self, e: Any) -> None:
        self.accounts[e.seat].reputation.remove(e.value)
        self.reputation_bag += 1
