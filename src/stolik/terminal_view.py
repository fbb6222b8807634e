"""Any game's view as text for a terminal. It knows no game: rows and columns follow the fields of the view.

Words for fields are messages `<game>-view-<field>`. A game shows the fields that it has such words for; a game without
any shows them all, by their bare names.
messages: *-view-*
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.table.view_fields import BY_SEAT, SEAT, kinds_of_things, seat_fields
from stolik.text import Words

WIDE = 7
"""Things with more fields than this are no rows of a table."""
FEW = 4
"""So many of them stand side by side, a column each; more are told line by line."""


class TerminalView:
    """Shows views of one game in one language."""

    def __init__(self, game: str, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.chosen = bool(words.ids(f"{game}-view-"))
        self.kinds = kinds_of_things(game, words.ids(f"{game}-"))

    # --- the parts of a view ---

    def show(self, view: Any, near: Iterable[str] = ()) -> RenderableType:
        """The whole view. `near` are the targets of the moment: things that the legend should explain."""
        facts: list[str] = []
        parts: list[RenderableType] = []
        mentioned = {target.partition(":")[2] for target in near}
        for field in self._fields(view):
            value = getattr(view, field)
            if _is_all_structs(value):
                parts.append(self._rows(field, value))
                mentioned |= {text for row in value for text in _texts(row)}
            elif isinstance(value, dict) and _is_all_structs(list(value.values())):
                parts.append(self._legend(field, {k: v for k, v in value.items() if k in mentioned}))
            else:
                facts.append(field)
        return Group(Text(self._line(view, facts), style="dim"), *parts)

    def _fields(self, struct: msgspec.Struct) -> list[str]:
        """The fields that are shown."""
        fields = list(struct.__struct_fields__)
        return [f for f in fields if self.words.has(f"{self.game}-view-{f}")] if self.chosen else fields

    def _rows(self, field: str, rows: list[msgspec.Struct]) -> RenderableType:
        fields = [f for f in self._fields(rows[0]) if any(self.cell(row, f) for row in rows)]
        if len(fields) > WIDE and len(rows) > FEW:
            return Group(Text(self.label(field), style="italic"), *(self._told(row, fields) for row in rows))
        lines = [[self.label(f) for f in fields], *([self.cell(row, f) for f in fields] for row in rows)]
        if len(fields) > WIDE:  # turned: a column for each row
            lines = [list(column) for column in zip(*lines)]
        table = Table(*lines[0], title=self.label(field), title_justify="left", show_lines=len(fields) > WIDE)
        for line in lines[1:]:
            table.add_row(*line)
        return table

    def _told(self, row: msgspec.Struct, fields: list[str]) -> RenderableType:
        """One thing: its name, and indented below it all that is to be said of it."""
        rest = Text(self._line(row, fields[1:]))
        return Group(Text(self.cell(row, fields[0]), style="bold"), Padding(rest, (0, 0, 0, 4)))

    def _line(self, struct: msgspec.Struct, fields: list[str]) -> str:
        """Labels and values in one line; what is empty is not worth the space."""
        shown = [(self.label(f), self.cell(struct, f).replace("\n", "; ")) for f in fields]
        return " · ".join(label if cell == "✓" else f"{label}: {cell}" for label, cell in shown if cell)

    def _legend(self, field: str, entries: dict[str, Any]) -> RenderableType:
        """A dict of structs explains names that occur elsewhere; only those that matter now are shown."""
        if not entries:
            return Text("")
        rows = list(entries.values())
        fields = [f for f in self._fields(rows[0]) if any(self.cell(row, f) for row in rows)]
        table = Table("", *(self.label(f) for f in fields), title=self.label(field), title_justify="left", box=None)
        for name, value in entries.items():
            table.add_row(self.name(field, name), *(self.cell(value, f) for f in fields))
        return table

    # --- words ---

    def label(self, field: str) -> str:
        id = f"{self.game}-view-{field}"
        return self.words.text(id) if self.words.has(id) else field.replace("_", " ")

    def cell(self, struct: msgspec.Struct, field: str) -> str:
        """The value of a field in words."""
        value = getattr(struct, field)
        mark = seat_fields(type(struct)).get(field)
        if mark == BY_SEAT:
            said = [(self.player(seat), self.said(field, item)) for seat, item in enumerate(value)]
            return ", ".join(f"{name}: {item}" for name, item in said if item not in ("", "0"))
        if mark == SEAT and value is not None:
            return ", ".join(self.player(seat) for seat in (value if isinstance(value, list) else [value]))
        return self.said(field, value)

    def player(self, seat: int) -> str:
        return self.words.ref(self.game, f"seat:{seat}", self.names) if seat >= 0 else ""

    def said(self, field: str, value: Any) -> str:
        match value:
            case None | False | "":
                return ""
            case True:
                return "✓"
            case str():
                return self.name(field, value)
            case dict():
                said = [(self.name(field, key), self.said(field, item)) for key, item in value.items()]
                return ", ".join(f"{key} {item}" for key, item in said if item not in ("", "0"))
            case list() | tuple():
                return self._listed(field, value)
            case msgspec.Struct():
                return self._summary(value)
        return str(value).replace("-", "−")

    def _listed(self, field: str, items: Sequence[Any]) -> str:
        if items and all(item is None for item in items):
            return f"{len(items)} × ?"
        said = [text for item in items if (text := self.said(field, item))]
        return ("\n" if any(" · " in text for text in said) else ", ").join(said)

    def _summary(self, value: msgspec.Struct) -> str:
        """A struct inside a cell: what is said, numbers with their labels, and the labels of what is true."""
        parts = []
        for field in self._fields(value):
            item, cell = getattr(value, field), self.cell(value, field)
            if cell in ("", "0") or (isinstance(item, str) and ":" in item):
                continue
            if isinstance(item, bool):
                parts.append(self.label(field))
            else:
                parts.append(f"{self.label(field)} {cell}" if cell.isdecimal() else cell)
        return " · ".join(parts)

    def name(self, field: str, text: str) -> str:
        """A thing by its title: the message of the field's own kind, else of any kind that has this name."""
        own = field.rpartition("_")[2].removesuffix("s")
        ids = [f"{self.game}-{kind}-{text}" for kind in (field, own, self.kinds.get(text, ""), "part")]
        return next((self.words.text(id) for id in ids if self.words.has(id)), text)


def _is_all_structs(value: Any) -> bool:
    return bool(value) and isinstance(value, (list, tuple)) and all(isinstance(item, msgspec.Struct) for item in value)


def _texts(row: msgspec.Struct) -> list[str]:
    values = [getattr(row, f) for f in row.__struct_fields__]
    return [value for value in values if isinstance(value, str)]
