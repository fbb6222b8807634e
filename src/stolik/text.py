"""Words for people, in their language. Every sentence is a Fluent message in `locales/`; code names only its id.

Arguments that look like `kind:name` are *refs*: "card:B1" becomes the title of that card in the reader's language
(message `<game>-card-B1`, or `card-B1` if all games share it), and "seat:0" the name of the player who sits there.
Where a kind of thing has too many names to list, one message `<game>-<kind>` says them all with `$name`.

Every game names its messages alike, from its tags and codes:
messages: *-title, *-blurb, *-ask-*, *-do-*, *-event-*, *-reason-*, reason-*, *-option-*, *-part-*
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import fluent_number

from stolik.games import GUESTS

LANGUAGES = ("en", "pl", "cs")
FALLBACK = "en"

Word = str | int
Args = Mapping[str, Word]

HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""Stands before a number that is less than nothing; people read a real minus there, as in the browser."""

REF = re.compile(r"([a-z][a-z0-9_-]*):(\S+)")
NOT_IN_AN_ID = re.compile(r"[^A-Za-z0-9_-]")


class MissingWords(LookupError):
    """Something that a player would see cannot be said."""


def locales() -> Path:
    """The folder of catalogues: inside an installed package, or at the root of the repository."""
    here = Path(__file__).parent
    places = (here / "locales", here.parents[1] / "locales")
    return next(place for place in places if place.is_dir())


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=(?:.*\n?)(?:(?:[ }].*)?\n)*(?:[ }].*)?", re.MULTILINE)
"""A message or a term (its name begins with a dash), with the lines that belong to it."""


class Catalogue(FluentBundle):
    """All messages of one language. Each is parsed when it is first said: to parse all of them takes a second."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self.sources = {entry[1]: entry[0] for text in texts for entry in ENTRY.finditer(text)}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        id = f"-{entry_id}" if term else entry_id
        if id not in self._compiled:
            self.add_resource(FluentResource(self.sources[id]))
        return super()._lookup(entry_id, term)


@cache
def catalogue(language: str, folder: Path) -> Catalogue:
    """All messages of one language, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")
    own = [file.read_text("utf-8") for file in sorted((folder / language).glob("*.ftl"))]
    return Catalogue(language, [*own, *(text for game in GUESTS for text in guest_texts(game, language))])


def guest_texts(game: str, language: str) -> list[str]:
    """The catalogues of a game from another package: `locales/<language>/*.ftl` inside it."""
    place = files(GUESTS[game].module.partition(".")[0]).joinpath("locales", language)
    found = [file for file in place.iterdir() if file.name.endswith(".ftl")] if place.is_dir() else []
    return [file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)]


class Words:
    """The words of one language. What it lacks is said in English and marked, so that nobody overlooks it.

    `strict` words raise MissingWords instead: for tests.
    """

    def __init__(self, language: str = FALLBACK, folder: Path | None = None, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._own = catalogue(language, folder or locales())
        self._english = catalogue(FALLBACK, folder or locales())

    def has(self, id: str) -> bool:
        """Whether this language has the message."""
        return self._own.has_message(id)

    def ids(self, beginning: str) -> list[str]:
        """Every message of this language whose id begins so, in order."""
        return sorted(id for id in self._own.sources if id.startswith(beginning))

    def text(self, id: str, args: Args | None = None) -> str:
        """The message with its arguments filled in."""
        if self._own.has_message(id):
            return self._formatted(self._own, id, args or {})
        self._miss(f"{self.language} has no message {id}")
        if self._english.has_message(id):
            return f"[{FALLBACK}] {self._formatted(self._english, id, args or {})}"
        return f"[{id}]"

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message, such as the title of a rule; empty if it has none."""
        pattern = self._own.get_message(id).attributes.get(name)
        return str(self._own.format_pattern(pattern)[0]) if pattern else ""

    def line(self, game: str, id: str, args: Args | None = None, names: Sequence[str] = ()) -> str:
        """A sentence about a game: the message `<game>-<id>` if there is one, else `<id>`, with refs put into words."""
        words = {key: self._word(game, value, names) for key, value in (args or {}).items()}
        return self.text(self._known(game, id) or id, words)

    def ref(self, game: str, ref: str, names: Sequence[str] = ()) -> str:
        """The thing that a ref names, in this language; any other text stays as it is."""
        match = REF.fullmatch(ref)
        if match is None:
            return ref
        kind, name = match.groups()
        if kind == "seat" and name.isdecimal():
            return self._player(int(name), names)
        for id in (f"{kind}-{NOT_IN_AN_ID.sub('-', name)}", kind):
            if known := self._known(game, id):
                return self.text(known, {"name": name})
        self._miss(f"{game} has no words for {ref}")
        return ref

    def _known(self, game: str, id: str) -> str | None:
        """The id of the game's own message, else of the one that all games share."""
        for candidate in (f"{game}-{id}", id):
            if self._own.has_message(candidate) or self._english.has_message(candidate):
                return candidate
        return None

    def _word(self, game: str, value: Word, names: Sequence[str]) -> Word:
        return self.ref(game, value, names) if isinstance(value, str) else value

    def _player(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.text("seat-unnamed", {"number": seat + 1})

    def _formatted(self, messages: Catalogue, id: str, args: Args) -> str:
        pattern = messages.get_message(id).value
        if pattern is None:
            raise ValueError(f"message {id} has no value")
        text, errors = messages.format_pattern(pattern, {key: argument(value) for key, value in args.items()})
        if errors:
            self._miss(f"{self.language} cannot say {id} with {dict(args)}: {errors[0]}")
        return HYPHEN.sub("−", str(text))

    def _miss(self, what: str) -> None:
        if self.strict:
            raise MissingWords(what)


def argument(value: Word) -> object:
    """Yes and no as words to select by; numbers without grouping, on which browsers and Python would differ."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
