"""What a seat may ask about its decision: a hint, the odds of an action, why not.

The bots that answer see a world redealt from what their seat may know. They can't peek, because it contains nothing
hidden.
"""

from functools import cache
from typing import Any

import msgspec

from stolik.bots import Bot, Observation, make
from stolik.bots.explaining import reasons
from stolik.games import load
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import decode, encode, plain
from stolik.kernel.engine import options
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Line
from stolik.table.errors import Refusal
from stolik.table.lines import reason_line
from stolik.table.protocol import Alternative, Expected, HintAnswer, OddsAnswer, WhyAnswer
from stolik.table.session import GameSession

ADVISER = "normal"
"""The level that gives hints."""


class Advice(msgspec.Struct, frozen=True):
    """A bot's choice, its reason, and the alternatives."""

    action: dict[str, Any]
    line: Line
    alternatives: list[tuple[dict[str, Any], float]] = []
    value: float | None = None
    gains: list[Line] = []
    risks: list[Line] = []
    """The same in words."""


@cache
def bot_of(level: str, game: str) -> Bot:
    return make(level, load(game))


def advise(
    game: str, level: str, state: bytes, seat: int, seed: str, seconds: float | None = None, explain: bool = False
) -> bytes:
    """A bot's advice for a seat: a pure function of bytes, for any worker. `seconds`: thinking time, if not the usual
    one."""
    rules, rng = load(game), chance_of(seed)
    world = rules.redeal(decode(state, rules.State), seat, rng)
    bot = bot_of(level, game) if seconds is None else make(level, rules, seconds)
    observation = Observation(rules, world, seat)
    choice = bot.choose(observation, rng)
    others = [(plain(other.action), other.value) for other in choice.alternatives]
    actions = observation.decision.actions if explain else []
    gains, risks = reasons(game, level, world, choice.action, actions)
    return encode(Advice(plain(choice.action), choice.line, others, choice.value, gains, risks))


def legal_actions(session: GameSession, seat: int) -> list[Action]:
    """The legal actions of this seat; a refusal if it is not its turn."""
    decision = None if session.over else session.game.decision(session.match.state)
    if decision is None or decision.seat != seat:
        raise Refusal("not-your-turn" if decision else "game-over", seat=f"seat:{session.turn}")
    return decision.actions


def is_legal(session: GameSession, seat: int, action: dict[str, Any]) -> bool:
    """Whether this is, to the letter, what this seat may do now."""
    try:
        chosen = session.game.action(action)
    except ValueError:
        return False
    return session.turn == seat and chosen in options(session.match.state) and plain(chosen) == action


def hint(key: str, legal: list[Action], advice: Advice) -> HintAnswer:
    """The advice in words; actions are named by their index in the list of legal ones."""
    options = [plain(action) for action in legal]
    others = [Alternative(options.index(action), value) for action, value in advice.alternatives if action in options]
    return HintAnswer(key, options.index(advice.action), advice.line, others, advice.value, advice.gains, advice.risks)


def odds(game: str, state: bytes, seat: int, action: dict[str, Any]) -> bytes:
    """The odds of a legal action, as far as this seat may know: a pure function of bytes, for any worker."""
    rules = load(game)
    world = decode(state, rules.State)
    decision = rules.decision(world)
    legal = decision.actions if decision and decision.seat == seat else []
    chosen = next((option for option in legal if plain(option) == action), None)
    return encode(expected(rules, world, seat, chosen) if chosen is not None else [])


def expected(rules: Game, world: Any, seat: int, action: Action) -> list[Expected]:
    """The odds of this action, in words and numbers."""
    found = rules.odds(world, seat, action)
    return [
        Expected(Line(f"{rules.name}-odds-{x.what}"), x.value, x.kind, x.error, x.bad, [round(c, 4) for c in x.chances])
        for x in found
    ]


def odds_answer(key: str, found: bytes) -> OddsAnswer:
    return OddsAnswer(key, decode(found, list[Expected]))


def why_not(session: GameSession, key: str, seat: int, target: list[str]) -> WhyAnswer:
    reason = session.game.explain(session.match.state, seat, tuple(target))
    line = reason_line(session.game.name, reason) if reason else None
    return WhyAnswer(key, target, reason, line)
