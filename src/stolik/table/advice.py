"""What a seat may ask about its decision: a hint, the odds of an action, why not.

Bots see a world dealt anew from what their seat may know; they cannot peek, because there is nothing to see.
"""

from functools import cache
from typing import Any

import msgspec

from stolik.bots import Bot, Observation, make
from stolik.bots.personas import name_of
from stolik.games import load
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import decode, encode, plain
from stolik.kernel.messages import Action, Line
from stolik.table.errors import Refusal
from stolik.table.lines import reason_line
from stolik.table.protocol import Alternative, Expected, HintAnswer, OddsAnswer, WhyAnswer
from stolik.table.session import GameSession

ADVISER = "normal"
"""Level of the bot that gives hints."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do, why, and what else it weighed."""

    action: dict[str, Any]
    line: Line
    alternatives: list[tuple[dict[str, Any], float]] = []


@cache
def bot_of(level: str, game: str) -> Bot:
    return make(level, load(game))


def advise(game: str, level: str, state: bytes, seat: int, seed: str, seconds: float | None = None) -> bytes:
    """A bot's advice for a seat: a pure function of bytes, for any worker. `seconds`: to think, if not as usual."""
    rules, rng = load(game), chance_of(seed)
    world = rules.redeal(decode(state, rules.State), seat, rng)
    bot = bot_of(level, game) if seconds is None else make(level, rules, seconds)
    choice = bot.choose(Observation(rules, world, seat), rng)
    others = [(plain(other.action), other.value) for other in choice.alternatives]
    return encode(Advice(plain(choice.action), choice.line, others))


def legal_actions(session: GameSession, seat: int) -> list[Action]:
    """What this seat may do now; a refusal if it is not asked."""
    decision = None if session.over else session.game.decision(session.match.state)
    if decision is None or decision.seat != seat:
        raise Refusal("not-your-turn" if decision else "game-over", seat=f"seat:{session.turn}")
    return decision.actions


def hint(key: str, seat: int, legal: list[Action], advice: Advice) -> HintAnswer:
    options = [plain(action) for action in legal]
    others = [Alternative(options.index(action), value) for action, value in advice.alternatives if action in options]
    return HintAnswer(key, options.index(advice.action), advice.line, others, name_of(ADVISER, seat))


def odds(game: str, state: bytes, seat: int, action: dict[str, Any]) -> bytes:
    """What a legal action would bring, as far as this seat may know: a pure function of bytes, for any worker."""
    rules = load(game)
    world = decode(state, rules.State)
    decision = rules.decision(world)
    legal = decision.actions if decision and decision.seat == seat else []
    chosen = next((option for option in legal if plain(option) == action), None)
    found = rules.odds(world, seat, chosen) if chosen is not None else []
    return encode([Expected(Line(f"{game}-odds-{x.what}"), x.value, x.kind, x.error, x.bad) for x in found])


def odds_answer(key: str, found: bytes) -> OddsAnswer:
    return OddsAnswer(key, decode(found, list[Expected]))


def why_not(session: GameSession, key: str, seat: int, target: list[str]) -> WhyAnswer:
    reason = session.game.explain(session.match.state, seat, tuple(target))
    line = reason_line(session.game.name, reason) if reason else None
    return WhyAnswer(key, target, reason, line)
