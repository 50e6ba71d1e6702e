"""Positions of New York New York, written down in short, and a look at what became of them.

A card is a letter and a number: Y yellow, G green, P pink, B light blue. A skyline is a row of cards
in the order in which they were laid: `"G7 Y7 Y8"` has the yellow 7 on top of the green 7.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import ludopolis
from at_a_table import table
from ludopolis import Game
from ludopolis.engine.chance import Chance
from ludopolis.engine.layout import blank
from ludopolis.games.newyorknewyork import rules
from ludopolis.games.newyorknewyork.state import PLAYING, TAKING
from ludopolis.games.newyorknewyork.ui import UI
from ludopolis.games.newyorknewyork.view import Card, card_of
from ludopolis.language.text import Words
from ludopolis.language.translator import Translator
from ludopolis.presentation import look

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("Ada", "Ben", "Cy", "Di")
LETTERS = "YGPB"
DECK = [f"{letter}{number}" for letter in LETTERS for number in range(1, 13)]

# Every number of players and every option.
TABLES: list[dict[str, Any]] = [
    {"players": players, "bonus": bonus, "match": match}
    for players in (2, 3, 4)
    for bonus in (True, False)
    for match in (False, True)
]


def number_of(card: str) -> int:
    """The rules' number of a card written in short."""
    return LETTERS.index(card[0]) * 12 + int(card[1:]) - 1


def full_name(card: str) -> str:
    """The name of a card written in short, as auditors know it."""
    found = card_of(number_of(card), len(LETTERS))
    return f"{found.colour} {found.number}"


def names(cards: str) -> list[str]:
    """The names of cards written in short."""
    return [full_name(card) for card in cards.split()]


def set_of(cards: str) -> int:
    """Cards written in short, as a set."""
    return sum(1 << number_of(card) for card in cards.split())


def position(
    players: int = 2,
    *,
    skyline: str = "",
    hands: Sequence[str] = (),
    seen: Sequence[str] = (),
    reserve: str = "",
    pile: str = "",
    passed: Sequence[int] = (),
    turn_of: int = 1,
    taking: bool = False,
    starter: int = 1,
    game: int = 1,
    totals: Sequence[int] = (),
    seed: int = 1,
    **options: Any,
) -> Game:
    """A game at somebody's decision; the pile is written top first.

    Cards that are not named are nowhere: the rules do not miss them.
    """
    table = ludopolis.new("newyorknewyork", players=players, seed=seed, **options)
    state = table.state
    state.hand[:] = 0
    for card in skyline.split():
        rules.play_card(state, number_of(card), blank(Chance))
    for seat in range(players):
        state.hand[seat] = set_of(hands[seat]) if seat < len(hands) else 0
        state.seen[seat] = set_of(seen[seat]) if seat < len(seen) else 0
        state.passed[seat] = seat + 1 in passed
    state.reserve = set_of(reserve)
    cards = [number_of(card) for card in reversed(pile.split())]
    state.pile.cards[: len(cards)] = cards
    state.pile.left = len(cards)
    state.active = turn_of - 1
    state.phase = TAKING if taking else PLAYING
    state.starter = starter - 1
    state.game = game
    state.totals[: len(totals)] = totals
    table._forget()
    return table


def play_all(game: Game, *actions: str) -> None:
    """Play actions one after the other, written in short: `Y7`, `+P3` for taking, `pass`."""
    for action in actions:
        if action == "pass":
            game.play("pass")
        elif action.startswith("+"):
            game.play(f"take {full_name(action[1:])}")
        else:
            game.play(f"play {full_name(action)}")


def wander(game: Game, seed: int, moves: int = 10_000, passing: float = 0.01) -> None:
    """Play random moves until so many are made or the game is over; pass with this chance."""
    mind = random.Random(seed)
    for _ in range(moves):
        if game.over:
            return
        legal = game.legal()
        if game.decision == "play":
            legal = legal[-1:] if mind.random() < passing else legal[:-1]
        game.play(mind.choice(legal))


def tops(game: Game) -> dict[int, str]:
    """The card on top of each number that has one."""
    skyline = table(game)["skyline"]
    return {number: stack[-1] for number, stack in enumerate(skyline, start=1) if stack}


def in_short(cards: Sequence[Card]) -> str:
    """Cards written in short."""
    return " ".join(f"{card.colour[0].upper()}{card.number}" for card in cards).replace("L", "B")


# --- In words -------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """A text with plain spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def reader(game: Game, seat: int | None, language: str = "en") -> Translator:
    """Somebody at a table where everybody has a name."""
    return look.translator(game, language, seat, NAMES[: game.players])


def words(text: Words, say: Translator) -> str:
    """A text in words, with plain spaces."""
    return plain(say.shown(text))


def reading(game: Game, seat: int | None = 1, language: str = "en") -> dict[str, list[str]]:
    """The board as a list: the rows of each section by its title."""
    say = reader(game, seat, language)
    sections = UI.reading(game.view(seat))
    return {words(s.title, say): [words(row, say) for row in s.rows] for s in sections}
