"""Check the catalogues against `locales/glossary.toml`: one thing, one name.

    python -m tools.glossary

It finds entries without a language or with a shared name, names that an entry's message doesn't use, and messages that
use a forbidden synonym. Entries of `shared` apply everywhere; those of a game apply to its catalogues and to shared
messages about it (`bot-why-arcs-tax`).
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "pl", "cs")
SHARED = "shared"
KEYS = {"id", *LANGUAGES, "where", "message", "not", "besides"}
SOURCES = {"book", "ours"}

Entry = dict[str, Any]
Texts = Mapping[str, str]


class Plain(Visitor):
    """The words of a message without its placeables; every form of a plural."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 – named after the node
        self.words.append(node.value)


def plain(pattern: ast.Pattern) -> str:
    visitor = Plain()
    visitor.visit(pattern)
    return " ".join(" ".join(visitor.words).split())


def texts(language: str, locales: Path) -> dict[str, str]:
    """The words of every message and attribute of a language, by id; spaces of any kind are plain ones."""
    found = {}
    for file in sorted((locales / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    found[entry.id.name] = plain(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = plain(attribute.value)
    return found


def twin(pattern: str) -> re.Pattern[str]:
    """A forbidden word or phrase in its forms: `*` is any end of a word; without a capital, case does not matter."""
    words = r"\s+".join(re.escape(word).replace(r"\*", r"\w*") for word in pattern.split())
    return re.compile(rf"(?<!\w){words}(?!\w)", 0 if pattern != pattern.lower() else re.IGNORECASE)


def holds_for(game: str, id: str) -> bool:
    return game == SHARED or id.startswith(f"{game}-") or f"-{game}-" in id


def malformed(game: str, entry: Entry) -> Iterator[str]:
    """What is wrong with an entry itself."""
    name = f"{game}: {entry.get('id', '?')}"
    if unknown := entry.keys() - KEYS:
        yield f"{name}: unknown key: {', '.join(sorted(unknown))}"
    if missing := {"id", "where", *LANGUAGES} - entry.keys():
        yield f"{name}: missing: {', '.join(sorted(missing))}"
    where = entry.get("where", "ours")
    if not set(where.values() if isinstance(where, dict) else [where]) <= SOURCES:
        yield f"{name}: where is neither of {', '.join(sorted(SOURCES))}"


def shared_names(game: str, entries: list[Entry]) -> Iterator[str]:
    """Two things of one game must not have one name."""
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for entry in entries:
            other = seen.setdefault(str(entry.get(language)), entry["id"])
            if other != entry["id"]:
                yield f"{game}: {entry['id']} and {other} are both called {entry[language]!r} ({language})"


def differences(game: str, entry: Entry, language: str, said: Texts) -> Iterator[str]:
    """Where the messages of a language differ from an entry."""
    message = entry.get("message")
    if message and entry[language].lower() not in said.get(message, "").lower():
        yield f"{language}: {message}: does not say {entry[language]!r} ({entry['id']})"
    patterns = [twin(pattern) for pattern in entry.get("not", {}).get(language, [])]
    for id, text in said.items():
        if not holds_for(game, id) or any(fnmatchcase(id, allowed) for allowed in entry.get("besides", [])):
            continue
        for pattern in patterns:
            if found := pattern.search(text):
                yield f"{language}: {id}: says {found.group()!r} for {entry[language]!r} ({entry['id']})"


def problems(root: Path = ROOT) -> list[str]:
    """Everything that is wrong, as sentences."""
    glossary: dict[str, list[Entry]] = tomllib.loads((root / "locales" / "glossary.toml").read_text("utf-8"))
    found = [problem for game, entries in glossary.items() for entry in entries for problem in malformed(game, entry)]
    if found:
        return found
    found += [problem for game, entries in glossary.items() for problem in shared_names(game, entries)]
    for language in LANGUAGES:
        said = texts(language, root / "locales")
        for game, entries in glossary.items():
            found += [problem for entry in entries for problem in differences(game, entry, language, said)]
    return found


if __name__ == "__main__":
    found = problems()
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))
