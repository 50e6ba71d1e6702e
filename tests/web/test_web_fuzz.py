"""Bad input by the thousand, on every kind of message, every form and every request: the site goes on,
nothing of anybody's table changes, and others are answered meanwhile.

`make fuzz MESSAGES=100000` sends as many as one likes.
"""

from __future__ import annotations

import itertools
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, get_args
from unittest.mock import patch
from urllib.parse import quote

import pytest
from fuzzing import (
    MESSAGES,
    NASTY,
    Rows,
    anything,
    dumped,
    is_readable,
    rows_in,
    spoiled,
    well_formed,
    without_bots,
)
from web_site import QUICK, Browser, Site, Wire, open_site
from websockets.exceptions import ConnectionClosed

from ludopolis.web import messages, pages, table_socket
from ludopolis.web.api import finished_games, games, tables, visitors
from ludopolis.web.serve import LARGEST_FRAME

AT_ONCE = 30  # messages before their answers are read; a wire keeps no more than 64
KINDS = get_args(messages.ClientMessage)
# What changes nothing at a game that goes on, and at which nobody agreed to hints.
PASSING = (
    *(messages.Rematch, messages.Hint, messages.Why, messages.Aid),
    *(messages.Since, messages.Reading, messages.Ping),
)


@dataclass
class Club:
    """A site with a game of Ada's and Ben's that has begun, and one that others play meanwhile."""

    site: Site
    database: Path
    ada: Browser
    ben: Browser
    table: str
    # What was said and accepted, by who said it.
    sent: dict[Browser, list[dict[str, Any]]] = field(default_factory=dict)

    def kept(self) -> Rows:
        """All that is stored of the table, and its people."""
        people = {seat[3] for seat in rows_in(self.database)["seats"] if seat[0] == self.table}
        return {
            name: [row for row in rows if row[0] == self.table or row[0] in people]
            for name, rows in rows_in(self.database).items()
        }


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("site")
    with (
        without_bots(),
        patch.object(table_socket, "BURST", 1e9),  # what comes too fast would not even be read
        open_site(folder) as site,
    ):
        ada, ben = site.browser(), site.browser()
        table = ada.new_table(seats="me friend", name="Ada")
        ben.post(f"/table/{table}/sit", {"name": "Ben"})
        ada.post(f"/table/{table}/start")
        club = Club(site, folder / "site.db", ada, ben, table)
        for browser in (ada, ben, ada, ben):
            with browser.at(table) as wire:
                position = wire.of_type("table")["position"]
                say = partial(accepted, wire, club.sent.setdefault(browser, []))
                say({"type": "chat", "id": f"c{position['number']}", "text": "Hello"})
                while position["to_move_mine"]:
                    number, choice = position["number"], position["choices"][0]
                    move = {"type": "move", "id": f"m{number}", "number": number}
                    say({**move, "action": choice["action"]})
                    assert wire.position is not None
                    position = wire.position
                say({"type": "hand_over", "id": f"h{position['number']}", "seat": seat_of(wire)})
                say({"type": "take_back", "id": f"t{position['number']}", "seat": seat_of(wire)})
        yield club


def seat_of(wire: Wire) -> int:
    """The seat through which somebody looks."""
    assert wire.position is not None
    return int(wire.position["seat"])


def accepted(wire: Wire, sent: list[dict[str, Any]], message: dict[str, Any]) -> None:
    """Say something that is accepted."""
    wire.send(message)
    answer = wire.until(lambda heard: heard.get("id") == message["id"])
    assert answer["type"] == "ok", answer
    sent.append(message)


@contextmanager
def played_meanwhile(site: Site) -> Iterator[Counter[str]]:
    """Others play at another table and look at pages, until this ends."""
    done, answers = threading.Event(), Counter[str]()
    browser = site.browser()

    def play() -> None:
        table = browser.new_table(seats="me screen")
        for number in itertools.count():
            answers[f"page {browser.get('/').status_code}"] += 1
            with browser.at(table) as wire:
                seat = wire.of_type("table")["position"]["to_move"]
                if seat is None:  # over: a new game
                    table = browser.new_table(seats="me screen")
                    continue
                wire.send({"type": "look", "seat": seat})
                position = wire.of_type("table")["position"]
                at, action = position["number"], position["choices"][0]["action"]
                wire.send({"type": "move", "id": f"at-{at}", "number": at, "action": action})
                answers[wire.until(lambda heard: "id" in heard)["type"]] += 1
            if done.is_set() and number > 3:
                return

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield answers
    finally:
        done.set()
        thread.join()


def flood(browser: Browser, table: str, frames: Iterator[str | bytes]) -> Counter[str]:
    """Send frames, and read how each is answered; a wire that is closed is opened again."""
    answers: Counter[str] = Counter()
    while True:
        with browser.at(table) as wire:
            wire.of_type("table")
            try:
                while batch := list(itertools.islice(frames, AT_ONCE)):
                    for frame in batch:
                        wire.send(frame)
                    wire.ask("ping")
                    for heard in wire.heard:
                        answers[str(heard.get("code", heard["type"]))] += 1
                    wire.heard.clear()
                    wire.texts.clear()
                return answers
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                answers[f"closed {closed.rcvd.code}"] += 1


# --- On the wire ------------------------------------------------------------------------------


def unreadable(random: Random, count: int) -> Iterator[str | bytes]:
    """Frames that are no message, of every kind."""
    kinds = itertools.cycle(KINDS)
    while count:
        frame = spoiled(random, well_formed(random, next(kinds)))
        if not is_readable(frame):
            count -= 1
            yield frame


def test_what_is_no_message_changes_nothing(club: Club) -> None:
    before, count = club.kept(), MESSAGES // 3
    with played_meanwhile(club.site) as others:
        for browser in (club.ada, club.ben):
            frames = unreadable(Random(f"{count} {browser is club.ada}"), count // 2)
            answers = flood(browser, club.table, frames)
            assert answers["unreadable"] == count // 2
            assert answers["failed"] == 0
    assert club.kept() == before
    assert set(others) <= {"page 200", "ok"}, others


def test_messages_of_those_who_only_look_on_change_nothing(club: Club) -> None:
    """Every kind of message, well formed or not, from a visitor and from somebody unknown."""
    before, count = club.kept(), MESSAGES // 3
    eve = club.site.browser()
    eve.post("/name", {"name": "Eve"})
    with played_meanwhile(club.site) as others:
        for browser in (eve, club.site.browser()):
            random = Random(count)
            kinds = itertools.cycle(KINDS)
            frames = (
                spoiled(random, message) if random.random() < 0.3 else dumped(message)
                for message in (well_formed(random, next(kinds)) for _ in range(count // 2))
            )
            answers = flood(browser, club.table, frames)
            assert answers["ok"] == answers["failed"] == 0, answers
            assert answers["not_yours"] > count // 8
    assert club.kept() == before
    assert set(others) <= {"page 200", "ok"}, others


def wrong_but_readable(
    random: Random, sent: list[dict[str, Any]], count: int
) -> Iterator[str | bytes]:
    """Messages that were accepted long ago, and such as never can be."""
    last = max(message["number"] for message in sent if "number" in message)
    for number in range(count):
        way = random.randrange(5)
        if way == 0:  # once more
            yield dumped(random.choice(sent))
        elif way == 1:  # the same name for something else
            name = random.choice(sent)["id"]
            yield dumped({"type": "undo", "id": name, "number": random.randrange(40)})
            yield dumped({"type": "resign", "id": name, "seat": random.randrange(1, 3)})
        elif way == 2:  # decided in a position that is gone, or that is not there yet
            when = random.choice((random.randrange(last), random.randrange(100, 10**7)))
            move = {"id": f"w{number}", "number": when}
            yield dumped(random.choice(({"type": "move", "action": 3}, {"type": "undo"})) | move)
        elif way == 3:  # what only asks, or comes too soon
            yield dumped(well_formed(random, random.choice(PASSING)))
        else:  # for a seat that is not there
            kind = random.choice(("resign", "hand_over", "take_back", "look"))
            yield dumped({"type": kind, "id": f"w{number}", "seat": random.randrange(3, 21)})


def test_messages_out_of_order_and_sent_again_change_nothing(club: Club) -> None:
    before, count = club.kept(), MESSAGES // 3
    for browser, sent in club.sent.items():
        frames = wrong_but_readable(Random(count), sent, count // 2)
        answers = flood(browser, club.table, frames)
        assert answers["ok"] > 0, answers  # it is answered as it was
        assert answers["failed"] == 0, answers
        assert answers["stale"] + answers["not_your_turn"] > 0
    assert club.kept() == before


def test_the_end_of_a_game_and_the_next_one_come_once(club: Club) -> None:
    """What was accepted is sent again and again, also when the game is long over."""
    ada, ben = club.site.browser(), club.site.browser()
    table = ada.new_table(seats="me friend", name="Ada")
    ben.post(f"/table/{table}/sit", {"name": "Ben"})
    ada.post(f"/table/{table}/start")
    sent: list[dict[str, Any]] = []
    with ben.at(table) as wire:
        wire.of_type("table")
        accepted(wire, sent, {"type": "hand_over", "id": "over", "seat": 2})
        accepted(wire, sent, {"type": "take_back", "id": "back", "seat": 2})
        accepted(wire, sent, {"type": "resign", "id": "end", "seat": 2})
        accepted(wire, sent, {"type": "rematch", "id": "again"})
    before = rows_in(club.database)
    frames = [dumped(message) for message in sent for _ in range(3)]
    answers = flood(ben, table, iter(frames))
    assert answers["ok"] == len(frames), answers
    assert rows_in(club.database) == before


HUGE = (
    "x" * 15_000,
    "𒐫" * 1200,
    10**4000,
    ["x" * 15_000],
    ["x"] * 3000,
    {"x" * 9000: 1},
    "x" * 20_000,
)


def huge_fields() -> list[str]:
    """Every kind of message, with one field after the other far too large."""
    random = Random(1)
    return [
        dumped(well_formed(random, kind) | {name: huge})
        for kind in KINDS
        for name in (*kind.model_fields, "extra")
        for huge in HUGE
    ]


def test_no_field_of_a_message_may_be_huge(club: Club) -> None:
    before, frames = club.kept(), huge_fields()
    assert len(frames) > 5 * 3 * len(KINDS)
    answers = flood(club.ada, club.table, iter(frames))
    assert answers["unreadable"] + answers["chat_text"] == len(frames), answers
    assert club.kept() == before


def test_a_frame_that_is_far_too_large_closes_its_own_wire_alone(club: Club) -> None:
    before = club.kept()
    with club.ben.at(club.table) as other:
        other.of_type("table")
        for size in (messages.LARGEST + 1, LARGEST_FRAME - 100):
            assert flood(club.ada, club.table, iter(["x" * size]))["unreadable"] == 1
        for size in (LARGEST_FRAME + 1, 20 * LARGEST_FRAME):
            with club.ada.at(club.table) as wire, pytest.raises(ConnectionClosed) as closed:
                wire.send("x" * size)
                while True:
                    wire.next()
            # What is still on its way when the server closes makes the system reset the connection,
            # which may overtake the close frame.
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        assert other.ask("ping")["type"] == "pong"
    assert club.kept() == before


# --- Forms and requests -----------------------------------------------------------------------

FIELDS = (
    *("name", "seat", "kind", "bot", "code", "make", "language", "theme", "next", "public"),
    *("seat-1", "seat-2", "seat-3", "seat-1-name", "option-bonus"),
)
BODIES: dict[str, Callable[[Random], bytes]] = {
    "application/json": lambda random: json.dumps(anything(random)).encode(),
    "application/json; charset=utf-16": lambda random: random.randbytes(60),
    "application/x-www-form-urlencoded": lambda random: "&".join(
        f"{random.choice(FIELDS)}={quote(str(anything(random)).encode('utf-8', 'replace'))}"
        for _ in range(random.randrange(8))
    ).encode(),
    "multipart/form-data; boundary=x": lambda random: (
        b'--x\r\ncontent-disposition: form-data; name="name"; filename="../x"\r\n\r\n'
        + random.randbytes(40)
        + random.choice((b"", b"\r\n--x--\r\n"))
    ),
    "multipart/form-data": lambda random: random.randbytes(30),
    "text/plain": lambda random: random.choice(NASTY).encode("utf-8", "replace"),
    "": lambda random: b"[" * random.choice((1, 60_000)),
}


def addresses(club: Club) -> list[tuple[str, str]]:
    """Every method and address of the site that takes something."""
    found = []
    routers = (pages.router, visitors.router, games.router, tables.router, finished_games.router)
    for route in itertools.chain(*(router.routes for router in routers)):
        for method in sorted(getattr(route, "methods", ())):
            if method in ("POST", "PUT", "PATCH"):
                path = getattr(route, "path", "")
                for name, value in (
                    ("{table}", club.table),
                    ("{name}", club.table),
                    ("{face}", QUICK),
                    ("{seat}", "1"),
                ):
                    path = path.replace(name, value)
                assert "{" not in path
                found.append((method, path))
    return found


def test_no_form_and_no_request_does_harm(club: Club) -> None:
    before = club.kept()
    strangers = [club.site.browser(), club.site.browser()]
    strangers[0].post("/name", {"name": "Eve"})
    places, random = addresses(club), Random(MESSAGES)
    assert len(places) >= 20
    tries = itertools.islice(itertools.cycle(places), max(len(places) * 7, MESSAGES // 20))
    kinds = itertools.cycle(BODIES)
    for method, path in tries:
        kind = next(kinds)
        stranger = random.choice(strangers)
        headers = {"content-type": kind} if kind else {}
        answer = stranger.client.request(
            method, path, content=BODIES[kind](random), headers=headers
        )
        assert answer.status_code < 500, (method, path, kind, answer.text)
        assert "Traceback" not in answer.text
        assert not set(answer.cookies) - {"visitor", "language", "theme"}
    assert club.kept() == before


def test_no_address_leads_to_harm(club: Club) -> None:
    before = club.kept()
    browser, random = club.site.browser(), Random(1)
    paths = (
        "/",
        "/api/",
        "/api/tables/",
        "/table/",
        "/game/",
        "/join/",
        "/new/",
        "/rules/",
        "/static/",
    )
    for _ in range(MESSAGES // 40):
        name = quote(random.choice(NASTY)[:300].encode("utf-8", "replace"), safe="./\\")
        value = quote(str(anything(random))[:400].encode("utf-8", "replace"))
        address = f"{random.choice(paths)}{name}?{random.choice(FIELDS)}={value}"
        answer = browser.get(address)
        assert answer.status_code < 500, answer.url
        assert "Traceback" not in answer.text
        assert "root:" not in answer.text
    assert club.kept() == before


def test_what_fails_here_once_has_failed(request: pytest.FixtureRequest) -> None:
    """These tests, and the others of safety, are given no second try."""
    assert request.node.get_closest_marker("flaky") is None
    here = Path(__file__)
    shared = request.config.pluginmanager.get_plugin(str(here.parents[1] / "conftest.py"))
    assert shared is not None
    assert here in shared.ONCE
    assert all(path.exists() for path in shared.ONCE)
