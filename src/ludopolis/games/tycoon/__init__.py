"""Tycoon, by Wolfgang Kramer and Horst-Rainer Rösner (Jumbo 1998): build around the world."""

from __future__ import annotations

from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, no_contradiction, rulebooks_in
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.tycoon import rules  # noqa: F401  (it answers the engine's questions)
from ludopolis.games.tycoon.globe import ACTIONS, SEATS, Globe
from ludopolis.games.tycoon.sense import Weights
from ludopolis.games.tycoon.stage import TycoonStage
from ludopolis.games.tycoon.words import ENDINGS, TycoonWords

BOX = Box(
    name="tycoon",
    title={"en": "Tycoon", "fr": "Tycoon"},
    summary={
        "en": "Fly around the world, build hotels and factories on credit, be the richest after the"
        " third payday.",
        "fr": "Parcourez le monde en avion, construisez hôtels et usines à crédit, soyez le plus riche"
        " après le troisième jour de paie.",
    },
    credit="Wolfgang Kramer & Horst-Rainer Rösner, Jumbo 1998",
    least_players=2,
    most_players=SEATS,
    options=(
        Option(
            "fewer_steps",
            (False, True),
            {
                "en": "a scheduled ticket also leads less far than its steps, as in El Capitán",
                "fr": "un billet régulier mène aussi moins loin que ses étapes, comme dans El Capitán",
            },
            {
                "en": ("exactly as far as its steps", "or less far (El Capitán)"),
                "fr": (
                    "exactement à autant d'étapes",
                    "ou moins loin (El Capitán)",
                ),
            },
        ),
    ),
    contradiction=no_contradiction,
    rules_version=1,
    layout=Globe,
    actions=ACTIONS,
    endings=ENDINGS,
    words=TycoonWords(),
    rulebook=rulebooks_in(Path(__file__).parent),
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
    unit={"en": "million|million", "fr": "million|millions"},
    computable=frozenset({"routes"}),  # shown to who is to move; anybody could work them out
    stage=TycoonStage(),
    faces=(
        Face(
            "tycoon",
            {"en": "Tycoon", "fr": "Tycoon"},
            {
                "en": "Nine cities, a plane of your own, and a bank that is only too glad to lend.",
                "fr": "Neuf villes, un avion à vous, et une banque qui ne demande qu'à prêter.",
            },
            (60, 90),
        ),
    ),
)
