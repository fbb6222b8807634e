"""The check of the catalogues finds what it promises to find."""

from pathlib import Path

import pytest

from tools import messages


def catalogue(hello: str, forms: str) -> str:
    """Two messages, one with a variable and one with a plural."""
    return f"hello = {hello}, {{ $name }}\nships = {{ $n ->\n    {forms}\n }}\n"


GOOD = {
    "locales/en/a.ftl": catalogue("Hello", "[one] ship\n   *[other] ships"),
    "locales/pl/a.ftl": catalogue("Cześć", "[one] statek\n    [few] statki\n   *[many] statków"),
    "locales/cs/a.ftl": catalogue("Ahoj", "[one] loď\n    [few] lodě\n   *[other] lodí"),
    "src/stolik/a.py": 'words.text("hello"); IDS = ["ships"]\n',
    "web/src/a.ts": "",
}
CODE = {"code": "src/stolik/a.py", "web": "web/src/a.ts"}
VIEW = "toy-view-cost = 1"


def problems(folder: Path, **changes: str) -> list[str]:
    """What is found in the good project with text added to some files (`pl` stands for its catalogue)."""
    files = dict(GOOD)
    for place, text in changes.items():
        name = CODE.get(place, f"locales/{place}/a.ftl")
        files[name] += text + "\n"
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return messages.problems(folder)


def test_a_good_project_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"pl": "= broken"}, "pl/a.ftl: does not parse: ['= broken']"),
        ({"cs": "hello = Nazdar, { $name }"}, "cs/a.ftl: hello: given twice"),
        ({"en": "bye = Bye", "pl": "bye = Pa", "code": 'text("bye")'}, "cs: bye: missing"),
        ({"pl": "bye = Pa", "cs": "bye = Pa", "code": 'text("bye")'}, "en: bye: missing"),
        (
            {"en": "bye = Bye { $a }", "pl": "bye = Pa { $b }", "cs": "bye = Pa { $a }", "code": 'text("bye")'},
            "pl: bye: variables differ: a, b",
        ),
        (
            {"pl": "-ship = { $n ->\n    [one] statek\n   *[other] statki\n }"},
            "pl/a.ftl: ship: plural without few",
        ),
        ({"code": 'words.text("nothing-here")'}, "src/stolik/a.py: nothing-here: used but unknown"),
        ({"code": 'words.line(game, "not-there")'}, "src/stolik/a.py: not-there: used but unknown"),
        ({"code": "# messages: toy-card-*"}, "src/stolik/a.py: toy-card-*: no message of this family"),
        ({"en": "idle = x", "pl": "idle = x", "cs": "idle = x"}, "en: idle: unused"),
        (
            {"en": VIEW, "pl": VIEW, "cs": VIEW, "web": 't(dear ? "toy-view-cost" : "hello")'},
            "web/src/a.ts: toy-view-cost: a word of the terminal, which browsers do not load",
        ),
    ],
)
def test_each_mistake_is_found(tmp_path: Path, changes: dict[str, str], found: str) -> None:
    assert found in problems(tmp_path, **changes)


def test_a_choice_by_an_exact_number_is_no_plural(tmp_path: Path) -> None:
    text = "-few = { $n ->\n    [0] none\n   *[other] some\n }\n-place = { $n ->\n    [1] won\n   *[2] second\n }"
    assert problems(tmp_path, en=text, pl=text, cs=text) == []


def test_a_family_and_a_reference_count_as_use(tmp_path: Path) -> None:
    text = "toy-card-B1 = One\ninner = in\nouter = { inner }"
    assert problems(tmp_path, en=text, pl=text, cs=text, code='# messages: toy-*, x-*-y\nt("outer")') == [
        "src/stolik/a.py: x-*-y: no message of this family"
    ]
