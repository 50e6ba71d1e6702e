"""Snapshots of long tables."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for one snapshot a table."""
    op.create_table(
        "snapshots",
        sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("version", sql.String(64), nullable=False),
        sql.Column("data", sql.LargeBinary, nullable=False),
    )
