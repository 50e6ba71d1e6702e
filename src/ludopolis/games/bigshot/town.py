"""What one reads off the table in Big Shot: who is ahead where, and where the next throws lead.

It looks at views and plain counts alone, so it knows nothing that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludopolis.games.bigshot.market import (
    COLOUR_NAMES,
    DEBT,
    DISTRICT_NAMES,
    FULL,
    NOBODY,
    PARK_OF,
    SIDES,
)

View = dict[str, Any]

PARKS: Mapping[str, str] = {
    name: DISTRICT_NAMES[park]
    for name, park in zip(DISTRICT_NAMES, PARK_OF.tolist(), strict=True)
    if park != NOBODY
}  # the park beside a district


def leading(pawns: Mapping[str, int]) -> str | None:
    """The colour with most pawns; colours that tie cancel out, and the next count decides."""
    for count in sorted({count for count in pawns.values() if count}, reverse=True):
        found = [colour for colour, many in pawns.items() if many == count]
        if len(found) == 1:
            return found[0]
    return None


def with_one_more(pawns: Mapping[str, int], colour: str) -> dict[str, int]:
    """The pawns of a district after one more has been placed there."""
    return {**pawns, colour: pawns[colour] + 1}


def is_full(pawns: Mapping[str, int]) -> bool:
    """Has a district its seventh pawn?"""
    return sum(pawns.values()) >= FULL


def colours_of(view: View, seat: int) -> list[str]:
    """The colours of a seat."""
    return [colour for colour in COLOUR_NAMES if view["owners"][colour] == seat]


def is_doubled(view: View, district: str) -> bool:
    """Does the colour that owns a district own the park beside it as well?"""
    owner = view["districts"][district]["owner"]
    park = PARKS.get(district)
    return owner is not None and park is not None and view["districts"][park]["owner"] == owner


def worth(view: View, district: str) -> int:
    """What a district is worth to its owner."""
    value: int = view["values"][district]
    return 2 * value if is_doubled(view, district) else value


def owned_by(view: View, colour: str) -> list[str]:
    """The districts of a colour."""
    return [name for name in DISTRICT_NAMES if view["districts"][name]["owner"] == colour]


def debt(view: View, colour: str) -> int:
    """What a colour owes the bank."""
    return DEBT * int(view["loans"][colour])


def throws_to(spaces: Sequence[Sequence[str]], promoter: int) -> dict[int, list[int]]:
    """The throws of the die that lead to each space, both from 1: empty spaces are not counted."""
    left = [space for space in range(1, len(spaces) + 1) if spaces[space - 1]]
    if not left:
        return {}
    after = [space for space in left if space > promoter] + [s for s in left if s <= promoter]
    found: dict[int, list[int]] = {}
    for pips in range(1, SIDES + 1):
        found.setdefault(after[(pips - 1) % len(after)], []).append(pips)
    return found
