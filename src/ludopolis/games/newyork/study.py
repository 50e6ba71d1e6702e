"""Questions for studies of New York, above all about the colour lottery."""

from __future__ import annotations

from ludopolis.engine.grids import two_largest_groups
from ludopolis.engine.study import (
    Amount,
    Fact,
    Questions,
    ReplayedGame,
    RoleName,
    order_names,
    per_seat,
    role,
    turn_order,
)
from ludopolis.games.newyork.state import FREE, LONG_GAME, OFFER, SHOW, SIZE
from ludopolis.language.text import say

COLOURS = ("red", "blue", "yellow", "green", "black")


def colour_names(players: int) -> tuple[RoleName, ...]:
    """The colours that are dealt."""
    colours = [say(f"colour-{colour}") for colour in COLOURS[:players]]
    return tuple(RoleName(colour, say("study-owner", colour=colour)) for colour in colours)


def kept_names(players: int) -> tuple[RoleName, ...]:  # noqa: ARG001
    """Dealt another colour, or the one that the seat placed."""
    return (
        RoleName(say("study-kept-other"), say("study-kept-other.who")),
        RoleName(say("study-kept-own"), say("study-kept-own.who")),
    )


def starting_names(players: int) -> tuple[RoleName, ...]:
    """The turn order of the printed game, in which red starts."""
    first, *others = order_names(players)
    return (RoleName(first.label, say("study-moves-red")), *others)


def colours_of(game: ReplayedGame, seat: int) -> list[int]:
    """The colours that a seat was dealt."""
    return [c for c in range(int(game.end.colours)) if game.end.seat_of[c] == seat]


def buildings(game: ReplayedGame, seat: int) -> int:
    """The buildings of a seat at the end."""
    return sum(int(game.end.buildings[colour]) for colour in colours_of(game, seat))


def largest_block(game: ReplayedGame, seat: int) -> int:
    """The largest connected block of a seat at the end."""
    squares = [game.end.squares[colour] for colour in colours_of(game, seat)]
    return max(int(two_largest_groups(owned, SIZE)[0]) for owned in squares)


QUESTIONS = Questions(
    roles=(
        role("order", starting_names, turn_order(lambda game: int(game.end.first))),
        role(
            "colour",
            colour_names,
            lambda game: [int(game.end.colour_of[seat, 0]) for seat in range(game.players)],
            min_players=3,
        ),
        # Seat 1 places red, seat 2 blue and so on. With two players, both get back as many.
        role(
            "kept",
            kept_names,
            lambda game: [int(seat in colours_of(game, seat)) for seat in range(game.players)],
            min_players=3,
        ),
        role(
            "placing",
            lambda players: order_names(players, "study-places"),
            lambda game: range(game.players),
        ),
    ),
    rounds=lambda game: float(game.end.turns) / game.players,
    rounds_text="study-rounds-main",
    amounts=(
        Amount("block", per_seat(largest_block)),
        Amount("buildings", per_seat(buildings)),
        Amount("coins", per_seat(lambda game, seat: int(game.end.money[seat]))),
    ),
    facts=(
        Fact("free", lambda game: float((game.end.owner == FREE).sum())),
        Fact("shown", lambda game: float(any(game.count_actions(SHOW, OFFER))), share=True),
        Fact("long", lambda game: float(game.end.stops == LONG_GAME), share=True),
    ),
    only_as_printed={"edition": ("order",), "own_colours": ("colour", "kept")},
)
