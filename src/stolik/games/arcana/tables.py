"""The cards as columns of small numbers, loaded from `data/cards.toml` and checked row by row.

A card is its row number. If the owner of a box replaces our values with the printed ones through `use(path)`, the
columns stay the same objects. Ids, kinds and guilds of cards never change, so everything built on them stays right.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from stolik.games.arcana.ids import AGENT, ARCANA, DISTRICTS, GUILDS, MILITIA, NONE, PERSONALITY, PLACE, RELIC
from stolik.kernel.data import table

EFFECTS: Final = [
    "swap", "move", "lure", "seal", "redraw", "expel", "renew", "search", "duel", "ferry", "pilfer", "loan",
]  # fmt: skip
ROW_KINDS: Final = {
    "agent": AGENT, "place": PLACE, "relic": RELIC, "personality": PERSONALITY,
    "militia_captain": MILITIA, "militia_soldier": MILITIA,
}  # fmt: skip
FIELDS: Final = {"id", "kind", "guild", *ARCANA, "main", "vp", "district", "effect"}
LARGEST: Final = 15

Row = dict[str, Any]


class BadCards(ValueError):
    """A card table that can't be used. The message names the row and the field."""


def read(path: Path) -> dict[str, Any]:
    """A file with card tables as plain data."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadCards(f"{path}: {error}") from error


def checked(path: str, data: dict[str, Any]) -> tuple[str, list[Row]]:
    """The notice and the rows of a card table, with each row checked on its own."""
    rows = data.get("card")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadCards(f"{path}: card: a list of rows is missing")
    if data.get("notice") not in ("reconstruction", "printed"):
        raise BadCards(f"{path}: notice: {data.get('notice')!r} is not one of reconstruction, printed")
    for number, row in enumerate(rows, 1):
        _check(f"{path}: card {number} ({row.get('id', 'without id')})", row)
    _check_ids(path, [row["id"] for row in rows])
    return data["notice"], rows


def _check(where: str, row: Row) -> None:
    for field in row:
        if field not in FIELDS:
            raise BadCards(f"{where}: {field}: no such field; allowed: {', '.join(sorted(FIELDS))}")
    _one_of(where, row, "kind", [*ROW_KINDS])
    if not isinstance(row.get("id"), str):
        raise BadCards(f"{where}: id: is missing")
    for field in (*ARCANA, "vp"):
        value = row.get(field, 0)
        if type(value) is not int or not 0 <= value <= LARGEST:
            raise BadCards(f"{where}: {field}: {value!r} is not a number from 0 to {LARGEST}")
    if row["kind"] == "place":
        _one_of(where, row, "effect", EFFECTS)
    elif "effect" in row:
        raise BadCards(f"{where}: effect: only places have one")
    if "guild" in row:
        _one_of(where, row, "guild", GUILDS)
    if "guild" in row or ROW_KINDS[row["kind"]] == MILITIA:
        _check_helper(where, row)
    else:
        _check_stake(where, row)


def _check_helper(where: str, row: Row) -> None:
    """Guild cards and militia are never won, so points, a golden arcanum or a district would be ignored."""
    for field in ("main", "vp", "district"):
        if row.get(field):
            raise BadCards(f"{where}: {field}: only stakes have one")


def _check_stake(where: str, row: Row) -> None:
    _one_of(where, row, "main", ARCANA)
    _one_of(where, row, "district", DISTRICTS)
    if row.get(row["main"], 0) == 0:
        raise BadCards(f"{where}: {row['main']}: the main arcanum of a stake must be above 0")


def _one_of(where: str, row: Row, field: str, allowed: list[str]) -> None:
    if row.get(field) not in allowed:
        raise BadCards(f"{where}: {field}: {row.get(field)!r} is not one of {', '.join(allowed)}")


def _check_ids(path: str, ids: list[str]) -> None:
    for number, name in enumerate(ids, 1):
        if name in ids[: number - 1]:
            raise BadCards(f"{path}: card {number} ({name}): id: occurs twice")


def _identity(row: Row) -> tuple[str, str, str]:
    return row["id"], row["kind"], row.get("guild", "")


_OURS: Final = checked("data/cards.toml", table("stolik.games.arcana", "cards"))
NAME: Final[list[str]] = [row["id"] for row in _OURS[1]]
"""Card -> its id in messages."""
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(NAME)}
KIND: Final[list[int]] = [ROW_KINDS[row["kind"]] for row in _OURS[1]]
DECK_OF: Final[list[int]] = [GUILDS.index(row["guild"]) if "guild" in row else NONE for row in _OURS[1]]
"""Card -> the guild that starts with it, or NONE."""
CARDS: Final = len(NAME)
JUBILEE: Final = CARDS
"""The Duke's Jubilee is among the stakes but never is one."""

# --- the columns that `use` fills ---

VALUE: Final[list[int]] = [0] * (4 * CARDS)
"""4 * card + arcanum -> value."""
MAIN: Final[list[int]] = [NONE] * CARDS
VP: Final[list[int]] = [0] * CARDS
DISTRICT: Final[list[int]] = [NONE] * CARDS
EFFECT: Final[list[int]] = [NONE] * CARDS
NOTICE: Final[list[str]] = [""]
"""Where the values come from, as a single entry."""
ALL_FOUR: Final[list[int]] = [0] * CARDS
"""Card -> its four values in one number, 16 bits each, so that a single sum adds all of them."""
EDITION: Final[list[int]] = [0]
"""How often `use` was called, as a single entry. Anything built from an earlier edition's values is out of date."""


def ours() -> tuple[str, list[Row]]:
    """The notice and the rows of our table."""
    return _OURS


def of_the_box(path: str, data: dict[str, Any]) -> tuple[str, list[Row]]:
    """The notice and the rows of a custom table, which must have exactly the cards of the box."""
    notice, rows = checked(path, data)
    by_id = {row["id"]: row for row in rows}
    for name, ours in zip(NAME, _OURS[1]):
        if name not in by_id:
            raise BadCards(f"{path}: card {name}: id: is missing")
        if _identity(by_id[name]) != _identity(ours):
            raise BadCards(f"{path}: card {name}: kind: must be {' '.join(_identity(ours)[1:])}".rstrip())
    if len(rows) != CARDS:
        raise BadCards(f"{path}: card: {len(rows)} rows where the box has {CARDS} cards")
    return notice, rows


def use(notice: str, rows: list[Row]) -> None:
    """Play with the values of these rows from now on."""
    NOTICE[0] = notice
    EDITION[0] += 1
    for row in rows:
        _fill(CARD[row["id"]], row)


def figures() -> str:
    """All values in use, as a text that changes when any of them does."""
    return repr((VALUE, MAIN, VP, DISTRICT, EFFECT))


def _fill(card: int, row: Row) -> None:
    VALUE[4 * card : 4 * card + 4] = [row.get(arcanum, 0) for arcanum in ARCANA]
    ALL_FOUR[card] = sum(row.get(arcanum, 0) << 16 * place for place, arcanum in enumerate(ARCANA))
    MAIN[card] = ARCANA.index(row["main"]) if row.get("main") else NONE
    VP[card] = row.get("vp", 0)
    DISTRICT[card] = DISTRICTS.index(row["district"]) if row.get("district") else NONE
    EFFECT[card] = EFFECTS.index(row["effect"]) if "effect" in row else NONE


use(*_OURS)

GUILD_CARDS: Final[list[list[int]]] = [[c for c in range(CARDS) if DECK_OF[c] == guild] for guild in range(len(GUILDS))]
STAKES: Final[list[int]] = [c for c in range(CARDS) if DECK_OF[c] == NONE and KIND[c] != MILITIA]
MILITIA_CARDS: Final[list[int]] = [c for c in range(CARDS) if KIND[c] == MILITIA]
FIELDABLE: Final[list[bool]] = [kind in (AGENT, PERSONALITY) for kind in KIND]
"""Card -> whether it is played from hand as an agent (Rundy gry)."""
