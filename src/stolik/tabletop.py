"""Any game's view as tables for a terminal. It knows no game: rows and columns follow the fields of the view.

Words for fields are messages `<game>-view-<field>`; a game without them shows the bare names of its fields.
messages: *-view-*
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.text import Words

SEATS = {"seat", "owner", "first", "controlled_by", "rival", "turn", "initiative"}
"""Fields that hold seats, by name."""
WIDE = 7
"""Tables with more columns than this and fewer rows are turned."""
NOT_THINGS = {"ask", "do", "event", "reason", "option", "part", "view", "rule", "rules", "preset", "notice", "effect"}
"""Kinds of messages that do not name things on the table."""


class Tabletop:
    """Shows views of one game in one language."""

    def __init__(self, game: str, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.ids = self._names_of_things()

    def _names_of_things(self) -> dict[str, str]:
        """The name of a thing -> the message that says it, from ids such as `arcana-card-B1`."""
        found: dict[str, str] = {}
        for id in self.words.ids(f"{self.game}-"):
            kind, _, name = id.removeprefix(f"{self.game}-").partition("-")
            if kind not in NOT_THINGS and not name.endswith("-text"):
                found.setdefault(name, id)
        return found

    # --- the parts of a view ---

    def show(self, view: Any, near: Iterable[str] = ()) -> RenderableType:
        """The whole view. `near` are the targets of the moment: things that the legend should explain."""
        facts: list[tuple[str, Any]] = []
        tables: list[RenderableType] = []
        mentioned = {target.partition(":")[2] for target in near}
        for field in view.__struct_fields__:
            value = getattr(view, field)
            if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
                tables.append(self._table(field, value))
                mentioned |= {text for row in value for text in _texts(row)}
            elif isinstance(value, dict):
                tables.append(self._legend(field, {k: v for k, v in value.items() if k in mentioned}))
            else:
                facts.append((field, value))
        return Group(self._facts(facts), *tables)

    def _facts(self, facts: list[tuple[str, Any]]) -> Text:
        shown = [f"{self.label(field)}: {self.cell(field, value)}" for field, value in facts if _is_worth(value)]
        return Text(" · ".join(shown), style="dim")

    def _table(self, field: str, rows: list[Any]) -> Table:
        fields = [f for f in rows[0].__struct_fields__ if any(_is_worth(getattr(row, f)) for row in rows)]
        lines = [[self.cell(f, getattr(row, f)) for f in fields] for row in rows]
        lines.insert(0, [self.label(f) for f in fields])
        if len(rows) < WIDE < len(fields):  # turned: a column for each row
            lines = [list(column) for column in zip(*lines)]
        table = Table(*lines[0], title=self.label(field), title_justify="left", show_lines=True)
        for line in lines[1:]:
            table.add_row(*line)
        return table

    def _legend(self, field: str, entries: dict[str, Any]) -> RenderableType:
        """A dict of structs explains names that occur elsewhere; only those that matter now are shown."""
        if not entries or not all(isinstance(value, msgspec.Struct) for value in entries.values()):
            return Text("")
        rows = list(entries.items())
        fields = [f for f in rows[0][1].__struct_fields__ if any(_is_worth(getattr(v, f)) for _, v in rows)]
        table = Table("", *(self.label(f) for f in fields), title=self.label(field), title_justify="left", box=None)
        for name, value in rows:
            table.add_row(self.name(field, name), *(self.cell(f, getattr(value, f)) for f in fields))
        return table

    # --- words ---

    def label(self, field: str) -> str:
        id = f"{self.game}-view-{field}"
        return self.words.text(id) if self.words.has(id) else field.replace("_", " ")

    def cell(self, field: str, value: Any) -> str:
        if value is None or value is False or value == "":
            return ""
        if value is True:
            return "✓"
        if field in SEATS and isinstance(value, int) and value < len(self.names):
            return self.words.ref(self.game, f"seat:{value}", self.names)
        if isinstance(value, str):
            return self.name(field, value)
        if isinstance(value, (list, tuple)):
            joint = "\n" if value and isinstance(value[0], msgspec.Struct) else ", "
            return joint.join(self.cell(field, item) for item in value)
        if isinstance(value, msgspec.Struct):
            return self._summary(value)
        return str(value)

    def _summary(self, value: msgspec.Struct) -> str:
        """A struct inside a cell: what is said, and the labels of what is true."""
        parts = []
        for field in value.__struct_fields__:
            item = getattr(value, field)
            if item is True:
                parts.append(self.label(field))
            elif _is_worth(item) and not (isinstance(item, str) and ":" in item):
                parts.append(self.cell(field, item))
        return " · ".join(parts)

    def name(self, field: str, text: str) -> str:
        """A thing by its title: the message of the field's own kind, else of any kind that has this name."""
        for id in (f"{self.game}-{field}-{text}", f"{self.game}-{field.removesuffix('s')}-{text}", self.ids.get(text)):
            if id is not None and self.words.has(id):
                return self.words.text(id)
        return text


def _is_worth(value: Any) -> bool:
    return value is not None and value is not False and value != "" and value != []


def _texts(row: msgspec.Struct) -> list[str]:
    values = [getattr(row, f) for f in row.__struct_fields__]
    return [value for value in values if isinstance(value, str)]
