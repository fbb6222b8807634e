"""Record the positions of a game's lessons, and of the examples in its rules, from the real engine.

    python -m tools.lessons            every game that has lessons
    python -m tools.lessons --check    fail if a record is not fresh

`web/src/games/<game>/lessons.toml` says what is shown and what the learner does; `lessons.json` beside it holds the
views, questions and legal moves that the browser needs to play the lesson without a server. `examples.toml` is the same
for the examples of the rulebooks: each is called like the rule that it belongs to. In the script

    scene                         a position made by hand: a function of `tools/scenes/<game>.py`; or else
    seed, seats, options, begin   the table, and moves (lists of targets) that are made before the first step
    opening                       moves of the learner before the first step; the others play in between
    keep_off                      zones or other targets that rivals leave alone, so that the lesson stays on course
    skip                          decisions played at random before the first step, for a table that has seen some play
    step                          `look`: targets to mark; `expect`: the move that the learner makes
                                  `again`: back to where the lesson began, to try something else
                                  `then`: what rivals and learner do next, move by move; without it the others just play
                                  `free`: everything that is legal is offered, with its odds, not only what is expected
                                  `dice`: how the next dice fall, by the number of the side, from 1
"""

import importlib
import json
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import stolik
from stolik.kernel.chance import WORDS
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event
from stolik.table import updates
from stolik.table.advice import expected

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
LEARNER = 0
WORDS_OF = {"lesson": "learn", "example": "example"}
"""How the messages of their steps are called."""


class Course:
    """One lesson or example being recorded."""

    def __init__(self, game: Game, kind: str, script: dict[str, Any]) -> None:
        self.game = game
        self.kind = kind
        self.script = script
        self.random = random.Random(script.get("seed"))
        self.state = self.laid_out()
        self.events: list[Event] = []
        self.positions: list[Any] = []

    def laid_out(self) -> Any:
        """The table before anything happens."""
        if name := self.script.get("scene"):
            return getattr(importlib.import_module(f"tools.scenes.{self.game.name}"), name)()
        return self.game.new(self.script["seats"], self.script["seed"], self.script.get("options"))

    def record(self) -> dict[str, Any]:
        for targets in self.script.get("begin", []):
            self.play(self.action(targets))
        for _ in range(self.script.get("skip", 0)):
            self.play(self.careless())
        for targets in self.script.get("opening", []):
            self.rivals()
            self.play(self.action(targets))
        if "scene" not in self.script:
            self.rivals()
        self.start = self.state.copy()
        steps = [self.step(number, step) for number, step in enumerate(self.script["step"], 1)]
        return {"id": self.script["id"], "steps": steps, "positions": self.positions}

    def step(self, number: int, step: dict[str, Any]) -> dict[str, Any]:
        if step.get("again"):
            self.state, self.events = self.start.copy(), []
        self.look()
        text = f"{self.game.name}-{WORDS_OF[self.kind]}-{self.script['id']}-{number}"
        shown = {"text": text, "look": step.get("look", [])}
        place = len(self.positions) - 1
        free = {"odds": self.odds()} if step.get("free") else {}
        expect = step.get("expect", [])
        if expect or "then" in step:
            self.events = []
        if dice := step.get("dice"):
            self.throw(dice)
        if expect:
            self.play(self.action(expect))
        for targets in step.get("then", []):
            self.play(self.action(targets))
        if expect and "then" not in step:
            self.rivals()
        return {**shown, "expect": expect, "position": place, **free}

    def odds(self) -> list[Any]:
        """What each legal move would bring, in the order of the options."""
        decision = self.game.decision(self.state)
        assert decision is not None, "the game is over before the lesson"
        found = [expected(self.game, self.state, LEARNER, action) for action in decision.actions]
        plain: list[Any] = json.loads(msgspec.json.encode(found))
        return plain

    def throw(self, sides: list[int]) -> None:
        """The next dice fall like this."""
        chance = self.state.chance
        chance.drawn = chance.number = 0
        chance.block = [side - 1 for side in sides] + [0] * (WORDS - len(sides))

    def look(self) -> None:
        """Keep what the learner sees now, once."""
        seen = updates.update(self.game, self.state, LEARNER, 0, self.events, undo=False, over=False)
        position = {"seat": LEARNER, "view": seen.view, "decision": seen.decision, "events": seen.events}
        plain = json.loads(msgspec.json.encode(position))
        if not self.positions or self.positions[-1] != plain:
            self.positions.append(plain)

    def play(self, action: Action) -> None:
        self.events += self.game.apply(self.state, action)

    def rivals(self) -> None:
        """Let the others decide until the learner is asked."""
        while (decision := self.game.decision(self.state)) is not None and decision.seat != LEARNER:
            self.play(self.careless())

    def careless(self) -> Action:
        """Some move, rather a real one than a discard, and none where the lesson happens."""
        decision = self.game.decision(self.state)
        assert decision is not None, "the game is over before the lesson"
        kept_off = set(self.script.get("keep_off", []))
        free = [a for a in decision.actions if not kept_off & set(a.targets())] or decision.actions
        real = [a for a in free if a.tag != "discard"]
        choice: Action = self.random.choice(real or free)
        return choice

    def action(self, targets: list[str]) -> Action:
        """The legal move with exactly these targets."""
        decision = self.game.decision(self.state)
        assert decision is not None, "the game is over before the lesson"
        for action in decision.actions:
            if sorted(action.targets()) == sorted(targets):
                found: Action = action
                return found
        raise SystemExit(f"{self.script['id']}: {targets} is not legal; {decision.kind} asks seat {decision.seat}")


def recorded(script: Path) -> str:
    """The lessons or examples of one game as the browser reads them."""
    game = stolik.load(script.parent.name)
    [(kind, courses)] = tomllib.loads(script.read_text("utf-8")).items()
    records = [Course(game, kind, course).record() for course in courses]
    return json.dumps(records, ensure_ascii=False, separators=(",", ":")) + "\n"


def stale() -> list[Path]:
    """Scripts whose record is missing or old."""
    every = scripts() + scripts("examples")
    return [s for s in every if not record_of(s).exists() or record_of(s).read_text("utf-8") != recorded(s)]


def scripts(kind: str = "lessons") -> list[Path]:
    return sorted(GAMES.glob(f"*/{kind}.toml"))


def record_of(script: Path) -> Path:
    return script.with_suffix(".json")


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("\n".join(f"not fresh: {script}" for script in stale()) or 0)
    for script in scripts() + scripts("examples"):
        record_of(script).write_text(recorded(script), "utf-8")
