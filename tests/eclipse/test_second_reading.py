"""Whole games, read again: every event is as the book has it, and whatever it allows is offered and nothing else."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import stolik
from stolik.games.eclipse.messages.actions import Act
from stolik.games.eclipse.messages.views import EclipseView
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import CATEGORY_TECHS, TECHS
from stolik.kernel.messages import Action, Decision, Event
from tests.bots.company import Company
from tests.eclipse.aftermath import FullLedger
from tests.eclipse.audit import audit, verdict
from tests.eclipse.referee import Referee
from tests.eclipse.second_combat import FullReading
from tests.eclipse.second_reading import Choice, draft
from tests.eclipse.thrifty import can_afford_action, choose

GAME = stolik.load("eclipse")
BATTLE = ("missiles", "engagement", "stalemate")
OPTIONS = [
    {"species": "all", "factions": "random"},
    {"species": "terrans", "factions": "choice"},
    {"species": "all", "factions": "choice"},
]
AUDITED = 4
"""Every so many decisions the whole ledger is compared with the view: a slip in it stays there until then."""


def prosper(s: EclipseState, rng: random.Random) -> None:
    """Riches and some technologies for everybody, so that rare things are met too; at most seven on a track."""
    for p in s.players:
        p.store = [40, 20, 40]
        for tech in rng.sample(range(len(TECHS)), 9):
            if (p.techs & CATEGORY_TECHS[TECHS[tech].category]).bit_count() < 6:
                p.techs |= 1 << tech
    s.pending = None


def warlike(s: EclipseState, view: EclipseView, actions: list[Action], rng: random.Random) -> Action:
    """A thrifty player, but ships like to go where others are, and to shoot at what they find."""
    wars = [a for a in actions if is_war(a, view)]
    if can_afford_action(s, actions[0].seat):
        wars += [a for a in actions if isinstance(a, Act) and a.action in ("build", "move")]
    return rng.choice(wars) if wars and rng.random() < 0.5 else choose(s, actions, rng)


def is_war(a: Any, view: EclipseView) -> bool:
    if a.tag == "move_ship":
        target = next(h for h in view.hexes if h.sector == a.target)
        return target.disc not in (None, a.seat) or any(f.seat != a.seat for f in target.fleets)
    return a.tag in ("attack_population", "attack_with", "retreat")


def said(a: Action) -> Choice:
    """Of several equal cubes the number makes no difference."""
    values = [getattr(a, f) for f in a.__struct_fields__ if f != "seat" and (a.tag, f) != ("destroy_cube", "number")]
    return (a.tag, *values)


def compare(decision: Decision, reading: FullReading) -> None:
    offered = [said(a) for a in decision.actions]
    assert len(set(offered)) == len(offered), "each once"
    assert {a.seat for a in decision.actions} == {decision.seat}
    read = reading.answers(decision.kind, decision.values)
    for ship in {a.ship for a in decision.actions} if decision.kind in BATTLE else ():
        read |= reading.battle_turn(decision.kind, ship)
    assert set(offered) == read, f"{decision.kind}: {set(offered) ^ read}"


class Witness:
    """Follows a game with ledger, reading and referee."""

    def __init__(self, s: EclipseState) -> None:
        first, self.aliens = GAME.view(s, None), s.options.species == "all"
        self.ledger = FullLedger(first)
        self.ledger.round = 1 if self.ledger.accounts else 0
        for p in first.players:
            if p.seat in self.ledger.accounts:
                account = self.ledger.accounts[p.seat]
                account.techs, account.store = {tech for track in p.techs for tech in track}, dict(p.store)
        self.eve = first
        self.war: list[Event] = []
        self.asked: Counter[str] = Counter()

    def before(self, decision: Decision, view: EclipseView) -> None:
        if decision.kind in ("turn", "reaction") and self.ledger.fresh:
            self.nobody_is_passed_over(decision.seat, view)
        self.ledger.ask(decision.kind, decision.seat, decision.values)
        self.asked[decision.kind] += 1
        if self.asked.total() % AUDITED == 0 or decision.kind == "reputation":
            audit(self.ledger, view, decision.kind)
        if decision.kind == "draft":
            assert (decision.seat, {said(a) for a in decision.actions}) == draft(self.ledger, self.aliens)
        else:
            compare(decision, FullReading(self.ledger, view, decision.seat))
        if view.phase != "combat":
            self.judge()

    def nobody_is_passed_over(self, seat: int, view: EclipseView) -> None:
        """A player who isn't asked couldn't do anything."""
        idle = self.ledger.skipped(seat)
        assert not any(FullReading(self.ledger, view, other).acts() for other in idle)
        if self.ledger.turn is not None and not self.ledger.has_ended():
            idle.append(self.ledger.turn)
        assert not any(self.ledger.colonies(other) for other in idle)

    def after(self, decision: Decision, view: EclipseView, action: Action, events: list[Event]) -> None:
        self.ledger.tell(decision.kind, action, events)
        if action.tag in ("pass", "resign"):
            self.eve = view
        self.war += events

    def judge(self) -> None:
        """The combat phase is over: was it fought by the book?"""
        if any(event.tag == "battle_began" for event in self.war):
            Referee(self.eve).follow(self.war)
            self.asked["battles"] += sum(event.tag == "battle_began" for event in self.war)
        self.war = []

    def end(self, s: EclipseState) -> None:
        self.judge()
        audit(self.ledger, GAME.view(s, 0), "")
        verdict(self.ledger, GAME.outcome(s))


Player = Callable[[EclipseState, EclipseView, list[Action], random.Random], Action]


def witnessed(s: EclipseState, player: Player, rng: random.Random) -> Counter[str]:
    """Play a game before a witness; how often what was asked."""
    witness = Witness(s)
    while (decision := GAME.decision(s)) is not None:
        view = GAME.view(s, decision.seat)
        witness.before(decision, view)
        action = player(s, view, decision.actions, rng)
        witness.after(decision, view, action, GAME.apply(s, action))
    witness.end(s)
    return witness.asked


def random_game(seed: int) -> Counter[str]:
    """All numbers of players and all options in turn; every third game is a rich one."""
    rng = random.Random(seed)
    s: EclipseState = GAME.new(2 + seed % 5, seed, OPTIONS[seed % len(OPTIONS)])
    if s.options.factions == "random":
        prosper(s, rng)
    return witnessed(s, warlike, rng)


@pytest.mark.parametrize("seed", range(12))
def test_a_second_reading_agrees_with_every_event_and_every_choice(seed: int) -> None:
    assert random_game(seed)["turn"] > 10


def bots_game(seed: int) -> Counter[str]:
    """Every third game with seats left to chance among the bots."""
    s: EclipseState = GAME.new(2 + seed % 5, seed, OPTIONS[seed % len(OPTIONS)])
    company = Company(GAME, ["normal", "random" if seed % 3 == 2 else "normal"] * 3, seed)
    return witnessed(s, lambda s, view, actions, rng: company.choose(s, actions[0].seat), random.Random(seed))


@pytest.mark.parametrize("seed", [0, 11])
def test_a_second_reading_agrees_with_games_of_bots(seed: int) -> None:
    assert bots_game(seed)["turn"] > 50
