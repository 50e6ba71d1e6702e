"""Checks for values that come from outside."""

from __future__ import annotations

from typing import TypeGuard

from ludopolis.tables.refusal import Refused

LONGEST_TOKEN = 64


def is_number(value: object) -> TypeGuard[int]:
    """Is this an int? In Python, bool is one too, but not here."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_token(value: object) -> TypeGuard[str]:
    """Could this be the id of a visitor, table, invitation or message?"""
    return (
        isinstance(value, str)
        and 0 < len(value) <= LONGEST_TOKEN
        and value.isascii()
        and value.isprintable()
    )


def number(value: object) -> int:
    """An int, or a refusal."""
    if not is_number(value):
        raise Refused("invalid")
    return value
