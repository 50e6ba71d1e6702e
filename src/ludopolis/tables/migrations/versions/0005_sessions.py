"""Sessions, which can be ended; and seats that are reserved for whoever is asked for a rematch.

The cookies and tokens of older versions are signed ids of visitors, the same on all their devices. So
each visitor is given a session of that id: those cookies stay good, and can be ended like any other.
"""

from __future__ import annotations

import time

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"

A_YEAR = 365 * 24 * 60 * 60


def upgrade() -> None:
    """Add both, and a session for everybody who is known."""
    op.create_table(
        "sessions",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("visitor", sql.String(40), sql.ForeignKey("visitors.id"), nullable=False),
        sql.Column("expires_at", sql.Double, nullable=False),
    )
    op.create_index("ix_sessions_visitor", "sessions", ["visitor"])
    insert = sql.text(
        "INSERT INTO sessions (id, visitor, expires_at) SELECT id, id, :expires_at FROM visitors"
    )
    op.execute(insert.bindparams(expires_at=time.time() + A_YEAR))
    # SQLite takes a foreign key only together with its column.
    op.execute("ALTER TABLE seats ADD COLUMN reserved VARCHAR(40) REFERENCES visitors (id)")
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
