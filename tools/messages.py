"""Check the Fluent catalogues in `locales/` against each other and against the code.

    python -m tools.messages

It finds lines that don't parse, duplicate ids, messages or attributes missing in a language, variables that differ from
the English message, plurals without the forms that the language needs, ids used in code but unknown, ids used in the
browser that it doesn't load (`*-view.ftl`), and unused messages. Ids built at run time are declared as a family in a
comment next to the code, such as `messages: arcana-card-*`; one that matches nothing is a mistake too (unless it begins
with `*`, for every game).
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
SOURCE = "en"
LANGUAGES = (SOURCE, "pl", "cs")
CODE = ("src/stolik/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"en": {"one"}, "pl": {"one", "few"}, "cs": {"one", "few"}}
"""Forms that a plural must name beside its default."""

ID = r"[a-zA-Z][\w-]*"
USES = re.compile(rf"""\b(?:t|text|Line)\(\s*["'`]({ID})["'`]|\bline\(\s*[^,()]+,\s*["'`]({ID})["'`]""")
LITERALS = re.compile(rf"""["'`]({ID})["'`]""")
FAMILIES = re.compile(r"messages:((?:\s*,?\s*[\w*-]*\*[\w*-]*)+)")


class Shape(Visitor):
    """What a message needs and offers, whatever its words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 – named after the node
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 – named after the node
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 – named after the node
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys - {"other"} and keys <= PLURALS:
            self.plurals.append(keys)
        self.generic_visit(node)


@dataclass
class Catalogue:
    """All messages of one language."""

    language: str
    shapes: dict[str, Shape] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


def read(language: str, locales: Path) -> Catalogue:
    """Parse every file of a language."""
    catalogue = Catalogue(language)
    for file in sorted((locales / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            add(catalogue, file.name, entry)
    return catalogue


def add(catalogue: Catalogue, file: str, entry: ast.EntryType) -> None:
    """Take one entry of a file into the catalogue."""
    where = f"{catalogue.language}/{file}"
    if isinstance(entry, ast.Junk):
        catalogue.problems.append(f"{where}: does not parse: {(entry.content or '').strip().splitlines()[:1]}")
    if not isinstance(entry, (ast.Message, ast.Term)):
        return
    shape = Shape()
    shape.visit(entry)
    catalogue.references |= shape.references
    for missing in (NEEDED[catalogue.language] - keys for keys in shape.plurals):
        if missing:
            catalogue.problems.append(f"{where}: {entry.id.name}: plural without {', '.join(sorted(missing))}")
    if isinstance(entry, ast.Message):
        add_message(catalogue, where, entry, shape)


def add_message(catalogue: Catalogue, where: str, entry: ast.Message, shape: Shape) -> None:
    """Each language has its own terms; code uses only messages and their attributes."""
    ids = [entry.id.name] if entry.value else []
    for id in ids + [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]:
        if id in catalogue.shapes:
            catalogue.problems.append(f"{where}: {id}: given twice")
        catalogue.shapes[id] = shape


def compare(source: Catalogue, other: Catalogue) -> Iterator[str]:
    """Differences between two languages."""
    for id in sorted(source.shapes.keys() | other.shapes.keys()):
        if id not in other.shapes:
            yield f"{other.language}: {id}: missing"
        elif id not in source.shapes:
            yield f"{source.language}: {id}: missing"
        elif different := source.shapes[id].variables ^ other.shapes[id].variables:
            yield f"{other.language}: {id}: variables differ: {', '.join(sorted(different))}"


@dataclass
class Usage:
    """What the code asks for: ids as arguments of a call, every literal that could be an id, families."""

    called: dict[str, str] = field(default_factory=dict)
    shown: dict[str, str] = field(default_factory=dict)
    """Literals in the browser's code."""
    literals: set[str] = field(default_factory=set)
    families: dict[str, str] = field(default_factory=dict)


def scan(root: Path) -> Usage:
    """Look through the code for ids."""
    usage = Usage()
    for file in sorted(file for pattern in CODE for file in root.glob(pattern)):
        text, name = file.read_text("utf-8"), str(file.relative_to(root))
        usage.literals.update(LITERALS.findall(text))
        usage.shown.update(dict.fromkeys(LITERALS.findall(text), name) if name.startswith("web/") else {})
        usage.called.update({plain or line: name for plain, line in USES.findall(text)})
        for families in FAMILIES.findall(text):
            usage.families.update(dict.fromkeys(re.split(r"[\s,]+", families.strip()), name))
    return usage


def match(usage: Usage, source: Catalogue) -> Iterator[str]:
    """Differences between the code and the English catalogue."""
    known = {id.partition(".")[0] for id in source.shapes}
    used = usage.literals | source.references
    for id, file in sorted(usage.shown.items()):
        if id in known and "-view-" in id:
            yield f"{file}: {id}: a word of the terminal, which browsers do not load"
    for id, file in sorted(usage.called.items()):
        if not any(message == id or message.endswith(f"-{id}") for message in known):
            yield f"{file}: {id}: used but unknown"
    for family, file in sorted(usage.families.items()):
        if not family.startswith("*") and not any(fnmatchcase(id, family) for id in known):
            yield f"{file}: {family}: no message of this family"
    for id in sorted(known - used):
        if not any(fnmatchcase(id, family) for family in usage.families):
            yield f"{SOURCE}: {id}: unused"


def problems(root: Path = ROOT) -> list[str]:
    """Everything that is wrong, as sentences."""
    source, *others = (read(language, root / "locales") for language in LANGUAGES)
    found = [problem for catalogue in (source, *others) for problem in catalogue.problems]
    found += [problem for other in others for problem in compare(source, other)]
    return found + list(match(scan(root), source))


if __name__ == "__main__":
    found = problems()
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))
