"""What happened between two views of the same seat, told in sentences.

It sees nothing but the views, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from ludopolis.engine.speech import counted, name_of
from ludopolis.games.property.phrases import PHRASES, money, wording

View = dict[str, Any]
Heard = dict[str, Any]  # of the action: its text, its cards, its square, and the rent that is due


def tell(before: View, after: View, heard: Heard, language: str = "en") -> list[str]:
    """The sentences about one action, as it was heard, and what followed."""
    if heard["kind"] == "play":
        lines = told_play(before, after, heard, language)
    elif heard["kind"] == "show":
        lines = [told_show(before, heard, language)]
    else:
        lines = [told_answer(before, heard, language)]
    if reshuffled(before, after, heard):
        lines.append(PHRASES[language]["reshuffled"])
    lines += told_draws(before, after, heard, language)
    if heard["kind"] == "show" and after["turns"] > before["turns"]:
        lines.append(told_miss(before, language))
    if after["over"]:
        lines.append(PHRASES[language][f"ending {after['ending']}"])
    return lines


def by_whom(before: View, theirs: str, yours: str, language: str) -> str:
    """One of two phrases: for what others do, and for what you do."""
    return PHRASES[language][yours if before["to_move"] == before["seat"] else theirs]


def told_play(before: View, after: View, heard: Heard, language: str) -> list[str]:
    """A pair was played: what became of the square, and of the player."""
    column, row = heard["square"]
    owner = before["board"][column - 1][row - 1]
    mover = before["to_move"]
    facts = {
        "who": name_of(before, mover, PHRASES[language]),
        "cards": heard["text"],
        "square": f"{column}/{row}",
    }
    if owner is None:
        phrase = by_whom(before, "takes", "you take", language)
    elif owner != mover:
        return told_rent(before, after, heard, owner, facts, language)
    elif heard["square"] in before["mortgages"]:
        phrase = by_whom(before, "loses", "you lose", language)
    else:
        phrase = by_whom(before, "mortgages", "you mortgage", language)
    return [phrase.format(**facts)]


def told_rent(
    before: View, after: View, heard: Heard, owner: int, facts: dict[str, str], language: str
) -> list[str]:
    """The rent was paid, or was the ruin of the player."""
    mover = before["to_move"]
    facts |= {
        "owner": name_of(before, owner, PHRASES[language]),
        "money": money(heard["rent"], language),
        "paid": money(before["purses"][mover - 1], language),
    }
    ruined = mover in after["bankrupt"]
    if owner == before["seat"]:
        phrase = PHRASES[language]["fails you" if ruined else "pays you"]
    elif ruined:
        phrase = by_whom(before, "fails", "you fail", language)
    else:
        phrase = by_whom(before, "pays", "you pay", language)
    lines = [phrase.format(**facts)]
    lost = sum(column.count(mover) for column in before["board"])
    if ruined and lost:
        lines.append(wording(lost, PHRASES[language]["freed"]).format(count=lost))
    return lines


def told_answer(before: View, heard: Heard, language: str) -> str:
    """The square was bought, or left to its owner."""
    column, row = before["square"]
    owner = before["board"][column - 1][row - 1]
    if heard["kind"] == "leave":
        phrase = by_whom(before, "leaves", "you leave", language)
    elif owner == before["seat"]:
        phrase = PHRASES[language]["buys yours"]
    else:
        phrase = by_whom(before, "buys", "you buy", language)
    return phrase.format(
        who=name_of(before, before["to_move"], PHRASES[language]),
        square=f"{column}/{row}",
        owner=name_of(before, owner, PHRASES[language]),
        units=counted(before["price"], PHRASES[language]["units"], language),
    )


def told_show(before: View, heard: Heard, language: str) -> str:
    """A hand that lacks a colour was shown."""
    return by_whom(before, "shows", "you show", language).format(
        who=name_of(before, before["to_move"], PHRASES[language]),
        cards=", ".join(heard["cards"]) or PHRASES[language]["no cards"],
    )


def told_miss(before: View, language: str) -> str:
    """The new hand lacks a colour as well."""
    phrase = by_whom(before, "misses", "you miss", language)
    return phrase.format(who=name_of(before, before["to_move"], PHRASES[language]))


def drawn(before: View, after: View, heard: Heard) -> int:
    """How many cards the player drew; a bankrupt draws none."""
    seat = before["to_move"]
    if seat in after["bankrupt"]:
        return 0
    change = after["hand_sizes"][seat - 1] - before["hand_sizes"][seat - 1]
    return int(change) + len(heard["cards"])


def reshuffled(before: View, after: View, heard: Heard) -> bool:
    """More cards were drawn than the pile had."""
    return drawn(before, after, heard) > before["pile_size"]


def told_draws(before: View, after: View, heard: Heard, language: str) -> list[str]:
    """How many cards were drawn, and which ones if they are yours."""
    count = drawn(before, after, heard)
    if count == 0:
        return []
    seat = before["to_move"]
    if seat == before["seat"]:
        kept = set(before["hand"]) - set(heard["cards"])
        cards = ", ".join(card for card in after["hand"] if card not in kept)
        return [PHRASES[language]["you draw"].format(cards=cards)]
    phrase = wording(count, PHRASES[language]["draws"])
    return [phrase.format(who=name_of(before, seat, PHRASES[language]), count=count)]
