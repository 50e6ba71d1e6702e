"""Visitors: names that can be shown to others, and codes that take a visitor to another device."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables_kit import BOT, FRIEND, ME, QUICK, SCREEN, played_in, refused, service_in

from ludopolis.language.languages import languages
from ludopolis.tables import Refused, SeatPlan, TableService, visitors
from ludopolis.tables.models import Seat
from ludopolis.tables.names import LONGEST_NAME, clean_name, in_words, shown_names
from readers import EN, FR


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("  Ada  Lovelace \n", "Ada Lovelace"),
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("\u202eAda\u202c", "Ada"),
        ("A\u200bd\u200da", "Ada"),
        ("<b>", "<b>"),
        ("李", "李"),
        ("7", "7"),
        ("A" * LONGEST_NAME, "A" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_as_it_can_be_shown(given_name: str, kept: str) -> None:
    assert clean_name(given_name) == kept


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u200b", "\u202e", "\u3164", "\u2800 \u2800", "\n", "A" * 41, "A" * 9999, None, 7],
    ids=repr,
)
def test_what_is_no_name_is_refused(name: Any) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.code == "name"
    assert str(LONGEST_NAME) in refusal.value.text("en")
    assert str(LONGEST_NAME) in refusal.value.text("fr")


@given(st.text())
def test_no_name_plays_tricks(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except Refused:
        return
    assert 0 < len(cleaned) <= LONGEST_NAME
    assert cleaned.isprintable()
    assert all(unicodedata.category(letter)[0] != "C" for letter in cleaned)
    assert clean_name(cleaned) == cleaned


SEATS = st.lists(
    st.builds(
        lambda kind, name, bot: Seat(
            1, kind, "somebody" if kind == "person" else None, bot, name, False, ""
        ),
        st.sampled_from(["person", "bot", "open"]),
        st.sampled_from(["", "Ada", "ADA", "Ada (2)", "Guest", "Invité", "Robot 1", "Ａda"]),
        st.sampled_from(["greedy", "random"]),
    ),
    max_size=6,
)


@given(SEATS, st.sampled_from(languages()))
def test_no_two_seats_share_a_name(seats: list[Seat], language: str) -> None:
    names = in_words(shown_names(seats), language)
    taken = [name for seat, name in zip(seats, names, strict=True) if seat.kind != "open"]
    assert all(taken)
    alike = {unicodedata.normalize("NFKC", name).casefold() for name in taken}
    assert len(alike) == len(taken)
    assert [name for seat, name in zip(seats, names, strict=True) if seat.kind == "open"] == [
        "" for seat in seats if seat.kind == "open"
    ]


def test_names_are_shown_in_the_language_of_who_looks(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor()
        plans = [ME, SeatPlan("bot", bot="greedy"), SeatPlan("bot", bot="random")]
        table = await service.create(ada, game=QUICK, seats=plans)
        assert EN.names(table) == ["Guest", "Robot 1", "Robot 2"]
        assert FR.names(table) == ["Invité", "Robot 1", "Robot 2"]

    played_in(tmp_path, play)


def test_a_visitor_is_known_again(tmp_path: Path) -> None:
    async def first(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        found.append(ada)
        assert await service.visitor(ada.id) == ada
        for wrong in ("", "nobody", ada.id + "x", "\ud800", None, 7, ["x"], "x" * 1000):
            assert await service.visitor(wrong) is None  # type: ignore[arg-type]

    async def second(service: TableService) -> None:
        assert await service.visitor(found[0].id) == found[0]

    found: list[Any] = []
    played_in(tmp_path, first)
    played_in(tmp_path, second)


def test_a_new_name_is_known_at_the_tables_that_knew_the_old_one(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
        plans = [ME, FRIEND, SeatPlan("screen", name="Cleo")]
        table = await service.create(ada, game=QUICK, seats=plans)
        await table.sit(ben, name="Benny")
        heard: list[str] = []
        table.subscribe(lambda number, kind: heard.append(kind))
        renamed = await service.rename(ada, "Countess")
        assert (renamed.id, renamed.name) == (ada.id, "Countess")
        assert await service.visitor(ada.id) == renamed
        assert EN.names(table) == ["Countess", "Benny", "Cleo"]
        assert heard == ["table"]
        await service.rename(ben, "Benjamin")  # at the table he is called by a name for this table
        assert EN.names(table) == ["Countess", "Benny", "Cleo"]
        stored = await service.store.load(table.id)
        assert stored is not None
        assert stored.seats == table.seats
        await refused(service.rename(ada, "\u200b"), "name")

    played_in(tmp_path, play)


def test_a_log_calls_people_by_their_new_names(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        table = await service.create(ada, game=QUICK, seats=[ME, SCREEN], seed=1)
        mover = table.to_move()
        await table.move(ada, "1", table.number, int(table.game.legal()[0]))
        names = {1: "Ada", 2: "Guest"}
        assert names[mover or 0] in str(EN.log_since(table, None, 1))
        await service.rename(ada, "Countess")
        assert "Ada" not in str(EN.log_since(table, None, 1))

    played_in(tmp_path, play)


# --- Codes ------------------------------------------------------------------------------------


def test_a_code_takes_a_visitor_to_another_device_once(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        code = await service.claim_code(ada)
        assert len(code) == 14
        assert await service.claim(f" {code.upper().replace('-', ' ')} ") == ada
        await refused(service.claim(code), "claim")

    played_in(tmp_path, play)


def test_only_the_last_code_is_good_and_not_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        older, newer = await service.claim_code(ada), await service.claim_code(ada)
        await refused(service.claim(older), "claim")
        now = time.time()
        later = SimpleNamespace(time=lambda: now + visitors.CODE_SECONDS + 1)
        with monkeypatch.context() as patch:
            patch.setattr(visitors, "time", later)
            await refused(service.claim(newer), "claim")
        await refused(service.claim(newer), "claim")  # tried too late, it is used up

    played_in(tmp_path, play)


def test_a_code_is_not_stored(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        code = await service.claim_code(await service.new_visitor("Ada"))
        for spelling in (code, code.replace("-", "")):
            for path in tmp_path.iterdir():
                assert spelling.encode() not in path.read_bytes()

    played_in(tmp_path, play)


def test_of_two_who_use_a_code_at_once_one_succeeds(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        code = await service.claim_code(ada)
        answers = await asyncio.gather(
            *(service.claim(code) for _ in range(5)), return_exceptions=True
        )
        assert sum(answer == ada for answer in answers) == 1
        assert sum(isinstance(answer, Refused) for answer in answers) == 4

    played_in(tmp_path, play)


def test_who_guesses_codes_locks_nobody_out(tmp_path: Path) -> None:
    """Guesses are limited by address (`web/client_limits.py`); the codes are long enough."""
    a_day, addresses, good_codes = 10 + 0.1 * 24 * 60 * 60, 10**6, 1000
    odds = a_day * addresses * good_codes / len(visitors.ALPHABET) ** visitors.CODE_LETTERS
    assert odds < 1 / 90_000

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        code = await service.claim_code(ada)
        wrong: list[Any] = ["", "wrong", None, 7, "x" * 1000, "\ud800"]
        for guess in range(100):
            await refused(service.claim(wrong[guess % len(wrong)]), "claim")
        assert await service.claim(code) == ada

    played_in(tmp_path, play)


def test_visitors_who_come_late_find_the_hall_as_it_was(tmp_path: Path) -> None:
    async def twice() -> None:
        async with service_in(tmp_path) as service:
            ada = await service.new_visitor("Ada")
            code = await service.claim_code(ada)
            table = await service.create(ada, game=QUICK, seats=[ME, BOT, BOT])
        async with service_in(tmp_path) as service:
            assert await service.claim(code) == ada
            assert [summary.id for summary in await service.tables_of(ada)] == [table.id]

    asyncio.run(twice())


# --- Sessions ---------------------------------------------------------------------------------


def test_a_session_lasts_a_year_from_its_last_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        session = await service.new_session(ada)
        assert await service.session(session.id) == session
        for wrong in ("", "nothing", ada.id, "\ud800", None, 7):
            assert await service.session(wrong) is None  # type: ignore[arg-type]
        now, day = time.time(), 24 * 3600.0
        clock = SimpleNamespace(time=lambda: now)
        monkeypatch.setattr(visitors, "time", clock)
        assert (
            await service.renewed(session) is session
        )  # what is used all day is written down once
        now += 2 * day
        renewed = await service.renewed(session)
        assert renewed.expires_at == now + visitors.SESSION_SECONDS
        assert await service.session(session.id) == renewed
        now += visitors.SESSION_SECONDS - 1
        assert await service.session(session.id) == renewed
        now += 2
        assert await service.session(session.id) is None

    played_in(tmp_path, play)


def test_a_session_is_ended_alone_or_all_others_are(tmp_path: Path) -> None:
    async def play(service: TableService) -> None:
        ada, ben = await service.new_visitor("Ada"), await service.new_visitor("Ben")
        first, second, third = [await service.new_session(ada) for _ in range(3)]
        other = await service.new_session(ben)
        ended: list[str] = []
        with (
            service.while_signed_in(first.id, lambda: ended.append("first")),
            service.while_signed_in(second.id, lambda: ended.append("second")),
            service.while_signed_in(third.id, lambda: ended.append("third")),
            service.while_signed_in(third.id, lambda: ended.append("third too")),
            service.while_signed_in(other.id, lambda: ended.append("other")),
            service.while_signed_in(None, lambda: ended.append("nobody")),
        ):
            await service.sign_out(first)
            assert ended == ["first"]
            assert await service.session(first.id) is None
            code = await service.claim_code(ada)
            kept_code = await service.claim_code(ben)
            assert await service.sign_out_others(second) == 1
            assert ended == ["first", "third", "third too"]
        assert not service._in_session
        assert await service.session(third.id) is None
        assert await service.session(second.id) == second
        assert await service.session(other.id) == other
        await refused(service.claim(code), "claim")  # it could have been anybody's by now
        assert await service.claim(kept_code) == ben

    played_in(tmp_path, play)


def test_a_visitor_has_so_many_sessions_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MOST_SESSIONS", 3)

    async def play(service: TableService) -> None:
        ada = await service.new_visitor("Ada")
        sessions = [await service.new_session(ada) for _ in range(5)]
        alive = [await service.session(session.id) is not None for session in sessions]
        assert alive == [False, False, True, True, True]

    played_in(tmp_path, play)
