"""The layout of the database: which tables a site keeps, and what stands in their columns.

This is the layout as it is now. How older ones become it stands in `migrations/versions`, one step a
file; a test checks that all steps together make exactly this.
"""

from __future__ import annotations

import sqlalchemy as sql

SCHEMA = sql.MetaData()
VISITORS = sql.Table(
    "visitors",
    SCHEMA,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("name", sql.String(100), nullable=False),
    sql.Column("created_at", sql.Double, nullable=False),
)
# A browser or a program that is signed in as a visitor. Its cookie, or token, is the signed id.
SESSIONS = sql.Table(
    "sessions",
    SCHEMA,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("visitor", sql.ForeignKey(VISITORS.c.id), nullable=False, index=True),
    sql.Column("expires_at", sql.Double, nullable=False),
)
CLAIMS = sql.Table(
    "claims",
    SCHEMA,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("visitor", sql.ForeignKey(VISITORS.c.id), nullable=False, index=True),
    sql.Column("expires_at", sql.Double, nullable=False),
)
TABLES = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("face", sql.String(40), nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("status", sql.String(10), nullable=False),
    sql.Column("host", sql.ForeignKey(VISITORS.c.id), nullable=False, index=True),
    sql.Column("seed", sql.String(32), nullable=False),
    sql.Column("salt", sql.String(64), nullable=False),
    sql.Column("digest", sql.String(64), nullable=False),
    sql.Column("to_move", sql.Integer, nullable=True),
    sql.Column("result", sql.JSON(none_as_null=True), nullable=True),
    sql.Column("created_at", sql.Double, nullable=False),
    sql.Column("changed_at", sql.Double, nullable=False),
    sql.Column("ended_at", sql.Double, nullable=True, index=True),
    sql.Column("rematch_of", sql.ForeignKey("tables.id"), nullable=True, unique=True),
    sql.Index("tables_by_status", "public", "status", "changed_at"),
)
SEATS = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey(TABLES.c.id), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("visitor", sql.ForeignKey(VISITORS.c.id), nullable=True, index=True),
    sql.Column("bot", sql.String(100), nullable=False),
    sql.Column("name", sql.String(100), nullable=False),
    sql.Column("resigned", sql.Boolean, nullable=False),
    sql.Column("invite", sql.String(40), nullable=False, unique=True),
    # Who is asked to take this seat of a rematch.
    sql.Column("reserved", sql.ForeignKey(VISITORS.c.id), nullable=True, index=True),
)
EVENTS = sql.Table(
    "events",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey(TABLES.c.id), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("data", sql.JSON, nullable=False),
    sql.Column("visitor", sql.ForeignKey(VISITORS.c.id), nullable=True),
    sql.Column("client", sql.String(100), nullable=True),
    sql.Column("at", sql.Double, nullable=False),
    # What a visitor sends twice is taken once.
    sql.UniqueConstraint("table_id", "visitor", "client"),
)
# The token buckets of rate limits, where several workers share them. Nothing is lost with them, so
# PostgreSQL does not write them to its log, and backups leave them out.
RATE_LIMITS = sql.Table(
    "rate_limits",
    SCHEMA,
    sql.Column(
        "key", sql.String(32), primary_key=True
    ),  # a digest of what is limited, and for whom
    sql.Column("full_at", sql.Double, nullable=False),
)
# What was found out about games that are over. It can be found out again.
ANALYSES = sql.Table(
    "analyses",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey(TABLES.c.id), primary_key=True),
    sql.Column("data", sql.JSON, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)
# Positions of long tables, to open them quickly. They can be made again from the events.
SNAPSHOTS = sql.Table(
    "snapshots",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey(TABLES.c.id), primary_key=True),
    sql.Column("version", sql.String(64), nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
)
