"""What is asked of New York: the colour lottery above all."""

from __future__ import annotations

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Name,
    Questions,
    Watched,
    in_order,
    order_names,
    role,
)
from ludopolis.engine.grids import two_largest_groups
from ludopolis.games.newyork.city import FREE, LONG_GAME, OFFER, SHOW, SIZE
from ludopolis.language.text import say

COLOURS = ("red", "blue", "yellow", "green", "black")


def colour_names(players: int) -> tuple[Name, ...]:
    """The colours that are dealt."""
    colours = [say(f"colour-{colour}") for colour in COLOURS[:players]]
    return tuple(Name(colour, say("study-owner", colour=colour)) for colour in colours)


def kept_names(players: int) -> tuple[Name, ...]:  # noqa: ARG001
    """Another colour, or the one that one placed."""
    return (
        Name(say("study-kept-other"), say("study-kept-other.who")),
        Name(say("study-kept-own"), say("study-kept-own.who")),
    )


def starting_names(players: int) -> tuple[Name, ...]:
    """The turn order of the box, where red starts."""
    first, *others = order_names(players)
    return (Name(first.label, say("study-moves-red")), *others)


def colours_of(game: Watched, seat: int) -> list[int]:
    """The colours that a seat was dealt."""
    return [c for c in range(int(game.end.colours)) if game.end.seat_of[c] == seat]


def read_kept(game: Watched) -> list[int]:
    """Whether each seat was dealt the colour that it had placed: seat 1 red, seat 2 blue and so on."""
    return [int(seat in colours_of(game, seat)) for seat in range(game.players)]


def buildings(game: Watched) -> list[float]:
    """The buildings of each seat at the end."""
    return [
        sum(int(game.end.buildings[colour]) for colour in colours_of(game, seat))
        for seat in range(game.players)
    ]


def largest_block(game: Watched) -> list[float]:
    """The largest connected block of each seat at the end."""
    return [
        max(int(two_largest_groups(game.end.squares[c], SIZE)[0]) for c in colours_of(game, seat))
        for seat in range(game.players)
    ]


def coins(game: Watched) -> list[float]:
    """The coins of each seat at the end."""
    return [int(game.end.money[seat]) for seat in range(game.players)]


QUESTIONS = Questions(
    roles=(
        role("order", starting_names, in_order(lambda game: int(game.end.first))),
        role(
            "colour",
            colour_names,
            lambda game: [int(game.end.colour_of[seat, 0]) for seat in range(game.players)],
            least=3,
        ),
        role("kept", kept_names, read_kept, least=3),  # of two players, both get back as many
        role(
            "placing",
            lambda players: order_names(players, "study-places"),
            lambda game: list(range(game.players)),
        ),
    ),
    rounds=lambda game: float(game.end.turns) / game.players,
    side=lambda game, seat: seat % 2 if game.end.teams else seat,
    round_text="study-rounds-main",
    amounts=(
        Amount("block", largest_block),
        Amount("buildings", buildings),
        Amount("coins", coins),
    ),
    facts=(
        Fact("free", lambda game: float((game.end.owner == FREE).sum())),
        Fact("shown", lambda game: float(sum(game.counted(SHOW, OFFER)) > 0), share=True),
        Fact("long", lambda game: float(game.end.stops == LONG_GAME), share=True),
    ),
    printed={"edition": ("order",), "own_colours": ("colour", "kept")},
)
