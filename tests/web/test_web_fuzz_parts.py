"""Almost right: messages and addresses that name what there is, but for a letter or a number.

Whatever is wrong with them, the answer is a known one, never a failure of ours, and what is refused or
only asked changes nothing. Every game is tried, in several of its positions, with every kind of message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args
from unittest.mock import patch
from urllib.parse import quote

import pytest
from fuzzing import MESSAGES, NASTY, Rows, rows_in, without_bots
from hypothesis import example, given, seed, settings
from hypothesis import strategies as st
from web_site import Browser, Site, Wire, open_site

import ludopolis
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import why_not
from ludopolis.web import game_list, messages, table_socket
from ludopolis.web.api.docs_page import codes

EXAMPLES = max(40, MESSAGES // 20)
GAMES = tuple(box.name for box in game_list.boxes())
PLAYERS = 3  # at every table; all games are for three
MOVES = (0, 12, 45)  # that were played in the positions that are tried
KINDS = {
    get_args(kind.model_fields["type"].annotation)[0]: kind
    for kind in get_args(messages.ClientMessage)
}
DEEDS = {get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(messages.Command)}
CHANGES = {get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(messages.Change)}
KNOWN_CODES = {code for code, _, _ in codes(Translator())} - {"failed"}
# Numbers that people, programs or Python itself might take for one.
NUMBERS = (
    *(
        "x",
        "",
        "-1",
        "-0",
        "00",
        "01",
        "+1",
        " 1",
        "1 ",
        "1.0",
        "1e0",
        "1_0",
        "0x1",
        "999",
        "9" * 30,
    ),
    *("٣", "³", "Ⅳ", "一", "\x001", "nan", "None", "{0}", "-", "--1", "1-1", "x" * 150),
)
FACE = {item.box.name: item.face.name for item in reversed(game_list.items())}


@dataclass
class Playing:
    """A table of one game at which one person plays all seats."""

    browser: Browser
    game: str
    id: str
    database: Path
    position: dict[str, Any] = field(default_factory=dict)
    seat: int = 1

    @property
    def address(self) -> str:
        """Where its messages go."""
        return f"/api/tables/{self.id}/messages"

    def look(self) -> dict[str, Any]:
        """The position, through the eyes of the seat to move."""
        path = f"/api/tables/{self.id}"
        whole = self.browser.get(path).json()["position"]
        self.seat = whole["to_move"] or 1
        self.position = self.browser.get(path, params={"seat": self.seat}).json()["position"]
        return self.position

    def play(self, moves: int) -> None:
        """Play some allowed moves, different ones."""
        for number in range(moves):
            position = self.look()
            if not (choices := position["choices"]):
                return
            action = choices[number * 5 % len(choices)]["action"]
            move = {"type": "move", "id": f"p{position['number']}", "number": position["number"]}
            answer = self.browser.client.post(self.address, json={**move, "action": action})
            assert answer.status_code == 200, answer.text

    def parts(self) -> list[str]:
        """Everything that can be touched in the position, and some names of other things."""
        touched = [part for choice in self.position["choices"] for part in choice.get("parts", ())]
        shown = named_in([self.position["scene"], self.position["own"]])
        drawing = self.browser.get(f"/drawing/{self.game}/en.json?players={PLAYERS}").json()
        spots = [spot["id"] for spot in drawing["spots"]]
        return sorted(
            {*touched, *shown, *spots, "card-0", "square-0", "city-0", "ticket-0", "lot-0"}
        )

    def kept(self) -> Rows:
        """All that is stored."""
        return rows_in(self.database)


def named_in(shown: Any) -> Iterator[str]:
    """The ids and parts in a scene."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            if name in {"id", "part"} and isinstance(value, str):
                yield value
            else:
                yield from named_in(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from named_in(value)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Path]]:
    folder = tmp_path_factory.mktemp("site")
    # What comes too fast would not even be read.
    with without_bots(), patch.object(table_socket, "BURST", 1e9), open_site(folder) as site:
        yield site, folder / "site.db"


def opened(club: tuple[Site, Path], game: str, moves: int) -> Playing:
    """A table of a game after some moves."""
    site, database = club
    browser = site.browser()
    browser.client.post("/api/visitors", json={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}, {"kind": "screen", "name": "Cleo"}]
    assert len(seats) == PLAYERS
    told = browser.client.post("/api/tables", json={"face": FACE[game], "seats": seats}).json()
    table = Playing(browser, game, told["table"]["id"], database)
    table.play(moves)
    table.look()
    return table


# --- What is almost right ---------------------------------------------------------------------

LAST_NUMBER = re.compile(r"\d+(?!.*\d)")


def almost(part: str) -> st.SearchStrategy[str]:
    """A part as it is, with another number, cut short, or with something more."""
    numbered = st.sampled_from(NUMBERS).map(lambda number: LAST_NUMBER.sub(lambda _: number, part))
    other = st.integers(-3, 400).map(lambda number: LAST_NUMBER.sub(str(number), part))
    return st.one_of(
        st.just(part),
        numbered,
        other,
        st.sampled_from(NUMBERS).map(lambda more: f"{part.partition('-')[0]}-{more}"),
        st.sampled_from([part[:-1], part[1:], f"{part}x", f"{part}-1", part.upper(), f" {part}"]),
        st.sampled_from(NASTY),
    )


def wrong_type() -> st.SearchStrategy[Any]:
    """Something that stands in the place of something else."""
    return st.sampled_from([None, True, -1, 0, 1.5, 10**30, "", "x", [], [[]], {}, {"a": 1}])


def almost_number(number: int) -> st.SearchStrategy[Any]:
    """A number nearby, far off, or of another type."""
    near = st.integers(-2, 2).map(lambda by: number + by)
    far = st.sampled_from([-1, 2**31, 2**63, 2**64, 10**7, 10**30, 10**400])
    return st.one_of(near, far, st.sampled_from([str(number), number + 0.5]), wrong_type())


def values(table: Playing, parts: list[str]) -> dict[str, st.SearchStrategy[Any]]:
    """What may stand in each field, almost right."""
    actions = [choice["action"] for choice in table.position["choices"]] or [0]
    ids = st.sampled_from(["a1", "", "x" * 64, "x" * 65, "é", "a\n"])
    digits = st.sampled_from(["0" * 64, "f" * 63, "F" * 64, "٣" * 64, "0" * 64 + "\n", "g" * 64])
    return {
        "id": st.one_of(st.uuids().map(str), ids, wrong_type()),
        "number": st.one_of(almost_number(table.position["number"]), digits),
        "round": almost_number(1),
        "answer": st.one_of(st.sampled_from(["yes", "no", "Yes", "yes "]), wrong_type()),
        "takes_part": wrong_type(),
        "commitment": st.one_of(digits, wrong_type()),
        "action": st.sampled_from(actions).flatmap(almost_number),
        # None of these seats is anybody's, so that nobody leaves the game meanwhile.
        "seat": st.one_of(st.sampled_from([-1, 0, 4, 5, 20, 21, 10**30, "1", 1.5]), wrong_type()),
        "parts": st.one_of(
            st.lists(st.sampled_from(parts).flatmap(almost), max_size=5),
            st.lists(st.one_of(st.sampled_from(parts), wrong_type()), max_size=4),
            st.sampled_from(parts).map(lambda part: [part] * 33),
            wrong_type(),
        ),
        "key": st.one_of(st.sampled_from("rcvhx?"), st.sampled_from(NUMBERS), wrong_type()),
        "text": st.one_of(st.sampled_from(NASTY), wrong_type()),
        "bot": st.one_of(st.sampled_from(["greedy", "greedy ", "GREEDY", "x"]), wrong_type()),
    }


@st.composite
def almost_valid(draw: st.DrawFn, table: Playing, parts: list[str]) -> dict[str, Any]:
    """A message of any kind, most often one about parts."""
    kind = draw(st.one_of(st.just("why"), st.sampled_from(sorted(KINDS))))
    fields = [name for name in KINDS[kind].model_fields if name != "type"]
    given_values = values(table, parts)
    message = {"type": kind, **{name: draw(given_values[name]) for name in fields}}
    if fields and draw(st.integers(0, 9)) == 0:
        del message[draw(st.sampled_from(fields))]
    if draw(st.integers(0, 9)) == 0:
        message[draw(st.sampled_from([*given_values, "x"]))] = draw(wrong_type())
    return message


def check_answer(table: Playing, message: dict[str, Any], code: str | None, before: Rows) -> None:
    """A known answer; and what is refused, or only asked, has changed nothing."""
    assert code is None or code in KNOWN_CODES, (message, code)
    if code is not None or message["type"] not in CHANGES:
        assert table.kept() == before, message


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("game", GAMES)
def test_requests_that_are_almost_right(club: tuple[Site, Path], game: str, moves: int) -> None:
    table = opened(club, game, moves)
    parts = table.parts()

    @seed(f"{game} {moves}")  # else every game would be sent the same
    @settings(max_examples=EXAMPLES)
    @given(almost_valid(table, parts), st.sampled_from([None, "1", "2", "4", "0", "x", "9" * 30]))
    @example({"type": "why", "id": "a", "parts": ["card-x"]}, None)
    @example({"type": "why", "id": "a", "parts": ["square-x"]}, None)
    @example({"type": "why", "id": "a", "parts": ["city-x"]}, None)
    @example({"type": "why", "id": "a", "parts": ["city-0", "ticket-x"]}, None)
    def ask(message: dict[str, Any], seat: str | None) -> None:
        before = table.kept()
        answer = table.browser.client.post(
            table.address,
            params={"seat": str(table.seat) if seat is None else seat},
            content=json.dumps(message).encode(),
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 200 or 400 <= answer.status_code < 500, (message, answer.text)
        told = answer.json()
        check_answer(table, message, told["error"]["code"] if "error" in told else None, before)

    ask()


@pytest.mark.parametrize("game", GAMES)
def test_messages_that_are_almost_right(club: tuple[Site, Path], game: str) -> None:
    table = opened(club, game, MOVES[-1])
    parts = table.parts()
    with table.browser.at(table.id) as wire:
        wire.of_type("table")
        wire.send({"type": "look", "seat": table.seat})
        position = wire.of_type("table")["position"]
        assert position["to_move_mine"] or position["over"]

        @seed(game)
        @settings(max_examples=EXAMPLES // 2)
        @given(almost_valid(table, parts))
        @example({"type": "why", "id": "a", "parts": ["card-x", "square-x", "city-x"]})
        def ask(message: dict[str, Any]) -> None:
            before = table.kept()
            wire.send(json.dumps(message))
            code = heard_until_pong(wire)
            check_answer(table, message, code, before)

        ask()


def heard_until_pong(wire: Wire) -> str | None:
    """The code of the error that was heard since the last question, if there was one."""
    wire.heard.clear()
    wire.ask("ping")
    return next((heard["code"] for heard in wire.heard if heard["type"] == "error"), None)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_parts_that_are_not_there_have_no_reason(game: str, data: st.DataObject) -> None:
    """The same without a site: an answer in words, whatever was touched."""
    played = ludopolis.new(game, players=PLAYERS, seed=data.draw(st.integers(0, 50)))
    picks = Random(data.draw(st.integers(0, 50)))
    for _ in range(data.draw(st.sampled_from(MOVES))):
        if legal := played.legal():
            played.play(int(picks.choice(legal)))
    known = [
        "card-0",
        "square-0",
        "city-0",
        "ticket-0",
        "lot-1",
        "pass",
        "pile",
        "seat-1",
        "loan-1",
    ]
    parts = data.draw(st.lists(st.sampled_from(known).flatmap(almost), max_size=4))
    assert why_not(played, played.seat, parts)


# --- Addresses --------------------------------------------------------------------------------

TEMPLATES = (
    "/api/tables/{table}",
    "/api/tables/{table}?seat={number}&since={number}",
    "/api/tables/{table}/replay/{number}?seat={number}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/analysis",
    "/api/tables?which={word}&limit={number}",
    "/api/invitations/{table}",
    "/drawing/{game}/{language}.json?players={number}",
    "/drawing/{game}/{language}.json?{word}={number}",
    "/picture/{game}/cover.{language}.svg",
    "/picture/{game}/{word}.{language}.{word}.svg",
    "/rules/{game}?language={language}",
    "/new/{game}?with={word}",
    "/join/{table}",
    "/table/{table}?watch",
    "/game/{table}",
    "/game/{table}/record",
    "/static/{word}",
    "/static/{word}/{word}.js",
    "/{word}",
)


@pytest.mark.parametrize("template", TEMPLATES)
def test_addresses_that_are_almost_right(club: tuple[Site, Path], template: str) -> None:
    table = opened(club, GAMES[0], 0)
    right = {"table": table.id, "game": table.game, "language": "en", "number": "1", "word": "open"}

    @seed(template)
    @settings(max_examples=EXAMPLES // 2)
    @given(st.fixed_dictionaries({name: almost(value) for name, value in right.items()}))
    def ask(named: dict[str, str]) -> None:
        before = table.kept()
        path = template.format(
            **{
                name: quote(value.encode("utf-8", "surrogatepass"), safe="./%")
                for name, value in named.items()
            }
        )
        answer = table.browser.get(path)
        assert answer.status_code in {200, 303, 304, 307, 400, 403, 404, 405, 409, 422}, path
        if "watch" not in template:  # who watches is known from then on
            assert table.kept() == before

    ask()
