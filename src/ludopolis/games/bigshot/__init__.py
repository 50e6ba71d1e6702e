"""Big Shot, by Alex Randolph (Ravensburger 2001): auctions of pawns for the districts of a city."""

from __future__ import annotations

from functools import partial

from ludopolis.engine.box import Box, Face, Option, no_contradiction
from ludopolis.engine.game import new_game
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.bigshot import hidden, rules  # noqa: F401  (they answer the engine's questions)
from ludopolis.games.bigshot.baselines import BASELINES
from ludopolis.games.bigshot.evaluation import Weights
from ludopolis.games.bigshot.notation import BigShotNotation
from ludopolis.games.bigshot.state import ACTIONS, FOLDER, Market
from ludopolis.games.bigshot.view import ENDINGS, BigShotView, BigShotViews

LOCALE = FOLDER / "locale"

BOX: Box[BigShotView] = Box(
    name="bigshot",
    credit="Alex Randolph, Ravensburger 2001",
    least_players=2,
    most_players=4,
    options=(Option("expert", (False, True)),),
    contradiction=no_contradiction,
    rules_version=1,
    layout=Market,
    actions=ACTIONS,
    endings=ENDINGS,
    views=BigShotViews(),
    notation=BigShotNotation(LOCALE, ACTIONS),
    locale=LOCALE,
    weights_file=WeightsFile(FOLDER / "weights.toml", Weights),
    baselines=BASELINES,
    # Expert: payments and loans are public, so who attends knows what is not displayed.
    computable=frozenset({"colours", "seats"}),
    faces=(Face("bigshot", (45, 75)),),
)
new = partial(new_game, BOX)  # a new game, whose views are of this type: `bigshot.new(4).view(1)`
