"""Property, by Sid Sackson (A Gamut of Games, 1969): collect rent until somebody is ruined."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, Value, rulebooks_in
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.property import rules  # noqa: F401  (it answers the engine's questions)
from ludopolis.games.property.land import ACTIONS, SEATS, Land
from ludopolis.games.property.sense import Weights
from ludopolis.games.property.stage import PropertyStage
from ludopolis.games.property.words import ENDINGS, PropertyWords


def contradiction(players: int, options: Mapping[str, Value]) -> str | None:
    """Why these options cannot go together, if they cannot."""
    if int(options["bankruptcies"]) >= players:
        return (
            f"option bankruptcies must be fewer than the {players} players:"
            " somebody has to be left to win"
        )
    return None


BOX = Box(
    name="property",
    title={"en": "Property", "fr": "Property"},
    summary={
        "en": "Two cards name a square of an 8×8 grid; collect rent until somebody is ruined.",
        "fr": "Deux cartes désignent une case d'une grille 8×8 ; touchez des loyers jusqu'à la ruine"
        " d'un joueur.",
    },
    credit="Sid Sackson, A Gamut of Games, 1969",
    least_players=2,
    most_players=SEATS,
    options=(
        Option(
            "bankruptcies",
            (1, 2, 3),
            {
                "en": "how many bankruptcies end the game, fewer than the number of players",
                "fr": "combien de faillites terminent la partie, moins que le nombre de joueurs",
            },
            {
                "en": ("the first bankruptcy ends it", "the second ends it", "the third ends it"),
                "fr": (
                    "la première faillite y met fin",
                    "la deuxième y met fin",
                    "la troisième y met fin",
                ),
            },
        ),
        Option(
            "count_property",
            (False, True),
            {
                "en": "each square counts 5 dollars at the final reckoning",
                "fr": "chaque case compte 5 dollars au décompte final",
            },
            {
                "en": ("only cash counts", "cash, and 5 dollars for each square"),
                "fr": ("seul l'argent compte", "l'argent, et 5 dollars par case"),
            },
        ),
    ),
    contradiction=contradiction,
    rules_version=1,
    layout=Land,
    actions=ACTIONS,
    endings=ENDINGS,
    words=PropertyWords(),
    rulebook=rulebooks_in(Path(__file__).parent),
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
    unit={"en": "dollar|dollars", "fr": "dollar|dollars"},
    # Not shown, but worked out by who attends.
    computable=frozenset({"unseen", "surely_in_hands"}),
    stage=PropertyStage(),
    faces=(
        Face(
            "property",
            {"en": "Property", "fr": "Property"},
            {
                "en": "Two cards name a plot of land: take it, join it to yours, and live off the"
                " rent of the others.",
                "fr": "Deux cartes désignent un terrain : prenez-le, joignez-le aux vôtres et vivez des"
                " loyers des autres.",
            },
            (20, 45),
        ),
    ),
)
