"""A book-keeper who only hears what happens: every card and every figure, worked out from events with code of its own.

It objects to events that the book does not allow, and knows at any time what views must show and at the end what
everybody scored.
"""

from functools import singledispatchmethod
from typing import Any

from stolik.games.arcana.messages import events as told
from stolik.games.arcana.messages.views import ArcanaView
from stolik.kernel.messages import Event, Outcome
from tests.arcana.estate import CARDS, Estate, kind, points, ranking, reward
from tests.arcana.second_reading import order

ENDS_WITH = {
    "swap": "stakes_swapped", "seal": "zone_sealed", "redraw": "drew", "loan": "drew", "renew": "stake_turned",
    "expel": "agent_expelled", "duel": "agent_expelled", "search": "card_fetched", "pilfer": "card_pilfered",
}  # fmt: skip
"""Effect -> the event after which the place goes into Resources. Agents that move are counted instead."""


def militia(card: str) -> bool:
    return kind(card).startswith("militia")


class Ledger:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        zones = order(seats, 0)
        self.options, self.seats = options, range(seats)
        self.decks, self.hands = self.piles_of_cards(), self.piles_of_cards()
        self.resources, self.reserve = self.piles_of_cards(), self.piles_of_cards()
        self.bribes, self.wins_in_n = [0] * seats, [0] * seats
        self.agents: dict[str, list[tuple[int, str, bool]]] = {zone: [] for zone in zones}
        """Zone -> owner, card, whether it lies face down."""
        self.stakes: dict[str, str | None] = dict.fromkeys(zones)
        self.pile = {zone: 13 if zone == "N" else 12 for zone in zones}
        self.sealed: set[str] = set()
        self.militia = 6 if options["militia"] else 0
        self.first, self.round, self.quiet, self.won = -1, 0, 0, True
        self.jubilee = self.over = self.bribed = False
        self.kept: list[list[str]] = [[] for _ in self.seats]
        self.place: tuple[int, str] | None = None
        """The place whose effect is being carried out."""
        self.picked = 0
        self.drawn = self.taken = ""
        """A militia card, a stake on its way."""

    def piles_of_cards(self) -> list[set[str]]:
        return [set() for _ in self.seats]

    def hear(self, events: list[Event]) -> None:
        for event in events:
            assert self.bribed == isinstance(event, told.StakeBribed)  # at once, or not at all
            self.bribed = False
            self.note(event)
            if self.place and ENDS_WITH.get(CARDS[self.place[1]]["effect"]) == event.tag:
                self.put_place_away()

    def put_place_away(self) -> None:
        assert self.place
        self.resources[self.place[0]].add(self.place[1])
        self.place = None

    def lay_off(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.resources[seat].add(card)

    def sums(self, zone: str) -> dict[int, int]:
        """What each seat that has agents there brings in the golden arcanum of the stake."""
        main = CARDS[self.stakes[zone] or ""]["main"]
        sums: dict[int, int] = {}
        for owner, card, _ in self.agents[zone]:
            sums[owner] = sums.get(owner, 0) + CARDS[card].get(main, 0)
        return sums

    def check_open(self, *zones: str) -> None:
        """Cards are played and effects aimed only where a stake lies and nothing is sealed."""
        assert all(self.stakes[zone] and zone not in self.sealed for zone in zones)

    def send_home(self, zone: str) -> None:
        for owner, card, _ in self.agents[zone]:
            if not militia(card):
                self.resources[owner].add(card)
        self.agents[zone] = []

    def take_stake(self, seat: int, card: str, zone: str) -> None:
        assert self.stakes[zone] == card
        self.stakes[zone], self.won = None, True
        self.wins_in_n[seat] += zone == "N"
        if self.options["tactical_removal"]:
            self.taken = card
        else:
            self.resources[seat].add(card)

    # --- one event after the other ---

    @singledispatchmethod
    def note(self, e: Event) -> None:
        """Nothing changes hands."""
        assert isinstance(e, told.GuildClaimed | told.GuildClash | told.ObjectivesDealt)

    @note.register
    def _(self, e: told.GuildTaken) -> None:
        self.decks[e.seat] = {card for card, row in CARDS.items() if row.get("guild") == e.guild}
        assert len(self.decks[e.seat]) == 11

    @note.register
    def _(self, e: told.ObjectivesKept) -> None:
        self.kept[e.seat] = [*(e.objectives or ())]

    @note.register
    def _(self, e: told.FirstPlayer) -> None:
        self.first = e.seat

    @note.register
    def _(self, e: told.RoundBegan) -> None:
        """The first player's card has moved to the right, the seals have ended and nobody holds a card."""
        assert (e.round, e.seat) == (self.round + 1, (self.first + (self.round > 0)) % len(self.seats))
        assert not any([*self.hands, self.place])
        assert not any(down for agents in self.agents.values() for _, _, down in agents)
        self.end_round()
        self.round, self.first, self.won = e.round, e.seat, False
        self.sealed.clear()

    def end_round(self) -> None:
        self.quiet = 0 if self.won else self.quiet + 1

    @note.register
    def _(self, e: told.Reshuffled) -> None:
        self.decks[e.seat] |= self.resources[e.seat]
        self.resources[e.seat] = set()

    @note.register
    def _(self, e: told.Drew) -> None:
        drawn = {*(e.cards or ())}
        assert len(drawn & self.decks[e.seat]) == e.count
        self.decks[e.seat] -= drawn
        self.hands[e.seat] |= drawn
        if not self.place:
            assert e.count == 4 or not (self.decks[e.seat] or self.resources[e.seat])

    @note.register(told.FieldedOpen | told.FieldedHidden)
    def _(self, e: told.FieldedOpen | told.FieldedHidden) -> None:
        assert e.card is not None
        self.check_open(e.zone)
        if militia(e.card):
            assert e.card == self.drawn
            self.drawn = ""
        else:
            assert kind(e.card) in ("agent", "personality")
            self.hands[e.seat].remove(e.card)
        self.agents[e.zone].append((e.seat, e.card, isinstance(e, told.FieldedHidden)))

    @note.register
    def _(self, e: told.AgentRevealed) -> None:
        if self.agents[e.zone]:  # else the stake was just won, and all have gone home
            self.agents[e.zone].remove((e.seat, e.card, True))
            self.agents[e.zone].append((e.seat, e.card, False))

    @note.register(told.Discarded | told.CardPilfered)
    def _(self, e: told.Discarded | told.CardPilfered) -> None:
        self.lay_off(e.seat, e.card)

    @note.register
    def _(self, e: told.PlacePlayed) -> None:
        assert kind(e.card) == "place"
        self.hands[e.seat].remove(e.card)
        self.place, self.picked = (e.seat, e.card), 0

    @note.register
    def _(self, e: told.StakesSwapped) -> None:
        self.stakes[e.zone], self.stakes[e.other] = self.stakes[e.other], self.stakes[e.zone]
        assert (self.stakes[e.zone], self.stakes[e.other]) == (e.card, e.other_card)
        self.check_open(e.zone, e.other)

    @note.register
    def _(self, e: told.AgentPicked) -> None:
        self.picked += 1

    @note.register(told.AgentMoved | told.HiddenMoved)
    def _(self, e: told.AgentMoved | told.HiddenMoved) -> None:
        agent = (e.seat, e.card or "", isinstance(e, told.HiddenMoved))
        assert e.zone != e.to
        self.check_open(e.zone, e.to)
        self.agents[e.zone].remove(agent)
        self.agents[e.to].append(agent)
        self.picked -= 1
        if not self.picked:
            self.put_place_away()

    @note.register
    def _(self, e: told.ZoneSealed) -> None:
        self.check_open(e.zone)
        self.sealed.add(e.zone)

    @note.register
    def _(self, e: told.AgentExpelled) -> None:
        self.check_open(e.zone)
        self.agents[e.zone].remove((e.seat, e.card, False))
        if not militia(e.card):
            self.resources[e.seat].add(e.card)

    @note.register
    def _(self, e: told.StakeBuried) -> None:
        assert self.stakes[e.zone] == e.card
        self.check_open(e.zone)
        self.stakes[e.zone] = None
        self.pile[e.zone] += 1

    @note.register
    def _(self, e: told.CardFetched) -> None:
        assert kind(e.card) != "place"
        self.resources[e.seat].remove(e.card)
        self.hands[e.seat].add(e.card)

    @note.register
    def _(self, e: told.BribeTried) -> None:
        assert (kind(e.relic), kind(e.card), self.stakes[e.zone]) == ("relic", "personality", e.card)
        self.check_open(e.zone)
        assert not any(down for owner, _, down in self.agents[e.zone] if owner == e.seat)
        assert e.sum == self.sums(e.zone)[e.seat] + CARDS[e.relic]["ducats"]
        assert e.price == CARDS[e.card]["ducats"]
        self.bribed = e.sum >= e.price
        self.lay_off(e.seat, e.relic)

    @note.register
    def _(self, e: told.StakeBribed) -> None:
        self.bribes[e.seat] += 1
        self.take_stake(e.seat, e.card, e.zone)
        self.send_home(e.zone)

    @note.register
    def _(self, e: told.MilitiaCalled) -> None:
        assert kind(e.relic) == "relic"
        self.lay_off(e.seat, e.relic)
        self.militia, self.drawn = self.militia - 1, e.card or ""

    @note.register
    def _(self, e: told.MilitiaReturned) -> None:
        assert not any(card == e.card for agents in self.agents.values() for _, card, _ in agents)
        self.militia += 1

    @note.register
    def _(self, e: told.StakeWon) -> None:
        sums, card = self.sums(e.zone), CARDS[e.card]
        assert sums[e.seat] == e.sum >= e.threshold == card[card["main"]]
        assert all(e.sum > other for seat, other in sums.items() if seat != e.seat)
        self.take_stake(e.seat, e.card, e.zone)
        self.send_home(e.zone)

    @note.register
    def _(self, e: told.StakeTied) -> None:
        sums, card = [*self.sums(e.zone).values()], CARDS[e.card]
        assert sums.count(max(sums)) > 1
        assert max(sums) == e.sum >= card[card["main"]]

    @note.register
    def _(self, e: told.StakeUnmet) -> None:
        card = CARDS[e.card]
        assert max(self.sums(e.zone).values()) == e.best < e.threshold == card[card["main"]]

    @note.register(told.StakeKept | told.StakeRemoved)
    def _(self, e: told.StakeKept | told.StakeRemoved) -> None:
        assert e.card == self.taken
        (self.resources if isinstance(e, told.StakeKept) else self.reserve)[e.seat].add(e.card)
        self.taken = ""

    @note.register
    def _(self, e: told.StakeTurned) -> None:
        assert self.stakes[e.zone] is None
        self.stakes[e.zone] = e.card
        self.pile[e.zone] -= 1

    @note.register
    def _(self, e: told.ZoneDied) -> None:
        assert (self.stakes[e.zone], self.pile[e.zone]) == (None, 0)

    @note.register
    def _(self, e: told.JubileeShown) -> None:
        assert not self.jubilee
        self.pile["N"] -= 1
        self.jubilee = True

    @note.register
    def _(self, e: told.GameEnded) -> None:
        self.end_round()
        self.over = True
        for zone in self.agents:
            self.send_home(zone)
        assert {"jubilee": self.jubilee, "dead": not any(self.stakes.values()), "stalemate": self.quiet == 6}[e.cause]

    @note.register
    def _(self, e: told.ObjectiveShown) -> None:
        assert e.objective in self.kept[e.seat]
        assert e.vp == reward(self.estates(), e.seat, e.objective)

    # --- what views and the end must show ---

    def compare(self, view: ArcanaView) -> None:
        for zone in view.zones:
            sides = sorted((agent.owner, agent.down) for agent in zone.agents)
            assert sides == sorted((owner, down) for owner, _, down in self.agents[zone.zone])
            assert all((a.owner, a.card, a.down) in self.agents[zone.zone] for a in zone.agents if a.card)
            assert (zone.stake, zone.pile) == (self.stakes[zone.zone], self.pile[zone.zone])
            assert zone.sealed == (zone.zone in self.sealed) or self.over  # nobody lifts the seals of a last round
        for p in view.seats:
            assert (p.hand_size, p.deck) == (len(self.hands[p.seat]), len(self.decks[p.seat]))
            assert p.hand is None or {*p.hand} == self.hands[p.seat]
            assert ({*p.resources}, {*p.reserve}) == (self.resources[p.seat], self.reserve[p.seat])
            assert (p.bribes, p.wins_in_no_mans_land) == (self.bribes[p.seat], self.wins_in_n[p.seat])
        table = (self.round, self.first, self.quiet, self.militia, self.jubilee, self.over, self.taken or None)
        seen = (view.round, view.first, view.quiet_rounds, view.militia, view.jubilee, view.over, view.won)
        assert seen == table

    def estates(self) -> list[Estate]:
        decks = [self.decks[p] | self.resources[p] for p in self.seats]
        return [*map(Estate, decks, self.reserve, self.bribes, self.wins_in_n, self.kept)]

    def compare_scores(self, outcome: Outcome) -> None:
        keys = [points(self.estates(), seat) for seat in self.seats]
        assert [[score.total, *score.ties] for score in outcome.scores] == keys
        assert outcome.ranking == ranking(keys)
