"""A view of New York as a picture in letters, with Rich markup for the colours.

Every colour of pawns has a letter of its own as well, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from ludopolis.engine.speech import counted
from ludopolis.games.newyork.phrases import PHRASES

View = dict[str, Any]

STYLES = {
    "red": "bold white on #a3262a",
    "blue": "bold white on #1f4e9c",
    "yellow": "bold black on #e3b505",
    "green": "bold white on #1d6b3a",
    "black": "bold white on #33302e",
}
LETTERS = {
    "en": {"red": "R", "blue": "B", "yellow": "Y", "green": "G", "black": "K"},
    "fr": {"red": "R", "blue": "B", "yellow": "J", "green": "V", "black": "N"},
}
FREE_SQUARE = "[dim]·[/]"


def draw(view: View, language: str = "en") -> str:
    """The board, the players and the own hand."""
    parts = [board(view, language), "", players(view, language), "", footer(view, language)]
    if view["hand"]:
        parts += ["", hand(view, language)]
    return "\n".join(parts)


def pawn(colour: str | None, language: str) -> str:
    """A square: its pawn's letter on its colour, or a dot."""
    if colour is None:
        return f" {FREE_SQUARE} "
    return f"[{STYLES[colour]}] {LETTERS[language][colour]} [/]"


def board(view: View, language: str) -> str:
    """The city as on the printed sheet.

    Box: avenues are rows from the top, streets columns. Ordinary cards: red columns from the left,
    black rows from the bottom.
    """
    squares = view["board"]
    if view["edition"] == "box":
        avenues, streets = view["line_names"]
        wide = max(len(name) for name in avenues)
        lines = [
            " " * (wide + 1) + " ".join(f"[#7aa2d6]{name:^5}[/]" for name in streets),
        ]
        for avenue, name in enumerate(avenues):
            cells = " ".join(f" {pawn(squares[avenue][street], language)} " for street in range(7))
            lines.append(f"[#d67a7a]{name:>{wide}}[/] {cells}")
        return "\n".join(lines)
    lines = []
    for row in range(6, -1, -1):
        cells = " ".join(pawn(squares[column][row], language) for column in range(7))
        lines.append(f" [bold]{row + 1}[/] {cells}")
    lines.append("   " + " ".join(f"[#d67a7a] {column + 1} [/]" for column in range(7)))
    return "\n".join(lines)


def players(view: View, language: str) -> str:
    """One line for each player: colours, coins, pawns left, cards, points."""
    say = PHRASES[language]
    lines = []
    for seat in range(1, view["players"] + 1):
        colours = [colour for colour, owner in view["owners"].items() if owner == seat]
        pawns = " ".join(pawn(colour, language) for colour in colours)
        left = "+".join(str(view["reserves"][colour]) for colour in colours)
        name = view["names"][seat - 1] if view.get("names") else say["seat"].format(seat)
        if seat == view["seat"] and name != say["you"]:
            name += f" ({say['you']})"
        turn = "[bold]▸[/]" if seat == view["to_move"] else " "
        facts = [counted(view["purses"][seat - 1], say["coins"], language)]
        facts.append(f"{left} {say['reserve'].split('|')[0]}" if colours else say["nobody"])
        if not view["placing"]:
            facts.append(counted(view["hand_sizes"][seat - 1], say["cards in hand"], language))
            facts.append(counted(view["points"][seat - 1], say["points so far"], language))
        if view["teams"]:
            facts.append(say["team"].format("A" if seat % 2 else "B"))
        lines.append(f"{turn} {seat} {escape(f'{name:<16}')} {pawns}  " + " · ".join(facts))
    return "\n".join(lines)


def footer(view: View, language: str) -> str:
    """The pile, the turn, and whether the end is near."""
    say = PHRASES[language]
    facts = [
        say["preliminary"] if view["placing"] else say["turn number"].format(view["turns"] + 1),
        say["pile"].format(view["pile_size"], len(view["discards"])),
    ]
    if view["stop_cards"] != "out":
        facts.append(f"[bold]{say['stops in']}[/]")
    return " · ".join(facts)


def hand(view: View, language: str) -> str:
    """The own hand as cards in a row, red ones first."""
    say = PHRASES[language]
    cards = []
    for name, red in zip(view["hand"], view["hand_reds"], strict=True):
        style = "bold #e07070" if red else "bold #7aa2d6" if view["edition"] == "box" else "bold"
        cards.append(f"[{style}]⟦{name}⟧[/]")
    return say["your hand"].format(" ".join(cards))
