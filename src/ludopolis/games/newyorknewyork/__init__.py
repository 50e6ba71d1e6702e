"""New York New York, by Wolfgang Kramer (F.X. Schmid 1989): the place to be is on top."""

from __future__ import annotations

from pathlib import Path

from ludopolis.engine.box import Box, Option, no_contradiction, rulebooks_in
from ludopolis.games.newyorknewyork import (  # noqa: F401  (they answer the engine's questions)
    knowledge,
    rules,
    sense,
)
from ludopolis.games.newyorknewyork.skyline import ACTIONS, SEATS, Skyline
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
        ),
        Option(
            "match",
            (False, True),
            {
                "en": "one game for each player, each starting once; the totals decide",
                "fr": "une partie par joueur, chacun commence une fois ; les totaux décident",
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
    unit={"en": "point|points", "fr": "point|points"},
)
