"""New York, by Sid Sackson and Sven Kübler (Piatnik 1995): own the largest block of the city."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ludopolis.engine.box import Box, Face, Option, Value, each_alone
from ludopolis.engine.game import new_game
from ludopolis.engine.weights import WeightsFile
from ludopolis.games.newyork import rules  # noqa: F401  (it answers the engine's questions)
from ludopolis.games.newyork.evaluation import Weights
from ludopolis.games.newyork.notation import NOTATION
from ludopolis.games.newyork.state import ACTIONS, LOCALE, City
from ludopolis.games.newyork.view import ENDINGS, NewYorkView, NewYorkViews
from ludopolis.language.text import Text, say


def contradiction(players: int, options: Mapping[str, Value]) -> Text | None:
    """Why these options cannot go together, if they cannot."""
    if options["teams"] and players != 4:
        return say("contradiction-teams", players=players)
    if options["price_for_two"] == "owner" and (players, options["edition"]) != (2, "box"):
        return say("contradiction-price")
    return None


def sides(players: int, options: Mapping[str, Value]) -> tuple[tuple[int, ...], ...]:
    """Partners sit opposite each other."""
    return ((1, 3), (2, 4)) if options["teams"] else each_alone(players, options)


BOX: Box[NewYorkView] = Box(
    name="newyork",
    credit="Sid Sackson & Sven Kübler, Piatnik 1995",
    least_players=2,
    most_players=5,
    options=(
        Option("edition", ("box", "cards")),
        Option("events", (False, True)),
        Option("own_colours", (False, True)),
        Option("teams", (False, True)),
        Option("unlimited_pawns", (False, True)),
        Option("price_for_two", ("colour", "owner"), printed=False),
    ),
    contradiction=contradiction,
    rules_version=1,
    layout=City,
    actions=ACTIONS,
    endings=ENDINGS,
    views=NewYorkViews(),
    notation=NOTATION,
    locale=LOCALE,
    weights_file=WeightsFile(Path(__file__).with_name("weights.toml"), Weights),
    faces=(
        Face("newyork", (20, 45), {"edition": "box"}),
        Face("newyork-cards", (20, 45), {"edition": "cards"}, "cover-cards"),
    ),
    sides=sides,
)

new = partial(new_game, BOX)  # a new game whose views are typed: `new(4, seed=7, events=True)`
