"""Eclipse, as the game contract requires it."""

from typing import Any

from stolik.games.eclipse.census import census
from stolik.games.eclipse.encoding import ENCODING
from stolik.games.eclipse.ids import NOBODY
from stolik.games.eclipse.messages.actions import AnyAction
from stolik.games.eclipse.messages.events import AnyEvent
from stolik.games.eclipse.messages.options import PRESETS, EclipseOptions
from stolik.games.eclipse.messages.views import EclipseView
from stolik.games.eclipse.odds import odds_of
from stolik.games.eclipse.reasons import things, why
from stolik.games.eclipse.redeal import redeal
from stolik.games.eclipse.scoring import outcome
from stolik.games.eclipse.setup import lay_out
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import FACTIONS
from stolik.games.eclipse.view import view, views
from stolik.kernel.chance import Chance
from stolik.kernel.game import Game
from stolik.kernel.messages import Decision, Event, Odds, Outcome, Reason
from stolik.kernel.state import State


class Eclipse(Game):
    def setup(self, seats: int, options: Any, chance: Chance, ev: list[Event]) -> State:
        return lay_out(seats, options, chance, ev)

    def view(self, state: EclipseState, seat: int | None) -> EclipseView:
        return view(state, seat)

    def views(self, state: Any, seats: list[int | None]) -> list[Any]:
        return [*views(state, seats)]

    def redeal(self, state: EclipseState, seat: int | None, rng: Chance) -> EclipseState:
        return redeal(state, seat, rng)

    def outcome(self, state: EclipseState) -> Outcome:
        return outcome(state)

    def things(self, state: EclipseState, seat: int | None) -> list[str]:
        return things(state, seat)

    def why(self, state: EclipseState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
        return why(state, seat, targets, decision)

    def odds(self, state: EclipseState, seat: int, action: Any) -> list[Odds]:
        return odds_of(state, seat, action)

    def census(self, state: EclipseState) -> dict[str, int]:
        return census(state)

    def traits(self, state: EclipseState, seat: int | None) -> dict[str, str]:
        if seat is None or state.players[seat].faction == NOBODY:
            return {}
        return {"species": FACTIONS[state.players[seat].faction].id}

    def unpack(self, data: Any) -> State:
        from stolik.games.eclipse.derived import unpack_eclipse_state

        return unpack_eclipse_state(data)


GAME = Eclipse("eclipse", 6, range(2, 7), EclipseState, EclipseOptions, AnyAction, AnyEvent, EclipseView)
GAME.presets = PRESETS
GAME.encoding = ENCODING
