"""What players see and work out at the table, as rows of numbers: one call fills all that a view tells.

`view.py` names the numbers. Seats count from 1 here, and 0 is nobody; so do strips and sites.
"""

from __future__ import annotations

from ludopolis.engine.layout import Ints
from ludopolis.engine.rule import seldom
from ludopolis.games.tycoon.globe import (
    ALLOWED,
    BANK,
    CITIES,
    FIRST,
    KINDS,
    NO_STRIP,
    PASS,
    PLACES,
    RED,
    SEATS,
    SECOND,
    SITES,
    SQUARES,
    Globe,
)
from ludopolis.games.tycoon.rules import (
    cities_with_hotels,
    debt,
    distribution,
    factory_income,
    factory_payout,
    free_site,
    income,
    majority,
    paydays_done,
    payout,
    players_before,
    refusal,
    track_is_full,
)

STRIPS = 2

# The row of a city: where each group of numbers begins.
TRACK_AT = 0  # whose hotel stands on each square
OPEN_AT = TRACK_AT + SQUARES  # open hotels of each seat …
CLOSED_AT = OPEN_AT + SEATS  # … and closed ones
RANKING_AT = CLOSED_AT + SEATS  # who has the majority, who is second …
SITES_AT = RANKING_AT + SEATS  # whose factory stands on each site
STRIPS_AT = SITES_AT + SITES  # whose plane stands on each strip
PASSING_AT = STRIPS_AT + STRIPS  # for each seat: does it pass through?
BUILT, FREE_SITE, CLOSES, FULL, PAYS_FIRST, PAYS_SECOND, FACTORY_PAYS = range(
    PASSING_AT + SEATS, PASSING_AT + SEATS + 7
)
THEN_FIRST, THEN_SECOND = FACTORY_PAYS + 1, FACTORY_PAYS + 2  # what it pays after one more hotel
OF_CITY = THEN_SECOND + 1

# The row of a player.
CASH, DEBT, CITY, STRIP, HOTELS, FACTORIES, HAND, REPAID, SPREAD, DISTRIBUTED, INCOME = range(11)
LOANS_AT = INCOME + 1
EXTENDED_AT = LOANS_AT + KINDS
MAJORITY_AT = EXTENDED_AT + KINDS
FACTORY_INCOME_AT = MAJORITY_AT + CITIES
OF_PLAYER = FACTORY_INCOME_AT + CITIES

# The rest of the table.
PAYDAYS, MAY_PASS = range(2)
CARDS_AT = MAY_PASS + 1
FACE_UP_AT = CARDS_AT + KINDS
OF_TABLE = FACE_UP_AT + PLACES


@seldom
def fill(globe: Globe, cities: Ints, players: Ints, table: Ints) -> None:
    """Fill a row for each city, a row for each player, and the row of the table."""
    for city in range(CITIES):
        fill_city(globe, city, cities[city])
    for seat in range(globe.players):
        fill_player(globe, seat, players[seat])
        land(globe, seat, cities)
    table[PAYDAYS] = paydays_done(globe)
    table[MAY_PASS] = refusal(globe, PASS) == ALLOWED
    for kind in range(KINDS):
        table[CARDS_AT + kind] = globe.loan_cards[kind]
    for place in range(PLACES):
        table[FACE_UP_AT + place] = globe.face_up[place]


@seldom
def fill_city(globe: Globe, city: int, row: Ints) -> None:
    """What stands in a city, who is first there, and what it pays."""
    row[:] = 0
    for square in range(SQUARES):
        row[TRACK_AT + square] = globe.track[city, square] + 1
    for seat in range(globe.players):
        row[OPEN_AT + seat] = globe.open_hotels[city, seat]
        row[CLOSED_AT + seat] = globe.closed[city, seat]
        if globe.open_hotels[city, seat] > 0:
            row[RANKING_AT + players_before(globe, city, seat)] = seat + 1
    for site in range(SITES):
        row[SITES_AT + site] = globe.sites[city, site] + 1
    built = globe.built[city]
    site = free_site(globe, city)
    row[BUILT] = built
    row[FREE_SITE] = 0 if site == SITES else site + 1
    row[CLOSES] = closed_next(globe, city) + 1
    row[FULL] = track_is_full(globe, city)
    row[PAYS_FIRST] = payout(city, built, FIRST)
    row[PAYS_SECOND] = payout(city, built, SECOND)
    row[FACTORY_PAYS] = factory_payout(globe, city)
    if not track_is_full(globe, city):
        row[THEN_FIRST] = payout(city, built + 1, FIRST)
        row[THEN_SECOND] = payout(city, built + 1, SECOND)


@seldom
def closed_next(globe: Globe, city: int) -> int:
    """Whose hotel the next one in a city closes, or nobody's: the oldest, if it goes on a red square."""
    closes = RED[globe.built[city]] and globe.oldest[city] < globe.built[city]
    return globe.track[city, globe.oldest[city]] if closes else -1


@seldom
def land(globe: Globe, seat: int, cities: Ints) -> None:
    """Note in the row of a city that the plane of a seat is there."""
    city = globe.city[seat]
    if city == BANK:
        return
    if globe.strip[seat] == NO_STRIP:
        cities[city, PASSING_AT + seat] = 1
    else:
        cities[city, STRIPS_AT + globe.strip[seat]] = seat + 1


@seldom
def fill_player(globe: Globe, seat: int, row: Ints) -> None:
    """What lies in front of a player, and what a payday now would bring."""
    row[CASH] = globe.cash[seat]
    row[DEBT] = debt(globe, seat)
    row[CITY] = globe.city[seat]
    row[STRIP] = globe.strip[seat] + 1
    row[HOTELS] = globe.hotels[seat]
    row[FACTORIES] = globe.factories[seat]
    row[HAND] = globe.hand[seat]
    row[REPAID] = globe.repaid[seat]
    row[SPREAD] = cities_with_hotels(globe, seat)
    row[DISTRIBUTED] = distribution(globe, seat)
    row[INCOME] = income(globe, seat)
    for kind in range(KINDS):
        row[LOANS_AT + kind] = globe.loans[seat, kind]
        row[EXTENDED_AT + kind] = globe.extended[seat, kind]
    for city in range(CITIES):
        row[MAJORITY_AT + city] = majority(globe, city, seat)
        row[FACTORY_INCOME_AT + city] = factory_income(globe, city, seat)
