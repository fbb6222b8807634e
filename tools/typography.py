"""Typeset the catalogues in `locales/` by the rules of each country.

    python -m tools.typography            tell what is wrong
    python -m tools.typography --write    mend it (`make format` does)

Quotes and apostrophes are curly, dashes are half dashes, nothing stands before an ellipsis; a no-break space keeps a
number with its noun and, in Polish and Czech, a one-letter word with the word after it. Only text is touched: comments,
ids and placeables stay as they are.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
NBSP = "\u00a0"
QUOTES = {"en": ("“", "”"), "pl": ("„", "”"), "cs": ("„", "“")}
LONELY = {"en": "", "pl": "aiouwz", "cs": "aikosuvz"}
"""Words of one letter that must not end a line."""

NO_NOUNS = {
    "en": "to|of|and|or|in|at|on|if|is|are|has|for|with|by|from|when|once",
    "pl": "do|i|lub|albo|na|w|z|za|to|jest|gdy|od|dla",
    "cs": "až|do|a|nebo|na|v|z|za|je|když|od|pro",
}
"""What often follows a number without being counted."""

BEFORE_TEXT = re.compile(r"\s*(?:-?[a-zA-Z][\w-]*|\.[a-zA-Z][\w-]*) *= ?|\s*\*?\[[^\]]*\] ?|\s*")
SELECTOR = re.compile(r"\{ *(?:NUMBER\()?\$([\w-]+)[^{}]*->")
PLACEABLE = re.compile(r"\{[^{}]*(?:\}|->\s*$)")
HOLE, LAST_HOLE = 0xE000, 0xF8FF
"""Placeables become single characters of the private area while the text around them is set."""

HELD = f"[{chr(HOLE)}-{chr(LAST_HOLE)}]"
WORD = rf"(?:[^\W\d_]|{HELD})"


def set_text(language: str, text: str) -> str:
    """One stretch of text without Fluent syntax."""
    opening, closing = QUOTES[language]
    text = re.sub(rf"(?<=[^\W\d_]|{HELD})'(?=[^\W\d_])|(?<=s)'(?=\s)", "’", text)
    text = re.sub(r"[\"“”„]([^\"“”„]*)[\"“”„]", rf"{opening}\1{closing}", text)
    text = re.sub(r"(?<=\S)[ \u00a0]+…", "…", text)
    text = re.sub(r"(?<=\S) [-—] (?=\S)", " – ", text)
    text = re.sub(rf"(?<=\d|{HELD})[ \u00a0]?%", f"{NBSP}%" if language == "cs" else "%", text)
    text = re.sub(rf"(?<=\d) (?!(?:{NO_NOUNS[language]})\b)(?={WORD})", NBSP, text)
    text = re.sub(r"(?<=\b(?:p|s)\.) (?=\d)|(?<=\bstr\.) (?=\d)", NBSP, text)
    if LONELY[language]:
        text = re.sub(rf"(?<![^\s(„])([{LONELY[language]}]) (?=\S)", rf"\1{NBSP}", text, flags=re.IGNORECASE)
    return text


def set_line(language: str, line: str, counted: set[str]) -> str:
    """One line of a catalogue; `counted` are the variables that plurals around it select by."""
    if line.startswith("#"):
        return line
    counted.update(SELECTOR.findall(line))
    begin = BEFORE_TEXT.match(line)
    head = begin.end() if begin else 0
    holes: list[str] = []

    def hide(found: re.Match[str]) -> str:
        holes.append(found.group())
        return chr(HOLE + len(holes) - 1)

    text = PLACEABLE.sub(hide, line[head:])
    numbers = "".join(chr(HOLE + i) for i, hole in enumerate(holes) if is_number(hole, counted))
    if numbers:
        text = re.sub(rf"(?<=[{numbers}]) (?=[^\W\d_])", NBSP, text)
    text = set_text(language, text)
    return line[:head] + re.sub(HELD, lambda found: holes[ord(found.group()) - HOLE], text)


def is_number(placeable: str, counted: set[str]) -> bool:
    """Whether a placeable says the number that a plural was chosen by."""
    return "->" not in placeable and any(re.search(rf"\${re.escape(name)}\b", placeable) for name in counted)


def set_catalogue(language: str, source: str) -> str:
    """A whole file. A message ends where the next line without indentation begins."""
    counted: set[str] = set()
    lines = []
    for line in source.split("\n"):
        if line[:1].isalpha() or line[:1] == "-":
            counted.clear()
        lines.append(set_line(language, line, counted))
    return "\n".join(lines)


def files(root: Path) -> Iterator[tuple[str, Path]]:
    for language in QUOTES:
        yield from ((language, file) for file in sorted((root / "locales" / language).glob("*.ftl")))


def problems(root: Path = ROOT) -> list[str]:
    """Every line that is not set as it should be."""
    found = []
    for language, file in files(root):
        source = file.read_text("utf-8")
        pairs = zip(source.split("\n"), set_catalogue(language, source).split("\n"), strict=True)
        found += [f"{language}/{file.name}:{n}: {old.strip()}" for n, (old, new) in enumerate(pairs, 1) if old != new]
    return found


def write(root: Path = ROOT) -> None:
    """Mend every file."""
    for language, file in files(root):
        source = file.read_text("utf-8")
        mended = set_catalogue(language, source)
        if mended != source:
            file.write_text(mended, "utf-8")


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        write()
    found = problems()
    print("\n".join(found), end="\n`make format` mends typography\n" if found else "")
    sys.exit(bool(found))
