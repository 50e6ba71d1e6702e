"""What is asked of New York New York: is moving last worth something, as its players say?"""

from __future__ import annotations

import numpy as np

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Name,
    Questions,
    Role,
    Watched,
    turn_order,
)
from ludopolis.games.newyorknewyork.rules import bonus_points, shows, top
from ludopolis.games.newyorknewyork.skyline import CARDS, NO_CARD, NUMBERS, PASS, TAKE


def last_card(game: Watched) -> list[int]:
    """Who laid the last card of the game: 1, the others 0."""
    plays = np.flatnonzero(game.taken < TAKE)
    last = int(game.movers[plays[-1]]) if len(plays) else -1
    return [int(seat == last) for seat in range(game.players)]


def last_card_names(players: int, language: str) -> tuple[Name, ...]:  # noqa: ARG001
    """Not the last card, or the last card."""
    words = {
        "en": (
            ("not the last card", "whoever does not lay the last card"),
            ("the last card", "whoever lays the last card"),
        ),
        "fr": (
            ("pas la dernière carte", "qui ne pose pas la dernière carte"),
            ("la dernière carte", "qui pose la dernière carte"),
        ),
    }
    return tuple(Name(*pair) for pair in words[language])


def own_cards_dealt(game: Watched) -> list[float]:
    """How many cards of the own colour are in each first hand."""
    own = (1 << NUMBERS) - 1
    return [
        ((int(game.dealt.hand[seat]) >> (NUMBERS * seat)) & own).bit_count()
        for seat in range(game.players)
    ]


def on_top(game: Watched) -> list[float]:
    """How many own cards lie on top at the end."""
    return [
        sum(bool(shows(game.end, place, seat)) for place in range(NUMBERS))
        for seat in range(game.players)
    ]


def run_points(game: Watched) -> list[float]:
    """What the runs of own cards bring each seat at the end."""
    counts = bool(game.end.bonus)
    return [counts * int(bonus_points(game.end, seat)) for seat in range(game.players)]


def left_in_hand(game: Watched) -> list[float]:
    """How many cards each seat still holds at the end."""
    return [int(game.end.hand[seat]).bit_count() for seat in range(game.players)]


def neutral_on_top(game: Watched) -> float:
    """How many numbers show a colour of nobody at the end."""
    tops = [int(top(game.end, place)) for place in range(NUMBERS)]
    return float(sum(card != NO_CARD and card // NUMBERS >= game.players for card in tops))


QUESTIONS = Questions(
    roles=(
        turn_order(
            lambda game: int(game.dealt.starter),
            {
                "en": "Players say that moving last is worth something: nobody covers what is laid last."
                " Who starts is drawn by lot.",
                "fr": "Les joueurs disent que jouer en dernier est un avantage : personne ne recouvre ce"
                " qui est posé en dernier. Le premier joueur est tiré au sort.",
            },
        ),
        Role(
            "last_card",
            {"en": "Who lays the last card", "fr": "Qui pose la dernière carte"},
            {
                "en": "Since players may pass, the last in turn order is not always the last to lay a"
                " card. Who has the last word?",
                "fr": "Comme on peut passer, le dernier du tour n'est pas toujours le dernier à poser"
                " une carte. Qui a le dernier mot ?",
            },
            last_card_names,
            last_card,
        ),
    ),
    rounds=lambda game: sum(game.counted(0, TAKE)) / game.players,
    round_word={"en": "cards played by each player", "fr": "cartes jouées par joueur"},
    amounts=(
        Amount(
            "own",
            {
                "en": "Cards of the own colour in the first hand",
                "fr": "Cartes de sa couleur dans la première main",
            },
            {"en": "card|cards", "fr": "carte|cartes"},
            own_cards_dealt,
            luck=True,
        ),
        Amount(
            "on_top",
            {"en": "Own cards on top at the end", "fr": "Ses cartes au sommet à la fin"},
            {"en": "card|cards", "fr": "carte|cartes"},
            on_top,
        ),
        Amount(
            "runs",
            {"en": "Points from runs", "fr": "Points des suites"},
            {"en": "point|points", "fr": "point|points"},
            run_points,
        ),
        Amount(
            "left",
            {"en": "Cards never played", "fr": "Cartes jamais jouées"},
            {"en": "card|cards", "fr": "carte|cartes"},
            left_in_hand,
        ),
    ),
    facts=(
        Fact(
            "passed",
            {
                "en": "Somebody passes with cards in hand in {} of the games.",
                "fr": "Un joueur passe alors qu'il a encore des cartes dans {} des parties.",
            },
            lambda game: float(sum(game.counted(PASS, PASS + 1)) > 0),
            share=True,
        ),
        Fact(
            "played",
            {
                "en": "{} of the 48 cards are laid on average.",
                "fr": "{} des 48 cartes sont posées en moyenne.",
            },
            lambda game: float(
                CARDS
                - sum(left_in_hand(game))
                - int(game.end.reserve).bit_count()
                - int(game.end.pile.left)
            ),
        ),
        Fact(
            "neutral",
            {
                "en": "{} of the 12 numbers show a colour of nobody at the end.",
                "fr": "{} des 12 numéros montrent à la fin une couleur qui n'est à personne.",
            },
            neutral_on_top,
            most=3,
        ),
    ),
    options={
        ("bonus", False): {"en": "No bonus for runs", "fr": "Sans prime pour les suites"},
        ("match", True): {"en": "A match", "fr": "Un match"},
    },
    # At the end of a match, the table shows its last game only.
    printed={
        "match": ("order", "last_card", "own", "on_top", "runs", "left", "played", "neutral"),
        "bonus": ("runs",),
    },
    endings={
        "all played": {"en": "all cards laid", "fr": "toutes les cartes posées"},
        "all passed": {"en": "everybody passing", "fr": "tous les joueurs passent"},
        "match": {"en": "the end of the match", "fr": "la fin du match"},
    },
)
