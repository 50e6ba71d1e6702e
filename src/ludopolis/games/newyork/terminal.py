"""A view of New York as a picture in letters, with Rich markup for the colours.

Every colour of pawns has a letter of its own as well, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from rich.markup import escape

from ludopolis.games.newyork.notation import card_text, edition_of
from ludopolis.games.newyork.state import SIZE
from ludopolis.games.newyork.view import NewYorkView
from ludopolis.language.translator import Translator
from ludopolis.presentation import terminal_board as letters
from ludopolis.presentation.parts import seat_title
from ludopolis.presentation.terminal_board import BLUE_LINE, RED_LINE, styled

CARD_STYLES = {"red": "bold #e07070", "blue": "bold #7aa2d6", "black": "bold"}


def draw(view: NewYorkView, say: Translator) -> str:
    """The board, the players and the own hand."""
    players = [_player(view, seat, say) for seat in range(1, view.players + 1)]
    parts = [*_board(view, say), "", *players, "", _footer(view, say)]
    if view.hand:
        names = [say.shown(card_text(edition_of(view), card.number)) for card in view.hand]
        styles = [CARD_STYLES[card.colour or "black"] for card in view.hand]
        cards = [styled(style, f"⟦{name}⟧") for style, name in zip(styles, names, strict=True)]
        parts += ["", say("terminal-hand", cards=" ".join(cards))]
    return "\n".join(parts)


def _pawn(colour: str | None, say: Translator) -> str:
    """A square: its pawn's letter on its colour, or a dot."""
    if colour is None:
        return f" {styled('dim', '·')} "
    return styled(letters.STYLES[colour], f" {say(f'letter-{colour}')} ")


def _board(view: NewYorkView, say: Translator) -> list[str]:
    """The city as on the printed sheet.

    Box: avenues are rows from the top, streets columns. Ordinary cards: red columns from the left,
    black rows from the bottom.
    """
    lines = [[_pawn(square.colour, say) for square in line] for line in view.board]
    if view.edition == "box":
        wide = max(map(len, view.avenues))
        names = [styled(RED_LINE, f"{name:>{wide}}") for name in view.avenues]
        streets = " ".join(styled(BLUE_LINE, f"{name:^5}") for name in view.streets)
        rows = [" ".join(f" {square} " for square in line) for line in lines]
        return [f"{'':{wide}} {streets}", *map(" ".join, zip(names, rows, strict=True))]
    rows = [" ".join(column[row] for column in lines) for row in range(SIZE)]
    columns = " ".join(styled(RED_LINE, f" {name} ") for name in view.avenues)
    numbered = [f" {styled('bold', str(n))} {row}" for n, row in enumerate(rows, start=1)]
    return [*reversed(numbered), f"   {columns}"]


def _player(view: NewYorkView, seat: int, say: Translator) -> str:
    """A line for a player: colours, coins, pawns left, cards, points."""
    player = view.seats[seat - 1]
    left = "+".join(str(found.reserve) for found in view.pawns if found.owner == seat)
    facts = [say("terminal-coins", count=player.coins)]
    facts.append(say("terminal-reserve", count=left) if left else say("undealt"))
    if not view.placing:
        facts.append(say("terminal-cards", count=player.cards))
        facts.append(say("terminal-points", count=player.points))
    if player.team is not None:
        facts.append(say("terminal-team", team=player.team))
    pawns = " ".join(_pawn(colour, say) for colour in player.colours)
    turn, name = letters.turn_mark(view, seat), escape(f"{say(seat_title(seat)):<16}")
    return f"{turn} {seat} {name} {pawns}  {letters.BETWEEN.join(facts)}"


def _footer(view: NewYorkView, say: Translator) -> str:
    """The pile, the turn, and whether the end is near."""
    turn = say("terminal-turn", turn=view.turns + 1)
    pile = say("terminal-pile", pile=view.pile, discards=len(view.discards))
    facts = [say("terminal-preliminary") if view.placing else turn, pile]
    if view.stop_cards != "aside":
        facts.append(styled("bold", say("terminal-stops")))
    return letters.BETWEEN.join(facts)
