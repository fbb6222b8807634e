"""From the type of a view to a vector of numbers, documented field by field.

- a number or a yes/no is one number;
- a string is a one-hot over the words its field may hold; a list of strings counts each word;
- something that may be absent has a flag first;
- a list with a known length lies side by side; a list that is grouped is summed up per group; any other is summed up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import inspect

from stolik.kernel.encoding import Names

Vector = npt.NDArray[np.float32]


class Entry(msgspec.Struct, frozen=True):
    """A stretch of the vector."""

    path: str
    start: int
    size: int
    meaning: str


class Part:
    """A piece of the layout: how big it is, and how it writes a value."""

    size = 0

    def write(self, value: Any, out: Vector) -> None:
        raise NotImplementedError

    def entries(self, path: str, start: int) -> list[Entry]:
        raise NotImplementedError


class Number(Part):
    size = 1

    def write(self, value: Any, out: Vector) -> None:
        out[0] += float(value)

    def entries(self, path: str, start: int) -> list[Entry]:
        return [Entry(path, start, 1, "number")]


class Word(Part):
    def __init__(self, words: list[str]) -> None:
        self.index = {word: i for i, word in enumerate(words)}
        self.size = len(words)

    def write(self, value: Any, out: Vector) -> None:
        if value != "" or "" in self.index:
            out[self.index[value]] += 1.0

    def entries(self, path: str, start: int) -> list[Entry]:
        shown = ", ".join(list(self.index)[:6]) + (" …" if self.size > 6 else "")
        return [Entry(path, start, self.size, f"which of: {shown}")]


class Maybe(Part):
    def __init__(self, inner: Part) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def write(self, value: Any, out: Vector) -> None:
        if value is not None:
            out[0] += 1.0
            self.inner.write(value, out[1:])

    def entries(self, path: str, start: int) -> list[Entry]:
        return [Entry(path, start, 1, "present"), *self.inner.entries(path, start + 1)]


class Sum(Part):
    """A list whose order or length does not matter: its items are added up."""

    def __init__(self, inner: Part) -> None:
        self.inner = inner
        self.size = inner.size

    def write(self, value: Any, out: Vector) -> None:
        for item in value:
            self.inner.write(item, out)

    def entries(self, path: str, start: int) -> list[Entry]:
        return self.inner.entries(f"{path}[sum]", start)


class Row(Part):
    """A list of at most so many items, side by side."""

    def __init__(self, inner: Part, length: int) -> None:
        self.inner = inner
        self.length = length
        self.size = inner.size * length

    def write(self, value: Any, out: Vector) -> None:
        for i, item in enumerate(value):
            self.inner.write(item, out[i * self.inner.size : (i + 1) * self.inner.size])

    def entries(self, path: str, start: int) -> list[Entry]:
        step = self.inner.size
        return [e for i in range(self.length) for e in self.inner.entries(f"{path}[{i}]", start + i * step)]


class Groups(Part):
    """A list of structs, summed up for each value of one of their fields, such as their owner or their name."""

    def __init__(self, inner: Part, by: str, values: Sequence[Any]) -> None:
        self.inner = inner
        self.by = by
        self.index = {value: i for i, value in enumerate(values)}
        self.size = inner.size * len(values)

    def write(self, value: Any, out: Vector) -> None:
        step = self.inner.size
        for item in value:
            start = self.index[getattr(item, self.by)] * step
            self.inner.write(item, out[start : start + step])

    def entries(self, path: str, start: int) -> list[Entry]:
        step = self.inner.size
        return [e for v, i in self.index.items() for e in self.inner.entries(f"{path}[{v}]", start + i * step)]


class Marks(Part):
    """A list of small numbers: one place for each."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: Any, out: Vector) -> None:
        for number in value:
            out[number] += 1.0

    def entries(self, path: str, start: int) -> list[Entry]:
        return [Entry(path, start, self.size, f"how often each number from 0 to {self.size - 1}")]


class Fields(Part):
    def __init__(self, parts: dict[str, Part]) -> None:
        self.parts = parts
        self.size = sum(p.size for p in parts.values())

    def write(self, value: Any, out: Vector) -> None:
        start = 0
        for name, part in self.parts.items():
            part.write(getattr(value, name), out[start : start + part.size])
            start += part.size

    def entries(self, path: str, start: int) -> list[Entry]:
        found = []
        for name, part in self.parts.items():
            found += part.entries(f"{path}.{name}" if path else name, start)
            start += part.size
        return found


class Table(Part):
    """A dict from known words to numbers."""

    def __init__(self, words: list[str]) -> None:
        self.index = {word: i for i, word in enumerate(words)}
        self.size = len(words)

    def write(self, value: Any, out: Vector) -> None:
        for word, number in value.items():
            out[self.index[word]] += float(number)

    def entries(self, path: str, start: int) -> list[Entry]:
        return [Entry(path, start, self.size, f"number for each of: {', '.join(self.index)}")]


class Layout:
    """The whole vector of a game."""

    def __init__(self, root: Part) -> None:
        self.root = root
        self.size = root.size

    def encode(self, view: Any) -> Vector:
        out = np.zeros(self.size, np.float32)
        self.root.write(view, out)
        return out

    def entries(self) -> list[Entry]:
        return self.root.entries("", 0)


def layout_of(view: type[Any], names: Names) -> Layout:
    """The layout that follows from the type of a view. TypeError names a field whose words are not given."""
    return Layout(_part("", inspect.type_info(view), names))


def _part(field: str, kind: inspect.Type, names: Names) -> Part:
    def inner(of: inspect.Type) -> Part:
        return _part(field, of, names)

    match kind:
        case inspect.IntType() | inspect.BoolType() | inspect.FloatType():
            return Number()
        case inspect.StrType() | inspect.LiteralType():
            if field not in names.words:
                raise TypeError(f"{field}: the words of this field are not given")
            return Word(names.words[field])
        case inspect.UnionType():
            (only,) = [t for t in kind.types if not isinstance(t, inspect.NoneType)]
            return Maybe(inner(only))
        case inspect.ListType() if field in names.marks:
            return Marks(names.marks[field])
        case inspect.ListType() | inspect.VarTupleType():
            item = inner(kind.item_type)
            if field in names.groups:
                return Groups(item, *names.groups[field])
            return Row(item, names.lengths[field]) if field in names.lengths else Sum(item)
        case inspect.DictType():
            return Table(names.words[field])
        case inspect.StructType():
            fields = [f for f in kind.fields if f.name not in names.skipped]
            return Fields({f.name: _part(f.name, f.type, names) for f in fields})
    raise TypeError(f"{field}: no encoding for {kind}")
