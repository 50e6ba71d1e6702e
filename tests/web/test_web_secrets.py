"""Secrets over the wire: in worlds that a viewer cannot tell apart, they are sent the same, to the byte.

Two sites begin as copies of each other, with the same people at the same tables. Into the place of a
live game each is given a world of its own that one viewer cannot tell from the other; then the same
things are said and done at both, and everything that the viewer is sent is compared: pages with their
headers, messages in their order, refusals.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from web_site import Browser, Site, Wire, open_site

from ludopolis.engine.game import Game
from ludopolis.presentation.look import translator
from ludopolis.presentation.ui import ui_of
from ludopolis.tables.history import History
from ludopolis.tables.table import Table
from ludopolis.web import game_list, table_socket

SEED = 42
TRIES = 8  # pairs of worlds, of which those that stay alike the longest are compared
FURTHER = 4  # moves that both worlds go on together, at most
ASKED = 5  # actions whose parts are asked about, and that are tried


@dataclass(frozen=True)
class Case:
    """A game with its options, after some moves."""

    face: str
    players: int
    options: dict[str, Any]
    moves: int

    def __str__(self) -> str:
        words = [self.face, str(self.players), *(f"{k}={v}" for k, v in self.options.items())]
        return "-".join([*words, f"after-{self.moves}"])

    @property
    def item(self) -> game_list.GameEntry:
        found = game_list.item(self.face)
        assert found is not None
        return found


CASES = [
    Case("newyorknewyork", 3, {}, 0),
    Case("newyorknewyork", 2, {"bonus": False, "match": True}, 18),
    Case("property", 4, {"count_property": True}, 25),
    Case("newyork", 4, {"events": True, "teams": True}, 40),
    Case("newyork-cards", 2, {}, 30),
    Case("tycoon", 3, {}, 30),
    Case("bigshot", 3, {"expert": True}, 25),
]


# --- Two worlds -------------------------------------------------------------------------------


def goes_on(game: Game) -> list[int]:
    """The allowed moves, without one that would end the game for a player."""
    return [int(a) for a in game.legal() if a.text != "pass"] or [int(a) for a in game.legal()]


def as_played(case: Case) -> Game:
    """A game after some moves."""
    box = case.item.box
    options = box.settle(case.players, {**case.options, **case.item.face.options})
    game, mind = Game(box, case.players, options, SEED), random.Random(str(case))
    while len(game.moves) < case.moves:
        before = game.copy()
        game.play(mind.choice(goes_on(game)))
        if game.over:
            return before
    return game


@dataclass(frozen=True)
class Worlds:
    """Two worlds that a viewer cannot tell apart, and what can be played in both so that it stays so."""

    here: Game
    there: Game
    actions: list[int]


def worlds_alike(game: Game, seat: int | None, mind: random.Random) -> Worlds:
    """Two worlds that a viewer cannot tell apart, for as long as can be found."""
    found: list[Worlds] = []
    for _ in range(TRIES):
        # The true world of a deal has told nothing yet. Later it has a past, which imagined ones lack.
        here = game.resample(seat, mind.getrandbits(128)) if game.moves else game.copy()
        there = game.resample(seat, mind.getrandbits(128))
        found.append(Worlds(here, there, together(here, there, seat, mind)))
    different = [pair for pair in found if pair.here.fingerprint() != pair.there.fingerprint()]
    return max(different or found, key=lambda pair: len(pair.actions))


def together(here: Game, there: Game, seat: int | None, mind: random.Random) -> list[int]:
    """Actions after each of which the viewer still cannot tell the worlds apart."""
    here, there = here.copy(), there.copy()
    actions: list[int] = []
    while len(actions) < FURTHER:
        both = sorted({*goes_on(here)} & {*goes_on(there)})
        mind.shuffle(both)
        for action in both[:8]:
            ahead = here.copy(), there.copy()
            for world in ahead:
                world.play(action)
            alike = ahead[0].view(seat) == ahead[1].view(seat)
            if alike and not ahead[0].over and not ahead[1].over:
                break
        else:
            break
        actions.append(action)
        here, there = ahead
    return actions


# --- Two sites --------------------------------------------------------------------------------


@dataclass
class Party:
    """People around one table of a site."""

    site: Site
    table: str
    people: list[Browser]  # by seat; at one screen it is the same one
    watcher: Browser  # known, but not seated
    stranger: Browser  # without a cookie

    @property
    def live(self) -> Table:
        """The table as the server holds it."""
        assert self.stranger.get(f"/table/{self.table}").status_code == 200
        found = self.site.app.state.app_state.service._tables[self.table]
        assert isinstance(found, Table)
        return found

    def put(self, world: Game) -> None:
        """Let a world take the game's place."""
        table = self.live
        table.history = History(world.copy())
        table.row = replace(table.row, to_move=world.seat)


def seated(site: Site, case: Case, *, one_screen: bool) -> Party:
    """A table at which people have sat down and begun."""
    host = site.browser()
    form = {f"option-{name}": str(value).lower() for name, value in case.options.items()}
    others = "screen" if one_screen else "friend"
    seats = " ".join(["me", *[others] * (case.players - 1)])
    table = host.new_table(case.face, seats, public="yes", name="Ada", **form)
    people = [host] * case.players
    if not one_screen:
        for seat in range(1, case.players):
            people[seat] = site.browser("fr" if seat % 2 else "en")
            answer = people[seat].post(f"/table/{table}/sit", {"name": f"Name {seat + 1}"})
            assert answer.status_code == 303
        assert host.post(f"/table/{table}/start").status_code == 303
    watcher = site.browser()
    watcher.post("/name", {"name": "Eve"})
    return Party(site, table, people, watcher, site.browser("fr"))


def again(site: Site, browser: Browser) -> Browser:
    """Somebody who is known at another site, at this one."""
    twin = site.browser(str(browser.client.headers["accept-language"]))
    for name, value in browser.client.cookies.items():
        twin.client.cookies.set(name, value)
    return twin


@contextmanager
def twins(
    folder: Path, case: Case, tables: int, *, one_screen: bool = False
) -> Iterator[list[tuple[Party, Party]]]:
    """The same tables with the same people at two sites."""
    first, second = folder / "first", folder / "second"
    first.mkdir()
    with open_site(first) as site:
        parties = [seated(site, case, one_screen=one_screen) for _ in range(tables)]
    shutil.copytree(first, second)

    def moved(party: Party, site: Site) -> Party:
        people = [again(site, browser) for browser in party.people]
        return Party(
            site, party.table, people, again(site, party.watcher), again(site, party.stranger)
        )

    with open_site(first) as here, open_site(second) as there:
        yield [(moved(party, here), moved(party, there)) for party in parties]


@pytest.fixture(autouse=True)
def _ask_at_will(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "BURST", 1e9)


# --- All that reaches a viewer ----------------------------------------------------------------

CLOCK = re.compile(r'"at":[0-9.e+-]+')
# Headers of an answer that differ from one time to the next.
UNLIKE = {"date", "set-cookie", "x-request-id"}


def pages(party: Party, browser: Browser) -> list[object]:
    """What is answered at every address that has to do with the table, to the byte."""
    live = party.live
    table, game = party.table, live.row.game
    addresses = [
        *("/", f"/table/{table}", f"/game/{table}", f"/game/{table}/record"),
        *(f"/api/tables/{table}/replay/{move}" for move in (0, 1, 1000)),
        f"/api/tables/{table}/analysis",
        *(f"/api/tables/{table}/replay/0?seat={seat}" for seat in range(1, live.row.players + 2)),
        *(f"/join/{seat.invite}" for seat in live.seats),
        *(f"/rules/{game}", f"/picture/{game}/cover.fr.svg"),
    ]
    query = {name: str(value).lower() for name, value in live.row.options.items()}
    query["players"] = str(live.row.players)
    answers = [browser.get(address) for address in addresses]
    answers.append(browser.get(f"/drawing/{game}/en.json", params=query))
    if browser is not party.stranger:
        forms: list[tuple[str, dict[str, str]]] = [
            *(("sit", {"seat": str(seat.seat)}) for seat in live.seats),
            *(("start", {}), ("stand", {}), ("seat", {"seat": "1", "kind": "open"})),
        ]
        answers += [browser.post(f"/table/{table}/{what}", form) for what, form in forms]
        answers.append(browser.post(f"/api/tables/{table}/analysis"))
        assert answers[-1].status_code == 403
    for answer in answers[3:8]:
        assert answer.status_code == 403  # nothing of a game that goes on is opened
    return [
        (
            answer.status_code,
            [pair for pair in answer.headers.multi_items() if pair[0] not in UNLIKE],
            answer.content,
        )
        for answer in answers
    ]


def touchables(position: dict[str, Any], game: Game, seat: int | None) -> list[list[str]]:
    """What this viewer could touch: every thing alone, and together what actions need."""
    ui, parts = ui_of(game.box), set()
    for scene in (position["scene"], position["own"]):
        panels = scene.get("panels", ())
        pieces = [*scene.get("pieces", ()), *(p for one in panels for p in one.get("pieces", ()))]
        parts |= {piece.get("part") or piece["id"] for piece in pieces}
        parts |= {button["part"] for button in scene.get("buttons", ())}
    drawing = ui.drawing(game.players, game.options, translator(game))
    parts |= {spot.id for spot in drawing.spots}
    view = game.view(seat)
    actions = range(0, game.box.actions, max(1, game.box.actions // ASKED))
    needed = [ui.parts(view, action) for action in actions]
    alone = sorted(parts)[:: max(1, len(parts) // ASKED)]
    return [[], ["nothing"], *([part] for part in alone), *(list(some) for some in needed if some)]


def ask_everything(party: Party, wire: Wire, seat: int | None, mine: list[int]) -> None:
    """Ask all that can be asked, and try much that is refused."""
    table, position = party.live, wire.position
    assert position is not None
    game, legal = table.game, {choice["action"] for choice in position["choices"]}
    for parts in touchables(position, game, seat) if seat == game.seat else [[], ["nothing"]]:
        wire.ask("why", parts=parts)
    for key in [aid["key"] for aid in position["aids"]] + ["none"]:
        wire.ask("aid", key=key)
    if game.seat == seat or game.seat not in mine:
        # At one screen it is for the seat that decides to be refused something.
        every = max(1, game.box.actions // ASKED)
        for action in [n for n in range(0, game.box.actions + 2, every) if n not in legal]:
            assert wire.ask("move", number=table.number, action=action)["type"] == "error"
        beyond = wire.ask("move", number=table.number + 7, action=min(legal, default=0))
        assert beyond["type"] == "error"
    wire.ask("rematch")
    for other in range(1, table.row.players + 2):
        if other not in mine:
            for kind in ("look", "resign", "hand_over", "take_back"):
                assert wire.ask(kind, seat=other)["type"] == "error"
    for number in (0, 1, table.number, table.number + 5):
        wire.send({"type": "since", "number": number})
        wire.of_type("table")
    wire.ask("reading")


def told_of(party: Party, world: Game, actions: list[int], seat: int | None) -> list[object]:
    """All that reaches a viewer of a world while it goes on."""
    viewer = party.watcher if seat is None else party.people[seat - 1]
    table = party.live
    party.put(world)
    told: list[object] = [pages(party, viewer)]
    with ExitStack() as wires:
        wire = wires.enter_context(viewer.at(party.table))
        mine = wire.of_type("table")["table"]["mine"]
        ask_everything(party, wire, seat, mine)
        others: dict[int, Wire] = {}
        for action in actions:
            to_move = table.game.seat
            assert to_move is not None
            if to_move in mine:
                answer = wire.ask("move", number=table.number, action=action)
                assert answer["type"] == "ok", answer
            else:
                if to_move not in others:
                    other = wires.enter_context(party.people[to_move - 1].at(party.table, "fr"))
                    wire.of_type("presence")
                    others[to_move] = other
                answer = others[to_move].ask("move", number=table.number, action=action)
                assert answer["type"] == "ok", answer
                wire.until(lambda message: message.get("number") == table.number)
        for who, line in others.items():
            line.ask("chat", text=f"what seat {who} writes")
            wire.of_type("chat")
        if seat is not None and table.game.seat not in mine:
            wire.ask("hand_over", seat=seat)
            wire.ask("take_back", seat=seat)
        ask_everything(party, wire, seat, mine)
        wire.ask("undo", number=table.number)
        wire.ask("chat", text="goodbye")
        told.append([CLOCK.sub('"at":0', text) for text in wire.texts])
    with viewer.at(party.table) as late:
        late.next()
        told.append([CLOCK.sub('"at":0', text) for text in late.texts])
    told.append(pages(party, viewer))
    told.append(pages(party, party.stranger) if seat is None else [])
    return told


def assert_alike(here: object, there: object, where: str = "") -> None:
    """The same, to the byte; else the first place where they differ."""
    if isinstance(here, list | tuple) and isinstance(there, list | tuple):
        for at, (one, other) in enumerate(zip(here, there, strict=False)):
            assert_alike(one, other, f"{where}/{at}")
        assert len(here) == len(there), f"{where}: {len(here)} and {len(there)}"
    elif here != there:
        one, other = str(here), str(there)
        at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        raise AssertionError(
            f"{where}: {one[at - 80 : at + 80]}\nagainst {other[at - 80 : at + 80]}"
        )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_byte_tells_a_viewer_which_world_it_is(case: Case, tmp_path: Path) -> None:
    game, mind = as_played(case), random.Random(f"worlds of {case}")
    decides = game.seat
    assert decides is not None
    viewers = [None, decides, decides % case.players + 1]
    different = moves = 0
    with twins(tmp_path, case, len(viewers)) as parties:
        for seat, (here, there) in zip(viewers, parties, strict=True):
            worlds = worlds_alike(game, seat, mind)
            different += worlds.here.fingerprint() != worlds.there.fingerprint()
            moves += len(worlds.actions)
            assert_alike(
                told_of(here, worlds.here, worlds.actions, seat),
                told_of(there, worlds.there, worlds.actions, seat),
                f"seat {seat}",
            )
    assert moves or not case.moves  # the worlds went on together, unless the first move shows cards
    assert (
        different or case.face == "bigshot"
    )  # in which nothing is hidden that cannot be worked out


@pytest.mark.parametrize("case", [CASES[0], CASES[2], CASES[3]], ids=str)
def test_at_one_screen_nothing_of_another_seat_is_sent(case: Case, tmp_path: Path) -> None:
    """Until somebody looks through the other seat, its cards do not reach the device."""
    game, mind = as_played(case), random.Random(f"one screen of {case}")
    # A wire looks through the first seat of its person, whoever decides.
    worlds = worlds_alike(game, 1, mind)
    assert worlds.here.fingerprint() != worlds.there.fingerprint()
    with twins(tmp_path, case, 1, one_screen=True) as [(here, there)]:
        assert_alike(
            told_of(here, worlds.here, worlds.actions, 1),
            told_of(there, worlds.there, worlds.actions, 1),
        )


def test_these_tests_would_notice(tmp_path: Path) -> None:
    """What one seat is sent differs in worlds that another cannot tell apart."""
    case = CASES[0]
    game = as_played(case)
    assert game.seat is not None
    other = game.seat % case.players + 1
    worlds = worlds_alike(game, game.seat, random.Random(1))
    assert worlds.here.view(other) != worlds.there.view(other)
    with (
        twins(tmp_path, case, 1) as [(here, there)],
        pytest.raises(AssertionError, match="seat"),
    ):
        assert_alike(
            told_of(here, worlds.here, [], other), told_of(there, worlds.there, [], other), "seat"
        )


def test_a_decision_without_a_choice_waits_for_its_person(tmp_path: Path) -> None:
    """Were it made by itself, everybody would learn that there was none."""
    with open_site(tmp_path) as site:
        party = seated(site, Case("bigshot", 2, {}, 0), one_screen=True)
        game, mind = party.live.game.copy(), random.Random(3)
        while len(game.legal()) > 1 and not game.over:
            game.play(mind.choice(goes_on(game)))
        assert not game.over
        party.put(game)
        with party.people[0].at(party.table) as wire:
            number = wire.of_type("table")["number"]
            if wire.position and not wire.position["choices"]:
                wire.send({"type": "look", "seat": game.seat})
                wire.of_type("table")
            assert wire.position is not None
            [choice] = wire.position["choices"]
            assert wire.ask("ping")["type"] == "pong"
            assert party.live.number == number
            assert wire.ask("move", number=number, action=choice["action"])["type"] == "ok"
            assert wire.ask("ping")["type"] == "pong"
            assert party.live.number == number + 1
