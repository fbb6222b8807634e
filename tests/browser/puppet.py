"""A table whose other end is the test: the page believes in a server, the test decides what it is told.

Every state of a game can be shown at once, through the eyes of any seat, and what the page sends is kept.
"""

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event
from stolik.server import wire

NAMES = ("Ola", "Tomek", "Hana", "Kwark", "Iga", "Bartłomiej")


class Puppet:
    """One page at one table."""

    def __init__(self, page: Page, base: str, game: Game) -> None:
        self.page = page
        self.game = game
        self.state: Any = None
        self.ply = 0
        self.events: list[Event] = []
        self.moves: list[dict[str, Any]] = []
        self.asked: list[list[str]] = []
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile(r"/api/tables/.*/live"), self._connect)
        page.goto(f"{base}/t/puppet")
        page.wait_for_selector(".loading, main, svg", state="attached")

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _send(self, message: Any) -> None:
        assert self._socket is not None, "the page has not connected"
        self._socket.send(msgspec.json.encode(message).decode())

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "move":
                self.moves.append(message["action"])
                self._send({"type": "done", "key": message["key"], "ply": self.ply + 1})
            case "why":
                self.asked.append(message["target"])
                self._send({"type": "why", "key": message["key"], "target": message["target"], "reason": None, "line": None})
            case "odds":
                self._send({"type": "odds", "key": message["key"], "lines": []})

    def begin(self, state: Any) -> None:
        """Another game on the same page."""
        self.state = state
        self.events = []

    def apply(self, action: Action) -> None:
        self.events = self.game.apply(self.state, action)
        self.ply += 1

    def show(self, seat: int | None) -> None:
        """Let the page see the table with the eyes of a seat (None: of a spectator), and wait until it is drawn."""
        people = [
            {"seat": n, "name": NAMES[n], "kind": "here" if n == seat else "bot", "level": "", "taken": True, "online": True,
             "you": n == seat, "standin": None, "resigned": False}
            for n in range(self.state.seats)
        ]  # fmt: skip
        table = {
            "table": "puppet", "game": self.game.name, "options": {}, "status": "playing", "owner": True, "seats": people,
            "ply": self.ply, "turn": None, "updated": 0,
        }  # fmt: skip
        over = self.game.decision(self.state) is None
        self._send({"type": "hello", "table": table, "you": [] if seat is None else [seat], "n": self.ply, "chat": []})
        self._send(wire.update(self.game, self.state, seat, self.ply, self.events, undo=False, over=over))
        self.settle()

    def settle(self) -> None:
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
