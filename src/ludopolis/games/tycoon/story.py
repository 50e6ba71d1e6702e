"""What happened between two views of the same seat, told in sentences.

It sees nothing but the views, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from ludopolis.engine.speech import name_of
from ludopolis.games.tycoon.globe import HOTELS_EACH_PHASE
from ludopolis.games.tycoon.phrases import PHRASES, signed

View = dict[str, Any]
Heard = dict[str, Any]  # the kind of action, and the facts that a sentence about it needs

PILES = {"scheduled": "scheduled_discards", "charters": "charter_discards"}


def tell(before: View, after: View, heard: Heard, language: str = "en") -> list[str]:
    """The sentences about one action, and what followed."""
    say = PHRASES[language]
    lines = [told_action(before, after, heard, language)]
    lines += told_closing(before, after, heard, language)
    if takes_back(heard) and (before["bought"] or before["flown"]):
        lines.append(say["taken back"])
    if not before["closing"] and before["hotels"][before["active"] - 1] == 1:
        lines += told_last_hotel(before, heard, language)
    if before["decision"] == "turn" and heard["kind"] not in ("buy", "fly"):
        lines += told_new_tickets(before, after, heard, language)
    if after["paydays"] > before["paydays"]:
        lines += told_payday(after, language)
    if after["phase"] > before["phase"]:
        lines.append(told_standing(after, language))
        lines.append(say["new phase"].format(phase=after["phase"], hotels=HOTELS_EACH_PHASE))
    if after["over"]:
        lines.append(say[after["ending"]])
    return lines


def sentence(view: View, seat: int, key: str, language: str, **facts: Any) -> str:
    """A sentence about a player, or said to the one who reads it."""
    say = PHRASES[language]
    if seat == view["seat"]:
        return say[f"you {key}"].format(**facts)
    told = say[f"told {key}"].format(who=name_of(view, seat, say), **facts)
    return told[0].upper() + told[1:]


def takes_back(heard: Heard) -> bool:
    """Does the action take back what was done in the turn?"""
    return heard["kind"] in ("borrow", "pass")


def told_action(before: View, after: View, heard: Heard, language: str) -> str:
    """The action itself."""
    say = PHRASES[language]
    seat = before["active"]
    facts = {key: value for key, value in heard.items() if key not in ("kind", "text", "city")}
    key = heard["kind"]
    if key == "fly":
        facts["city"] = before["cities"][heard["city"]]
        facts["strip"] = after["planes"][seat - 1]["strip"]
        key = "fly" if facts["strip"] else "pass through"
    elif "city" in heard:
        facts["place"] = say[f"in city {heard['city']}"]
    return sentence(before, seat, key, language, **facts)


def told_closing(before: View, after: View, heard: Heard, language: str) -> list[str]:
    """Whose oldest hotel was closed, if the new one stands on a red square."""
    if heard["kind"] not in ("hotel", "renovate"):
        return []
    city = before["cities"][heard["city"]]
    old, new = list(before["closed"][city]), after["closed"][city]
    if heard["kind"] == "renovate":
        old[before["active"] - 1] -= 1
    place = PHRASES[language][f"in city {heard['city']}"]
    return [
        sentence(before, seat, "closes", language, place=place)
        for seat in range(1, before["players"] + 1)
        if new[seat - 1] > old[seat - 1]
    ]


def told_last_hotel(before: View, heard: Heard, language: str) -> list[str]:
    """Who has just built the last hotel at hand, the first to do so."""
    if heard["kind"] != "hotel":
        return []
    return [sentence(before, before["active"], "last hotel", language)]


def told_new_tickets(before: View, after: View, heard: Heard, language: str) -> list[str]:
    """Which tickets were turned up, and which piles were made anew for it."""
    say = PHRASES[language]
    lines = []
    returned = set(before["bought"]) if takes_back(heard) else set()
    undone = set(before["flown"]) if takes_back(heard) else set()
    turned_up = []
    for kind, discards in PILES.items():
        if len(after[discards]) < len(set(before[discards]) - undone):
            lines.append(say[f"reshuffled {kind}"])
        lay_there = set(before[kind]) | returned
        turned_up += [ticket for ticket in after[kind] if ticket and ticket not in lay_there]
    if turned_up:
        lines.append(say["turned up"].format(tickets=", ".join(turned_up)))
    return lines


def told_payday(after: View, language: str) -> list[str]:
    """What everybody received and from where, and what they paid for loans without being asked."""
    lines = [PHRASES[language]["payday comes"].format(number=after["paydays"])]
    for seat in range(1, after["players"] + 1):
        income = after["incomes"][seat - 1]
        parts = told_parts(income, language)
        lines.append(sentence(after, seat, "income", language, total=income["total"], parts=parts))
    for seat, repaid in enumerate(after["repaid"], start=1):
        if repaid:
            lines.append(sentence(after, seat, "repaid", language, sum=repaid))
    return lines


def told_parts(income: dict[str, Any], language: str) -> str:
    """Where each million of an income comes from."""
    say = PHRASES[language]
    parts = []
    if income["distribution"]:
        parts.append(say["income distribution"].format(income["distribution"]))
    for key in ("majority", "factories"):
        if income[key]:
            cities = ", ".join(f"{city} {n}" for city, n in income[key].items())
            parts.append(say[f"income {key}"].format(cities))
    return say["income parts"].format(say["income join"].join(parts)) if parts else ""


def told_standing(after: View, language: str) -> str:
    """Who leads once the loans are decided: everybody's cash less what they still owe."""
    say = PHRASES[language]
    sums = zip(after["cash"], after["debts"], strict=True)
    standing = [
        f"{name_of(after, seat, say)} {signed(cash - debt)}"
        for seat, (cash, debt) in enumerate(sums, start=1)
    ]
    return say["standing"].format(standing=", ".join(standing))
