"""What happened between two views of the same seat, told in sentences.

It sees nothing but the views, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludopolis.games.newyork.phrases import PHRASES

View = dict[str, Any]


def tell(before: View, after: View, text: str, language: str = "en") -> list[str]:
    """The sentences about one action, `text`, and what followed."""
    say = PHRASES[language]
    who = name(before, before["to_move"], language)
    lines = [say["told"].format(who=who, text=text)]
    if before["decision"] != "place":
        lines += told_pawns(before, after, language)
        lines += told_money(before, after, language)
    if before["placing"] and not after["placing"]:
        colours = ", ".join(
            f"{name(after, seat, language)} {say[f'colour {colour}']}"
            for colour, seat in after["owners"].items()
        )
        lines.append(say["colours dealt"].format(list=colours))
    if text == say["show hand"]:
        shown = (
            after["discards"][len(before["discards"]) :] if not reshuffled(before, after) else []
        )
        if shown:
            key = "you show" if before["to_move"] == before["seat"] else "shown"
            lines.append(say[key].format(who=who, cards=", ".join(shown)))
    if before["stop_cards"] != after["stop_cards"]:
        few = after["stop_cards"] == "in: few free"
        lines.append(say["few free" if few else "long game"])
    if reshuffled(before, after):
        lines.append(say["reshuffled"])
    lines += told_draws(before, after, text, language)
    if after["over"]:
        stopped = "Stop" in after["discards"] or after["stop_cards"] != "out"
        lines.append(say["stop drawn" if stopped else "stuck"])
    return lines


def name(view: View, seat: int, language: str) -> str:
    """How a seat is called: by its name if the view has names, else by its number."""
    say = PHRASES[language]
    if seat == view["seat"]:
        return say["you"]
    names = view.get("names")
    return str(names[seat - 1]) if names else say["seat"].format(seat)


def reshuffled(before: View, after: View) -> bool:
    """The pile can only grow by a reshuffle."""
    return bool(after["pile_size"] > before["pile_size"])


def square_label(view: View, avenue: int, street: int) -> str:
    """A square as it is called in the view's edition."""
    lines = view.get("line_names")
    if lines:
        return f"{lines[0][avenue]}/{lines[1][street]}"
    return f"{avenue + 1}/{street + 1}"


def told_pawns(before: View, after: View, language: str) -> list[str]:
    """Which buildings changed hands."""
    say = PHRASES[language]
    lines = []
    cleared = 0
    for avenue in range(7):
        for street in range(7):
            old, new = before["board"][avenue][street], after["board"][avenue][street]
            if old is None or old == new:
                continue
            owner = name(before, before["owners"][old], language)
            square = square_label(before, avenue, street)
            mine = before["owners"][old] == before["seat"]
            if new is not None:
                taker = name(after, after["owners"][new], language)
                takes = after["owners"][new] == after["seat"]
                key = "you take" if takes else "takes yours" if mine else "takes"
                lines.append(say[key].format(taker=taker, square=square, owner=owner))
            elif after["decision"] == "rebuild":
                cleared += 1
            else:
                lines.append(
                    say["you lose" if mine else "loses"].format(owner=owner, square=square)
                )
    if cleared:
        lines.append(say["cleared"].format(count=cleared))
    return lines


def told_money(before: View, after: View, language: str) -> list[str]:
    """Who paid whom."""
    changes = [new - old for old, new in zip(before["purses"], after["purses"], strict=True)]
    if not any(changes):
        return []
    payer = changes.index(min(changes)) + 1
    payee = changes.index(max(changes)) + 1
    you = before["seat"]
    key = "you pay" if payer == you else "pays you" if payee == you else "pays"
    return [
        PHRASES[language][key].format(
            payer=name(before, payer, language),
            payee=name(before, payee, language),
            amount=max(changes),
        )
    ]


def laid_down(before: View, text: str, language: str) -> int:
    """How many cards an action takes from the hand."""
    say = PHRASES[language]
    if before["decision"] != "turn" or text.startswith(say["offer"].format("")):
        return 0
    if text == say["show hand"]:
        return int(before["hand_sizes"][before["to_move"] - 1])
    return 2 if "×" in text else 1


def told_draws(before: View, after: View, text: str, language: str) -> list[str]:
    """Who drew how many cards, and which ones if they are yours."""
    say = PHRASES[language]
    lines = []
    for place, (old, new) in enumerate(
        zip(before["hand_sizes"], after["hand_sizes"], strict=True), start=1
    ):
        laid = laid_down(before, text, language) if place == before["to_move"] else 0
        count = new - old + laid
        if count <= 0:
            continue
        if place == after["seat"]:
            gained: Counter[str] = Counter(after["hand"])
            gained.subtract(before["hand"])
            cards = ", ".join(card for card, n in gained.items() for _ in range(max(0, n)))
            lines.append(say["you draw"].format(cards=cards or say["same again"]))
        else:
            lines.append(say["draws"].format(who=name(after, place, language), count=count))
    return lines
