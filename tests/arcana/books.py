"""The table in a bookkeeper's records: every card and every value, and what views must show of it."""

from typing import Any

from stolik.games.arcana.messages.views import ArcanaView
from stolik.kernel.messages import Outcome
from tests.arcana.estate import CARDS, Estate, kind, points, ranking
from tests.arcana.second_reading import order


def militia(card: str) -> bool:
    return kind(card).startswith("militia")


class Books:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        zones = order(seats, 0)
        self.options, self.seats = options, range(seats)
        self.decks, self.hands = self.piles_of_cards(), self.piles_of_cards()
        self.resources, self.reserve = self.piles_of_cards(), self.piles_of_cards()
        self.bribes, self.wins_in_n = [0] * seats, [0] * seats
        self.agents: dict[str, list[tuple[int, str, bool]]] = {zone: [] for zone in zones}
        """Zone -> owner, card, whether it is face down."""
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
        """Cards and effects only reach zones with a stake and without a seal."""
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

    # --- what views and the end must show ---

    def compare(self, view: ArcanaView) -> None:
        for zone in view.zones:
            sides = sorted((agent.owner, agent.down) for agent in zone.agents)
            assert sides == sorted((owner, down) for owner, _, down in self.agents[zone.zone])
            assert all((a.owner, a.card, a.down) in self.agents[zone.zone] for a in zone.agents if a.card)
            assert (zone.stake, zone.pile) == (self.stakes[zone.zone], self.pile[zone.zone])
            assert zone.sealed == (zone.zone in self.sealed)
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
