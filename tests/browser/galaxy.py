"""Games of Eclipse for the page: a random player who knows what looks interesting, and every kind of question."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

import stolik
from stolik.games.eclipse.ids import ACTIONS
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Action, Decision
from tests.browser.fed import Fed

ECLIPSE = stolik.load("eclipse")
QUIET = ("pass", "resign", "trade", "done", "stop", "discard_tile", "retreat", "spare", "answer")
"""Actions that lead to less of a game."""
LYING = (
    "hex", "sector", "edge", "square", "cube", "disc", "ship", "rival", "find", "structure", "artifact", "stack", "bag",
    "marker", "colony", "kept", "grave", "field", "ambassador", "reputation", "tech", "track", "store",
    "seat",
)  # fmt: skip
"""Kinds of things that lie there whatever is asked."""
CLIPPED = """() => [...document.querySelectorAll(".frame button, .frame dd, .frame li")].filter((e) => {
  const style = getComputedStyle(e);
  return style.display !== "inline" && style.textOverflow !== "ellipsis" && e.scrollWidth > e.clientWidth + 1;
}).map((e) => `${e.className}: ${e.textContent.trim().slice(0, 30)}`)"""
TOUCHING = 1
"""Pixels by which two pieces may overlap."""


def new_game(seats: int, seed: int) -> EclipseState:
    options = {"species": "all", "factions": "choice" if seed % 2 else "random"}
    state: EclipseState = ECLIPSE.new(seats, seed, options)
    return state


def some(state: EclipseState, dice: random.Random) -> Action:
    """Any action, but nobody ruins a civilization, and fleets look for trouble."""
    decision = ECLIPSE.decision(state)
    assert decision is not None
    by_tag: dict[str, list[Action]] = {}
    for action in decision.actions:
        by_tag.setdefault(action.tag, []).append(action)
    if "pass" in by_tag and poor(state, decision.seat):
        return by_tag["pass"][0]
    for tag in ("colonize", "move_ship", "build"):
        if tag in by_tag and dice.random() < 0.6:
            return dice.choice(by_tag[tag])
    lively = [tag for tag in by_tag if tag not in QUIET] or list(by_tag)
    return dice.choice(by_tag[dice.choice(lively)])


def poor(state: EclipseState, seat: int) -> bool:
    player = ECLIPSE.view(state, seat).players[seat]
    return bool(player.store["money"] + player.production["money"] - player.upkeep < 3)


def answers(decision: Decision) -> dict[str, Action]:
    """One action of each kind: the last, because a page might find the first by itself."""
    whenever = ("trade", "colonize", "offer")  # the same wherever they are possible
    return {a.tag if a.tag in whenever else f"{decision.kind} {a.tag}": a for a in decision.actions}


def moments(games: int) -> Iterator[tuple[str, EclipseState]]:
    """Moments of so many games in which each kind of question is asked, and each kind of answer to it is possible."""
    seen: set[str] = set()
    for seed in range(games):
        state, dice = new_game(6 - seed % 5, seed), random.Random(seed)
        while (decision := ECLIPSE.decision(state)) is not None:
            if not answers(decision).keys() <= seen:
                seen |= answers(decision).keys()
                yield decision.kind, state.copy()
            ECLIPSE.apply(state, some(state, dice))


def lying(state: EclipseState, seat: int) -> list[str]:
    """Everything that the engine can explain and that lies on the desk, whatever is asked."""
    hexes = ECLIPSE.view(state, seat).hexes
    ways = {f"edge:{h.sector}.{edge}" for h in hexes for edge in h.wormholes}
    free = {f"square:{square.kind}@{h.sector}" for h in hexes for square in h.squares if not square.cube}
    spent = {f"field:{action}" for action, discs in zip(ACTIONS, state.players[seat].acted) if discs}
    drawn = {
        "edge": ways,
        "square": free,
        "field": spent,
        "structure": {f"structure:monolith@{h.sector}" for h in hexes},
    }
    things = [x for x in ECLIPSE.things(state, seat) if x.split(":")[0] in LYING]
    return [x for x in things if x in drawn.get(x.split(":")[0], (x,))]


class Galaxy(Fed):
    """Random games of Eclipse, one after the other at the same page."""

    state: EclipseState

    def __init__(self, page: Page, base: str, seats: int = 6, seed: str = "galaxy", **options: str) -> None:
        super().__init__(page, base, ECLIPSE, seats, seed, {"species": "all", **options})

    def anew(self, seats: int, seed: int) -> None:
        self.state, self.events, self.random = new_game(seats, seed), [], random.Random(seed)

    def come_to(self, state: EclipseState) -> None:
        """Show another moment, of whatever game."""
        self.state, self.events = state, []
        self.ply += 1
        self.show()

    def some(self) -> Action:
        return some(self.state, self.random)

    def play(self, action: Action) -> None:
        """Most moves are made without the page, which would not be told of all of them at once."""
        super().play(action)
        self.events = self.events[-12:]

    def late(self) -> None:
        """Play to the last round, until somebody is asked to take an action."""
        while (decision := ECLIPSE.decision(self.state)) is not None:
            if self.state.round == 9 and decision.kind == "turn":
                return
            self.play(self.some())

    def ill(self) -> list[str]:
        """Everything that is wrong with the picture: whatever overlaps, clips, sticks out or crowds."""
        found: list[str] = self.wrong(TOUCHING) + self.page.evaluate(CLIPPED)
        return found

    def by_hand(self, action: Action, keyboard: bool = False) -> None:
        """Some questions are drawn: a tile to turn, a button for every way to fight."""
        decision = ECLIPSE.decision(self.state)
        assert decision is not None
        ways = self.page.locator("[data-option]")
        if action.tag == "place_tile":
            self.turn(action)
        elif ways.count() == len(decision.actions):
            before = len(self.moves)
            way = ways.nth(decision.actions.index(action))
            way.press("Enter") if keyboard else way.click()
            self.clicks += 1
            assert self.moves[before:] == [msgspec.to_builtins(action)]
        else:
            super().by_hand(action, keyboard)

    def unreachable(self) -> list[Action]:
        """Legal moves that nothing begins: no target, no tile to turn, no button of their own."""
        rest = super().unreachable()
        if self.page.locator("[data-option]").count() == len(rest):
            return []
        return [action for action in rest if not any(self.tile_of(target) for target in action.targets())]

    def tile_of(self, target: str) -> bool:
        """Does the target stand for a tile that was drawn, and can be taken in hand?"""
        kind, name = target.split(":")
        return kind == "sector" and self.page.locator(f'[data-look="{name.split(".")[0]}"]').count() > 0

    def turn(self, action: Any) -> None:
        """Turn the tile in hand until it lies as wanted, and place it."""
        tiles = self.page.locator("[data-look]")
        if tiles.count() > 1:
            self.page.click(f'[data-look="{action.sector}"]')
            self.clicks += 1
        wanted = self.page.locator(f'[data-option="{action.sector}.{action.turn}"]')
        for _ in range(6):
            if wanted.count() == 0:
                self.page.click('[data-turn="1"]')
                self.clicks += 1
        before = len(self.moves)
        wanted.click()
        self.clicks += 1
        self.page.evaluate("look.frames()")
        assert self.moves[before:] == [msgspec.to_builtins(action)]
