"""A game in the terminal: the table, numbered choices, undo, save. It knows no game, only the contract.

messages: play-*
"""

import re
import secrets
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

import stolik
from stolik import bots
from stolik.bots.personas import name_of
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import parsed_options
from stolik.kernel.messages import Decision, Event, Outcome
from stolik.terminal_view import TerminalView
from stolik.text import Words

Ask = Callable[[str], str]
NOT_IN_A_NAME = re.compile(r"[^\w.-]")
"""What a seed may hold but a file had better not."""


MOST = 8
"""Things with the same word in their names that are explained at once."""


class Quit(Exception):
    """The player has had enough for now."""


def plain(text: str) -> str:
    """Text to be searched: no matter of case or of what kind its spaces are."""
    return " ".join(text.casefold().split())


class Terminal:
    """One match between people at this screen, who sit first, and bots on the other seats."""

    def __init__(self, match: stolik.Match, people: int, level: str, words: Words, console: Console, ask: Ask) -> None:
        self.match = match
        self.game = match.game
        if not 1 <= people <= match.state.seats:
            raise ValueError(f"people: {people} is not a number from 1 to {match.state.seats}")
        self.people = people
        self.words = words
        self.console = console
        self.ask = ask
        self.bot = bots.make(level, match.game)
        self.chance = chance_of(f"bots/{match.seed}/{len(match.actions)}")
        self.names = self._names(level)
        self.tabletop = TerminalView(self.game.name, words, self.names)
        self.file = Path(f"{self.game.name}-{NOT_IN_A_NAME.sub('-', str(match.seed))}.json")
        self.looking = -1 if people > 1 else 0
        """The seat that is at the screen."""

    def _names(self, level: str) -> list[str]:
        names = []
        for seat in range(self.match.state.seats):
            kind = "play-person" if seat < self.people else "play-bot"
            name = name_of(level, seat)
            words: dict[str, str | int] = {"number": seat + 1, "name": name, "level": self.words.text(f"level-{level}")}
            names.append(self.words.text(kind, words))
        return names

    def say(self, id: str, **args: str | int) -> None:
        self.console.print(self.words.text(f"play-{id}", args), style="yellow", markup=False, highlight=False)

    # --- the course of a game ---

    def run(self) -> None:
        """Play until the game is over or the player leaves; then the match is saved."""
        try:
            while (decision := self.game.decision(self.match.state)) is not None:
                if decision.seat < self.people:
                    self._person(decision)
                else:
                    self._bot(decision)
            self._over(self.game.outcome(self.match.state))
        except Quit:
            pass
        except (EOFError, KeyboardInterrupt):
            self._save(self.file)

    def _bot(self, decision: Decision) -> None:
        observation = bots.Observation(self.game, self.match.state, decision.seat)
        self._tell(self.match.play(self.bot.choose(observation, self.chance).action))

    def _person(self, decision: Decision) -> None:
        if decision.seat != self.looking:
            self.console.clear()
            self.ask(self.words.text("play-hand-over", {"name": self.names[decision.seat]}))
            self.looking = decision.seat
        self._show(decision)
        while not self._obey(self.ask("> ").strip(), decision):
            pass

    def _show(self, decision: Decision) -> None:
        near = [target for action in decision.actions for target in action.targets()]
        self.console.rule(self.names[decision.seat])
        self.console.print(self.tabletop.show(self.game.view(self.match.state, decision.seat), near))
        self.console.print(self._line(f"ask-{decision.kind}", decision.values), style="bold", markup=False)
        for number, action in enumerate(decision.actions, 1):
            self._print(f"{number:4}  {self._line(f'do-{action.tag}', action.words())}")
        self.say("commands")

    def _obey(self, command: str, decision: Decision) -> bool:
        """Carry out what was typed; True if the table has changed."""
        word, _, rest = command.partition(" ")
        match word:
            case "u":
                if self.match.undo():
                    return True
                self.say("no-undo")
            case "s":
                self._save(Path(rest) if rest else self.file)
            case "w":
                self._why(rest.strip(), decision.seat)
            case "r":
                self._look_up(rest)
            case "t":
                self._show(decision)
            case "q":
                if self._save(self.file):
                    raise Quit
            case _:
                return self._choose(command, decision)
        return False

    def _choose(self, command: str, decision: Decision) -> bool:
        if not command.isdecimal() or not 1 <= int(command) <= len(decision.actions):
            self.say("not-a-choice", choices=len(decision.actions))
            return False
        self._tell(self.match.play(decision.actions[int(command) - 1]))
        return True

    # --- what is said ---

    def _line(self, id: str, values: dict[str, str | int]) -> str:
        return self.words.line(self.game.name, id, values, self.names)

    def _tell(self, events: list[Event]) -> None:
        """The log as the person at the screen may hear it."""
        listener = self.looking if self.people == 1 else None
        for event in events:
            heard = event.heard_by(listener)
            self.console.print(self._line(f"event-{event.tag}", heard.words()), style="cyan", markup=False)

    def _why(self, asked: str, seat: int) -> None:
        """Why things cannot be used: targets that are pointed at together, or whatever has these words in its name."""
        titles = {thing: self._title(thing) for thing in self.game.things(self.match.state, seat)}
        if not asked:
            return self._print(", ".join(titles.values()))
        if ":" in asked:
            return self._print(self._reason(tuple(asked.split()), seat))
        found = [thing for thing, title in titles.items() if plain(asked) in plain(title)]
        for thing in found[:MOST]:
            self._print(f"{titles[thing]}: {self._reason((thing,), seat)}")
        if not found:
            self.say("no-such-thing", words=asked)
        return None

    def _title(self, thing: str) -> str:
        """What a target is called, and how it is typed."""
        name = self.words.ref(self.game.name, thing, self.names)
        return thing if name == thing else f"{name} ({thing})"

    def _reason(self, targets: tuple[str, ...], seat: int) -> str:
        reason = self.game.explain(self.match.state, seat, targets)
        if reason is None:
            return self.words.text("play-can-be-used")
        said = self._line(f"reason-{reason.code}", reason.values)
        return f"{said} ({self._place(reason.page)})" if reason.page else said

    def _place(self, page: str) -> str:
        """A place in the rules: a page, a ruling of ours, or a chapter in the reader's language."""
        if re.match(r"H\d", page):
            return self.words.text("web-house-rule", {"page": page})
        if page[0].isdigit():
            return self.words.text("web-rulebook-page", {"page": page})
        return self.words.text("web-rulebook-chapter", {"page": self._chapter(page)})

    def _chapter(self, name: str) -> str:
        id = f"{self.game.name}-chapter-{chapter_id(name)}"
        return self.words.text(id) if self.words.has(id) else name

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)

    def _look_up(self, wanted: str) -> None:
        """Rules, cards and other things whose title or text has these words."""
        found = [entry for entry in self._entries() if plain(wanted) in plain(entry)]
        for entry in dict.fromkeys(found):  # a leader is a card too
            self._print(entry)
        if not found:
            self.say("nothing-found", words=wanted)

    def _entries(self) -> Iterator[str]:
        """A rule may have title and page as attributes; other things are a title and a message `-text`."""
        for id in self.words.ids(f"{self.game.name}-"):
            name = id.removesuffix("-text")
            if title := self.words.attribute(id, "title"):
                yield f"{title}: {self.words.text(id)} ({self._chapter(self.words.attribute(id, 'page'))})"
            elif name != id and self.words.has(name):
                thing = name.removeprefix(f"{self.game.name}-").replace("-", ":", 1)
                figures = self.game.figures(thing, self.match.state.seats)
                yield f"{self.words.text(name)}: {self.words.text(id, figures)}"

    def _over(self, outcome: Outcome) -> None:
        parts = list(outcome.scores[0].parts)
        heads = [self._line(f"part-{part}", {}) for part in parts]
        table = Table("", "", *heads, self.words.text("play-total"), title=self.words.text("play-over"))
        for place, seats in enumerate(outcome.ranking, 1):
            for seat in seats:
                score = outcome.scores[seat]
                cells = [str(score.parts.get(part, 0)) for part in parts]
                table.add_row(str(place), self.names[seat], *cells, str(score.total))
        self.console.print(table)

    def _save(self, file: Path) -> bool:
        """Whether it worked: a game that cannot be written there goes on."""
        try:
            file.write_bytes(stolik.encode(self.match.record()))
        except OSError as error:
            self.say("not-saved", file=str(file), why=error.strerror or str(error))
            return False
        self.file = file
        self.say("saved", file=str(file))
        return True


def chapter_id(name: str) -> str:
    """How a chapter is called in message ids: "Rundy gry" is `rundy-gry`."""
    letters = unicodedata.normalize("NFD", name.casefold().replace("ł", "l"))
    return re.sub(r"[^a-z0-9]+", "-", "".join(c for c in letters if not unicodedata.combining(c)))


def begin(name: str, seats: int | None, seed: str | None, preset: str | None, given: list[str]) -> stolik.Match:
    """A new match; what is wrong with an argument is said by name."""
    game = stolik.load(name)
    if preset is not None and preset not in game.presets:
        raise ValueError(f"preset: {preset!r} is not one of {', '.join(game.presets)}")
    options = {**game.presets.get(preset or "", {}), **parsed_options(game.Options, given)}
    return stolik.Match(game, seats or game.seats[0], seed or secrets.token_hex(4), options)


def resumed(file: Path) -> stolik.Match:
    """The match that was saved in this file."""
    try:
        return stolik.replay(stolik.decode(file.read_bytes(), stolik.Record))
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from error
