"""docs/rules/arcana.md maps every rule, effect, objective and kind of card to a test that exists."""

import re
from pathlib import Path

from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import KINDS
from stolik.games.arcana.tables import EFFECTS

HERE = Path(__file__)
PAGE = (HERE.parents[2] / "docs" / "rules" / "arcana.md").read_text("utf-8")
HOUSE = HERE.parents[2] / "src" / "stolik" / "games" / "arcana"


def existing() -> set[str]:
    files = HERE.parent.glob("test_*.py")
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)}


def rows() -> list[str]:
    return [line for line in PAGE.splitlines() if line.startswith("|") and "`test_" in line]


def test_every_test_that_the_page_names_exists() -> None:
    assert set(re.findall(r"`(test_\w+)`", PAGE)) - existing() == set()


def test_every_module_that_the_page_names_exists() -> None:
    assert [name for name in re.findall(r"`([\w/]+\.py)`", PAGE) if not (HOUSE / name).is_file()] == []


def test_every_house_rule_has_a_row_with_a_test() -> None:
    found = {number for row in rows() for number in re.findall(r"\*\*H(\d+)\*\*", row)}
    assert found == {str(number) for number in range(1, 40)}


def test_every_effect_objective_and_kind_of_card_has_a_row_with_a_test() -> None:
    table = "\n".join(rows())
    assert [effect for effect in EFFECTS if f"| `{effect}` |" not in table] == []
    assert [kind for kind in KINDS if f"| `{kind}` |" not in table] == []
    assert [o.name for o in OBJECTIVES if o.name not in table] == []
