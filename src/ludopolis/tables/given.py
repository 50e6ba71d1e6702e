"""What comes from outside: is it what it should be?"""

from __future__ import annotations

from typing import TypeGuard

from ludopolis.tables.refusal import Refused

LONGEST_TOKEN = 64


def is_number(value: object) -> TypeGuard[int]:
    """Is this a whole number? To Python, so are yes and no."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_token(value: object) -> TypeGuard[str]:
    """Can this be the name of a visitor, a table, an invitation or a message?"""
    return (
        isinstance(value, str)
        and 0 < len(value) <= LONGEST_TOKEN
        and value.isascii()
        and value.isprintable()
    )


def number(value: object) -> int:
    """A whole number, or a refusal."""
    if not is_number(value):
        raise Refused("invalid")
    return value
