"""Record the positions of a game's lessons from the real engine.

    python -m tools.lessons            every game that has lessons
    python -m tools.lessons --check    fail if a record is not fresh

`web/src/games/<game>/lessons.toml` says what is shown and what the learner does; `lessons.json` beside it holds the
views, questions and legal moves that the browser needs to play the lesson without a server. In the script

    seed, seats, options, begin   the table, and moves (lists of targets) that are made before the first step
    opening                       moves of the learner before the first step; the others play in between
    keep_off                      zones or other targets that rivals leave alone, so that the lesson stays on course
    skip                          decisions played at random before the first step, for a table that has seen some play
    step                          `look`: targets to mark; `expect`: the move that the learner makes
                                  `again`: back to where the lesson began, to try something else
                                  `then`: what rivals and learner do next, move by move; without it the others just play
                                  `free`: everything that is legal is offered, with its odds, not only what is expected
"""

import json
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import stolik
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event
from stolik.table import updates
from stolik.table.advice import expected

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
LEARNER = 0


class Course:
    """One lesson being recorded."""

    def __init__(self, game: Game, script: dict[str, Any]) -> None:
        self.game = game
        self.script = script
        self.random = random.Random(script["seed"])
        self.state = game.new(script["seats"], script["seed"], script.get("options"))
        self.events: list[Event] = []
        self.positions: list[Any] = []

    def record(self) -> dict[str, Any]:
        for targets in self.script.get("begin", []):
            self.play(self.action(targets))
        for _ in range(self.script.get("skip", 0)):
            self.play(self.careless())
        for targets in self.script.get("opening", []):
            self.rivals()
            self.play(self.action(targets))
        self.rivals()
        self.start = self.state.copy()
        steps = [self.step(number, step) for number, step in enumerate(self.script["step"], 1)]
        return {"id": self.script["id"], "steps": steps, "positions": self.positions}

    def step(self, number: int, step: dict[str, Any]) -> dict[str, Any]:
        if step.get("again"):
            self.state, self.events = self.start.copy(), []
        self.look()
        shown = {"text": f"{self.game.name}-learn-{self.script['id']}-{number}", "look": step.get("look", [])}
        place = len(self.positions) - 1
        free = {"odds": self.odds()} if step.get("free") else {}
        if expect := step.get("expect", []):
            self.events = []
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
    """The lessons of one game as the browser reads them."""
    game = stolik.load(script.parent.name)
    lessons = tomllib.loads(script.read_text("utf-8"))["lesson"]
    return (
        json.dumps([Course(game, lesson).record() for lesson in lessons], ensure_ascii=False, separators=(",", ":"))
        + "\n"
    )


def stale() -> list[Path]:
    """Scripts whose record is missing or old."""
    return [s for s in scripts() if not record_of(s).exists() or record_of(s).read_text("utf-8") != recorded(s)]


def scripts() -> list[Path]:
    return sorted(GAMES.glob("*/lessons.toml"))


def record_of(script: Path) -> Path:
    return script.with_suffix(".json")


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("\n".join(f"not fresh: {script}" for script in stale()) or 0)
    for script in scripts():
        record_of(script).write_text(recorded(script), "utf-8")
