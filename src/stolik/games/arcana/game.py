"""Arcana, as the game contract requires it."""

from hashlib import blake2b
from pathlib import Path
from typing import Any

from stolik.games.arcana import tables
from stolik.games.arcana.cards import objectives
from stolik.games.arcana.cards.objectives import NUMBER, OBJECTIVES
from stolik.games.arcana.census import census
from stolik.games.arcana.encoding import ENCODING
from stolik.games.arcana.ids import GUILDS, NONE
from stolik.games.arcana.messages.actions import AnyAction
from stolik.games.arcana.messages.events import AnyEvent
from stolik.games.arcana.messages.options import PRESETS, ArcanaOptions
from stolik.games.arcana.messages.views import ArcanaView
from stolik.games.arcana.odds import odds
from stolik.games.arcana.reasons import why
from stolik.games.arcana.reasons.things import things
from stolik.games.arcana.redeal import redeal
from stolik.games.arcana.rules.layout import SEATS
from stolik.games.arcana.scoring import outcome
from stolik.games.arcana.setup import set_up
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.view import print_faces, view, views
from stolik.kernel.chance import Chance
from stolik.kernel.game import Game
from stolik.kernel.messages import Decision, Event, Odds, Outcome, Reason
from stolik.kernel.state import State

VERSION = 6


class Arcana(Game):
    def setup(self, seats: int, options: Any, chance: Chance, ev: list[Event]) -> State:
        return set_up(seats, options, chance, ev)

    def view(self, state: Any, seat: int | None) -> ArcanaView:
        return view(state, seat)

    def views(self, state: Any, seats: list[int | None]) -> list[Any]:
        return [*views(state, seats)]

    def redeal(self, state: Any, seat: int | None, rng: Chance) -> ArcanaState:
        return redeal(state, seat, rng)

    def outcome(self, state: Any) -> Outcome:
        return outcome(state)

    def things(self, state: Any, seat: int | None) -> list[str]:
        return things(state, seat)

    def why(self, state: Any, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
        return why(state, seat, targets, decision)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def traits(self, state: Any, seat: int | None) -> dict[str, str]:
        s: ArcanaState = state
        return {} if seat is None or s.guild[seat] == NONE else {"guild": GUILDS[s.guild[seat]]}

    def figures(self, thing: str, seats: int) -> dict[str, str | int]:
        kind, _, name = thing.partition(":")
        return {"goal": OBJECTIVES[NUMBER[name]].goal(seats)} if kind == "objective" else {}

    def odds(self, state: Any, seat: int, action: Any) -> list[Odds]:
        return odds(state, seat, action)

    def unpack(self, data: Any) -> State:
        from stolik.games.arcana.derived import unpack_arcana_state

        return unpack_arcana_state(data)

    def use_cards(self, path: Path | None) -> None:
        """Play with the values of this card table (None: ours).

        Records made with another table say so when replayed.
        """
        if path is None:
            cards, goals = tables.ours(), objectives.ours()
        else:  # both are checked before anything changes
            data = tables.read(path)
            cards = tables.of_the_box(str(path), data)
            goals = objectives.of_the_box(str(path), data["objective"]) if "objective" in data else objectives.ours()
        tables.use(*cards)
        OBJECTIVES[:] = goals
        print_faces()
        self.rules = f"{self.name}/{VERSION}" + ("" if path is None else f"+{_fingerprint()}")


def _fingerprint() -> str:
    goals = [(objective.vp, objective.goals) for objective in OBJECTIVES]
    return blake2b(f"{tables.figures()}{goals}".encode(), digest_size=4).hexdigest()


GAME = Arcana("arcana", VERSION, SEATS, ArcanaState, ArcanaOptions, AnyAction, AnyEvent, ArcanaView)
GAME.presets = PRESETS
GAME.encoding = ENCODING
