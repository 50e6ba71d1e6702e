"""Tycoon, by Wolfgang Kramer and Horst-Rainer Rösner (Jumbo 1998): build around the world."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, no_contradiction
from ludopolis.engine.game import new_game
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.tycoon import hidden, rules  # noqa: F401  (they answer the engine's questions)
from ludopolis.games.tycoon.evaluation import Weights
from ludopolis.games.tycoon.notation import LOCALE, TycoonNotation
from ludopolis.games.tycoon.state import ACTIONS, SEATS, Globe
from ludopolis.games.tycoon.view import ENDINGS, TycoonView, TycoonViews

BOX: Box[TycoonView] = Box(
    name="tycoon",
    credit="Wolfgang Kramer & Horst-Rainer Rösner, Jumbo 1998",
    least_players=2,
    most_players=SEATS,
    options=(Option("fewer_steps", (False, True)),),
    contradiction=no_contradiction,
    rules_version=1,
    layout=Globe,
    actions=ACTIONS,
    endings=ENDINGS,
    views=TycoonViews(),
    notation=TycoonNotation(LOCALE, ACTIONS),
    locale=LOCALE,
    # Told to who is to move only; anybody could work it out.
    computable=frozenset({"leads", "landings", "routes"}),
    faces=(Face("tycoon", (60, 90)),),
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
)

# A new game: `new(3, fewer_steps=True, seed=7)`.
new = partial(new_game, BOX)
