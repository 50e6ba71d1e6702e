"""What is asked of Big Shot: who leads, what a lot costs, and whether debt pays."""

from __future__ import annotations

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Questions,
    Watched,
    in_order,
    order_names,
    role,
)
from ludopolis.games.bigshot.market import (
    BIDS,
    FIRST_LOAN,
    LOT,
    NOBODY,
    PARK_OF,
    PASS,
    PLACES,
    START_CASH,
)
from ludopolis.games.bigshot.rules import all_districts
from ludopolis.language.text import say

PARKS = sorted({int(park) for park in PARK_OF if park != NOBODY})


def colours_of(game: Watched, seat: int) -> list[int]:
    """The colours of a seat: one, or two of two players."""
    return [int(colour) for colour in game.end.colour_of[seat] if colour != NOBODY]


def loans(game: Watched) -> list[float]:
    """How many loans each seat took."""
    return [
        sum(int(game.end.loans[colour]) for colour in colours_of(game, seat))
        for seat in range(game.players)
    ]


def spent(game: Watched) -> list[float]:
    """What each seat paid for its lots: what it had and borrowed, less what is left."""

    def of_colour(colour: int) -> int:
        borrowed = sum(FIRST_LOAN - n for n in range(int(game.end.loans[colour])))
        return START_CASH + borrowed - int(game.end.cash[colour])

    return [sum(map(of_colour, colours_of(game, seat))) for seat in range(game.players)]


def parks(game: Watched) -> list[float]:
    """How many parks each seat owns at the end."""
    return [
        sum(int(game.end.owner[park]) in colours_of(game, seat) for park in PARKS)
        for seat in range(game.players)
    ]


def prices(game: Watched) -> list[int]:
    """What each lot went for; 0 for one that the leader got free."""
    found = []
    bid = placed = 0
    for action in game.taken.tolist():
        if action < PASS:
            bid = action - BIDS + 1
        elif action >= PLACES:
            placed += 1
            if placed == LOT:
                found.append(bid)
                bid = placed = 0
    return found


def mean_price(game: Watched) -> float:
    """What a lot costs that is not free."""
    paid = [price for price in prices(game) if price]
    return sum(paid) / len(paid) if paid else 0.0


def winners(game: Watched) -> list[int]:
    """The seats that won."""
    return [seat for seat in range(game.players) if int(game.leading[-1]) >> seat & 1]


QUESTIONS = Questions(
    roles=(
        role(
            "order",
            lambda players: order_names(players, "study-leads"),
            in_order(lambda game: int(game.dealt.leader)),
        ),
    ),
    rounds=lambda game: float(game.end.rounds),
    round_text="study-rounds-auctions",
    amounts=(
        Amount("lots", lambda game: [n / LOT for n in game.counted(PLACES, 1 << 15)]),
        Amount("spent", spent),
        Amount("loans", loans),
        Amount(
            "districts",
            lambda game: [int(all_districts(game.end, seat)) for seat in range(game.players)],
        ),
        Amount("parks", parks),
    ),
    facts=(
        Fact("price", mean_price),
        Fact("gifts", lambda game: float(prices(game).count(0))),
        Fact("nobody", lambda game: float((game.end.owner == NOBODY).sum())),
        Fact("in_debt", lambda game: float(game.points[-1][winners(game)[0]] < 0), share=True),
        Fact(
            "rule_of_two",
            lambda game: float(game.points[-1].max() > game.points[-1][winners(game)[0]]),
            share=True,
        ),
    ),
    standing=say("study-standing"),
)
