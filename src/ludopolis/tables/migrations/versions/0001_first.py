"""The first layout: visitors, tables, seats, events.

Databases of that layout are older than the count of layouts, so whatever is there already stays.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Lay out all that is not there."""
    op.create_table(
        "site",
        sql.Column("key", sql.String(40), primary_key=True),
        sql.Column("value", sql.String(200), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "visitors",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("name", sql.String(100), nullable=False),
        sql.Column("created_at", sql.Double, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "claims",
        sql.Column("digest", sql.String(64), primary_key=True),
        sql.Column("visitor", sql.String(40), sql.ForeignKey("visitors.id"), nullable=False),
        sql.Column("expires_at", sql.Double, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_claims_visitor", "claims", ["visitor"], if_not_exists=True)
    op.create_table(
        "tables",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("face", sql.String(40), nullable=False),
        sql.Column("players", sql.Integer, nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("status", sql.String(10), nullable=False),
        sql.Column("host", sql.String(40), sql.ForeignKey("visitors.id"), nullable=False),
        sql.Column("seed", sql.String(32), nullable=False),
        sql.Column("salt", sql.String(64), nullable=False),
        sql.Column("digest", sql.String(64), nullable=False),
        sql.Column("to_move", sql.Integer, nullable=True),
        sql.Column("result", sql.JSON(none_as_null=True), nullable=True),
        sql.Column("created_at", sql.Double, nullable=False),
        sql.Column("changed_at", sql.Double, nullable=False),
        sql.Column("ended_at", sql.Double, nullable=True),
        sql.Column(
            "rematch_of", sql.String(40), sql.ForeignKey("tables.id"), nullable=True, unique=True
        ),
        if_not_exists=True,
    )
    op.create_index("ix_tables_host", "tables", ["host"], if_not_exists=True)
    op.create_index("ix_tables_ended_at", "tables", ["ended_at"], if_not_exists=True)
    op.create_index(
        "tables_by_status", "tables", ["public", "status", "changed_at"], if_not_exists=True
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("visitor", sql.String(40), sql.ForeignKey("visitors.id"), nullable=True),
        sql.Column("bot", sql.String(100), nullable=False),
        sql.Column("name", sql.String(100), nullable=False),
        sql.Column("resigned", sql.Boolean, nullable=False),
        sql.Column("invite", sql.String(40), nullable=False, unique=True),
        if_not_exists=True,
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"], if_not_exists=True)
    op.create_table(
        "events",
        sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("data", sql.JSON, nullable=False),
        sql.Column("visitor", sql.String(40), sql.ForeignKey("visitors.id"), nullable=True),
        sql.Column("client", sql.String(100), nullable=True),
        sql.Column("at", sql.Double, nullable=False),
        sql.UniqueConstraint("table_id", "visitor", "client"),
        if_not_exists=True,
    )
    op.create_table(
        "analyses",
        sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("data", sql.JSON, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        if_not_exists=True,
    )
