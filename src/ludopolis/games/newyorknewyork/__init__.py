"""New York New York, by Wolfgang Kramer (F.X. Schmid 1989): the place to be is on top."""

from __future__ import annotations

from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, no_contradiction, rulebooks_in
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.newyorknewyork import (  # noqa: F401  (they answer the engine's questions)
    knowledge,
    rules,
)
from ludopolis.games.newyorknewyork.sense import Weights
from ludopolis.games.newyorknewyork.skyline import ACTIONS, SEATS, Skyline
from ludopolis.games.newyorknewyork.stage import NewYorkNewYorkStage
from ludopolis.games.newyorknewyork.words import ENDINGS, NewYorkNewYorkWords

BOX = Box(
    name="newyorknewyork",
    title={"en": "New York New York", "fr": "New York New York"},
    summary={
        "en": "Build one skyline of twelve numbers together; only the cards on top score.",
        "fr": "Bâtissez ensemble douze sections numérotées ; seules les cartes du dessus comptent.",
    },
    credit="Wolfgang Kramer, F.X. Schmid 1989",
    least_players=2,
    most_players=SEATS,
    options=(
        Option(
            "bonus",
            (True, False),
            {
                "en": "runs of neighbouring own cards score extra points",
                "fr": "les suites de cartes voisines de sa couleur rapportent des points en plus",
            },
            {
                "en": ("numbers and runs", "numbers only, a simpler count of ours"),
                "fr": ("nombres et suites", "nombres seuls, un décompte plus simple de notre cru"),
            },
        ),
        Option(
            "match",
            (False, True),
            {
                "en": "a match is one game for each player, each starting once; the totals decide. We"
                " recommend it, because playing last is an edge",
                "fr": "un match, c'est une partie par joueur, chacun commence une fois ; les totaux"
                " décident. Nous le conseillons, car jouer en dernier est un avantage",
            },
            {
                "en": ("a single game", "a match (recommended)"),
                "fr": ("une seule partie", "un match (conseillé)"),
            },
        ),
    ),
    contradiction=no_contradiction,
    rules_version=1,
    layout=Skyline,
    actions=ACTIONS,
    endings=ENDINGS,
    words=NewYorkNewYorkWords(),
    rulebook=rulebooks_in(Path(__file__).parent),
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
    unit={"en": "point|points", "fr": "point|points"},
    stage=NewYorkNewYorkStage(),
    faces=(
        Face(
            "newyorknewyork",
            {"en": "New York New York", "fr": "New York New York"},
            {
                "en": "Lay your floors over those of the others, and be on top when the last card is"
                " down.",
                "fr": "Posez vos étages sur ceux des autres et soyez au sommet quand tombe la dernière"
                " carte.",
            },
            (10, 25),
        ),
    ),
)
