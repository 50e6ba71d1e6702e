"""Property, by Sid Sackson (A Gamut of Games, 1969): collect rent until somebody is ruined."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, Value
from ludopolis.engine.game import new_game
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.property import rules  # noqa: F401  (it answers the engine's questions)
from ludopolis.games.property.evaluation import Weights
from ludopolis.games.property.notation import LOCALE, NOTATION
from ludopolis.games.property.state import ACTIONS, SEATS, Land
from ludopolis.games.property.view import ENDINGS, PropertyView, PropertyViews
from ludopolis.language.text import Text, say


def contradiction(players: int, options: Mapping[str, Value]) -> Text | None:
    """Why these options cannot go together, if they cannot."""
    if int(options["bankruptcies"]) >= players:
        return say("contradiction-bankruptcies", players=players)
    return None


BOX: Box[PropertyView] = Box(
    name="property",
    credit="Sid Sackson, A Gamut of Games, 1969",
    least_players=2,
    most_players=SEATS,
    options=(Option("bankruptcies", (1, 2, 3)), Option("count_property", (False, True))),
    contradiction=contradiction,
    rules_version=1,
    layout=Land,
    actions=ACTIONS,
    endings=ENDINGS,
    views=PropertyViews(),
    notation=NOTATION,
    locale=LOCALE,
    computable=frozenset({"unseen", "surely_in_hands"}),
    faces=(Face("property", (20, 45)),),
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
)

# A new game of Property, as `ludopolis.new`: `property.new(4, seed=7)`.
new = partial(new_game, BOX)
