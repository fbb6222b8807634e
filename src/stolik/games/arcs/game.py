"""Arcs, as the game contract requires it."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from stolik.games.arcs import cards
from stolik.games.arcs.census import census
from stolik.games.arcs.encoding import ENCODING
from stolik.games.arcs.ids import AMBITIONS, CARDS, SETUPS, is_leader
from stolik.games.arcs.messages.actions import ArcsAction, CollectDice
from stolik.games.arcs.messages.events import ArcsEvent
from stolik.games.arcs.messages.options import PRESETS, ArcsOptions
from stolik.games.arcs.messages.views import ArcsView
from stolik.games.arcs.odds import odds_of_dice
from stolik.games.arcs.reasons.things import things
from stolik.games.arcs.reasons.why import why
from stolik.games.arcs.redeal import redeal
from stolik.games.arcs.scoring import CITY_PART, tie_break
from stolik.games.arcs.setup import new_state
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.view import view, views
from stolik.kernel.chance import Chance
from stolik.kernel.game import Game
from stolik.kernel.messages import Decision, Event, Odds, Outcome, Reason, Score
from stolik.kernel.state import State

for _module in iter_modules(cards.__path__, f"{cards.__name__}."):
    import_module(_module.name)


class Arcs(Game):
    def setup(self, seats: int, options: Any, chance: Chance, ev: list[Event]) -> State:
        return new_state(seats, options, chance)

    def view(self, state: ArcsState, seat: int | None) -> ArcsView:
        return view(state, seat)

    def views(self, state: Any, seats: list[int | None]) -> list[Any]:
        return [*views(state, seats)]

    def redeal(self, state: ArcsState, seat: int | None, rng: Chance) -> ArcsState:
        return redeal(state, seat, rng)

    def outcome(self, state: ArcsState) -> Outcome:
        """Power with its parts. Turn order breaks ties, so places are never shared."""
        scores = [
            Score(
                seat,
                p.power,
                {name: p.scored[i] for i, name in enumerate(AMBITIONS)} | {"cities": p.scored[CITY_PART]},
                [tie_break(state, seat)],
            )
            for seat, p in enumerate(state.players)
        ]
        return Outcome(scores, [[x.seat] for x in sorted(scores, key=lambda x: (-x.total, [-t for t in x.ties]))])

    def things(self, state: ArcsState, seat: int | None) -> list[str]:
        return things(state, seat)

    def why(self, state: ArcsState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
        return why(state, seat, targets, decision)

    def odds(self, state: ArcsState, seat: int, action: Any) -> list[Odds]:
        return odds_of_dice(state, action) if isinstance(action, CollectDice) and state.fights else []

    def census(self, state: ArcsState) -> dict[str, int]:
        return census(state)

    def traits(self, state: ArcsState, seat: int | None) -> dict[str, str]:
        if seat is None:
            return {"setup": SETUPS[state.setup]}
        dealt = state.players[seat].traits
        leaders, lore = ([CARDS[c] for c in dealt if is_leader(c) == wanted] for wanted in (True, False))
        return {"leader": leaders[0], "lore": "+".join(lore)} if leaders else {}

    def unpack(self, data: Any) -> State:
        from stolik.games.arcs.derived import unpack_arcs_state

        return unpack_arcs_state(data)


GAME = Arcs("arcs", 4, range(2, 5), ArcsState, ArcsOptions, ArcsAction, ArcsEvent, ArcsView)
GAME.presets = PRESETS
GAME.encoding = ENCODING
