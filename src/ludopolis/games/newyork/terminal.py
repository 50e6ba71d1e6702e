"""A view of New York as a picture in letters, with Rich markup for the colours.

Every colour of pawns has a letter of its own as well, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from rich.markup import escape

from ludopolis.games.newyork.city import SIZE
from ludopolis.games.newyork.notation import card_text, edition_of
from ludopolis.games.newyork.view import Card, NewYorkView
from ludopolis.language.text import Seat
from ludopolis.language.translator import Translator

STYLES = {
    "red": "bold white on #a3262a",
    "blue": "bold white on #1f4e9c",
    "yellow": "bold black on #e3b505",
    "green": "bold white on #1d6b3a",
    "black": "bold white on #33302e",
}
CARD_STYLES = {"red": "bold #e07070", "blue": "bold #7aa2d6", "black": "bold"}
FREE_SQUARE = "[dim]·[/]"


def draw(view: NewYorkView, say: Translator) -> str:
    """The board, the players and the own hand."""
    parts = [board(view, say), "", players(view, say), "", footer(view, say)]
    if view.hand:
        parts += ["", hand(view, view.hand, say)]
    return "\n".join(parts)


def pawn(colour: str | None, say: Translator) -> str:
    """A square: its pawn's letter on its colour, or a dot."""
    if colour is None:
        return f" {FREE_SQUARE} "
    return f"[{STYLES[colour]}] {say(f'letter-{colour}')} [/]"


def board(view: NewYorkView, say: Translator) -> str:
    """The city as on the printed sheet.

    Box: avenues are rows from the top, streets columns. Ordinary cards: red columns from the left,
    black rows from the bottom.
    """
    if view.edition == "box":
        wide = max(len(name) for name in view.avenues)
        lines = [
            " " * (wide + 1) + " ".join(f"[#7aa2d6]{name:^5}[/]" for name in view.streets),
        ]
        for name, squares in zip(view.avenues, view.board, strict=True):
            cells = " ".join(f" {pawn(square.colour, say)} " for square in squares)
            lines.append(f"[#d67a7a]{name:>{wide}}[/] {cells}")
        return "\n".join(lines)
    lines = []
    for row in reversed(range(SIZE)):
        cells = " ".join(pawn(column[row].colour, say) for column in view.board)
        lines.append(f" [bold]{row + 1}[/] {cells}")
    lines.append("   " + " ".join(f"[#d67a7a] {column + 1} [/]" for column in range(SIZE)))
    return "\n".join(lines)


def players(view: NewYorkView, say: Translator) -> str:
    """One line for each player: colours, coins, pawns left, cards, points."""
    lines = []
    for seat, player in enumerate(view.seats, start=1):
        pawns = " ".join(pawn(colour, say) for colour in player.colours)
        left = "+".join(str(found.reserve) for found in view.pawns if found.owner == seat)
        name = say("seat-title", who=Seat(seat))
        turn = "[bold]▸[/]" if seat == view.to_move else " "
        facts = [say("terminal-coins", count=player.coins)]
        facts.append(say("terminal-reserve", count=left) if left else say("undealt"))
        if not view.placing:
            facts.append(say("terminal-cards", count=player.cards))
            facts.append(say("terminal-points", count=player.points))
        if player.team is not None:
            facts.append(say("terminal-team", team=player.team))
        lines.append(f"{turn} {seat} {escape(f'{name:<16}')} {pawns}  " + " · ".join(facts))
    return "\n".join(lines)


def footer(view: NewYorkView, say: Translator) -> str:
    """The pile, the turn, and whether the end is near."""
    facts = [
        say("terminal-preliminary") if view.placing else say("terminal-turn", turn=view.turns + 1),
        say("terminal-pile", pile=view.pile, discards=len(view.discards)),
    ]
    if view.stop_cards != "aside":
        facts.append(f"[bold]{say('terminal-stops')}[/]")
    return " · ".join(facts)


def hand(view: NewYorkView, held: tuple[Card, ...], say: Translator) -> str:
    """The own hand as cards in a row, red ones first."""
    cards = []
    for card in held:
        name = say.shown(card_text(edition_of(view), card.number))
        cards.append(f"[{CARD_STYLES[card.colour or 'black']}]⟦{name}⟧[/]")
    return say("terminal-hand", cards=" ".join(cards))
