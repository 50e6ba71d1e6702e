"""Rate limits are counted in the database where several workers share it."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    """Add the table; what is in it need not survive a crash of the database."""
    unlogged = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "rate_limits",
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("full_at", sql.Double, nullable=False),
        prefixes=["UNLOGGED"] if unlogged else [],
    )
