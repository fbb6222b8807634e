"""What makes a species special is a row of its board: no rule asks who somebody is."""

from pathlib import Path

import pytest

from tests.eclipse.test_data import SPECIES

HOUSE = Path(__file__).parents[2] / "src/stolik/games/eclipse"
CODE = [*sorted((HOUSE / "rules").rglob("*.py")), HOUSE / "scoring.py", HOUSE / "odds.py"]
NAMES = [faction["id"] for faction in SPECIES["factions"]] + ["draco", "eridani", "hydran", "orion", "planta"]


@pytest.mark.parametrize("file", CODE, ids=lambda file: str(file.relative_to(HOUSE)))
def test_rules_name_no_species(file: Path) -> None:
    text = file.read_text("utf-8").lower()
    assert [name for name in NAMES if name in text] == []
