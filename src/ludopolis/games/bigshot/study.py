"""Questions for studies of Big Shot: the leader's advantage, the price of lots, the use of debt."""

from __future__ import annotations

from ludopolis.engine.study import (
    Amount,
    Fact,
    Questions,
    ReplayedGame,
    order_names,
    per_seat,
    role,
    turn_order,
)
from ludopolis.games.bigshot.rules import all_districts
from ludopolis.games.bigshot.state import (
    BIDS,
    FIRST_LOAN,
    LOT,
    NOBODY,
    PARK_OF,
    PASS,
    PLACES,
    START_CASH,
)
from ludopolis.language.text import say

PARKS = sorted({int(park) for park in PARK_OF if park != NOBODY})


def colours_of(game: ReplayedGame, seat: int) -> list[int]:
    """The colours of a seat: one, or two with two players."""
    return [int(colour) for colour in game.end.colour_of[seat] if colour != NOBODY]


def loans(game: ReplayedGame, seat: int) -> int:
    """How many loans a seat took."""
    return sum(int(game.end.loans[colour]) for colour in colours_of(game, seat))


def spent(game: ReplayedGame, seat: int) -> int:
    """What a seat paid for its lots: what it had and borrowed, minus what is left."""

    def of_colour(colour: int) -> int:
        borrowed = sum(FIRST_LOAN - n for n in range(int(game.end.loans[colour])))
        return START_CASH + borrowed - int(game.end.cash[colour])

    return sum(map(of_colour, colours_of(game, seat)))


def parks(game: ReplayedGame, seat: int) -> int:
    """How many parks a seat owns at the end."""
    return sum(int(game.end.owner[park]) in colours_of(game, seat) for park in PARKS)


def prices(game: ReplayedGame) -> list[int]:
    """What each lot was sold for; 0 for one that the leader got free."""
    found = []
    bid = placed = 0
    for action in game.actions.tolist():
        if action < PASS:
            bid = action - BIDS + 1
        elif action >= PLACES:
            placed += 1
            if placed == LOT:
                found.append(bid)
                bid = placed = 0
    return found


def mean_price(game: ReplayedGame) -> float:
    """The mean price of the lots that were not free."""
    paid = [price for price in prices(game) if price]
    return sum(paid) / len(paid) if paid else 0.0


def winning_score(game: ReplayedGame) -> int:
    """The score of the (first) winner."""
    winners = int(game.leading[-1])
    return int(game.points[-1][(winners & -winners).bit_length() - 1])


QUESTIONS = Questions(
    roles=(
        role(
            "order",
            lambda players: order_names(players, "study-leads"),
            turn_order(lambda game: int(game.start.leader)),
        ),
    ),
    rounds=lambda game: float(game.end.rounds),
    rounds_text="study-rounds-auctions",
    amounts=(
        Amount("lots", lambda game: [n / LOT for n in game.count_actions(PLACES, 1 << 15)]),
        Amount("spent", per_seat(spent)),
        Amount("loans", per_seat(loans)),
        Amount("districts", per_seat(lambda game, seat: int(all_districts(game.end, seat)))),
        Amount("parks", per_seat(parks)),
    ),
    facts=(
        Fact("price", mean_price),
        Fact("gifts", lambda game: float(prices(game).count(0))),
        Fact("nobody", lambda game: float((game.end.owner == NOBODY).sum())),
        Fact("in_debt", lambda game: float(winning_score(game) < 0), share=True),
        Fact("rule_of_two", lambda g: float(g.points[-1].max() > winning_score(g)), share=True),
    ),
    standing=say("study-standing"),
)
