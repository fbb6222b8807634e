"""Rerolling some of the attacker's dice, once per battle and card."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card
from stolik.games.arcs.cards.common.steps import Choosing, tell
from stolik.games.arcs.choices import DONE
from stolik.games.arcs.ids import CARDS, DICE
from stolik.games.arcs.messages.actions import Done, PickDie, Use
from stolik.games.arcs.rules.battle import roll, tell_roll
from stolik.games.arcs.rules.refusals import NO_SUCH_DIE, refused
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import FACE, FACES
from stolik.kernel.messages import Action, Event, Reason


def offer(card: Card, seat: int, fight: Fight, die: int, most: int, out: list[Action]) -> None:
    """A reroll of up to `most` dice of one kind."""
    if card.id not in fight.rerolled and most > 0 and fight.dice[die] > 0:
        out.append(Use(seat, card.name, "reroll"))


def start(s: ArcsState, card: Card, fight: Fight, a: Use, die: int, most: int, ev: list[Event]) -> None:
    tell(a, ev)
    fight.rerolled.append(card.id)
    s.stack.append(Reroll(a.seat, card.id, die, most))


@dataclass
class Reroll(Choosing):
    """Pick dice by what they show, one face after another; the picked dice are rolled together."""

    seat: int
    card: int
    die: int
    left: int
    face: int = 0
    """Faces are picked in rising order, so that there is only one way to pick a set of dice."""
    picked: int = 0
    kind: Literal["reroll"] = "reroll"

    def asker(self) -> int:
        return self.card

    def choices(self, s: ArcsState) -> list[Action]:
        out: list[Action] = []
        rolled = s.fights[-1].rolled
        if self.left > 0:
            shown: list[list[int]] = []
            for face in range(self.face, FACES):
                symbols = FACE[FACES * self.die + face]
                if rolled[FACES * self.die + face] > 0 and symbols not in shown:
                    shown.append(symbols)
                    out.append(PickDie(self.seat, DICE[self.die], face))
        return out + [DONE[self.seat]] if self.picked else out

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        f = s.fights[-1]
        if isinstance(a, PickDie):
            f.rolled[FACES * self.die + a.face] -= 1
            self.face, self.left, self.picked = a.face, self.left - 1, self.picked + 1
        elif isinstance(a, Done):
            s.stack.pop()
            roll(s, f, self.die, self.picked)
            tell_roll(f, ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return refused(NO_SUCH_DIE, {"dice": self.left}) if kind == "face" else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "pick-dice", {"card": f"card:{CARDS[self.card]}", "dice": self.left}
