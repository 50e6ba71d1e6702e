"""Deletes old finished games, abandoned tables and visitors who left nothing behind.

While the site goes on, a few tables at a time: nobody waits long for their move.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludopolis.engine.errors import LudopolisError
from ludopolis.tables.maintenance import must_be_ours, must_exist, reached, writing
from ludopolis.tables.schema import (
    ANALYSES,
    CLAIMS,
    EVENTS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    VISITORS,
)

TABLES_AT_ONCE, VISITORS_AT_ONCE = 100, 1000


BEFORE = ("waiting", "shuffling")  # the status of a table whose game has not been dealt


@dataclass(frozen=True)
class CleanupCounts:
    """How many rows would be deleted."""

    finished: int
    waiting: int
    unfinished: int
    claims: int
    visitors: int


@dataclass(frozen=True)
class CleanupRule:
    """Selects what was last touched before a given time."""

    before: float
    unfinished: bool = False  # also games that nobody has gone on with
    now: float = 0.0

    def of_status(self, status: str) -> sql.ColumnElement[bool]:
        """Tables of a status that are old enough."""
        touched = TABLES.c.ended_at if status == "over" else TABLES.c.changed_at
        return sql.and_(TABLES.c.status == status, touched < self.before)

    def tables(self) -> sql.ColumnElement[bool]:
        """Tables to delete."""
        statuses = ("over", *BEFORE, "playing") if self.unfinished else ("over", *BEFORE)
        return sql.or_(*(self.of_status(status) for status in statuses))

    def claims(self) -> sql.ColumnElement[bool]:
        """Expired claim codes."""
        return CLAIMS.c.expires_at < self.now

    def visitors(self) -> sql.ColumnElement[bool]:
        """Visitors who have nothing left once those tables are gone."""
        kept = sql.select(TABLES.c.id).where(sql.not_(self.tables()))
        met = (
            sql.select(TABLES.c.host).where(TABLES.c.id.in_(kept)),
            *(
                sql.select(there.c.visitor).where(
                    there.c.visitor.is_not(None), there.c.table_id.in_(kept)
                )
                for there in (SEATS, EVENTS)
            ),
            sql.select(SEATS.c.reserved).where(
                SEATS.c.reserved.is_not(None), SEATS.c.table_id.in_(kept)
            ),
            sql.select(CLAIMS.c.visitor).where(sql.not_(self.claims())),
        )
        return sql.and_(
            VISITORS.c.created_at < self.before, *(VISITORS.c.id.not_in(some) for some in met)
        )


async def clean_up(url: str, before: float, *, unfinished: bool, dry_run: bool) -> CleanupCounts:
    """Delete what was last touched before a given time, or only count it."""
    must_exist(url)
    rule = CleanupRule(before, unfinished, time.time())
    async with reached(url) as engine:
        async with engine.connect() as connection:
            await must_be_ours(connection)
            found = await measure(connection, rule)
        if not dry_run:
            try:
                await delete_all(engine, rule)
            except IntegrityError:
                raise LudopolisError(
                    "somebody came back meanwhile; nobody has lost anything: run it again"
                ) from None
    return found


async def measure(connection: AsyncConnection, rule: CleanupRule) -> CleanupCounts:
    """Count what would be deleted."""

    async def count(table: sql.Table, which: sql.ColumnElement[bool]) -> int:
        wanted = sql.select(sql.func.count()).select_from(table).where(which)
        return int((await connection.execute(wanted)).scalar_one())

    return CleanupCounts(
        finished=await count(TABLES, rule.of_status("over")),
        waiting=await count(TABLES, sql.or_(*(rule.of_status(status) for status in BEFORE))),
        unfinished=await count(TABLES, rule.of_status("playing")) if rule.unfinished else 0,
        claims=await count(CLAIMS, rule.claims()),
        visitors=await count(VISITORS, rule.visitors()),
    )


async def delete_all(engine: AsyncEngine, rule: CleanupRule) -> None:
    """Delete it in small batches, so that players do not notice."""
    while await delete_some_tables(engine, rule):
        pass
    async with writing(engine) as connection:
        await connection.execute(sql.delete(CLAIMS).where(rule.claims()))
        await connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.expires_at < rule.now))
    while await delete_some_visitors(engine, rule):
        pass


async def delete_some_tables(engine: AsyncEngine, rule: CleanupRule) -> int:
    """Delete one batch of tables with everything that belongs to them; returns how many."""
    async with writing(engine) as connection:
        # Held until they are gone: whoever sits down there at this moment comes before or after.
        found = await connection.execute(
            sql.select(TABLES.c.id).where(rule.tables()).limit(TABLES_AT_ONCE).with_for_update()
        )
        gone = list(found.scalars())
        for part in (ANALYSES, SNAPSHOTS, EVENTS, SEATS):
            await connection.execute(sql.delete(part).where(part.c.table_id.in_(gone)))
        await connection.execute(
            sql.update(TABLES).where(TABLES.c.rematch_of.in_(gone)).values(rematch_of=None)
        )
        await connection.execute(sql.delete(TABLES).where(TABLES.c.id.in_(gone)))
    return len(gone)


async def delete_some_visitors(engine: AsyncEngine, rule: CleanupRule) -> int:
    """Delete one batch of visitors who have nothing left; returns how many."""
    wanted = sql.select(VISITORS.c.id).where(rule.visitors()).limit(VISITORS_AT_ONCE)
    async with writing(engine) as connection:
        some = list((await connection.execute(wanted)).scalars())
        await connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.visitor.in_(some)))
        gone = await connection.execute(sql.delete(VISITORS).where(VISITORS.c.id.in_(some)))
    return gone.rowcount
