"""What happened between two views of the same seat, told in sentences.

It sees nothing but the views, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from ludopolis.engine.speech import counted, name_of
from ludopolis.games.newyork.phrases import PHRASES

View = dict[str, Any]
Heard = dict[str, Any]  # what was heard of the action: what was done, to what, the cards laid down


def tell(before: View, after: View, heard: Heard, language: str = "en") -> list[str]:
    """The sentences about one action, as it was heard, and what followed."""
    say = PHRASES[language]
    who = name_of(before, before["to_move"], say)
    key = "you {}" if before["to_move"] == before["seat"] else "they {}"
    deed, text = heard["deed"], heard["text"]
    colour = ""
    if before["decision"] == "place":
        deed, colour = "put", say[f"colour {before['placing']}"]
    if victim := heard.get("against"):
        text = with_name(text, victim, name_of(before, victim, say), language)
    lines = [say[key.format(deed)].format(who=who, text=text, colour=colour)]
    if before["decision"] != "place":
        lines += told_pawns(before, after, language)
        lines += told_money(before, after, language)
    if None in before["owners"].values() and None not in after["owners"].values():
        colours = ", ".join(
            f"{name_of(after, seat, say)} {say[f'colour {colour}']}"
            for colour, seat in after["owners"].items()
        )
        lines.append(say["colours dealt"].format(list=colours))
    if heard["deed"] == "show" and heard["cards"]:
        lines.append(say["shown"].format(cards=", ".join(heard["cards"])))
    if before["stop_cards"] != after["stop_cards"]:
        few = after["stop_cards"] == "in: few free"
        lines.append(say["few free" if few else "long game"])
    if reshuffled(before, after, heard):
        lines.append(say["reshuffled"])
    lines += told_draws(before, after, heard, language)
    if after["over"]:
        lines.append(say[after["ending"]])
    return lines


def with_name(text: str, seat: int, name: str, language: str) -> str:
    """An action's text, with a name for somebody whom it calls by their seat."""
    return text.replace(PHRASES[language]["seat"].format(seat), name)


def draws(before: View, after: View, heard: Heard) -> list[int]:
    """How many cards each seat drew."""
    counts = [new - old for old, new in zip(before["hand_sizes"], after["hand_sizes"], strict=True)]
    counts[before["to_move"] - 1] += len(heard["cards"])
    return counts


def reshuffled(before: View, after: View, heard: Heard) -> bool:
    """More cards were drawn than the pile had; a Stop card that ended the game is one of them."""
    stop = after["ending"] == "stop card"
    return bool(sum(draws(before, after, heard)) + stop > before["pile_size"])


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
        row, new_row = before["board"][avenue], after["board"][avenue]
        if row == new_row:
            continue
        for street, (old, new) in enumerate(zip(row, new_row, strict=True)):
            if old is None or old == new:
                continue
            owner = name_of(before, before["owners"][old], say)
            square = square_label(before, avenue, street)
            mine = before["owners"][old] == before["seat"]
            if new is not None:
                taker = name_of(after, after["owners"][new], say)
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
    say = PHRASES[language]
    changes = [new - old for old, new in zip(before["purses"], after["purses"], strict=True)]
    if not any(changes):
        return []
    payer = changes.index(min(changes)) + 1
    payee = changes.index(max(changes)) + 1
    you = before["seat"]
    key = "you pay" if payer == you else "pays you" if payee == you else "pays"
    return [
        say[key].format(
            payer=name_of(before, payer, say),
            payee=name_of(before, payee, say),
            amount=max(changes),
        )
    ]


def without(cards: list[str], gone: list[str]) -> list[str]:
    """Some cards without some of them."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def told_draws(before: View, after: View, heard: Heard, language: str) -> list[str]:
    """Who drew how many cards, and which ones if they are yours."""
    say = PHRASES[language]
    lines = []
    for seat, count in enumerate(draws(before, after, heard), start=1):
        if count <= 0:
            continue
        if seat == after["seat"]:
            kept = list(before["hand"])
            if seat == before["to_move"]:
                kept = without(kept, heard["cards"])
            gained = without(after["hand"], kept)
            lines.append(say["you draw"].format(cards=", ".join(gained)))
        else:
            cards = counted(count, say["drawn"], language)
            lines.append(say["draws"].format(who=name_of(after, seat, say), count=cards))
    return lines
