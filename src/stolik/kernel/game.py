"""The contract: what every game offers to bots, server, lab and people."""

from pathlib import Path
from typing import Any, Final, overload

from stolik.kernel.chance import Chance, chance_of
from stolik.kernel.codec import UNPACK, checked_options, decode_action
from stolik.kernel.encoding import ActionIds, Encoding
from stolik.kernel.engine import options, run, step
from stolik.kernel.errors import IllegalAction
from stolik.kernel.messages import Action, Decision, Event, Odds, Outcome, Reason
from stolik.kernel.state import State

SEED_LIMIT: Final = 2**63


def is_seed(seed: Any) -> bool:
    if type(seed) is int:
        return 0 <= seed < SEED_LIMIT
    return type(seed) is str and 0 < len(seed) <= 200


class Game:
    """One game. A subclass implements the methods that raise NotImplementedError; the rest is the same for all."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        state: type[Any],
        options: type[Any],
        actions: Any,
        events: Any,
        view: type[Any],
    ) -> None:
        self.name = name
        self.rules = f"{name}/{version}"
        self.seats = seats
        self.State = state
        """The class of this game's states: `decode(data, game.State)` reads one."""
        self.Options = options
        self.Action = actions
        """The union of this game's action types."""
        self.Event = events
        """The union of this game's event types."""
        self.View = view
        self.presets: dict[str, dict[str, Any]] = {}
        """Named sets of options, such as "first game"."""
        self.encoding = Encoding(0, ActionIds([], max(seats)), [])
        """The game as learners see it: ids of actions, and observations."""
        UNPACK[state] = self.unpack

    # --- what a game implements ---

    def setup(self, seats: int, options: Any, chance: Chance, ev: list[Event]) -> State:
        """Set up the game and push the first frame."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> Any:
        """Everything that this seat (None: a spectator) may know, built from scratch."""
        raise NotImplementedError

    def views(self, state: Any, seats: list[int | None]) -> list[Any]:
        """The views of these seats. Worth overriding where they share most of their content."""
        return [self.view(state, seat) for seat in seats]

    def redeal(self, state: Any, seat: int | None, rng: Chance) -> Any:
        """A full state that this seat can't tell from the true one."""
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome:
        """Scores with their parts, and the ranking; before the end, as if the game ended now."""
        raise NotImplementedError

    def things(self, state: Any, seat: int | None) -> list[str]:
        """Every target on the table that this seat can see, usable or not."""
        raise NotImplementedError

    def why(self, state: Any, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
        """Why these targets cannot be used in this seat's decision. Depends only on what the seat may know."""
        raise NotImplementedError

    def census(self, state: Any) -> dict[str, int]:
        """Every component, counted wherever it is. Constant over a game."""
        raise NotImplementedError

    def traits(self, state: Any, seat: int | None) -> dict[str, str]:
        """What sets this seat apart (its guild, leader, species) or, for None, this table (its setup card)."""
        return {}

    def figures(self, thing: str, seats: int) -> dict[str, str | int]:
        """Values for the text about a thing such as "objective:O01", where they depend on the number of players."""
        return {}

    def odds(self, state: Any, seat: int, action: Any) -> list[Odds]:
        """The odds of a legal action, five lines at most. Depends only on what the seat may know."""
        return []

    def use_cards(self, path: Path | None) -> None:
        """Use a different card table from now on (None: ours), in this process. ValueError says what is wrong with
        it."""
        raise ValueError(f"{self.name} has no card table that could be replaced")

    def unpack(self, data: Any) -> State:
        """The state from its plain data (generated in `derived.py`)."""
        raise NotImplementedError

    # --- the same for all games ---

    @overload
    def new(self, seats: int, seed: int = ..., options: Any = ...) -> Any: ...
    @overload
    def new(self, seats: int, seed: str, options: Any = ...) -> Any: ...
    def new(self, seats: Any, seed: Any = 0, options: Any = None) -> Any:
        """A game at its first decision."""
        # Any, because compiled code would raise its own error for a wrong type before ours.
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"seats: {seats!r} is not one of {', '.join(map(str, self.seats))}")
        if not is_seed(seed):
            raise ValueError(f"seed: {seed!r} is not a number from 0 to 2**63 - 1 or a text of 1 to 200 characters")
        chosen = checked_options(self.Options, options, seats)
        ev: list[Event] = []
        state = self.setup(seats, chosen, chance_of(f"{self.name}/{seed}"), ev)
        run(state, ev)
        return state

    def decision(self, state: Any) -> Decision | None:
        """The current question; None when the game is over."""
        s: State = state
        actions = options(s)
        if not actions:
            return None
        kind, values = s.stack[-1].question(s)
        return Decision(actions[0].seat, kind, values, actions)

    def apply(self, state: Any, action: Any) -> list[Event]:
        """Carry out a legal action and advance to the next question. Anything else raises and changes nothing."""
        s: State = state
        if action not in options(s):
            raise IllegalAction(action, self.refusal(state, action))
        ev: list[Event] = []
        step(s, action, ev)
        return ev

    def refusal(self, state: Any, action: Any) -> Reason:
        """Why this action is refused."""
        if not isinstance(action, Action):
            return Reason("not-an-action", {"given": type(action).__name__})
        if not 0 <= action.seat < state.seats:
            return Reason("no-such-seat", {"given": action.seat, "seats": state.seats})
        return self.explain(state, action.seat, action.targets()) or Reason("not-legal", {"given": action.tag})

    def explain(self, state: Any, seat: int, target: str | tuple[str, ...]) -> Reason | None:
        """Why a target (or several, in the order in which they were pointed at) cannot be used now; None if it can."""
        targets = (target,) if isinstance(target, str) else tuple(target)
        decision = self.decision(state)
        if decision is None:
            return Reason("game-over")
        if decision.seat != seat:
            return Reason("not-your-turn", {"seat": f"seat:{decision.seat}"})
        for action in decision.actions:
            if action.fits(targets):
                return None
        return self.why(state, seat, targets, decision)

    def action(self, data: Any) -> Action:
        """An action from its plain data; ValueError names what is wrong."""
        return decode_action(self.Action, data)
