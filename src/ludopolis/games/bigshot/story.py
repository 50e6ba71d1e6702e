"""What happened between two views of the same seat, told in sentences.

It sees nothing but the views and what was heard, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludopolis.engine.speech import name_of
from ludopolis.games.bigshot.market import DEBT, ROUNDS
from ludopolis.games.bigshot.phrases import PHRASES, colour_name, district_name, lot_in_words

View = dict[str, Any]
Heard = dict[str, Any]  # what was heard of the action: its text, its kind, and what it names


def tell(before: View, after: View, heard: Heard, language: str = "en") -> list[str]:
    """The sentences about one action and what followed."""
    lines = [told_action(before, heard, language)]
    lines += told_award(before, after, language)
    lines += told_sales(before, after, heard, language)
    if after["round"] > before["round"]:
        lines.append(
            sentence(
                after,
                after["leader"],
                "round",
                language,
                round=after["round"],
                die=after["thrown"],
                lot=lot_in_words(after["lot"], language),
            )
        )
    return lines


def sentence(view: View, seat: int, key: str, language: str, **facts: Any) -> str:
    """A sentence about a seat, in the second person if it is the one who is told."""
    say = PHRASES[language]
    phrase = f"tell {key} you" if seat == view["seat"] else f"tell {key}"
    return say[phrase].format(who=name_of(view, seat, say), **facts)


def told_action(before: View, heard: Heard, language: str) -> str:
    """What was decided, and by whom."""
    key = heard["kind"]
    facts: dict[str, Any] = {"amount": heard["amount"], "debt": DEBT}
    if heard["colour"] is not None:
        facts["colour"] = colour_name(heard["colour"], language)
    if heard["district"] is not None:
        facts["district"] = district_name(heard["district"], language, in_sentence=True)
    if key == "borrow" and before["players"] == 2:
        key = "borrow for"
    return sentence(before, before["to_move"], key, language, **facts)


def told_award(before: View, after: View, language: str) -> list[str]:
    """Who has got the lot, once the bidding is over."""
    if before["decision"] != "bid" or after["decision"] not in ("pay", "place"):
        return []
    key = "wins" if after["decision"] == "pay" else "won" if after["bid"] else "free"
    lot = lot_in_words(after["lot"], language)
    return [sentence(after, after["to_move"], key, language, amount=after["bid"], lot=lot)]


def told_sales(before: View, after: View, heard: Heard, language: str) -> Iterator[str]:
    """Which districts were sold; at the end also which ones nobody gets."""
    if after["over"]:
        yield PHRASES[language]["all rounds"].format(rounds=ROUNDS)
    for district, now in after["districts"].items():
        then = before["districts"][district]
        label = district_name(district, language, in_sentence=True)
        label = label[0].upper() + label[1:]
        touched = any(then["pawns"].values()) or district == heard["district"]
        if now["owner"] is not None and then["owner"] is None:
            yield told_sale(after, label, now["owner"], language)
        elif after["over"] and now["owner"] is None and touched:
            yield PHRASES[language]["tell unowned"].format(district=label)


def told_sale(view: View, district: str, colour: str, language: str) -> str:
    """To whom a district was sold."""
    facts = {"district": district, "colour": colour_name(colour, language)}
    seat = view["owners"][colour]
    if seat is None:
        return PHRASES[language]["tell sold nobody"].format(**facts)
    return sentence(view, seat, "sold", language, **facts)
