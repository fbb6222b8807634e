"""JSON for everything, and options checked field by field. Never compiled."""

from __future__ import annotations

import itertools
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from stolik.kernel.messages import Action, Options
from stolik.kernel.state import State

T = TypeVar("T")
UNPACK: dict[type[Any], Any] = {}
"""State class -> its generated `unpack`. Each `Game` adds its own."""


def plain(value: Any) -> Any:
    """Any message as dicts, lists, numbers and strings."""
    return msgspec.to_builtins(value, str_keys=True)


def encode(value: Any) -> bytes:
    """JSON bytes of any state, view, action, event or record; equal values give equal bytes."""
    return msgspec.json.encode(value.pack() if isinstance(value, State) else value)


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value again. ValueError says what is wrong with the data."""
    try:
        if kind in UNPACK:
            return UNPACK[kind](msgspec.json.decode(data))  # type: ignore[no-any-return]  # generated per class
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"not a valid {getattr(kind, '__name__', kind)}: {error}") from error


def fingerprint(state: State) -> str:
    """Sixteen hex digits, equal exactly for equal states."""
    return blake2b(encode(state), digest_size=8).hexdigest()


@cache
def _action_decoder(union: Any) -> Any:
    """Built once: reading the annotations of a union takes ten times as long as decoding an action."""
    return msgspec.json.Decoder(union)


def decode_action(union: Any, data: Any) -> Action:
    """An action from JSON bytes or plain data."""
    try:
        text = data if isinstance(data, (bytes, str)) else msgspec.json.encode(data)
        return _action_decoder(union).decode(text)  # type: ignore[no-any-return]  # a union is not a type to mypy
    except (msgspec.MsgspecError, TypeError, RecursionError) as error:
        raise ValueError(f"action: {error}") from error


def checked_options(cls: type[Any], given: Any, seats: int) -> Any:
    """Options of this class from options, a dict or None; ValueError names the field and what it allows."""
    if given is not None and not isinstance(given, (dict, Options)):
        raise ValueError(f"options: {given!r} is neither {cls.__name__} nor a dict")
    data = given if isinstance(given, dict) else msgspec.to_builtins(given) if given is not None else {}
    try:
        chosen = msgspec.convert(data, type=cls)
    except msgspec.ValidationError as error:
        raise ValueError(f"options: {error}; allowed: {allowed_options(cls)}") from error
    chosen.check(seats)
    return chosen


def allowed_options(cls: type[Any]) -> dict[str, list[Any]]:
    """Field -> the values it allows."""
    fields = msgspec.inspect.type_info(cls)
    assert isinstance(fields, msgspec.inspect.StructType)
    return {f.name: _values(f.type) for f in fields.fields}


def option_sets(cls: type[Any], seats: int) -> list[dict[str, Any]]:
    """Every combination of options that this number of seats can play, the defaults first."""
    allowed = allowed_options(cls)
    sets = [dict(zip(allowed, values)) for values in itertools.product(*allowed.values())]
    return [chosen for chosen in sets if _is_playable(cls, chosen, seats)]


def _is_playable(cls: type[Any], chosen: dict[str, Any], seats: int) -> bool:
    try:
        cls(**chosen).check(seats)
    except ValueError:
        return False
    return True


def parsed_options(cls: type[Any], given: list[str]) -> dict[str, Any]:
    """Options typed as name=value, as the values they name."""
    allowed = allowed_options(cls)
    chosen = {}
    for pair in given:
        name, _, text = pair.partition("=")
        if name not in allowed:
            raise ValueError(f"option: {name!r} is not one of {', '.join(allowed)}")
        known = {str(value).lower(): value for value in allowed[name]}
        if text.lower() not in known:
            raise ValueError(f"option: {name}={text!r} is not one of {', '.join(known)}")
        chosen[name] = known[text.lower()]
    return chosen


def _values(kind: msgspec.inspect.Type) -> list[Any]:
    match kind:
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.LiteralType():
            return list(kind.values)
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return list(range(low, high + 1))
    raise TypeError(f"an option must be bool, Literal or an int with bounds, not {kind}")
