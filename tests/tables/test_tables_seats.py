"""Tables before the game: laying out, inviting, sitting down, standing up, starting, lists."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables_kit import (
    BOT,
    FRIEND,
    ME,
    QUICK,
    SCREEN,
    go_on,
    kept,
    played_in,
    refused,
    service_in,
    two_people,
)

from ludopolis.engine import registry
from ludopolis.engine.box import Face
from ludopolis.language.languages import PROGRAM, languages
from ludopolis.tables import Refused, SeatPlan, TableService, table_service
from ludopolis.tables.names import in_words
from ludopolis.web.api.docs_page import BLANKS, refusals
from readers import EN, FR


def test_a_table_without_free_seats_begins_at_once(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(
            ada, game=QUICK, seats=[ME, SCREEN, SeatPlan("screen", "Cleo")]
        )
        assert table.status == "playing"
        assert table.mine(ada) == [1, 2, 3]
        assert FR.names(table) == ["Ada", "Invité", "Cleo"]
        assert table.to_move() == table.game.seat
        assert table.number == 1
        assert (await service.table(table.id)) is table

    played_in(tmp_path, play)


def test_friends_come_by_invitation(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada, ben, cleo = [await service.new_visitor(name) for name in ("Ada", "Ben", "Cleo")]
        table = await service.create(ada, game=QUICK, seats=[FRIEND, ME, FRIEND])
        told = EN.told(table, ada)
        assert (table.status, told["position"]) == ("waiting", None)
        invites = {
            seat["seat"]: seat["invite"] for seat in told["table"]["seats"] if "invite" in seat
        }
        assert set(invites) == {1, 3}
        assert told["table"]["invite"] == invites[1]
        assert await service.by_invite(invites[3]) == (table, 3)
        # Who is not of the party gets no invitations to hand on.
        assert "invite" not in json.dumps(EN.told(table, ben))
        assert "invite" not in json.dumps(EN.told(table, None))
        assert await table.sit(ben, 3) == 3
        assert "invite" in EN.told(table, ben)["table"]
        await refused(table.start(ada), "empty_seats")
        assert await table.sit(cleo) == 1
        await refused(table.sit(await service.new_visitor("Dan")), "full")
        await refused(table.start(ben), "host_only", "Ada")
        await table.start(ada)
        assert table.status == "playing"
        assert EN.names(table) == ["Cleo", "Ada", "Ben"]
        await refused(table.start(ada), "started")
        await refused(table.stand(ben), "started")
        await refused(table.set_seat(ada, 1, "open"), "started")
        await refused(table.sit(await service.new_visitor("Eve"), 1), "started")
        assert await table.sit(ben) == 3  # he sits there already
        log = [line for entry in EN.log_since(table, ben, 0) for line in entry["lines"]]
        assert log == ["Ben sits down.", "Cleo sits down.", "The game begins."]
        log = [line for entry in FR.log_since(table, ben, 1) for line in entry["lines"]]
        assert log == ["Cleo s'assied.", "La partie commence."]

    played_in(tmp_path, play)


def test_who_sits_may_change_seats_and_leave(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
        table = await service.create(ada, game=QUICK, seats=[ME, FRIEND, FRIEND])
        assert await table.sit(ben) == 2
        token = table.seats[1].invite
        assert await table.sit(ben) == 2
        assert await table.sit(ben, 2) == 2
        assert await table.sit(ben, 3) == 3
        assert [seat.kind for seat in table.seats] == ["person", "open", "person"]
        await refused(service.by_invite(token), "not_found")  # the seat was given free by a new one
        await refused(table.sit(ben, 1), "taken")
        for wrong in (0, 4, -1, True, 1.5, "1", None.__class__):
            await refused(table.sit(ben, wrong), "invalid")  # type: ignore[arg-type]
        await table.stand(ben)
        assert table.mine(ben) == []
        await refused(table.stand(ben), "not_yours")
        await table.stand(ada)  # still the host
        await table.set_seat(ada, 1, "bot", "random")
        await table.set_seat(ada, 2, "bot")
        await table.set_seat(ada, 3, "bot")
        await refused(table.start(ada), "seats")
        await table.set_seat(ada, 3, "open")
        assert await table.sit(ada) == 3
        await table.start(ada)

    played_in(tmp_path, play)


def test_the_host_gives_seats_to_bots_and_opens_them(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
        table = await service.create(ada, game=QUICK, seats=[ME, FRIEND, FRIEND])
        await table.sit(ben, 2)
        before = kept(table)
        await refused(table.set_seat(ben, 3, "bot"), "host_only", "Ada")
        await refused(table.set_seat(ada, 3, "bot", "genius"), "no_bot", "greedy")
        for bot in (None, 7, "", "greedy:x=1"):
            await refused(table.set_seat(ada, 3, "bot", bot), "no_bot")  # type: ignore[arg-type]
        wrong_kinds: list[Any] = ["person", "me", "", None, []]
        for kind in wrong_kinds:
            await refused(table.set_seat(ada, 3, kind), "invalid")
        for seat in (0, 4, None, "3", True):
            await refused(table.set_seat(ada, seat, "bot"), "invalid")  # type: ignore[arg-type]
        assert kept(table) == before
        await table.set_seat(ada, 3, "bot", "random")
        assert FR.told(table, ada)["table"]["seats"][2]["bot"] == "random"
        await table.set_seat(ada, 2, "open")  # Ben has gone to bed
        assert table.mine(ben) == []
        assert EN.names(table) == ["Ada", "", "Robot 1"]
        lines = [line for entry in EN.log_since(table, ada, 1) for line in entry["lines"]]
        assert lines == ["A robot (plays at random) takes seat 3.", "Seat 2 is free."]

    played_in(tmp_path, play)


def test_what_cannot_be_laid_out_is_refused(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")

        async def wrong(code: str, **plan: Any) -> None:
            await refused(service.create(ada, **{"game": QUICK, "seats": [ME, BOT], **plan}), code)

        await wrong("no_face", game="chess")
        await wrong("options", seats=[])
        await wrong("options", seats=[ME])
        await wrong("options", seats=[ME] + 20 * [BOT])
        await wrong("options", options={"bonus": "perhaps"})
        await wrong("options", options={"colour": "red"})
        await wrong("no_face", face="other")
        await wrong("options", game="property", options={"bankruptcies": 2})
        await wrong("invalid", game=None)
        await wrong("invalid", game=["newyork"])
        await wrong("invalid", options=[1])
        await wrong("invalid", seed=-1)
        await wrong("invalid", seed=1 << 128)
        await wrong("invalid", seed="7")
        await wrong("seats", seats=[BOT, BOT])
        await wrong("seats", seats=[ME, ME])
        await wrong("seats", seats=[ME, SeatPlan("ghost")])
        await wrong("seats", seats=[ME, SeatPlan(["me"])])  # type: ignore[arg-type]
        await wrong("no_bot", seats=[ME, SeatPlan("bot", bot="genius")])
        await wrong("name", seats=[ME, SeatPlan("screen", name="x" * 41)])
        assert await service.tables_of(ada) == []

    played_in(tmp_path, play)


def test_options_are_told_as_chosen_and_a_face_settles_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = Face("short", (5, 10), {"bonus": False})
    # A box is frozen, so that nobody changes it by mistake.
    monkeypatch.setitem(registry.box(QUICK).__dict__, "faces", (face,))

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(
            ada,
            game=QUICK,
            face="short",
            options={"match": "yes", "bonus": True},
            seats=[ME, FRIEND],
            public=True,
        )
        told = FR.described(table, ada)
        assert (told["game"], told["face"], told["title"]) == (QUICK, "short", "face-short")
        labels = {option.name: option for option in registry.box(QUICK).options}
        assert [(o["name"], o["value"], o["label"]) for o in told["options"]] == [
            ("bonus", False, FR.at(table, labels["bonus"].label(False))),
            ("match", True, FR.at(table, labels["match"].label(True))),
        ]
        assert (told["players"], told["public"], told["host"]) == (2, True, True)
        assert FR.described(table, None)["host"] is False

    played_in(tmp_path, play)


def test_a_visitor_does_not_open_tables_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_service, "MOST_TABLES", 2)

    async def play(service: TableService) -> None:
        ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
        for _ in range(2):
            await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        await refused(service.create(ada, game=QUICK, seats=[ME, FRIEND]), "busy")
        played = await service.create(ben, game=QUICK, seats=[ME, FRIEND])
        await played.sit(ada)
        await played.start(ben)
        await played.resign(ada, 2)
        await refused(played.rematch(ada), "busy")
        await played.rematch(ben)

    played_in(tmp_path, play)


def test_a_forged_visitor_opens_and_takes_nothing(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, FRIEND])
        nobody = type(ada)("nobody", "Nobody", 0.0)
        await refused(service.create(nobody, game=QUICK, seats=[ME, FRIEND]), "storage")
        await refused(table.sit(nobody), "storage")
        assert table.mine(nobody) == []
        assert table.number == 0
        await refused(service.rename(nobody, "Somebody"), "not_found")

    played_in(tmp_path, play)


@settings(max_examples=20)
@given(
    st.one_of(
        st.text(max_size=70), st.integers(), st.none(), st.binary(), st.lists(st.text(), max_size=2)
    )
)
def test_forged_addresses_lead_nowhere(tmp_path_factory: pytest.TempPathFactory, name: Any) -> None:
    async def play(service: TableService) -> None:
        await refused(service.table(name), "not_found")
        await refused(service.by_invite(name), "not_found")

    played_in(tmp_path_factory.mktemp("forged"), play)


# --- Lists ------------------------------------------------------------------------------------


def test_lists_show_what_is_public_and_what_is_mine(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service, public=True)
        hidden = await service.create(ben, game=QUICK, seats=[ME, FRIEND])
        waiting = await service.create(
            ada, game="property", seats=[FRIEND, ME, BOT], public=True, options={"bankruptcies": 2}
        )
        public = await service.public_tables(ben)
        assert [summary.id for summary in public] == [waiting.id, table.id]
        assert (public[0].free, public[0].kinds) == (1, ("open", "person", "bot"))
        assert in_words(public[0].names, "fr") == ["", "Ada", "Robot 1"]
        assert public[0].options["bankruptcies"] == 2
        assert public[0].mine == ()
        assert public[1].mine == (2,)
        assert public[1].my_turn == (table.to_move() == 2)
        assert {s.id for s in await service.tables_of(ben)} == {table.id, hidden.id}
        turns = {s.id: s.my_turn for s in await service.tables_of(ada)}
        assert turns == {table.id: table.to_move() == 1, waiting.id: False}
        assert [s.mine for s in await service.public_tables()] == [(), ()]
        assert await service.finished() == []
        # No seed, no salt, no invitation and nobody's identity is in a list.
        for summary in [*public, *await service.tables_of(ada), *await service.tables_of(ben)]:
            for secret in (ada.id, ben.id, table.row.seed, table.seats[0].invite):
                assert secret not in repr(summary)

    played_in(tmp_path, play)


def test_finished_games_are_listed(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        table, ada, ben = await two_people(service, public=True)
        people = {1: ada, 2: ben}
        mind = random.Random(1)
        while table.status == "playing":
            await go_on(table, people, mind)
        secret, _, _ = await two_people(service)
        await secret.resign(await _who(service, secret), 1)
        (found,) = await service.finished(10)
        assert (found.id, found.status, found.my_turn) == (table.id, "over", False)
        assert found.result == table.row.result
        assert await service.finished(10, "property") == []
        assert len(await service.finished(10, QUICK)) == 1
        assert await service.finished(0) == []
        assert await service.public_tables() == []

    played_in(tmp_path, play)


async def _who(service: TableService, table: Any) -> Any:
    return await service.visitor(table.seats[0].visitor)


# --- What nobody can guess --------------------------------------------------------------------


def test_names_and_invitations_of_tables_are_not_guessable(tmp_path: Path) -> None:
    async def several() -> None:
        async with service_in(tmp_path) as service:
            ada = await service.new_visitor("Ada")
            tables = [await service.create(ada, game=QUICK, seats=[ME, FRIEND]) for _ in range(5)]
            assert len({table.id for table in tables}) == 5
            assert len({seat.invite for table in tables for seat in table.seats}) == 10
            assert all(len(table.id) >= 20 for table in tables)

    asyncio.run(several())


def test_every_refusal_says_what_to_do_in_all_languages() -> None:
    folder = Path(table_service.__file__).parent
    sources = [*folder.glob("*.py"), folder.parent / "web" / "api_version.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in sources)
    codes = {message.removeprefix("refused-").replace("-", "_") for message in refusals()}
    assert set(re.findall(r'(?:Refused|refusal)\(\s*"(\w+)"', source)) <= codes
    for code in codes:
        assert f'"{code}"' in source
        for language in languages():
            text = Refused(code, PROGRAM, **BLANKS).text(language)
            assert text.endswith((".", "…", "/api."))
            assert "refused-" not in text
