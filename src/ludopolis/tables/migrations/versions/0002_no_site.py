"""The layout is counted by Alembic; the table that held its number before goes."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop what nothing reads any more."""
    op.drop_table("site")
