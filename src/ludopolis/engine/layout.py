"""Records: a game's state as a fixed-size row of named fields.

A layout is written once, as a class with annotations. The type checker reads it as an ordinary
class of integers and arrays; `dtype_of` reads it as a NumPy record, which the rules use as it is
when interpreted, and which Numba turns into a plain struct when compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter
from types import SimpleNamespace
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[Any]

# Single numbers are 64 bits wide: a rule is compiled once, not once for each width it is called with,
# and an interpreted run has no small integers that overflow. Long arrays may be narrow.
Int64 = Annotated[int, np.int64]
Float64 = Annotated[float, np.float64]


@dataclass(frozen=True)
class Span:
    """The sensible range of a number. Rules do not check it; tuning keeps to it."""

    least: float
    most: float


Share = Annotated[float, np.float64, Span(0, 1)]


class Layout:
    """Base of every record: subclasses only list their fields."""


L = TypeVar("L", bound=Layout)

_dtypes: dict[type[Layout], np.dtype[Any]] = {}


class Row(np.record):  # type: ignore[misc]  # NumPy means to keep scalars for itself, but lets us
    """A record outside compiled code; each layout has a subclass with a property for each field.

    NumPy's own records look up names in Python, which takes ten times as long. And when they are passed
    to compiled code, which asks for their `data`, they build a format string of all their fields that
    nobody reads: that takes ten times as long as the call itself.
    """

    @property
    def data(self) -> Row:  # type: ignore[override]
        """The memory that compiled code reads and writes."""
        return self

    __getattribute__ = object.__getattribute__
    __setattr__ = object.__setattr__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]


def _row_of(layout: type[Layout], names: Iterable[str]) -> type[Row]:
    """The class of a layout's records."""
    return type(layout.__name__, (Row,), {name: _field(name) for name in names})


def _field(name: str) -> property:
    def write(record: Row, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)


def dtype_of(layout: type[Layout]) -> np.dtype[Any]:
    """The NumPy record of a layout, aligned as a C compiler would align it.

    Arrays are declared as `Annotated[Ints, np.int8, rows, columns]`, nested records by their class
    or as `Annotated[General, Special]`. Elements are `Row`s, so that `state.field` also works when
    interpreted.
    """
    if layout not in _dtypes:
        fields: list[Any] = []
        for name, hint in get_type_hints(layout, include_extras=True).items():
            if hasattr(np.void, name):
                raise ValueError(f"{layout.__name__}.{name}: this name is taken by NumPy's scalars")
            if get_origin(hint) is Annotated:
                kind, *shape = (
                    extra for extra in get_args(hint)[1:] if not isinstance(extra, Span)
                )
                if issubclass(kind, Layout):
                    kind = dtype_of(kind)
                fields.append((name, kind, tuple(shape)) if shape else (name, kind))
            else:
                fields.append((name, dtype_of(hint)))
        row = _row_of(layout, (field[0] for field in fields))
        _dtypes[layout] = np.dtype((row, np.dtype(fields, align=True)))
    return _dtypes[layout]


def spans_of(layout: type[Layout]) -> dict[str, Span]:
    """The sensible ranges of a record's numbers, where declared, by dotted names."""
    found: dict[str, Span] = {}
    for name, hint in get_type_hints(layout, include_extras=True).items():
        if get_origin(hint) is Annotated:
            for extra in get_args(hint)[1:]:
                if isinstance(extra, Span):
                    found[name] = extra
        elif issubclass(hint, Layout):
            found |= {f"{name}.{inner}": span for inner, span in spans_of(hint).items()}
    return found


def blanks(layout: type[L], count: int) -> Any:
    """An array of `count` zeroed records."""
    return np.zeros(count, dtype_of(layout))


def blank(layout: type[L]) -> L:
    """One zeroed record."""
    return cast(L, blanks(layout, 1)[0])


def duplicate(record: L) -> L:
    """A copy of a record."""
    row = np.zeros(1, cast(Any, record).dtype)  # zeros, so that padding is the same in all copies
    row[0] = record
    return cast(L, row[0])


def content(record: Layout) -> bytes:
    """The record's bytes: equal for equal records, since padding is never written."""
    return cast(Any, record).tobytes()


def contents(records: Any) -> list[bytes]:
    """The bytes of each record of an array."""
    return cast(list[bytes], records.view(f"V{records.itemsize}").tolist())


def unpacked(layout: type[L], data: bytes) -> L:
    """A record that is only read, from its bytes: its fields are Python's numbers and lists."""
    row = np.frombuffer(data, dtype_of(layout))[0]
    return cast(L, SimpleNamespace(**{name: row[name].tolist() for name in row.dtype.names}))
