"""What happened between two views of the same seat, told in sentences.

It sees nothing but the views, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from ludopolis.engine.speech import name_of
from ludopolis.games.newyorknewyork.phrases import PHRASES, signed

View = dict[str, Any]
Card = dict[str, Any]
Heard = dict[str, Any]  # what was heard of the action: its text, its kind and its card


def tell(before: View, after: View, heard: Heard, language: str = "en") -> list[str]:
    """The sentences about one action, and what followed."""
    if heard["kind"] == "play":
        lines = [told_play(before, after, heard["cards"][0], language)]
    elif heard["kind"] == "take":
        lines = [told_take(before, after, heard["cards"][0], language)]
    else:
        lines = [about(before, before["to_move"], "passes", "you pass", language)]
    if after["game"] != before["game"] or after["over"]:
        return lines + told_end(before, after, language)
    return lines + told_who_is_left(before, after, heard, language)


def about(view: View, seat: int, key: str, key_for_you: str, language: str, **facts: Any) -> str:
    """A sentence about a seat, or the one that is said to the seat itself."""
    chosen = key_for_you if seat == view["seat"] else key
    return PHRASES[language][chosen].format(who=name_of(view, seat, PHRASES[language]), **facts)


def told_play(before: View, after: View, card: Card, language: str) -> str:
    """Which card was played, what it covers, and whose points changed."""
    say = PHRASES[language]
    changes = listed_points(before, changed_points(before, after), language, signs=True)
    facts = {
        "card": card["name"],
        "changes": say["changes"].format(changes) if changes else "",
    }
    stack = before["skyline"][card["number"] - 1]
    if not stack:
        return about(before, before["to_move"], "plays", "you play", language, **facts)
    facts["covered"] = covered(before, stack[-1], language)
    return about(before, before["to_move"], "plays over", "you play over", language, **facts)


def covered(view: View, card: Card, language: str) -> str:
    """A card that is covered, and whose it is."""
    say = PHRASES[language]
    owner = view["owners"][card["colour"]]
    if owner is not None and owner == view["seat"]:
        return say["covered yours"].format(card=card["name"])
    whose = say["neutral"] if owner is None else name_of(view, owner, say)
    return say["covered"].format(card=card["name"], owner=whose)


def changed_points(before: View, after: View) -> list[int]:
    """What changed of each seat's points, those of earlier games included."""
    return [new - old for old, new in zip(before["points"], after["points"], strict=True)]


def listed_points(view: View, points: list[int], language: str, *, signs: bool = False) -> str:
    """The points of the seats by name; with signs, of those only who have any."""
    return ", ".join(
        f"{name_of(view, seat, PHRASES[language])} " + (signed(n) if signs else str(n))
        for seat, n in enumerate(points, start=1)
        if n or not signs
    )


def told_take(before: View, after: View, card: Card, language: str) -> str:
    """Which card was taken, and which one is turned up for it."""
    key = "turned up" if after["pile_size"] else "turned up last"
    new = [PHRASES[language][key].format(c["name"]) for c in cards_turned_up(before, after)]
    facts = {"card": card["name"], "turned_up": "".join(new)}
    return about(before, before["to_move"], "takes", "you take", language, **facts)


def cards_turned_up(before: View, after: View) -> list[Card]:
    """The card that has come to the reserve, if one has."""
    return [card for card in after["reserve"] if card not in before["reserve"]]


def told_who_is_left(before: View, after: View, heard: Heard, language: str) -> list[str]:
    """Whether a hand is played out, and whether one player goes on alone."""
    lines = []
    seat = before["to_move"]
    if after["passed"][seat - 1] and heard["kind"] != "pass":
        lines.append(about(before, seat, "no card left", "you have no card left", language))
    if after["passed"].count(False) == 1 and after["passed"] != before["passed"]:
        left = after["passed"].index(False) + 1
        lines.append(about(before, left, "goes on alone", "you go on alone", language))
    return lines


def told_end(before: View, after: View, language: str) -> list[str]:
    """How a game ended; in a match its points, and who starts the next game."""
    say = PHRASES[language]
    if not before["match"]:
        return [say[after["ending"]]]
    points = [new - old for old, new in zip(before["totals"], after["totals"], strict=True)]
    listed = listed_points(before, points, language)
    lines = [say["game over"].format(game=before["game"], points=listed)]
    if after["over"]:
        return [*lines, say[after["ending"]]]
    seat, game = after["starter"], after["game"]
    return [*lines, about(after, seat, "next game", "you start", language, game=game)]
