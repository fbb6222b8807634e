"""The card table: what is in the box, and what a replaced table must be like."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik
from stolik.games.arcana import tables
from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.game import GAME
from stolik.games.arcana.ids import AGENT, COMBAT, DUCATS, MILITIA, NONE, PERSONALITY, PLACE, RELIC, SPIRITUAL
from stolik.games.arcana.tables import CARD, DECK_OF, EFFECTS, KIND, MAIN, STAKES, VALUE, VP, BadCards
from stolik.text import LANGUAGES, Words
from tests.arcana.table import act, hand, started

TABLE = Path(__file__).with_name("cards.toml")
ROW = '{ id = "B1", kind = "agent", guild = "blades", combat = 4, political = 1, spiritual = 1, ducats = 1 }'


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Path]:
    """A card table to spoil; afterwards ours is in use again."""
    file = tmp_path / "cards.toml"
    file.write_text(TABLE.read_text("utf-8"), "utf-8")
    yield file
    GAME.use_cards(None)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_the_box_holds_the_cards_that_the_rulebook_lists() -> None:
    guild = [KIND[c] for c in range(tables.CARDS) if DECK_OF[c] != NONE]
    assert [guild.count(kind) for kind in (AGENT, PLACE, RELIC)] == [36, 4, 4]
    stakes = [KIND[c] for c in STAKES]
    assert [stakes.count(kind) for kind in (RELIC, PLACE, PERSONALITY)] == [24, 24, 37]
    assert KIND.count(MILITIA) == 6


def test_points_are_flat_per_kind() -> None:
    assert {(KIND[c], VP[c]) for c in STAKES} == {(RELIC, 3), (PERSONALITY, 3), (PLACE, 5)}
    assert {VP[c] for c in range(tables.CARDS) if c not in STAKES} == {0}


def test_the_facts_that_the_rulebook_prints_are_kept() -> None:
    assert MAIN[CARD["N01"]] == SPIRITUAL
    assert VALUE[4 * CARD["N01"] + DUCATS] == 7
    assert VALUE[4 * CARD["B8"] + SPIRITUAL] == 4
    assert VALUE[4 * CARD["BRL"] + DUCATS] == 3


def test_every_stake_has_a_threshold_and_every_place_an_effect() -> None:
    assert all(VALUE[4 * c + MAIN[c]] > 0 for c in STAKES)
    assert all((KIND[c] == PLACE) == (tables.EFFECT[c] != NONE) for c in range(tables.CARDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_effect_and_objective_has_its_words(language: str) -> None:
    words = Words(language, strict=True)
    assert all(words.text(f"arcana-card-{name}") for name in tables.NAME)
    assert all(words.text(f"arcana-effect-{effect}") for effect in EFFECTS)
    assert all(words.text(f"arcana-objective-O{i:02}-text", {"goal": 3}) for i in range(1, 23))


def test_players_are_told_that_the_figures_are_a_reconstruction() -> None:
    view = GAME.view(GAME.new(2), None)
    assert view.notice == "reconstruction"
    assert "our reconstruction (H9, H35 to H39)" in Words("en", strict=True).text(f"arcana-notice-{view.notice}")


def test_an_owner_of_the_box_can_play_with_the_printed_figures(table: Path) -> None:
    change(table, 'notice = "reconstruction"', 'notice = "printed"')
    change(table, ROW, ROW.replace("combat = 4", "combat = 9"))
    GAME.use_cards(table)
    assert VALUE[4 * CARD["B1"] + COMBAT] == 9
    assert GAME.view(GAME.new(2), 0).notice == "printed"


def test_an_effect_that_is_keyed_in_is_played_and_shown(table: Path) -> None:
    change(table, 'guild = "blades", effect = "duel"', 'guild = "blades", effect = "loan"')
    GAME.use_cards(table)
    s = started(2)
    hand(s, 0, "BHQ")
    assert GAME.view(s, 0).faces["BHQ"].effect == "loan"
    act(s, "card:BHQ", "do:play")
    assert len(s.hands[0]) == 1


def test_a_record_made_with_other_figures_says_so(table: Path) -> None:
    record = stolik.Match(GAME, 2, 1).record()
    change(table, ROW, ROW.replace("combat = 4", "combat = 9"))
    GAME.use_cards(table)
    with pytest.raises(stolik.DamagedRecord, match=r"made with arcana/6, this program plays arcana/6\+"):
        stolik.replay(record)


def test_a_bad_table_changes_nothing(table: Path) -> None:
    before = VALUE.copy(), GAME.rules
    change(table, ROW, ROW.replace("combat = 4", "combat = 16"))
    with pytest.raises(BadCards):
        GAME.use_cards(table)
    assert (VALUE, GAME.rules) == before


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("combat = 4,", "combat = 16,", r"card 1 \(B1\): combat: 16 is not a number from 0 to 15"),
        ("combat = 4,", "combat = -1,", r"card 1 \(B1\): combat: -1 is not"),
        ("combat = 4,", 'combat = "4",', r"card 1 \(B1\): combat: '4' is not"),
        ("combat = 4,", "strength = 4,", r"card 1 \(B1\): strength: no such field; allowed: combat"),
        ('id = "B1", ', "", r"card 1 \(without id\): id: is missing"),
        ('id = "B2"', 'id = "B1"', r"card 2 \(B1\): id: occurs twice"),
        ('id = "B1"', 'id = "X1"', r"card B1: id: is missing"),
        ('kind = "agent"', 'kind = "wizard"', r"card 1 \(B1\): kind: 'wizard' is not one of agent"),
        ('kind = "agent"', 'kind = "relic"', r"card B1: kind: must be agent blades"),
        ('guild = "blades"', 'guild = "bakers"', r"card 1 \(B1\): guild: 'bakers' is not one of blades"),
        ('effect = "duel"', 'effect = "dance"', r"\(BHQ\): effect: 'dance' is not one of swap"),
        ("ducats = 1 }", 'ducats = 1, effect = "swap" }', r"\(B1\): effect: only places have one"),
        ("ducats = 1 }", "ducats = 1, vp = 2 }", r"\(B1\): vp: only stakes have one"),
        ("ducats = 1 }", 'ducats = 1, main = "magic" }', r"\(B1\): main: only stakes have one"),
        ('main = "political", political = 4', 'main = "political"', r"\(R01\): political: the main arcanum .* above 0"),
        ('main = "political"', 'main = "magic"', r"\(R01\): main: 'magic' is not one of combat"),
        ('district = "HAR"', 'district = "NYC"', r"\(R01\): district: 'NYC' is not one of HAR"),
        ('notice = "reconstruction"', 'notice = "mine"', "notice: 'mine' is not one of reconstruction, printed"),
        ("card = [", "cards = [", "card: a list of rows is missing"),
        ("card = [", "card = [[", r"cards\.toml: "),
    ],
)
def test_a_bad_row_is_named_with_its_field(table: Path, old: str, new: str, message: str) -> None:
    change(table, old, new)
    with pytest.raises(BadCards, match=message):
        GAME.use_cards(table)


def test_a_table_with_too_many_rows_is_refused(table: Path) -> None:
    change(table, ROW + ",", ROW + ",\n    " + ROW.replace("B1", "B10") + ",")
    with pytest.raises(BadCards, match="136 rows where the box has 135 cards"):
        GAME.use_cards(table)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("goal = [5, 4, 3], vp = 4", "goal = [5, 4, 3], vp = 0", r"\(O22\): vp: 0 is not a number above 0"),
        ('id = "O01"', 'id = "O99"', r"objective O01: id: is missing"),
        ('code = "bribes"', 'code = "wins_in_N"', r"objective O18: code: must be bribes"),
        ("objective = [", "objective = 7\nrest = [", "objective: is not a list of rows"),
    ],
)
def test_a_bad_objective_of_the_box_is_named_with_its_field(table: Path, old: str, new: str, message: str) -> None:
    change(table, old, new)
    before = GAME.rules
    with pytest.raises(BadCards, match=message):
        GAME.use_cards(table)
    assert GAME.rules == before


def test_goals_and_points_of_objectives_may_be_keyed_in_too(table: Path) -> None:
    change(table, 'of = "HAR", goal = [5, 3, 3], vp = 3', 'of = "HAR", goal = [6, 5, 4], vp = 9')
    GAME.use_cards(table)
    assert GAME.figures("objective:O01", 3) == {"goal": 5}
    assert OBJECTIVES[0].vp == 9


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"none\.toml"):
        GAME.use_cards(tmp_path / "none.toml")


def test_ducats_as_main_arcanum_of_a_personality_are_allowed(table: Path) -> None:
    change(table, 'main = "spiritual", combat = 1, political = 2, spiritual = 5', 'main = "ducats", combat = 1')
    GAME.use_cards(table)
    assert MAIN[CARD["N01"]] == DUCATS
