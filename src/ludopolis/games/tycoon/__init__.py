"""Tycoon, by Wolfgang Kramer and Horst-Rainer Rösner (Jumbo 1998): build around the world."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludopolis.engine.box import Box, Option, Value
from ludopolis.games.tycoon import rules, sense  # noqa: F401  (they answer the engine's questions)
from ludopolis.games.tycoon.globe import ACTIONS, SEATS, Globe
from ludopolis.games.tycoon.words import ENDINGS, TycoonWords


def contradiction(players: int, options: Mapping[str, Value]) -> str | None:  # noqa: ARG001
    """Why these options cannot go together: they always can."""
    return None


def rulebook(language: str) -> str:
    """The rulebook in a language."""
    return Path(__file__).with_name(f"rulebook.{language}.md").read_text(encoding="utf-8")


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
        ),
    ),
    contradiction=contradiction,
    rules_version=1,
    layout=Globe,
    actions=ACTIONS,
    endings=ENDINGS,
    words=TycoonWords(),
    rulebook=rulebook,
    unit={"en": "million|millions", "fr": "million|millions"},
)
