"""In whole games everything that the book and the cards allow is offered and nothing else, and it ends as it should."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import stolik
from stolik.games.arcs.cards.common.base import refresh
from stolik.games.arcs.ids import CARD, CITY, GUILD
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.rules.build import build, empty_slot
from stolik.games.arcs.rules.pieces import building, owner_of, place_ships, return_building
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import PLANETS_IN_PLAY
from stolik.kernel.messages import Action, Decision
from tests.arcs.inventory import Inventory
from tests.arcs.ledger import Ledger
from tests.arcs.memory import Memory
from tests.arcs.printed import Choice
from tests.arcs.second_reading import said
from tests.arcs.second_steps import StepReading
from tests.arcs.silence import nothing_was_decided
from tests.arcs.spoils import Spoils
from tests.arcs.turnkeeper import TurnKeeper
from tests.bots.company import Company

GAME = stolik.load("arcs")
Player = Callable[[ArcsState, Decision], Action]
LAZY = ("end-turn", "pass", "done")
OPTIONS: list[dict[str, Any]] = [
    {"leaders_and_lore": True, "lore": 2, "split_discard": True},
    {"leaders_and_lore": False, "split_discard": False},
    {"leaders_and_lore": False, "split_discard": True},
    {"leaders_and_lore": True, "lore": 1, "split_discard": False},
    {"leaders_and_lore": True, "lore": 3, "split_discard": True},
]
SETUPS = {
    2: ["two_frontiers", "two_mix_up_1", "two_homelands", "two_mix_up_2"],
    3: ["three_mix_up", "three_frontiers", "three_homelands", "three_core_conflict"],
    4: ["four_mix_up_1", "four_mix_up_2", "four_frontiers", "four_mix_up_3"],
}
REARRANGE: Choice = ("rearrange",)
BEFORE_BATTLE = ("move-first", "ships", "catapult", "sprint")
UNREAD = {
    "move-first": "a move of the Warrior that must leave a battle possible: tests/arcs/cards/test_warrior.py",
}
"""Questions that are not read, and where they are proved. Neither are the legs of that move of the Warrior."""
UNREAD_CHOICES: set[Choice] = {("use", "warrior", "move")}


def deal_guilds(s: ArcsState, rng: random.Random) -> None:
    """Three guild cards for everybody, so that all of them are met."""
    for p in s.players:
        for card in rng.sample([c for c in s.court_deck if c < GUILD], 3):
            s.court_deck.remove(card)
            p.cards.append(card)
        refresh(p)
    s.pending = None


def war_torn(s: ArcsState, rng: random.Random) -> None:
    """Outrage, agents at court, damaged cities with rival fleets, one player without a building, one with rifles."""
    for place in [place for place, b in enumerate(s.buildings) if b and owner_of(b) == 0]:
        return_building(s, place)
    for seat, p in enumerate(s.players):
        for resource in rng.sample(range(5), 2):
            p.outrage[resource] = 1
        for position in range(len(s.court)):
            s.influence[4 * position + seat] = rng.randrange(2)
        p.agents -= 2 + sum(s.influence[seat::4])
    for system in PLANETS_IN_PLAY[s.setup]:
        owner, rival = rng.sample(range(s.seats), 2)
        while owner and s.players[owner].cities > 1 and (place := empty_slot(s, system)) >= 0:
            build(s, owner, CITY, place, [])
            s.buildings[place] = building(owner, CITY, True)
        place_ships(s, rival, system, 2)
    s.players[1].traits.append(CARD["galactic_rifles"])
    refresh(s.players[1])


def pick(question: str, actions: list[Action], rng: random.Random) -> Action:
    """Mostly something rather than nothing, often a battle or a shot, and then many dice."""
    if question == "dice":
        return rng.choice(actions[-8:])
    battles = [a for a in actions if a.tag == "battle" or (isinstance(a, Use) and a.power == "fire_rifles")]
    busy = [a for a in actions if a.tag not in LAZY]
    if battles and rng.random() < 0.4:
        return rng.choice(battles)
    return rng.choice(busy if busy and rng.random() < 0.9 else actions)


def compare(decision: Decision, reading: StepReading) -> None:
    """What is offered is what may be done. Rearranging is offered wherever it matters (docs/rules/arcs.md, H18)."""
    question = decision.kind
    if question in UNREAD or (reading.memory.before_battle and question in BEFORE_BATTLE):
        return
    offered = [said(a, reading.view) for a in decision.actions]
    assert len({*offered}) == len(offered), "each once"
    assert {a.seat for a in decision.actions} == {decision.seat}
    read = reading.read(question)
    assert read is not None, f"{question} is not read"
    if question == "store":
        assert REARRANGE in offered or not reading.must_rearrange()
        read |= {REARRANGE} & {*offered}
    wrong = ({*offered} ^ read) - UNREAD_CHOICES
    assert not wrong, f"{question}: {wrong}"


def held_by_all(s: ArcsState) -> list[set[str]]:
    return [{str(card) for card in GAME.view(s, seat).players[seat].hand} for seat in range(s.seats)]


class Witness:
    """Follows a game with reading, ledger, turnkeeper and the rest."""

    def __init__(self, s: ArcsState) -> None:
        self.memory, self.ledger, self.asked = Memory(), Ledger(s.initiative), Counter[str]()
        self.keeper, self.spoils = TurnKeeper(self.memory), Spoils(self.memory)
        self.inventory: Inventory | None = None

    def follow(self, s: ArcsState, decision: Decision, action: Action) -> None:
        view = GAME.view(s, decision.seat)
        reading = StepReading(view, decision.seat, self.memory, decision.values)
        compare(decision, reading)
        self.asked[decision.kind] += 1
        self.take_stock(s, decision.kind, action, reading)
        self.keeper.before(decision, view)
        self.spoils.before(decision, view)
        self.ledger.before(decision.kind, action, view)
        self.keeper.tell(decision.kind, action, reading)
        self.memory.tell(decision.kind, action)
        ev = GAME.apply(s, action)
        asked, new = GAME.decision(s), GAME.view(s, decision.seat)
        nothing_was_decided(decision.kind, action, ev, reading, asked)
        self.memory.hear(ev)
        if self.inventory:
            self.inventory.hear(ev)
        self.ledger.after(ev, view, new)
        self.spoils.after(ev, view, new)
        self.keeper.after(action, ev, reading, lambda seat: GAME.view(s, seat), asked)

    def take_stock(self, s: ArcsState, question: str, action: Action, reading: StepReading) -> None:
        """Of every piece, token and card, once the draft is over."""
        if question != "draft":
            self.inventory = self.inventory or Inventory(reading.view, held_by_all(s), s.options.split_discard)
            self.inventory.before(question, action, reading)

    def end(self, s: ArcsState) -> None:
        assert self.inventory is not None
        self.inventory.end(GAME.view(s, None))


def witnessed(s: ArcsState, player: Player) -> Counter[str]:
    """Play a game before a witness; how often what was asked and happened."""
    witness = Witness(s)
    while (decision := GAME.decision(s)) is not None:
        witness.follow(s, decision, player(s, decision))
    witness.end(s)
    witness.asked["battles"] = witness.ledger.battles
    witness.asked["fallen"] = witness.spoils.fallen
    witness.asked["shots"] = witness.ledger.shots
    witness.asked["silent"] = witness.keeper.silent
    return witness.asked


def new_game(seed: int) -> ArcsState:
    """All numbers of players, set-ups and options in turn."""
    seats = 2 + seed % 3
    s: ArcsState = GAME.new(seats, seed, {**OPTIONS[seed % len(OPTIONS)], "setup": SETUPS[seats][seed // 3 % 4]})
    return s


def random_game(seed: int) -> Counter[str]:
    """Mostly with guild cards from the start, without leaders amid a war."""
    rng, s = random.Random(seed), new_game(seed)
    if seed % 4:
        deal_guilds(s, rng)
    if not s.options.leaders_and_lore:
        war_torn(s, rng)
    return witnessed(s, lambda _, decision: pick(decision.kind, decision.actions, rng))


def bots_game(seed: int) -> Counter[str]:
    """Every third game with seats left to chance among the bots."""
    s = new_game(seed)
    company = Company(GAME, ["normal", "random" if seed % 3 == 2 else "normal"] * 2, seed)
    return witnessed(s, lambda s, decision: company.choose(s, decision.seat))


@pytest.mark.parametrize("seed", range(20))
def test_what_the_book_and_the_cards_allow_is_offered_and_ends_as_they_say(seed: int) -> None:
    asked = random_game(seed)
    assert asked["prelude"] + asked["act"] > 50
    assert asked["battles"] > 0
    assert asked["silent"] > 10, "turns that ended by themselves"


@pytest.mark.parametrize("seed", [0, 2])
def test_it_is_so_in_games_of_bots_too(seed: int) -> None:
    asked = bots_game(seed)
    assert asked["prelude"] + asked["act"] > 50
