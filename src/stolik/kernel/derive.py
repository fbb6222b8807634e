"""Writes `derived.py` of a game: copy, pack and unpack of every class in its state, read off the annotations.

    python -m stolik.kernel.derive arcana
    python -m stolik.kernel.derive nim       # a package of your own

Copying by hand forgets fields; copying by reflection is twenty times slower. So the code is generated, checked in, and
a test says when it is stale. A field type that is not understood stops the generator. Never compiled.
"""

from __future__ import annotations

import dataclasses
import enum
import importlib
import importlib.util
import pkgutil
import re
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from stolik.kernel.state import Frame, State

Classes = list[type[Any]]
PLAIN = (int, str, bool, float, types.NoneType, ...)
"""What may stand inside lists, dicts, tuples and unions as it is."""


def source(game: str) -> str:
    """The text that `derived.py` of this game ought to have."""
    package = importlib.import_module(package_of(game))
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith(".derived"):
            importlib.import_module(module.name)
    frames = sorted(_own_subclasses(Frame, package.__name__), key=lambda c: (-len(c.__mro__), c.__name__))
    (state,) = _own_subclasses(State, package.__name__)
    classes = _reachable([state, *frames])
    parts = [_header(game, classes), *(_class(c) for c in classes), _frame(frames)]
    return "\n\n".join(parts)


def _own_subclasses(base: type[Any], package: str) -> Classes:
    found = [c for c in _subclasses(base) if c.__module__.startswith(package + ".") and dataclasses.is_dataclass(c)]
    return list(dict.fromkeys(found))


def _subclasses(base: type[Any]) -> Iterator[type[Any]]:
    for c in base.__subclasses__():
        yield c
        yield from _subclasses(c)


def _reachable(roots: Classes) -> Classes:
    found: Classes = []
    queue = list(roots)
    while queue:
        cls = queue.pop(0)
        if cls not in found:
            found.append(cls)
            queue += [c for f in _fields(cls) for c in _dataclasses_in(f.type)]
    return found


@dataclasses.dataclass
class Field:
    name: str
    type: Any
    cache: bool
    default: str


def _fields(cls: type[Any]) -> list[Field]:
    hints = typing.get_type_hints(cls)
    return [Field(f.name, hints[f.name], not f.compare, _default(f)) for f in dataclasses.fields(cls)]


def _default(f: dataclasses.Field[Any]) -> str:
    if f.default_factory is not dataclasses.MISSING:
        return repr(f.default_factory())
    return repr(f.default)


def _dataclasses_in(hint: Any) -> Classes:
    if dataclasses.is_dataclass(hint):
        return [hint]  # type: ignore[list-item]  # is_dataclass does not narrow to a type
    return [c for arg in typing.get_args(hint) for c in _dataclasses_in(arg)]


def _base(hint: Any) -> Any:
    """A NewType or Literal as the plain type behind it."""
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    return type(typing.get_args(hint)[0]) if typing.get_origin(hint) is typing.Literal else hint


def _is_union(hint: Any) -> bool:
    return typing.get_origin(hint) in (typing.Union, types.UnionType)


def _optional(hint: Any) -> Any:
    (inner,) = [a for a in typing.get_args(hint) if a is not types.NoneType]
    return inner


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _must_be_known(hint: Any) -> None:
    """A type that the generator would copy wrongly stops it."""
    hint = _base(hint)
    if _is_union(hint) or typing.get_origin(hint) in (list, dict, tuple):
        for part in typing.get_args(hint):
            _must_be_known(part)
    elif hint not in PLAIN and not dataclasses.is_dataclass(hint) and not _is_named(hint):
        raise TypeError(f"derive does not know how to copy {hint}")


def _is_named(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, (msgspec.Struct, enum.Enum, Frame))


def _snake(cls: type[Any]) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


def _is_frame_base(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Frame) and not dataclasses.is_dataclass(hint)


def _walk(verb: str, hint: Any, e: str, depth: int) -> str:
    """The expression that copies, packs or unpacks `e`."""
    hint = _base(hint)
    if _is_union(hint):
        inner = _walk(verb, _optional(hint), e, depth)
        return e if inner == e else f"None if {e} is None else {inner}"
    if _is_struct(hint):
        words = {"copy": e, "pack": f"msgspec.to_builtins({e})", "unpack": f"msgspec.convert({e}, {hint.__name__})"}
        return words[verb]
    if typing.get_origin(hint) is tuple:
        return f"tuple({e})" if verb == "unpack" else e
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return f"{hint.__name__}({e})" if verb == "unpack" else e
    if typing.get_origin(hint) is list:
        return _walk_list(verb, hint, e, depth)
    if typing.get_origin(hint) is dict:
        return _walk_dict(verb, hint, e, depth)
    if dataclasses.is_dataclass(hint):
        return f"{verb}_{_snake(typing.cast('type[Any]', hint))}({e})"
    if _is_frame_base(hint):
        return f"{verb}_frame({e})"
    return e


def _walk_list(verb: str, hint: Any, e: str, depth: int) -> str:
    (item,) = typing.get_args(hint)
    x = f"x{depth}"
    inner = _walk(verb, item, x, depth + 1)
    if inner == x:
        return f"{e}.copy()" if verb == "copy" else f"list({e})" if verb == "unpack" else e
    return f"[{inner} for {x} in {e}]"


def _walk_dict(verb: str, hint: Any, e: str, depth: int) -> str:
    """Keys of JSON are strings, in a fixed order, so that equal states give equal bytes."""
    key, item = typing.get_args(hint)
    x, k = f"x{depth}", f"k{depth}"
    inner = _walk(verb, item, x, depth + 1)
    if inner == x and verb == "copy":
        return f"{e}.copy()"
    name = k if verb == "copy" else f"str({k})" if verb == "pack" else f"{_base(key).__name__}({k})"
    items = f"sorted({e}.items())" if verb == "pack" else f"{e}.items()"
    return f"{{{name}: {inner} for {k}, {x} in {items}}}"


def _class(cls: type[Any]) -> str:
    name, snake = cls.__name__, _snake(cls)
    copies, packs, unpacks = [], [], []
    for f in _fields(cls):
        if f.cache:
            copies.append(f"    c.{f.name} = o.{f.name}")
            unpacks.append(f"    c.{f.name} = {f.default}")
            continue
        _must_be_known(f.type)
        copies.append(f"    c.{f.name} = {_walk('copy', f.type, f'o.{f.name}', 0)}")
        packs.append(f'        "{f.name}": {_walk("pack", f.type, f"o.{f.name}", 0)},')
        key = f'd["{f.name}"]'
        unpacks.append(f"    c.{f.name} = {_walk('unpack', f.type, key, 0)}")
    new = f"    c = {name}.__new__({name})"
    return "\n".join(
        [
            f"def copy_{snake}(o: {name}) -> {name}:", new, *copies, "    return c", "", "",
            f"def pack_{snake}(o: {name}) -> dict[str, Any]:", "    return {", *packs, "    }", "", "",
            f"def unpack_{snake}(d: Any) -> {name}:", new, *unpacks, "    return c",
        ]
    )  # fmt: skip


def _frame(frames: Classes) -> str:
    def chain(verb: str) -> list[str]:
        lines = []
        for c in frames:
            lines += [f"    if isinstance(o, {c.__name__}):", f"        return {verb}_{_snake(c)}(o)"]
        return [*lines, '    raise TypeError(f"unknown frame {o!r}")']

    kinds = [f'    if kind == "{_kind(c)}":\n        return unpack_{_snake(c)}(d)' for c in frames]
    return "\n".join(
        [
            "def copy_frame(o: Frame) -> Frame:", *chain("copy"), "", "",
            "def pack_frame(o: Frame) -> dict[str, Any]:", *chain("pack"), "", "",
            "def unpack_frame(d: Any) -> Frame:", '    kind = d["kind"]', *kinds,
            '    raise ValueError(f"unknown frame kind {kind!r}")', "",
        ]
    )  # fmt: skip


def _kind(cls: type[Any]) -> str:
    (kind,) = [f.default for f in dataclasses.fields(cls) if f.name == "kind"]
    return str(kind)


def _header(game: str, classes: Classes) -> str:
    needed = set(classes) | {h for c in classes for f in _fields(c) if not f.cache for h in _named(f.type)}
    by_module: dict[str, set[str]] = {"stolik.kernel.state": {"Frame"}}
    for c in needed:
        by_module.setdefault(c.__module__, set()).add(c.__name__)
    imports = [f"from {m} import {', '.join(sorted(names))}" for m, names in sorted(by_module.items())]
    struct = ["import msgspec", ""] if any(_is_struct(c) for c in needed) else []
    doc = f'"""Generated by `python -m stolik.kernel.derive {game}`: not to be edited."""'
    return "\n".join([doc, "", "# ruff: noqa", "from typing import Any", "", *struct, *imports])


def _named(hint: Any) -> Iterator[type[Any]]:
    """Structs and enums that the generated text names."""
    hint = _base(hint)
    if isinstance(hint, type) and (_is_struct(hint) or issubclass(hint, enum.Enum)):
        yield hint
    for arg in typing.get_args(hint):
        yield from _named(arg)


def package_of(game: str) -> str:
    """The package of a game: one of ours by its name, any other by the name of the package."""
    ours = f"stolik.games.{game}"
    if importlib.util.find_spec(ours) is not None:
        return ours
    if importlib.util.find_spec(game) is None:
        raise LookupError(f"game: there is neither a package {ours} nor a package {game}")
    return game


def path(game: str) -> Path:
    package = importlib.import_module(package_of(game))
    return Path(str(package.__file__)).with_name("derived.py")


def main() -> None:
    if not sys.argv[1:]:
        sys.exit("usage: python -m stolik.kernel.derive GAME…")
    for game in sys.argv[1:]:
        try:
            path(game).write_text(source(game), encoding="utf-8")
        except LookupError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
