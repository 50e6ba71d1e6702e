"""New York New York, by Wolfgang Kramer (F.X. Schmid 1989): the place to be is on top."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, no_contradiction
from ludopolis.engine.game import new_game
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.newyorknewyork import (  # noqa: F401  (they answer the engine's questions)
    hidden,
    rules,
)
from ludopolis.games.newyorknewyork.baselines import BASELINES
from ludopolis.games.newyorknewyork.evaluation import Weights
from ludopolis.games.newyorknewyork.notation import LOCALE, NewYorkNewYorkNotation
from ludopolis.games.newyorknewyork.state import ACTIONS, SEATS, Skyline
from ludopolis.games.newyorknewyork.view import ENDINGS, NewYorkNewYorkViews, View

BOX: Box[View] = Box(
    name="newyorknewyork",
    credit="Wolfgang Kramer, F.X. Schmid 1989",
    least_players=2,
    most_players=SEATS,
    options=(Option("bonus", (True, False)), Option("match", (False, True))),
    contradiction=no_contradiction,
    rules_version=1,
    layout=Skyline,
    actions=ACTIONS,
    endings=ENDINGS,
    views=NewYorkNewYorkViews(),
    notation=NewYorkNewYorkNotation(LOCALE, ACTIONS),
    locale=LOCALE,
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
    baselines=BASELINES,
    faces=(Face("newyorknewyork", (10, 25)),),
)

# A new game: `new(3, match=True, seed=7)`.
new = partial(new_game, BOX)
