"""New York, by Sid Sackson and Sven Kübler (Piatnik 1995): own the largest block of the city."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludopolis.engine.box import Box, Option, Value, rulebooks_in
from ludopolis.games.newyork import rules, sense  # noqa: F401  (they answer the engine's questions)
from ludopolis.games.newyork.city import ACTIONS, City
from ludopolis.games.newyork.words import ENDINGS, NewYorkWords


def contradiction(players: int, options: Mapping[str, Value]) -> str | None:
    """Why these options cannot go together, if they cannot."""
    if options["teams"] and players != 4:
        return f"option teams is for 4 players, two against two, not for {players}"
    return None


BOX = Box(
    name="newyork",
    title={"en": "New York", "fr": "New York"},
    summary={
        "en": "Two cards name a crossing; own the largest connected block of a 7×7 city.",
        "fr": "Deux cartes désignent un croisement ; possédez le plus grand quartier d'une ville 7×7.",
    },
    credit="Sid Sackson & Sven Kübler, Piatnik 1995",
    least_players=2,
    most_players=5,
    options=(
        Option(
            "edition",
            ("box", "cards"),
            {
                "en": "the box of 1995, or its version with two packs of ordinary playing cards",
                "fr": "la boîte de 1995, ou sa version avec deux jeux de cartes ordinaires",
            },
        ),
        Option(
            "events",
            (False, True),
            {
                "en": "twelve event cards join the pile (variant 1)",
                "fr": "douze cartes événement s'ajoutent à la pioche (variante 1)",
            },
        ),
        Option(
            "own_colours",
            (False, True),
            {
                "en": "colours are dealt before the preliminary round and kept (variant 2)",
                "fr": "les couleurs sont distribuées avant le tour préliminaire (variante 2)",
            },
        ),
        Option(
            "teams",
            (False, True),
            {
                "en": "seats 1 and 3 against 2 and 4, partners may swap cards (variant 4, four players)",
                "fr": "les places 1 et 3 contre 2 et 4, les partenaires peuvent échanger des cartes"
                " (variante 4, quatre joueurs)",
            },
        ),
        Option(
            "unlimited_pawns",
            (False, True),
            {
                "en": "the number of pawns is no limit",
                "fr": "le nombre de pions n'est pas une limite",
            },
        ),
    ),
    contradiction=contradiction,
    rules_version=1,
    layout=City,
    actions=ACTIONS,
    endings=ENDINGS,
    words=NewYorkWords(),
    rulebook=rulebooks_in(Path(__file__).parent),
    unit={"en": "point|points", "fr": "point|points"},
)
