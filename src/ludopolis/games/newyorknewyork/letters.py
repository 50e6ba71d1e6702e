"""A view of New York New York as a picture in letters, with Rich markup for the colours.

Every colour has a letter of its own as well, and the own colour a star, so that nothing depends on
seeing colours.
"""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from ludopolis.engine.speech import counted
from ludopolis.games.newyorknewyork.phrases import PHRASES
from ludopolis.games.newyorknewyork.skyline import NUMBERS

View = dict[str, Any]
Card = dict[str, Any]

STYLES = {
    "yellow": "bold black on #e3b505",
    "green": "bold white on #1d6b3a",
    "pink": "bold black on #e58fb1",
    "light blue": "bold black on #8ecae6",
}
OWN = "★"
STOREYS = 6  # of the highest towers: two numbers for each storey
MARGIN = 5  # beside the skyline, where it goes around
LONGEST_NAME = 14


def draw(view: View, language: str = "en") -> str:
    """The skyline, the players, the reserve and the own hand."""
    parts = [skyline(view, language), "", players(view, language), "", footer(view, language)]
    parts.append(reserve(view, language))
    if view["hand"] is not None:
        parts.append(hand(view, language))
    return "\n".join(parts)


# --- Cards ------------------------------------------------------------------------------------


def letter(colour: str, language: str) -> str:
    """The letter of a colour."""
    return PHRASES[language][f"letter {colour}"]


def is_own(view: View, colour: str) -> bool:
    """Is it the colour of who looks?"""
    return view["seat"] is not None and view["owners"][colour] == view["seat"]


def star(view: View, colour: str) -> str:
    """The mark of the own colour."""
    return OWN if is_own(view, colour) else ""


def badge(view: View, card: Card, language: str) -> str:
    """A card in short: its letter and number on its colour, and a star if it is an own one."""
    colour = card["colour"]
    text = f"{letter(colour, language)}{card['number']}{star(view, colour)}"
    return f"[{STYLES[colour]}] {text} [/]"


def badges(view: View, cards: list[Card], language: str) -> str:
    """Cards in a row."""
    shown = " ".join(badge(view, card, language) for card in cards)
    return shown or f"[dim]{PHRASES[language]['nothing']}[/]"


# --- The skyline ------------------------------------------------------------------------------


def skyline(view: View, language: str) -> str:
    """Twelve towers, the higher the number the higher, with what they cover below."""
    lines = []
    for storey in range(STOREYS, 0, -1):
        cells = [tower(view, place, storey, language) for place in range(NUMBERS)]
        lines.append(" " * MARGIN + " ".join(cells).rstrip())
    numbers = " ".join(label(view, place) for place in range(NUMBERS))
    lines.append(f"[dim]{NUMBERS:>3}↔[/] {numbers} [dim]↔1[/]")
    under = [covered(view, place, language) for place in range(NUMBERS)]
    lines.append((" " * MARGIN + " ".join(under)).rstrip())
    return "\n".join(lines)


def tower(view: View, place: int, storey: int, language: str) -> str:
    """One storey of a number's tower: its letter on the roof, windows below."""
    stack = view["skyline"][place]
    roof = place // 2 + 1
    if not stack:
        return "[dim] ·· [/]" if storey == 1 else "    "
    if storey > roof:
        return "    "
    colour = stack[-1]["colour"]
    if storey < roof:
        return f"[{STYLES[colour]}] :: [/]"
    mark = star(view, colour) or " "
    return f"[{STYLES[colour]}] {letter(colour, language)}{mark} [/]"


def label(view: View, place: int) -> str:
    """The number under a tower; bold under an own one."""
    text = f"{place + 1:^4}"
    stack = view["skyline"][place]
    own = stack and is_own(view, stack[-1]["colour"])
    return f"[bold]{text}[/]" if own else text


def covered(view: View, place: int, language: str) -> str:
    """The letters of the cards under the top one, the lowest first."""
    letters = "".join(letter(card["colour"], language) for card in view["skyline"][place][:-1])
    return f"[dim]{letters.lower():^4}[/]"


# --- The players and their cards --------------------------------------------------------------


def players(view: View, language: str) -> str:
    """One line for each player: colour, points, cards, and those that everybody has seen."""
    return "\n".join(player(view, seat, language) for seat in range(1, view["players"] + 1))


def player(view: View, seat: int, language: str) -> str:
    """The line of a player."""
    say = PHRASES[language]
    colour = next(colour for colour, owner in view["owners"].items() if owner == seat)
    turn = "[bold]▸[/]" if seat == view["to_move"] else " "
    sign = f"[{STYLES[colour]}] {letter(colour, language)}{star(view, colour) or ' '}[/]"
    facts = [
        f"{counted(view['points'][seat - 1], say['points so far'], language):>10}",
        counted(view["hand_sizes"][seat - 1], say["cards in hand"], language),
    ]
    if view["passed"][seat - 1] and view["hand_sizes"][seat - 1]:
        facts.append(say["has passed"])
    seen = " ".join(
        f"{letter(card['colour'], language)}{card['number']}"
        for card in view["seen_in_hands"][seat - 1]
    )
    shown = f"  [dim]({seen})[/]" if seen else ""
    return f"{turn} {seat} {escape(shown_name(view, seat, language))} {sign} {' · '.join(facts)}{shown}"


def shown_name(view: View, seat: int, language: str) -> str:
    """A name, cut where it would not fit, in a column of its own; the own one says so."""
    say = PHRASES[language]
    name: str = view["names"][seat - 1] if view.get("names") else say["seat"].format(seat)
    mark = f" ({say['you']})" if seat == view["seat"] and name != say["you"] else ""
    room = LONGEST_NAME - len(mark)
    shown = (name if len(name) <= room else name[: room - 1] + "…") + mark
    return f"{shown:<{LONGEST_NAME}}"


def footer(view: View, language: str) -> str:
    """The pile, the neutral colours, and where the match stands."""
    say = PHRASES[language]
    facts = [say["pile"].format(view["pile_size"])]
    neutral = [colour for colour, owner in view["owners"].items() if owner is None]
    if neutral:
        signs = " ".join(f"[{STYLES[c]}] {letter(c, language)} [/]" for c in neutral)
        one, many = say["neutral colours"].split("|")
        facts.append((one if len(neutral) == 1 else many).format(signs))
    if view["match"]:
        facts.append(say["game of match"].format(game=view["game"], games=view["games"]))
        if any(view["totals"]) and not view["over"]:
            facts.append(say["earlier"].format(", ".join(str(n) for n in view["totals"])))
    return " · ".join(facts)


def reserve(view: View, language: str) -> str:
    """The face-up cards."""
    return PHRASES[language]["reserve"].format(badges(view, view["reserve"], language))


def hand(view: View, language: str) -> str:
    """The own hand."""
    return PHRASES[language]["your hand"].format(badges(view, view["hand"], language))
