"""Two machines, each with its own data folder, at one PostgreSQL with one secret: they are one site."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from web_process import Served, served
from web_site import QUICK, Browser, Wire

from postgres import Postgres

SECRET = "one secret that both of the machines have"
ANOTHER = "another secret which nobody else has been told"
MOVES = 12


@contextmanager
def machine(folder: Path, database: str, secret: str) -> Iterator[Served]:
    folder.mkdir()
    with served(folder, "--database", database, LUDOPOLIS_SECRET=secret) as site:
        with site.browser() as guest:
            assert guest.post("/name", {"name": "Guest"}).status_code == 303
            site.wait_for(f"/table/{guest.new_table(QUICK, 'me friend')}")
        yield site


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def machines(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    folder = tmp_path_factory.mktemp("machines")
    with (
        machine(folder / "north", database, SECRET) as north,
        machine(folder / "south", database, SECRET) as south,
    ):
        yield north, south
        assert {north.stop(), south.stop()} == {0}
        assert " ERROR " not in north.log + south.log


@contextmanager
def somebody(name: str, *sites: Served) -> Iterator[list[Browser]]:
    """A visitor who became one at the first of some machines, at each of them with the same cookies."""
    with ExitStack() as stack:
        browsers = [stack.enter_context(site.browser()) for site in sites]
        first, *others = browsers
        assert first.post("/name", {"name": name}).status_code == 303
        for other in others:
            other.client.cookies.update(first.client.cookies)
        yield browsers


def begun(ada: Browser, ben: Browser) -> str:
    """A table at which two sit, each where they are; and the game has begun."""
    table = ada.new_table(QUICK, "me friend")
    assert ben.post(f"/table/{table}/sit").status_code == 303
    # Her machine may not have heard yet who sat down at the other: it looks before it refuses.
    assert ada.post(f"/table/{table}/start").status_code == 303
    return table


def told(wire: Wire, number: int) -> None:
    """Wait until a page has the position after so many events."""
    while position_of(wire)["number"] < number:
        wire.next()
    assert position_of(wire)["number"] == number


def position_of(wire: Wire) -> dict[str, Any]:
    """The position that a page has; of a game that begins, the other machine may hear a little later."""
    while wire.position is None:
        wire.next()
    return wire.position


def test_who_came_to_one_is_known_at_the_other(machines: tuple[Served, Served]) -> None:
    with somebody("Ada", *machines) as (here, there):
        assert there.get("/api/me").json()["name"] == "Ada"
        table = here.new_table(QUICK, "me friend")
        assert there.get(f"/api/tables/{table}").json()["table"]["mine"] == [1]


def test_two_at_one_table_see_each_move_of_the_other(machines: tuple[Served, Served]) -> None:
    north, south = machines
    with somebody("Ada", north) as (ada,), somebody("Ben", south) as (ben,):
        table = begun(ada, ben)
        with ada.at(table) as hers, ben.at(table) as his:
            movers = set()
            for _ in range(MOVES):
                mover = hers if position_of(hers)["to_move_mine"] else his
                position = position_of(mover)
                number, action = position["number"], position["choices"][0]["action"]
                answer = mover.ask("move", number=number, action=action)
                assert (answer["type"], answer["number"]) == ("ok", number + 1)
                for wire in (hers, his):
                    told(wire, number + 1)
                movers.add(position["to_move"])
            assert movers == {1, 2}


def test_what_is_sent_to_both_at_once_is_done_once(machines: tuple[Served, Served]) -> None:
    with somebody("Ada", *machines) as ada, somebody("Ben", *machines) as ben:
        table = begun(ada[0], ben[1])
        with ExitStack() as stack:
            people = [[stack.enter_context(one.at(table)) for one in who] for who in (ada, ben)]
            for line in (*people[0], *people[1]):
                position_of(line)  # both machines know that the game has begun
            for turn in range(MOVES):
                hers, his = people
                lines = hers if position_of(hers[0])["to_move_mine"] else his
                position = position_of(lines[0])
                number, action = position["number"], position["choices"][0]["action"]
                name = f"move-{turn}"
                for line in lines:
                    line.send({"type": "move", "id": name, "number": number, "action": action})
                done = {"type": "ok", "id": name, "number": number + 1}
                for line in lines:
                    assert line.until(lambda heard: "id" in heard) == done
                for line in (*hers, *his):
                    told(line, number + 1)


def test_limits_are_those_of_the_site(machines: tuple[Served, Served]) -> None:
    """Codes are tried and visitors made at both: what one has counted the other knows."""
    codes, newcomers = [], []
    with ExitStack() as stack:
        for _ in range(2):
            browsers = [stack.enter_context(site.browser()) for site in machines]
            for browser in browsers:
                browser.client.headers["x-forwarded-for"] = "203.0.113.7"
                codes += [browser.post("/claim", {"code": "wrong"}).status_code for _ in range(5)]
        for _ in range(60):
            for site in machines:
                browser = stack.enter_context(site.browser())
                browser.client.headers["x-forwarded-for"] = "203.0.113.8"
                newcomers.append(browser.post("/name", {"name": "Eve"}).status_code)
        stranger = stack.enter_context(machines[1].browser())
        stranger.client.headers["x-forwarded-for"] = "203.0.113.9"
        assert stranger.post("/claim", {"code": "wrong"}).status_code == 422
        assert stranger.post("/name", {"name": "Ada"}).status_code == 303
    # Ten and sixty at once, and by and by a few more: each machine by itself would take all of these.
    assert codes[:10] == 10 * [422]
    assert 429 in codes[10:]
    assert newcomers[:60] == 60 * [303]
    assert 429 in newcomers[60:]


def test_with_another_secret_nobody_is_known(
    machines: tuple[Served, Served], database: str, tmp_path: Path
) -> None:
    with (
        machine(tmp_path / "stranger", database, ANOTHER) as stranger,
        somebody("Ada", machines[0], stranger) as (here, there),
    ):
        table = here.new_table(QUICK, "me friend")
        assert there.get("/api/me").json()["name"] is None
        assert there.get(f"/api/tables/{table}").json()["table"]["mine"] == []
        before = here.client.cookies["visitor"]
        assert there.post("/name", {"name": "Eve"}).status_code == 303
        assert before not in there.client.cookies.values()
        assert here.get("/api/me").json()["name"] == "Ada", "Eve is somebody else"
