"""Rules, and questions that each game answers for its own record."""

from __future__ import annotations

from typing import Annotated, Any

import numba
import numpy as np
import pytest

from ludopolis.engine.layout import Int64, Ints, Layout, blank, blanks
from ludopolis.engine.rule import (
    generic,
    implementation_of,
    implements,
    interpreted,
    optional,
    rule,
)


class Tower(Layout):
    floors: Int64
    height: Int64


class Street(Layout):
    houses: Annotated[Ints, np.int8, 5]


class Bridge(Layout):
    length: Int64
    width: Int64
    lanes: Int64


@generic
def size(record: Any, scale: int) -> int:
    """How large something is."""
    raise NotImplementedError


@implements(size, Tower)
def size_of_tower(tower: Tower, scale: int) -> int:
    return tower.floors * tower.height * scale


@implements(size, Street)
def size_of_street(street: Street, scale: int) -> int:
    total = 0
    for house in street.houses:
        total += int(house)
    return total * scale


@optional
def lifts(record: Any) -> int:
    """How many lifts something has: none unless it says so."""
    return 0


@implements(lifts, Tower)
def lifts_of_tower(tower: Tower) -> int:
    return tower.floors // 5


@rule
def twice_the_lifts(record: Any) -> int:
    return 2 * lifts(record)


@rule
def twice(record: Any) -> int:
    return size(record, 2)


@rule
def larger_by(record: Any, other: Any) -> int:
    """Two kinds of records in one compiled function."""
    return size(record, 1) - size(other, 1)


@rule
def all_sizes(records: Any) -> int:
    total = 0
    for i in range(len(records)):
        total += size(records[i], 1)
    return total


@pytest.fixture
def tower() -> Tower:
    tower = blank(Tower)
    tower.floors, tower.height = 10, 3
    return tower


@pytest.fixture
def street() -> Street:
    street = blank(Street)
    street.houses[:] = (1, 2, 3, 4, 5)
    return street


def test_python_gets_the_answer_for_the_record(tower: Tower, street: Street) -> None:
    assert size(tower, 1) == 30
    assert size(street, 10) == 150


def test_compiled_code_gets_the_answer_for_the_record(tower: Tower, street: Street) -> None:
    assert twice(tower) == 60
    assert twice(street) == 30
    assert larger_by(tower, street) == 15
    assert larger_by(street, tower) == -15


def test_compiled_code_gets_the_answer_for_rows_of_an_array() -> None:
    towers = blanks(Tower, 3)
    for row in towers:
        row.floors, row.height = 2, 4
    assert all_sizes(towers) == 24


def test_who_does_not_answer_an_optional_question_gets_what_it_says_itself(
    tower: Tower, street: Street
) -> None:
    assert lifts(tower) == 2
    assert lifts(street) == 0
    assert twice_the_lifts(tower) == 4
    assert twice_the_lifts(street) == 0


def test_an_unknown_record_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="size"):
        size(blank(Bridge), 1)


def test_an_unknown_record_does_not_compile() -> None:
    with pytest.raises(TypeError if interpreted() else numba.TypingError):
        twice(blank(Bridge))


def test_a_question_keeps_its_name_and_words() -> None:
    assert size.__name__ == "size"
    assert size.__doc__ == "How large something is."


def test_the_answer_can_be_asked_for() -> None:
    assert implementation_of(size, Tower) is size_of_tower
    assert implementation_of(size, Street) is size_of_street
    assert implementation_of(size, Bridge) is None


def test_a_rule_gives_what_its_plain_function_gives(tower: Tower, street: Street) -> None:
    pairs: list[tuple[Any, Any]] = [(size_of_tower, tower), (size_of_street, street)]
    for compiled, record in pairs:
        plain = getattr(compiled, "py_func", compiled)
        assert plain(record, 7) == compiled(record, 7)


def test_rules_are_compiled(tower: Tower) -> None:
    if interpreted():
        pytest.skip("rules are interpreted in this run")
    twice(tower)
    assert len(twice.signatures) >= 1  # type: ignore[attr-defined]
    assert twice.targetoptions["nogil"]  # type: ignore[attr-defined]
