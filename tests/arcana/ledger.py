"""A bookkeeper who only hears events, and processes them with separate code (see `books.py`).

It objects to events that the book does not allow, and knows at any time what views must show and at the end what
everybody scored.
"""

from functools import singledispatchmethod

from stolik.games.arcana.messages import events as told
from stolik.kernel.messages import Event
from tests.arcana.books import Books, militia
from tests.arcana.estate import CARDS, kind, reward

ENDS_WITH = {
    "swap": "stakes_swapped", "seal": "zone_sealed", "redraw": "drew", "loan": "drew", "renew": "stake_turned",
    "expel": "agent_expelled", "duel": "agent_expelled", "search": "card_fetched", "pilfer": "card_pilfered",
}  # fmt: skip
"""Effect -> the event after which the place goes into Resources. Agents that move are counted instead."""


class Ledger(Books):
    def hear(self, events: list[Event]) -> None:
        for event in events:
            assert self.bribed == isinstance(event, told.StakeBribed)  # at once, or not at all
            self.bribed = False
            self.note(event)
            if self.place and ENDS_WITH.get(CARDS[self.place[1]]["effect"]) == event.tag:
                self.put_place_away()

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
        self.sealed.clear()
        for zone in self.agents:
            self.send_home(zone)
        assert {"jubilee": self.jubilee, "dead": not any(self.stakes.values()), "stalemate": self.quiet == 6}[e.cause]

    @note.register
    def _(self, e: told.ObjectiveShown) -> None:
        assert e.objective in self.kept[e.seat]
        assert e.vp == reward(self.estates(), e.seat, e.objective)
