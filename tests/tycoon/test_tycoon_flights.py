"""Flying and landing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon_table import ALL_SCHEDULED, flights, plane, position

from at_a_table import play_all, refused, table, texts
from ludopolis.games.tycoon import rules
from ludopolis.games.tycoon.state import CITY_NAMES

CROWDED = {2: ("Cairo", 1), 3: ("Cairo", 2)}


def test_two_squares_from_hong_kong() -> None:
    """Printed example: exactly Mexico City, Cape Town and Monaco, and the city named."""
    game = position(
        planes={1: ("Hong Kong", 1)}, hands=[["Cairo 2", "Monaco 2"]], scheduled=[None, None]
    )
    assert flights(game, "Monaco 2") == ["Monaco", "Mexico City", "Cape Town"]
    assert flights(game, "Cairo 2") == ["Monaco", "Mexico City", "Cairo", "Cape Town"]


def test_cairo_two_from_the_bank() -> None:
    """Printed example: from the bank to Cairo only."""
    game = position(hands=[["Cairo 2"]], scheduled=[None, None])
    assert flights(game, "Cairo 2") == ["Cairo"]
    refused(game, "fly to Tokyo with Cairo 2", "from the bank")


@pytest.mark.parametrize("city", CITY_NAMES)
def test_cairo_two_from_every_city(city: str) -> None:
    """Printed example: from any city to Cairo or two squares away."""
    game = position(planes={1: (city, 1)}, hands=[["Cairo 2"]], scheduled=[None, None])
    here = CITY_NAMES.index(city)
    away = {
        CITY_NAMES[other]
        for other in range(9)
        if abs(here // 3 - other // 3) + abs(here % 3 - other % 3) == 2
    }
    assert set(flights(game, "Cairo 2")) == (away | {"Cairo"}) - {city}


def test_the_squares_are_exact() -> None:
    """Scheduled ticket: exactly as many squares away as shown."""
    game = position(planes={1: ("New York", 1)}, hands=[["Sydney 1", "Hong Kong 3"]])
    assert flights(game, "Sydney 1") == ["Monaco", "Mexico City", "Sydney"]
    assert flights(game, "Hong Kong 3") == ["Hong Kong", "Cape Town"]
    refused(game, "fly to Cairo with Sydney 1", "as many steps away as it shows")


def test_fewer_steps() -> None:
    """Option fewer_steps: or less far; from the bank nothing changes."""
    game = position(
        planes={1: ("New York", 1)}, hands=[["Sydney 1", "Hong Kong 3"]], fewer_steps=True
    )
    assert flights(game, "Sydney 1") == ["Monaco", "Mexico City", "Sydney"]
    every = [name for name in CITY_NAMES if name not in ("New York", "Sydney")]
    assert flights(game, "Hong Kong 3") == every
    game = position(hands=[["Hong Kong 3"]], fewer_steps=True)
    assert flights(game, "Hong Kong 3") == ["Hong Kong"]


def test_charters_lead_both_ways() -> None:
    """Charter: between its two cities, either way, only when standing in one of them."""
    for here, there in (("Mexico City", "Cape Town"), ("Cape Town", "Mexico City")):
        game = position(planes={1: (here, 1)}, hands=[["Mexico City–Cape Town"]])
        assert flights(game, "Mexico City–Cape Town") == [there]
    game = position(planes={1: ("Cairo", 1)}, hands=[["Mexico City–Cape Town"]])
    assert texts(game, "fly") == []
    refused(game, "fly with Mexico City–Cape Town", "in one of its two cities")


def test_no_charter_from_the_bank() -> None:
    """From the bank only scheduled tickets."""
    game = position(hands=[["Mexico City–Cape Town"]])
    assert texts(game, "fly") == []
    refused(game, "fly with Mexico City–Cape Town", "only scheduled tickets start from the bank")


def test_a_ticket_must_be_in_hand() -> None:
    """Flying: a ticket bought by another, or not bought at all, leads nowhere."""
    game = position(hands=[[], ["Sydney 1"]])
    refused(game, "fly to Sydney with Sydney 1", "do not have that ticket")
    refused(game, "fly to Cairo with Cairo 2", "do not have that ticket")


def test_a_flight_leads_to_another_city() -> None:
    """Ruling: not to the city where the plane is; and never to the bank."""
    game = position(
        planes={1: ("Cairo", 2)}, hands=[["Cairo 3", "Cairo 2"]], scheduled=[None, None]
    )
    refused(game, "fly to Cairo with Cairo 3", "another city")
    assert "Cairo" not in flights(game, "Cairo 2")


def test_several_flights_in_a_turn() -> None:
    """Printed example: to Rio by a scheduled flight, and on to Cape Town by a charter."""
    game = position(
        scheduled=["Rio de Janeiro 2", "Cairo 2"],
        charters=["Rio de Janeiro–Cape Town", *["New York–Monaco", *[None] * 4]],
    )
    play_all(game, "buy Rio de Janeiro 2", "fly to Rio de Janeiro with Rio de Janeiro 2")
    play_all(game, "buy Rio de Janeiro–Cape Town", "fly to Cape Town with Rio de Janeiro–Cape Town")
    assert plane(game, 1) == ("Cape Town", 1)
    game.play("build hotel")
    assert table(game)["cash"][0] == 15 - 5 - 1 - 2


# --- Landing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "strip"),
    [
        ({}, 1),
        ({2: ("Cairo", 1)}, 2),
        ({2: ("Cairo", 2)}, 1),
        ({2: ("Tokyo", 1), 3: ("Tokyo", 2)}, 1),
        (CROWDED, None),
    ],
)
def test_the_first_free_strip(others: dict[int, tuple[str, int | None]], strip: int | None) -> None:
    """Landing: strip 1 before 2; with both taken one can only pass through."""
    game = position(planes=others, hands=[["Cairo 3"]])
    game.play("fly to Cairo with Cairo 3")
    assert plane(game, 1) == ("Cairo", strip)


def test_passing_through() -> None:
    """Landing: with both strips taken you may fly on, but not build or renovate."""
    game = position(
        planes=CROWDED,
        hands=[["Cairo 3", "Mexico City–Cairo"]],
        closed={"Cairo": "R"},
        tracks={"Cairo": ".BYBYBY"},
    )
    game.play("fly to Cairo with Cairo 3")
    for action in ("build hotel", "renovate", "build factory"):
        refused(game, action, "both landing strips are taken")
    game.play("fly to Mexico City with Mexico City–Cairo")
    assert plane(game, 1) == ("Mexico City", 1)
    assert "build hotel" in texts(game)


def test_staying_keeps_the_strip() -> None:
    """Landing: a plane on strip 2 does not move to strip 1, though it has become free."""
    game = position(2, planes={1: ("Cairo", 2), 2: ("Cairo", 1)})
    play_all(game, "build hotel", "borrow 10")
    assert plane(game, 1) == ("Cairo", 2)
    game.play("build hotel")
    assert table(game)["cash"][0] == 15 - 4 - 4


def test_leaving_and_coming_back_changes_the_strip() -> None:
    """Printed: only who leaves the city first and comes back lands on the cheaper strip."""
    game = position(2, planes={1: ("Cairo", 2)}, hands=[["Monaco–Cairo", "Cairo 3"]])
    play_all(game, "fly to Monaco with Monaco–Cairo", "fly to Cairo with Cairo 3")
    assert plane(game, 1) == ("Cairo", 1)
    game.play("build hotel")
    assert table(game)["cash"][0] == 15 - 3


def test_leaving_frees_the_strip() -> None:
    """Landing: who flies on leaves the strip to others."""
    game = position(2, planes={1: ("Cairo", 1)}, hands=[["Monaco–Cairo"], ["Cairo 3"]])
    play_all(game, "fly to Monaco with Monaco–Cairo", "build hotel", "fly to Cairo with Cairo 3")
    assert plane(game, 2) == ("Cairo", 1)


@given(st.integers(0, 17), st.integers(-1, 8), st.integers(0, 8), st.booleans())
def test_scheduled_tickets_lead_where_the_rulebook_says(
    ticket: int, origin: int, goal: int, fewer: bool
) -> None:
    """Scheduled ticket: the city named, or from a city as many squares away (or fewer)."""
    game = position(fewer_steps=fewer)
    name, steps = ALL_SCHEDULED[ticket].rsplit(" ", 1)
    apart = abs(origin // 3 - goal // 3) + abs(origin % 3 - goal % 3)
    near = apart <= int(steps) if fewer else apart == int(steps)
    allowed = goal != origin and (CITY_NAMES[goal] == name or (origin >= 0 and near))
    assert (rules.scheduled_refusal(game.state, ticket, origin, goal) == 0) == allowed
