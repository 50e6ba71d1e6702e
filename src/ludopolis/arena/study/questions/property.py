"""What is asked of Property: rents, ruin, and the luck of the wild cards."""

from __future__ import annotations

import numpy as np

from ludopolis.arena.study.questions.question import (
    STANDING,
    Amount,
    Fact,
    Questions,
    Watched,
    turn_order,
)
from ludopolis.engine.grids import NONE, ONE, group_at, how_many
from ludopolis.games.property.land import BUY, CARDS, RANKS, SIZE, WILD, has


def wild_cards_dealt(game: Watched) -> list[float]:
    """How many 9s and 10s are in each first hand."""
    wild = [card for card in range(CARDS) if card % RANKS >= WILD]
    return [
        sum(bool(has(game.dealt.hand[seat], card)) for card in wild) for seat in range(game.players)
    ]


def rent_collected(game: Watched) -> list[float]:
    """What each seat was paid in all."""
    gains = np.clip(np.diff(game.points, axis=0), 0, None)
    return [float(n) for n in gains.sum(axis=0)]


def largest_rent(game: Watched) -> float:
    """The largest sum that changed hands at once."""
    return float(np.diff(game.points, axis=0).max())


def largest_group(game: Watched) -> float:
    """The largest connected group on the grid at the end, whoever owns it."""
    most = 0
    for seat in range(game.players):
        left = game.end.owned[seat]
        while left != NONE:
            group = np.uint64(group_at(left, left & (~left + ONE), SIZE))
            left &= ~group
            most = max(most, int(how_many(group)))
    return float(most)


QUESTIONS = Questions(
    roles=(
        turn_order(
            lambda game: int(game.dealt.first),
            {
                "en": "The highest cut card starts. Money and buying units are the same for all.",
                "fr": "La plus haute carte coupée commence. Argent et unités d'achat sont les mêmes"
                " pour tous.",
            },
        ),
    ),
    rounds=lambda game: float(game.end.turns) / game.players,
    amounts=(
        Amount(
            "wild",
            {
                "en": "Wild cards (9s and 10s) in the first hand",
                "fr": "Cartes libres (9 et 10) dans la première main",
            },
            {"en": "card|cards", "fr": "carte|cartes"},
            wild_cards_dealt,
            luck=True,
        ),
        Amount(
            "rent",
            {"en": "Rent collected", "fr": "Loyers touchés"},
            {"en": "dollar|dollars", "fr": "dollar|dollars"},
            rent_collected,
        ),
        Amount(
            "bought",
            {"en": "Squares bought with units", "fr": "Cases achetées avec des unités"},
            {"en": "square|squares", "fr": "case|cases"},
            lambda game: game.counted(BUY, BUY + 1),
        ),
    ),
    facts=(
        Fact(
            "largest_rent",
            {
                "en": "The largest rent of a game is {} dollars on average.",
                "fr": "Le plus gros loyer d'une partie est de {} dollars en moyenne.",
            },
            largest_rent,
        ),
        Fact(
            "largest_group",
            {
                "en": "The largest group on the grid has {} squares at the end on average.",
                "fr": "Le plus grand groupe de la grille compte {} cases à la fin en moyenne.",
            },
            largest_group,
        ),
    ),
    options={
        ("bankruptcies", 2): {"en": "Two bankruptcies", "fr": "Deux faillites"},
        ("bankruptcies", 3): {"en": "Three bankruptcies", "fr": "Trois faillites"},
        ("count_property", True): {"en": "Squares count", "fr": "Les cases comptent"},
    },
    # Where squares count, a score is not the cash from which rents are read.
    printed={"count_property": (STANDING, "rent", "largest_rent")},
    endings={
        "bankruptcy": {"en": "bankruptcy", "fr": "faillite"},
        "long game": {
            "en": "the ruling on long games",
            "fr": "la décision sur les parties longues",
        },
    },
    standing={
        "en": "In front is whoever has most cash; squares do not count, though they will bring rent.",
        "fr": "Est en tête qui a le plus d'argent ; les cases ne comptent pas, même si elles"
        " rapporteront des loyers.",
    },
)
