"""Whole games, read again: every event is as the book has it, and whatever it allows is offered and nothing else."""

import random
from collections import Counter
from typing import Any

import pytest

import stolik
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import CATEGORY_TECHS, TECHS
from stolik.games.eclipse.view.messages import EclipseView
from stolik.kernel.messages import Action, Decision, Event
from tests.eclipse.aftermath import FullLedger
from tests.eclipse.audit import audit, verdict
from tests.eclipse.referee import Referee
from tests.eclipse.second_combat import FullReading
from tests.eclipse.second_reading import Choice
from tests.eclipse.thrifty import choose

GAME = stolik.load("eclipse")
BATTLE = ("missiles", "engagement", "stalemate")
AUDITED = 4
"""Every so many decisions the whole ledger is compared with the view: a slip in it stays there until then."""


def enlighten(s: EclipseState, rng: random.Random) -> None:
    """Some technologies for everybody, so that rare ones are met too; at most seven on a track."""
    for p in s.players:
        for tech in rng.sample(range(len(TECHS)), 9):
            if (p.techs & CATEGORY_TECHS[TECHS[tech].category]).bit_count() < 6:
                p.techs |= 1 << tech
    s.pending = None


def pick(s: EclipseState, view: EclipseView, actions: list[Action], rng: random.Random) -> Action:
    """Mostly thrifty; but ships like to go where others are, and to attack what they find."""
    wars = [a for a in actions if is_war(a, view)]
    return rng.choice(wars) if wars and rng.random() < 0.6 else choose(s, actions, rng)


def is_war(a: Any, view: EclipseView) -> bool:
    if a.tag == "move_ship":
        target = next(h for h in view.hexes if h.sector == a.target)
        return target.disc not in (None, a.seat) or any(f.seat != a.seat for f in target.fleets)
    return a.tag in ("attack_population", "attack_with", "retreat") or (
        a.tag == "act" and a.action in ("build", "move")
    )


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
        first = GAME.view(s, None)
        self.ledger = FullLedger(first)
        self.ledger.round = 1 if self.ledger.accounts else 0
        for p in first.players:
            if p.seat in self.ledger.accounts:
                self.ledger.accounts[p.seat].techs = {tech for track in p.techs for tech in track}
        self.eve = first
        self.war: list[Event] = []
        self.asked: Counter[str] = Counter()

    def before(self, decision: Decision, view: EclipseView) -> None:
        self.ledger.ask(decision.kind, decision.seat)
        self.asked[decision.kind] += 1
        if self.asked.total() % AUDITED == 0 or decision.kind == "reputation":
            audit(self.ledger, view, decision.kind)
        if decision.kind != "draft":
            compare(decision, FullReading(self.ledger, view, decision.seat))
        if view.phase != "combat":
            self.judge()

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


def witnessed(seats: int, seed: int, options: dict[str, Any], wise: bool = False) -> Counter[str]:
    """Play a game before a witness; how often what was asked."""
    rng = random.Random(seed)
    s: EclipseState = GAME.new(seats, seed, options)
    if wise:
        enlighten(s, rng)
    witness = Witness(s)
    while (decision := GAME.decision(s)) is not None:
        view = GAME.view(s, decision.seat)
        witness.before(decision, view)
        action = pick(s, view, decision.actions, rng)
        witness.after(decision, view, action, GAME.apply(s, action))
    witness.end(s)
    return witness.asked


OPTIONS = [
    {"species": "all", "factions": "random"},
    {"species": "terrans", "factions": "choice"},
    {"species": "all", "factions": "choice"},
]


@pytest.mark.parametrize("seed", range(15))
def test_a_second_reading_agrees_with_every_event_and_every_choice(seed: int) -> None:
    asked = witnessed(2 + seed % 5, seed, OPTIONS[seed % 3], wise=seed % 3 == 0)
    assert asked["turn"] > 10
    assert asked["battles"] > 0
