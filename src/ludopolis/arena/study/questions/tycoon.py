"""What is asked of Tycoon: what the start player's place is worth, and how winners build."""

from __future__ import annotations

import numpy as np

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Questions,
    Watched,
    turn_order,
)
from ludopolis.games.tycoon.globe import (
    BORROW,
    BUILD_FACTORY,
    BUILD_HOTEL,
    EXTEND,
    HOTEL_PRICE,
    PASS,
    RENOVATE,
    REPAY,
)
from ludopolis.games.tycoon.rules import cities_with_hotels

DEAREST = np.flatnonzero(HOTEL_PRICE[:, 0] == HOTEL_PRICE[:, 0].max())


def dear_hotels(game: Watched) -> list[float]:
    """The hotels of each seat in the dearest cities at the end, open and closed."""
    hotels = game.end.open_hotels + game.end.closed
    return [int(hotels[DEAREST, seat].sum()) for seat in range(game.players)]


QUESTIONS = Questions(
    roles=(
        turn_order(
            lambda game: 0,  # noqa: ARG005  (seat 1 always starts)
            {
                "en": "Seat 1 starts the game and every round; all have the same number of turns."
                " Whoever comes early has the first choice of tickets and landing strips; whoever comes"
                " late sees what the others have built before each payday.",
                "fr": "La place 1 commence la partie et chaque tour ; tous ont le même nombre de tours."
                " Qui joue tôt choisit d'abord les billets et les pistes ; qui joue tard voit ce que"
                " les autres ont construit avant chaque jour de paie.",
            },
        ),
    ),
    rounds=lambda game: float(game.end.round_number),
    amounts=(
        Amount(
            "hotels",
            {"en": "Hotels built", "fr": "Hôtels construits"},
            {"en": "hotel|hotels", "fr": "hôtel|hôtels"},
            lambda game: game.counted(BUILD_HOTEL, RENOVATE),
        ),
        Amount(
            "factories",
            {"en": "Factories built", "fr": "Usines construites"},
            {"en": "factory|factories", "fr": "usine|usines"},
            lambda game: game.counted(BUILD_FACTORY, BORROW),
        ),
        Amount(
            "cities",
            {
                "en": "Cities with an open hotel at the end",
                "fr": "Villes avec un hôtel ouvert à la fin",
            },
            {"en": "city|cities", "fr": "ville|villes"},
            lambda game: [int(cities_with_hotels(game.end, s)) for s in range(game.players)],
        ),
        Amount(
            "dear",
            {
                "en": "Hotels in New York, Monaco and Tokyo",
                "fr": "Hôtels à New York, Monaco et Tokyo",
            },
            {"en": "hotel|hotels", "fr": "hôtel|hôtels"},
            dear_hotels,
        ),
        Amount(
            "loans",
            {"en": "Loans taken", "fr": "Emprunts"},
            {"en": "loan|loans", "fr": "emprunt|emprunts"},
            lambda game: game.counted(BORROW, PASS),
        ),
        Amount(
            "renovations",
            {"en": "Hotels renovated", "fr": "Hôtels rénovés"},
            {"en": "hotel|hotels", "fr": "hôtel|hôtels"},
            lambda game: game.counted(RENOVATE, BUILD_FACTORY),
        ),
    ),
    facts=(
        Fact(
            "loans",
            {
                "en": "Each player takes {} loans on average.",
                "fr": "Chaque joueur contracte {} emprunts en moyenne.",
            },
            lambda game: sum(game.counted(BORROW, PASS)) / game.players,
        ),
        Fact(
            "extended",
            {
                "en": "{} loans are extended in a game on average.",
                "fr": "{} emprunts sont prolongés par partie, en moyenne.",
            },
            lambda game: float(sum(game.counted(EXTEND, 1 << 15))),
        ),
        Fact(
            "passes",
            {
                "en": "The loan cards run out and somebody has to pass in {} of the games.",
                "fr": "Les cartes d'emprunt s'épuisent et un joueur doit passer dans {} des parties.",
            },
            lambda game: float(sum(game.counted(PASS, REPAY)) > 0),
            share=True,
        ),
    ),
    options={
        ("fewer_steps", True): {
            "en": "Tickets also lead less far",
            "fr": "Billets menant aussi moins loin",
        },
    },
    endings={"third payday": {"en": "the third payday", "fr": "le troisième jour de paie"}},
    standing={
        "en": "In front is whoever has most cash at hand; hotels, factories and debts do not count"
        " until they are paid.",
        "fr": "Est en tête qui a le plus d'argent en main ; hôtels, usines et dettes ne comptent pas"
        " avant d'être payés.",
    },
)
