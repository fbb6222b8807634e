"""A table whose live channel is fed from the engine itself: any state of any game, without waiting for bots.

The page is the real one, in a real browser. Only the other end of its channel is played here: it is told what the
service would tell, and what it sends is carried out by the game.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from stolik.kernel.codec import decode, encode
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Decision, Event
from stolik.table.advice import Advice, advise, hint
from stolik.table.lines import reason_line
from stolik.table.protocol import HintAnswer
from stolik.table.updates import Updates

LOOK = Path(__file__).with_name("look.js")


class Fed:
    """One game, shown to whoever is asked, at one page."""

    def __init__(self, page: Page, base: str, game: Game, seats: int, seed: str, options: dict[str, Any]) -> None:
        self.page = page
        self.base = base
        self.game = game
        self.state = game.new(seats, seed, options)
        self.random = random.Random(seed)
        self.ply = 0
        self.route: WebSocketRoute | None = None
        self.moves: list[dict[str, Any]] = []
        self.before = 0
        """How many moves the page had sent when it was shown the question."""
        self.clicks = 0
        """How many clicks the moves made by hand have taken."""
        self.events: list[Event] = []
        self.viewer: int | None = None
        """The one seat at this page; None: whoever is asked."""
        self.held: dict[int, Any] = {}
        """What the page was told last about each seat's view."""
        self.greeted: dict[str, Any] = {}
        """What it was told last about the table."""
        page.add_init_script(path=LOOK)
        page.route_web_socket(lambda url: "/live?" in url, self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route, self.held, self.greeted = route, {}, {}
        route.on_message(lambda message: self.hear(json.loads(message)))
        self.tell()

    def open(self) -> None:
        self.page.goto(f"{self.base}/t/fed")
        self.page.wait_for_selector("#prompt-question")

    def open_before_others(self) -> None:
        """Open the page of seat 0 where the others are about to move."""
        self.viewer = 0
        while self.ply < 14 or self.asked() != 1:
            self.play(self.some())
        self.events = []
        self.open()

    def let_others_move(self) -> None:
        """Play until seat 0 is asked; the page shows it as a film."""
        while self.asked() != 0:
            self.play(self.some())
        self.tell()
        self.page.locator(".caption").wait_for()

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "move":
            self.moves.append(message["action"])
            self.send({"type": "done", "key": message["key"], "ply": self.ply + 1})
        elif message["type"] == "why":
            reason = self.game.explain(self.state, message["seat"], tuple(message["target"]))
            line = reason_line(self.game.name, reason) if reason else None
            self.send(
                {"type": "why", "key": message["key"], "target": message["target"], "reason": reason, "line": line}
            )
        elif message["type"] == "hint":
            self.send(self.hint(message["key"]))
        elif message["type"] == "odds":
            self.send({"type": "odds", "key": message["key"], "lines": self.odds(message["action"])})

    def hint(self, key: str) -> HintAnswer:
        decision = self.game.decision(self.state)
        assert decision is not None
        told = advise(self.game.name, "easy", encode(self.state), decision.seat, key, seconds=0.05, explain=True)
        return hint(key, decision.actions, decode(told, Advice))

    def odds(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        decision = self.game.decision(self.state)
        assert decision is not None
        action = next((a for a in decision.actions if msgspec.to_builtins(a) == data), None)
        lines = []
        for x in self.game.odds(self.state, decision.seat, action):
            told = msgspec.to_builtins(x)
            lines.append({**told, "line": {"id": f"{self.game.name}-odds-{told.pop('what')}"}})
        return lines

    def send(self, message: Any) -> None:
        assert self.route is not None
        self.route.send(msgspec.json.encode(message).decode())

    def asked(self) -> int:
        decision = self.game.decision(self.state)
        return decision.seat if decision else 0

    def tell(self) -> None:
        """What the service would say now, to the seat at this page: all once, then what has changed."""
        over = self.game.decision(self.state) is None
        seat = self.asked() if self.viewer is None else self.viewer
        people = [
            {"seat": s, "name": f"Player {s + 1}", "kind": "here", "level": "", "taken": True, "online": True,
             "you": s == seat, "standin": None, "resigned": False}
            for s in range(self.state.seats)
        ]  # fmt: skip
        table = {
            "table": "fed", "game": self.game.name, "options": {}, "status": "over" if over else "playing",
            "owner": True, "seats": people, "ply": 0, "turn": seat, "updated": 0,
        }  # fmt: skip
        if table != self.greeted:
            self.send({"type": "hello", "table": table, "you": [seat], "n": self.ply, "chat": []})
            self.greeted = table
        outcome = self.game.outcome(self.state) if over else None
        updates = Updates(self.game, self.state, [seat], self.ply, [self.events], over, outcome=outcome)
        self.send(updates.update(seat, held=self.held.get(seat)))
        self.held[seat], self.events = updates.views[seat], []

    def play(self, action: Action) -> None:
        """Carry out a move; the page hears of it with the next `show`."""
        self.events += self.game.apply(self.state, action)
        self.ply += 1

    def sent(self) -> Action | None:
        """What the page has sent since it was shown the question, if anything."""
        if len(self.moves) <= self.before:
            return None
        action: Action = self.game.action(self.moves[self.before])
        return action

    def show(self, answered: bool = False) -> None:
        """Tell the page what happened, and wait until it asks what the game asks, or says that another is asked.

        A page that was told numbers beforehand answers by itself; unless that is wanted, it is asked again.
        """
        self.before = len(self.moves)
        self.tell()
        if (decision := self.game.decision(self.state)) is not None:
            self.wait_for(decision)
            if self.sent() and len(decision.actions) > 1 and not answered:
                self.before = len(self.moves)
                self.tell()
                self.wait_for(decision)

    def wait_for(self, decision: Decision) -> None:
        kind = decision.kind if self.viewer in (None, decision.seat) else "wait"
        self.page.wait_for_function("([ply, kind]) => look.shows(ply, kind)", arg=[self.ply, kind])
        self.page.evaluate("look.frames()")

    def some(self) -> Action:
        """A random legal move, rather one that ends nothing."""
        decision = self.game.decision(self.state)
        assert decision is not None
        tags = sorted({a.tag for a in decision.actions})
        lively = [t for t in tags if t not in ("end-turn", "done", "pass")] or tags
        tag = self.random.choice(lively if self.random.random() < 0.85 else tags)
        chosen: Action = self.random.choice([a for a in decision.actions if a.tag == tag])
        return chosen

    def play_to(self, kind: str, moves: int) -> None:
        """Play random moves, at least so many, until a question of this kind is asked."""
        while self.ply < moves or (decision := self.game.decision(self.state)) is None or decision.kind != kind:
            self.play(self.some())

    # --- with the mouse and the keyboard ---

    def wrong(self, by: float | None = None) -> list[str]:
        """What overlaps (by more than so many pixels), clips or leaves the window once the page has come to rest."""
        self.page.evaluate("look.rest()")
        found: list[str] = self.page.evaluate("(by) => look.wrong(by ?? undefined)", by)
        return found

    def unreachable(self) -> list[Action]:
        """Legal moves that nothing on the page begins."""
        decision = self.game.decision(self.state)
        assert decision is not None
        if self.amounts() or len(decision.actions) == 1:
            return []
        named = sorted({t for a in decision.actions for t in a.targets()})
        by_click = "(targets) => targets.filter((target) => look.point(target))"
        by_key = "(targets) => targets.filter((target) => look.focus(target))"
        reached = [set(self.page.evaluate(way, named)) for way in (by_click, by_key)]
        return [a for a in decision.actions if not all(targets & set(a.targets()) for targets in reached)]

    def place(self, target: str) -> tuple[float, float] | None:
        """Where a click reaches the thing."""
        found: tuple[float, float] | None = self.page.evaluate("(target) => look.point(target)", target)
        return found

    def point(self, target: str, keyboard: bool) -> None:
        if keyboard:
            assert self.page.evaluate("(target) => look.focus(target)", target), f"no key reaches {target}"
            self.page.keyboard.press("Enter")
        else:
            place = self.place(target)
            assert place is not None, f"no click reaches {target}"
            self.page.mouse.click(*place)

    def by_hand(self, action: Action, keyboard: bool = False) -> None:
        """Make this move as a player would, thing by thing, until the page has sent it."""
        data, before = msgspec.to_builtins(action), self.before
        left, chosen = [t for t in action.targets() if not self.step(t)], 0
        for _ in range(4 * len(left)):  # a finger brings small things near first
            target = self.page.evaluate("(targets) => look.next(targets)", left)
            if len(self.moves) > before or target is None:
                break
            self.point(target, keyboard)
            self.clicks += 1
            if (now := self.page.evaluate("look.frames().then(look.chosen)")) > chosen:
                left.remove(target)
                chosen = now
        if len(self.moves) == before:
            self.page.click("[data-confirm]")
            self.clicks += 1
            self.page.evaluate("look.frames()")
        assert self.moves[before:] == [data], (self.moves[before:], data)

    def redrawn(self, stage: str) -> int:
        """Zoom and drag the map on this stage; how many things inside it were drawn anew for that."""
        box = self.page.locator(stage).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, -400)  # near enough for every detail
        self.page.evaluate("look.frames()")
        self.page.evaluate("(map) => look.watch(map)", f"{stage} svg")
        self.page.mouse.wheel(0, -60)
        self.page.mouse.down()
        self.page.mouse.move(x + 90, y + 40, steps=6)
        self.page.mouse.up()
        style = self.page.locator(f"{stage} .sheet").first.get_attribute("style") or ""
        assert "translate(" in style
        assert "scale(" in style
        assert self.moves == [], "a drag is not a click"
        changes: int = self.page.evaluate("look.changes")
        return changes

    def legal(self, target: str) -> bool:
        """Whether the page offers the thing (still)."""
        return bool(self.page.evaluate("(target) => look.legal(target)", target))

    def step(self, target: str) -> bool:
        """Set the stepper that stands for this target, if one does."""
        cut = max(target.rfind("."), target.rfind(":")) + 1
        prefix, number = target[:cut], target[cut:]
        if not number.isdigit() or prefix not in self.amounts():
            return False
        while (shown := self.amounts()[prefix]) != int(number):
            buttons = self.page.locator(f'[data-amount="{prefix}"] button')
            (buttons.first if shown > int(number) else buttons.last).click()
            self.clicks += 1
        return True

    def amounts(self) -> dict[str, int]:
        shown: dict[str, int] = self.page.evaluate("look.amounts()")
        return shown
