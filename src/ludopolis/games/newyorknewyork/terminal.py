"""A view of New York New York as a picture in letters, with Rich markup for the colours.

Every colour has a letter of its own as well, and the own colour a star, so that nothing depends on
seeing colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludopolis.games.newyorknewyork.notation import named
from ludopolis.games.newyorknewyork.state import NUMBERS
from ludopolis.games.newyorknewyork.view import Card, Player, Tower, View
from ludopolis.language.translator import Translator
from ludopolis.presentation.terminal_board import BETWEEN, STYLES, seat_name, styled, turn_mark

STOREYS = 6  # of the highest towers: two numbers for each storey
MARGIN = " " * 5  # beside the skyline, where it goes around
LONGEST_NAME = 14


def draw(view: View, say: Translator) -> str:
    """The skyline, the players, the reserve and the own hand."""
    lines = [*skyline(view, say), ""]
    lines += [player_line(view, player, say) for player in view.seats]
    lines += ["", BETWEEN.join(facts(view, say))]
    lines.append(say("terminal-reserve", cards=badges(view, view.reserve, say)))
    if view.hand is not None:
        lines.append(say("terminal-hand", cards=badges(view, view.hand, say)))
    return "\n".join(lines)


def letter(colour: str, say: Translator) -> str:
    """The letter of a colour."""
    return say(f"letter-{named(colour)}")


def in_short(card: Card, say: Translator) -> str:
    """A card in short: `Y7`."""
    return f"{letter(card.colour, say)}{card.number}"


def star(view: View, owner: int | None, without: str = "") -> str:
    """The mark of the own colour."""
    return "★" if owner is not None and owner == view.seat else without


def badges(view: View, cards: Sequence[Card], say: Translator) -> str:
    """Cards in short on their colours, the own ones with a star."""
    shown = " ".join(
        styled(STYLES[card.colour], f" {in_short(card, say)}{star(view, card.owner)} ")
        for card in cards
    )
    return shown or styled("dim", say("terminal-empty"))


def skyline(view: View, say: Translator) -> Iterator[str]:
    """Twelve towers, the higher the number the higher, with what they cover below."""
    for storey in range(STOREYS, 0, -1):
        cells = [storey_of(view, tower, storey, say) for tower in view.skyline]
        yield MARGIN + " ".join(cells).rstrip()
    numbers = [
        styled("bold", f"{tower.number:^4}") if star(view, tower.owner) else f"{tower.number:^4}"
        for tower in view.skyline
    ]
    yield f"[dim]{NUMBERS:>3}↔[/] {' '.join(numbers)} [dim]↔1[/]"
    covered = ["".join(letter(c.colour, say) for c in tower.cards[:-1]) for tower in view.skyline]
    yield MARGIN + " ".join(styled("dim", f"{letters.lower():^4}") for letters in covered)


def storey_of(view: View, tower: Tower, storey: int, say: Translator) -> str:
    """One storey of a tower: its letter on the roof, windows below."""
    roof = (tower.number + 1) // 2
    if tower.top is None:
        return "[dim] ·· [/]" if storey == 1 else "    "
    if storey > roof:
        return "    "
    sign = letter(tower.top.colour, say) + star(view, tower.owner, " ") if storey == roof else "::"
    return styled(STYLES[tower.top.colour], f" {sign} ")


def player_line(view: View, player: Player, say: Translator) -> str:
    """The line of a player: colour, points, cards, and those that everybody has seen."""
    seat, colour = player.seat, player.colour
    sign = styled(STYLES[colour], f" {letter(colour, say)}{star(view, seat, ' ')}")
    told = [
        f"{say('score', points=player.score.total):>10}",
        say("terminal-cards", cards=player.hand_size),
    ]
    if player.passed and player.hand_size:
        told.append(say("terminal-passed"))
    seen = " ".join(in_short(card, say) for card in player.known)
    shown = "  " + styled("dim", f"({seen})") if seen else ""
    name = seat_name(seat, say, LONGEST_NAME)
    return f"{turn_mark(view, seat)} {seat} {name} {sign} {BETWEEN.join(told)}{shown}"


def facts(view: View, say: Translator) -> Iterator[str]:
    """The pile, the neutral colours, and where the match stands."""
    yield say("terminal-pile", cards=view.pile_size)
    if view.neutral:
        signs = [styled(STYLES[colour], f" {letter(colour, say)} ") for colour in view.neutral]
        yield say("terminal-neutral", count=len(signs), letters=" ".join(signs))
    if view.match:
        yield say("terminal-game", game=view.game, games=view.games)
        earlier = [player.score.earlier for player in view.seats]
        if any(earlier) and not view.over:
            yield say("terminal-earlier", points=", ".join(map(str, earlier)))
