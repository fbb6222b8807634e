"""A table whose live channel is fed from the engine itself: any state of any game, without waiting for bots.

The page is the real one, in a real browser. Only the other end of its channel is played here: it is told what the
service would tell, and what it sends is carried out by the game.
"""

import json
import random
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event
from stolik.server import wire

CHECK = """() => {
  const wrong = [];
  const box = (e) => e.getBoundingClientRect();
  const meet = (a, b, by = 1) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const rooms = [".bar", ".plates", ".players", ".board", "div.prompt", ".own", ".side", ".tabs"].flatMap((s) => { const e = document.querySelector(`.frame > ${s}`); return e ? [[s, box(e)]] : []; });
  rooms.forEach(([s, a], i) => {
    if (a.right > innerWidth + 1 || a.bottom > innerHeight + 1 || a.left < -1 || a.top < -1) wrong.push(`${s} leaves the window`);
    rooms.slice(i + 1).forEach(([u, b]) => { if (meet(a, b)) wrong.push(`${s} overlaps ${u}`); });
  });
  for (const e of document.querySelectorAll(".btn, .chip, h2, h3"))
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow !== "ellipsis") wrong.push(`clipped: ${e.innerText.slice(0, 40)}`);
  const things = [...document.querySelectorAll(".fleet > g, .building, circle.disc, rect.free")].map((e) => [e, box(e)]);
  things.forEach(([e, a], i) => things.slice(i + 1).forEach(([f, b]) => {
    if (meet(a, b, 0.2 * Math.min(a.width, a.height, b.width, b.height))) wrong.push(`pieces overlap: ${e.textContent.trim() || e.getAttribute("class")} ${e.querySelector("[aria-label]")?.getAttribute("aria-label") ?? e.getAttribute("aria-label") ?? ""} and ${f.getAttribute("aria-label") ?? f.textContent.trim()}`);
  }));
  return wrong;
}"""

POINT = """(target) => {
  for (const e of document.querySelectorAll(`[data-target="${target}"]`)) {
    if (!["legal", "chosen"].includes(e.dataset.state)) continue;
    if (!(e instanceof HTMLButtonElement) && e.tabIndex < 0) continue;
    let r = e.getBoundingClientRect();
    if (r.top < 0 || r.bottom > innerHeight || !(e instanceof SVGElement)) { e.scrollIntoView({ block: "nearest", inline: "nearest" }); r = e.getBoundingClientRect(); }
    for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++) {
      const [x, y] = [r.left + (r.width * i) / 10, r.top + (r.height * j) / 10];
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === e || e.contains(hit))) return [x, y];
    }
  }
  return null;
}"""

KEY = """(target) => {
  for (const e of document.querySelectorAll(`[data-target="${target}"]`))
    if (["legal", "chosen"].includes(e.dataset.state) && e.tabIndex >= 0) { e.focus(); return document.activeElement === e; }
  return false;
}"""

AMOUNTS = """() => Object.fromEntries([...document.querySelectorAll("[data-amount]")].map((e) => [e.dataset.amount, parseInt(e.querySelector("output").textContent)]))"""


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
        page.route_web_socket(lambda url: "/live?" in url, self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(lambda message: self.hear(json.loads(message)))
        self.tell([])

    def open(self) -> None:
        self.page.goto(f"{self.base}/t/fed")
        self.page.wait_for_selector("#prompt-question")

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "move":
            self.moves.append(message["action"])
            self.send({"type": "done", "key": message["key"], "ply": self.ply + 1})
        elif message["type"] == "why":
            self.send({"type": "why", "key": message["key"], "target": message["target"], "reason": None, "line": None})
        elif message["type"] == "odds":
            self.send({"type": "odds", "key": message["key"], "lines": self.odds(message["action"])})

    def odds(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        decision = self.game.decision(self.state)
        assert decision is not None
        action = next(a for a in decision.actions if msgspec.to_builtins(a) == data)
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

    def tell(self, events: list[Event]) -> None:
        """What the service would say now, to the seat that is asked."""
        seat, over = self.asked(), self.game.decision(self.state) is None
        people = [
            {"seat": s, "name": f"Player {s + 1}", "kind": "here", "level": "", "taken": True, "online": True,
             "you": s == seat, "standin": None, "resigned": False}
            for s in range(self.state.seats)
        ]  # fmt: skip
        table = {
            "table": "fed", "game": self.game.name, "options": {}, "status": "over" if over else "playing",
            "owner": True, "seats": people, "ply": self.ply, "turn": seat, "updated": 0,
        }  # fmt: skip
        self.send({"type": "hello", "table": table, "you": [seat], "n": self.ply, "chat": []})
        self.send(wire.update(self.game, self.state, seat, self.ply, events, undo=False, over=over))

    def play(self, action: Action) -> None:
        """Carry out a move and show the page what came of it."""
        events = self.game.apply(self.state, action)
        self.ply += 1
        self.tell(events)
        self.settle()

    def settle(self) -> None:
        """Until the page shows the question that the game asks."""
        decision = self.game.decision(self.state)
        if decision is not None:
            self.page.wait_for_function(
                "(kind) => document.querySelector('section.prompt')?.dataset.kind === kind", arg=decision.kind
            )
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def some(self) -> Action:
        """A random legal move, rather one that ends nothing."""
        decision = self.game.decision(self.state)
        assert decision is not None
        tags = sorted({a.tag for a in decision.actions})
        lively = [t for t in tags if t not in ("end-turn", "done", "pass")] or tags
        tag = self.random.choice(lively if self.random.random() < 0.85 else tags)
        chosen: Action = self.random.choice([a for a in decision.actions if a.tag == tag])
        return chosen

    # --- with the mouse and the keyboard ---

    def wrong(self) -> list[str]:
        """What overlaps, clips or leaves the window."""
        found: list[str] = self.page.evaluate(CHECK)
        return found

    def unreachable(self) -> list[Action]:
        """Legal moves that nothing on the page begins."""
        decision = self.game.decision(self.state)
        assert decision is not None
        if self.amounts() or len(decision.actions) == 1:
            return []
        reached = {t for a in decision.actions for t in a.targets()}
        reached = {t for t in reached if self.page.evaluate(POINT, t)}
        return [a for a in decision.actions if not reached & set(a.targets())]

    def point(self, target: str, keyboard: bool) -> None:
        if keyboard:
            assert self.page.evaluate(KEY, target), f"no key reaches {target}"
            self.page.keyboard.press("Enter")
            return
        place = self.page.evaluate(POINT, target)
        assert place is not None, f"no click reaches {target}"
        self.page.mouse.click(*place)

    def by_hand(self, action: Action, keyboard: bool = False) -> None:
        """Make this move as a player would, thing by thing, until the page has sent it."""
        data, before = msgspec.to_builtins(action), len(self.moves)
        left = [t for t in action.targets() if not self.step(t)]
        for _ in range(4 * len(left)):  # a finger brings small things near first
            left = [t for t in left if self.legal(t)]
            if len(self.moves) > before or not left:
                break
            self.point(next(t for t in left if self.page.evaluate(POINT, t)), keyboard)
            self.page.wait_for_timeout(20)
            left = [t for t in action.targets() if self.legal(t)]
        if len(self.moves) == before:
            self.page.click("[data-confirm]")
            self.page.wait_for_timeout(20)
        assert self.moves[before:] == [data], (self.moves[before:], data)

    def legal(self, target: str) -> bool:
        """Whether the page offers the thing (still)."""
        return self.page.query_selector(f'[data-target="{target}"][data-state="legal"]') is not None

    def step(self, target: str) -> bool:
        """Set the stepper that stands for this target, if one does."""
        cut = max(target.rfind("."), target.rfind(":")) + 1
        prefix, number = target[:cut], target[cut:]
        if not number.isdigit() or prefix not in self.amounts():
            return False
        while (shown := self.amounts()[prefix]) != int(number):
            buttons = self.page.locator(f'[data-amount="{prefix}"] button')
            (buttons.first if shown > int(number) else buttons.last).click()
        return True

    def amounts(self) -> dict[str, int]:
        shown: dict[str, int] = self.page.evaluate(AMOUNTS)
        return shown
