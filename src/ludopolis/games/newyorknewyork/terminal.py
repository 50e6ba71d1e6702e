"""A view of New York New York as a picture in letters, with Rich markup for the colours.

Every colour has a letter of its own as well, and the own colour a star, so that nothing depends on
seeing colours.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from ludopolis.games.newyorknewyork.notation import named
from ludopolis.games.newyorknewyork.skyline import NUMBERS
from ludopolis.games.newyorknewyork.view import Card, NewYorkNewYorkView, Player, Tower
from ludopolis.language.text import Seat
from ludopolis.language.translator import Translator

View = NewYorkNewYorkView

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


def draw(view: View, say: Translator) -> str:
    """The skyline, the players, the reserve and the own hand."""
    parts = [skyline(view, say), ""]
    parts += [player_line(view, player, say) for player in view.seats]
    parts += ["", footer(view, say)]
    parts.append(say("terminal-reserve", cards=badges(view, view.reserve, say)))
    if view.hand is not None:
        parts.append(say("terminal-hand", cards=badges(view, view.hand, say)))
    return "\n".join(parts)


# --- Cards ------------------------------------------------------------------------------------


def letter(colour: str, say: Translator) -> str:
    """The letter of a colour."""
    return say(f"letter-{named(colour)}")


def in_short(card: Card, say: Translator) -> str:
    """A card in short: `Y7`."""
    return f"{letter(card.colour, say)}{card.number}"


def star(view: View, owner: int | None) -> str:
    """The mark of the own colour."""
    return OWN if owner is not None and owner == view.seat else ""


def badge(view: View, card: Card, say: Translator) -> str:
    """A card in short on its colour, with a star if it is an own one."""
    return f"[{STYLES[card.colour]}] {in_short(card, say)}{star(view, card.owner)} [/]"


def badges(view: View, cards: Sequence[Card], say: Translator) -> str:
    """Cards in a row."""
    shown = " ".join(badge(view, card, say) for card in cards)
    return shown or f"[dim]{say('terminal-empty')}[/]"


# --- The skyline ------------------------------------------------------------------------------


def skyline(view: View, say: Translator) -> str:
    """Twelve towers, the higher the number the higher, with what they cover below."""
    lines = []
    for storey in range(STOREYS, 0, -1):
        cells = [storey_of(view, tower, storey, say) for tower in view.skyline]
        lines.append(" " * MARGIN + " ".join(cells).rstrip())
    numbers = " ".join(label(view, tower) for tower in view.skyline)
    lines.append(f"[dim]{NUMBERS:>3}↔[/] {numbers} [dim]↔1[/]")
    under = [covered(tower, say) for tower in view.skyline]
    lines.append((" " * MARGIN + " ".join(under)).rstrip())
    return "\n".join(lines)


def storey_of(view: View, tower: Tower, storey: int, say: Translator) -> str:
    """One storey of a tower: its letter on the roof, windows below."""
    roof = (tower.number + 1) // 2
    if tower.top is None:
        return "[dim] ·· [/]" if storey == 1 else "    "
    if storey > roof:
        return "    "
    style = STYLES[tower.top.colour]
    if storey < roof:
        return f"[{style}] :: [/]"
    return f"[{style}] {letter(tower.top.colour, say)}{star(view, tower.owner) or ' '} [/]"


def label(view: View, tower: Tower) -> str:
    """The number under a tower; bold under an own one."""
    text = f"{tower.number:^4}"
    return f"[bold]{text}[/]" if star(view, tower.owner) else text


def covered(tower: Tower, say: Translator) -> str:
    """The letters of the cards under the top one, the lowest first."""
    letters = "".join(letter(card.colour, say) for card in tower.cards[:-1])
    return f"[dim]{letters.lower():^4}[/]"


# --- The players and their cards --------------------------------------------------------------


def player_line(view: View, player: Player, say: Translator) -> str:
    """The line of a player: colour, points, cards, and those that everybody has seen."""
    seat, colour = player.seat, player.colour
    turn = "[bold]▸[/]" if seat == view.to_move else " "
    sign = f"[{STYLES[colour]}] {letter(colour, say)}{star(view, seat) or ' '}[/]"
    facts = [
        f"{say('score', points=player.score.total):>10}",
        say("terminal-cards", cards=player.hand_size),
    ]
    if player.passed and player.hand_size:
        facts.append(say("terminal-passed"))
    seen = " ".join(in_short(card, say) for card in player.known)
    shown = f"  [dim]({seen})[/]" if seen else ""
    return f"{turn} {seat} {escape(shown_name(seat, say))} {sign} {' · '.join(facts)}{shown}"


def shown_name(seat: int, say: Translator) -> str:
    """A name, cut where it would not fit, in a column of its own; the own one says so."""
    title, name = say("seat-title", who=Seat(seat)), say.name(seat)
    too_long = len(title) - LONGEST_NAME
    if too_long > 0:
        short = name[: -too_long - 1] + "…"
        title = say.for_reader([short] * seat, say.seat)("seat-title", who=Seat(seat))
    return f"{title:<{LONGEST_NAME}}"


def footer(view: View, say: Translator) -> str:
    """The pile, the neutral colours, and where the match stands."""
    facts = [say("terminal-pile", cards=view.pile_size)]
    if view.neutral:
        signs = " ".join(f"[{STYLES[colour]}] {letter(colour, say)} [/]" for colour in view.neutral)
        facts.append(say("terminal-neutral", count=len(view.neutral), letters=signs))
    if view.match:
        facts.append(say("terminal-game", game=view.game, games=view.games))
        earlier = [player.score.earlier for player in view.seats]
        if any(earlier) and not view.over:
            facts.append(say("terminal-earlier", points=", ".join(map(str, earlier))))
    return " · ".join(facts)
