"""Big Shot, by Alex Randolph (Ravensburger 2001): auctions of pawns for the districts of a city."""

from __future__ import annotations

from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, no_contradiction, rulebooks_in
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.bigshot import (  # noqa: F401  (they answer the engine's questions)
    rehearsal,
    rules,
)
from ludopolis.games.bigshot.market import ACTIONS, Market
from ludopolis.games.bigshot.sense import Weights
from ludopolis.games.bigshot.stage import BigShotStage
from ludopolis.games.bigshot.words import ENDINGS, BigShotWords

BOX = Box(
    name="bigshot",
    title={"en": "Big Shot", "fr": "Big Shot"},
    summary={
        "en": "Bid for four pawns at a time, place everyone's colours, and own the right districts.",
        "fr": "Enchérissez sur quatre pions à la fois, placez-les, et gagnez les bons quartiers.",
    },
    credit="Alex Randolph, Ravensburger 2001",
    least_players=2,
    most_players=4,
    options=(
        Option(
            "expert",
            (False, True),
            {
                "en": "cash is not shown to the others, and loans are decided before the bidding",
                "fr": "l'argent n'est pas montré aux autres, et l'on emprunte avant l'enchère",
            },
            {
                "en": ("cash is open, loans at any time", "cash is not shown, loans come first"),
                "fr": ("argent visible, emprunts à tout moment", "argent caché, emprunts d'abord"),
            },
        ),
    ),
    contradiction=no_contradiction,
    rules_version=1,
    layout=Market,
    actions=ACTIONS,
    endings=ENDINGS,
    words=BigShotWords(),
    rulebook=rulebooks_in(Path(__file__).parent),
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
    unit={"en": "million|million", "fr": "million|millions"},
    # Expert: payments and loans are public, so who attends knows what is not displayed.
    computable=frozenset({"purses", "capitals", "points", "may_bid"}),
    stage=BigShotStage(),
    faces=(
        Face(
            "bigshot",
            {"en": "Big Shot", "fr": "Big Shot"},
            {
                "en": "Outbid the others for four pawns at a time, then use their own colours"
                " against them.",
                "fr": "Enlevez quatre pions à la fois aux enchères, puis jouez les couleurs des"
                " autres contre eux.",
            },
            (45, 75),
        ),
    ),
)
