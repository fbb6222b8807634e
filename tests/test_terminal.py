"""Playing in the terminal: choices, undo, save and resume, languages, people and bots; for every game."""

import random
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import stolik
from stolik.kernel.record import replay
from stolik.terminal import Terminal, begin, resumed
from stolik.terminal_view import TerminalView
from stolik.text import LANGUAGES, Words

every_game = pytest.mark.parametrize("name", stolik.GAMES)


class Typist:
    """Types these lines, then closes the keyboard."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def screen() -> Console:
    return Console(width=140, record=True, file=StringIO())


def sit_down(match: stolik.Match, *lines: str, language: str = "en", people: int = 1) -> str:
    """Play with these lines typed; what the screen showed."""
    console = screen()
    Terminal(match, people, "random", Words(language), console, Typist(*lines)).run()
    return console.export_text()


@every_game
def test_a_number_plays_that_choice(name: str) -> None:
    match = begin(name, None, "t", None, [])
    decision = match.game.decision(match.state)
    assert decision is not None
    while (decision := match.game.decision(match.state)) and decision.seat != 0:
        match.play(decision.actions[0])
    assert decision is not None
    played = len(match.actions)
    sit_down(match, "1")
    assert match.actions[played] == decision.actions[0]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_shown_in_every_language(name: str, language: str) -> None:
    match = begin(name, None, "t", None, [])
    console = screen()
    console.print(TerminalView(name, Words(language), ["Ola", "Jan"]).show(match.game.view(match.state, 0)))
    assert len(console.export_text().splitlines()) > 5


@every_game
def test_a_game_is_played_to_its_end_and_shows_the_scores(name: str) -> None:
    match = nearly_over(name)
    assert "The game is over" in sit_down(match, *["1"] * 2_000)
    assert match.game.decision(match.state) is None


def nearly_over(name: str) -> stolik.Match:
    """A random game just before the last decision of the first seat."""
    whole, rng = begin(name, None, "t", None, []), random.Random(1)
    last = 0
    while decision := whole.game.decision(whole.state):
        last = len(whole.actions) if decision.seat == 0 else last
        whole.play(rng.choice(decision.actions))
    return replay(whole.game, whole.record(), last)


def test_what_is_not_a_choice_is_refused_and_changes_nothing() -> None:
    match = begin("arcana", 2, "t", None, [])
    before = stolik.encode(match.state)
    assert "Type a number from 1 to 4" in sit_down(match, "0", "99", "dance", "")
    assert stolik.encode(match.state) == before


def test_undo_takes_back_up_to_the_last_barrier() -> None:
    match = begin("arcana", 2, "t", None, [])
    assert "something was revealed since" in sit_down(match, "u")


def test_saving_and_resuming_gives_the_same_table() -> None:
    match = begin("arcana", 3, "t", "advanced", ["final_round=next"])
    assert "Saved: here.json" in sit_down(match, "1", "1", "s here.json", "q")
    again = resumed(Path("here.json"))
    assert stolik.encode(again.state) == stolik.encode(match.state)
    assert again.actions == match.actions


def test_a_game_that_cannot_be_saved_there_goes_on() -> None:
    match = begin("arcana", 2, "a/b", None, [])
    shown = sit_down(match, "s /dev/null/x.json", "1", "q")
    assert "Not saved: /dev/null/x.json" in shown
    assert "Saved: arcana-a-b.json" in shown
    assert resumed(Path("arcana-a-b.json")).actions == match.actions


def test_leaving_saves() -> None:
    sit_down(begin("arcana", 2, "t", None, []), "q")
    assert resumed(Path("arcana-t.json")).actions == []


def test_why_not_gives_the_reason_and_where_it_is_written() -> None:
    screen = sit_down(begin("arcana", 2, "t", None, []), "w", "w zone:N", "w guild:blades")
    assert "guild:usurers" in screen
    assert "Choose a guild to begin. (Rulebook: Setup)" in screen
    assert "You can use this now." in screen


def test_why_not_finds_a_thing_by_a_word_of_its_name() -> None:
    shown = sit_down(begin("eclipse", 2, "t", None, []), "w", "w MONOLITH", "w xyzzy")
    assert "Monolith (tech:monolith)" in shown
    assert re.search(r"Monolith \(tech:monolith\): [A-Z].* \(Rulebook, page \d", " ".join(shown.split()))
    assert "xyzzy" in shown.splitlines()[-2]


def test_what_is_both_a_leader_and_a_card_is_told_once() -> None:
    assert sit_down(begin("arcs", 2, "t", None, []), "r insatiable").count("Insatiable") == 1


def test_several_people_hand_the_keyboard_over() -> None:
    match = begin("arcana", 2, "t", None, [])
    sit_down(match, "", "1", "", "2", people=2)
    assert [action.seat for action in match.actions] == [0, 1]


def test_the_language_reaches_the_sentences() -> None:
    match = begin("arcana", 2, "t", None, [])
    assert "Wybierz gildię: Miecznicy" in sit_down(match, language="pl")
    assert "Zvolit cech: Cech čepelí" in sit_down(match, language="cs")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((9, "t", None, []), "seats: 9"),
        ((2, "t", "fancy", []), "preset: 'fancy' is not one of first_game, advanced"),
        ((2, "t", None, ["dice=1"]), "option: 'dice' is not one of objectives"),
        ((2, "t", None, ["militia=perhaps"]), "option: militia='perhaps' is not one of false, true"),
    ],
)
def test_wrong_arguments_are_named(arguments: tuple[int, str, str | None, list[str]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        begin("arcana", *arguments)


def test_a_file_that_cannot_be_read_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"nowhere\.json"):
        resumed(Path("nowhere.json"))


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"x": 1}')
    with pytest.raises(ValueError, match=r"odd\.json: not a valid Record"):
        resumed(tmp_path / "odd.json")


def test_less_than_nothing_has_a_real_minus_on_the_table() -> None:
    assert TerminalView("eclipse", Words(), ["Ola", "Jan"]).said("row", -2) == "−2"


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_bare_word_of_the_code_is_on_the_table(name: str, language: str) -> None:
    """Names of fields, of things and of seats are all said in the reader's language, to the end of a game."""
    match, rng, console = begin(name, 4, "t", None, []), random.Random(2), screen()
    table = TerminalView(name, Words(language, strict=True), ["Ola", "Jan", "Eva", "Max"])
    while decision := match.game.decision(match.state):
        match.play(rng.choice(decision.actions))
        if len(match.actions) % 25 == 0:
            console.print(table.show(match.game.view(match.state, 0)))
    text = console.export_text()
    assert not re.findall(r"[a-z]+_[a-z]+|[{}]|\bNone\b", text)


def test_seats_are_shown_by_name_and_numbers_as_numbers() -> None:
    match = begin("arcs", 2, "t", None, [])
    console = screen()
    console.print(TerminalView("arcs", Words("en"), ["Ola", "Jan"]).show(match.game.view(match.state, 0)))
    text = console.export_text()
    assert re.search(r"Middle +│ 3 +│ 2", text), "what an ambition marker is worth is no seat"
    assert "Ola: 3" in text, "ships of Ola"


def test_rules_with_a_title_of_their_own_are_looked_up_too() -> None:
    shown = sit_down(begin("arcana", 2, "t", None, []), "r tactical")
    assert re.search(r"Tactical removal: If you win a stake[^.]*\.\s+\(Tactical\s+removal\)", shown)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_looked_up_is_told_with_its_figures(name: str, language: str) -> None:
    for seats in stolik.load(name).seats:
        table = Terminal(
            begin(name, seats, "t", None, []), 1, "random", Words(language, strict=True), screen(), Typist()
        )
        assert [entry for entry in table._entries() if "$" in entry] == []


def test_the_goal_of_an_objective_is_that_of_so_many_players() -> None:
    assert "Own 5 or more stakes of the Harbor." in sit_down(begin("arcana", 2, "t", None, []), "r lord of the harbor")
    assert "Own 3 or more stakes of the Harbor." in sit_down(begin("arcana", 4, "t", None, []), "r lord of the harbor")


@pytest.mark.parametrize(("language", "word"), [("en", "catapult"), ("pl", "katapult"), ("cs", "urychlený")])
def test_rules_and_cards_are_looked_up_by_a_word(language: str, word: str) -> None:
    shown = sit_down(begin("arcs", 2, "t", None, []), f"r {word}", "r xyzzy", language=language)
    assert re.search(rf"(?i){word}.*\n?.*\((p|str|s)\.\s\d+\)", shown)
    assert "xyzzy" in shown
