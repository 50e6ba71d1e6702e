"""Bringing a database to the layout of this version: done at every start, by one process at a time.

Each step is a file in `versions`, in the way of Alembic, which keeps in the database how far it has
come. All steps are one transaction: it ends in the new layout, or in the old one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ludopolis.engine.errors import LudopolisError

LOCK = 7_823_610_254  # ours among the locks of a PostgreSQL database


def config_for(connection: sql.Connection | None = None) -> Config:
    """What Alembic has to know."""
    config = Config()
    # A percent sign in a folder's name means nothing.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def newest() -> str:
    """The name of the layout that this version has."""
    head = ScriptDirectory.from_config(config_for()).get_current_head()
    assert head is not None
    return head


def layout_of(connection: sql.Connection) -> str | None:
    """The name of the layout that a database has; None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: sql.Connection) -> None:
    """Bring a database to the layout of this version, in the transaction that is open.

    Whoever else starts now waits until this is done, and then finds nothing to do.
    """
    lock(connection)
    bring_to(connection)


def lock(connection: sql.Connection) -> None:
    """Keep everybody else from changing the layout, until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
    elif connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def bring_to(connection: sql.Connection, layout: str | None = None) -> None:
    """Bring a database to a layout, usually the newest, from whichever older one it has."""
    found, wanted = layout_of(connection), layout or newest()
    if found == wanted:
        return
    known = {step.revision for step in ScriptDirectory.from_config(config_for()).walk_revisions()}
    for name in (found, wanted):
        if name is not None and name not in known:
            raise LudopolisError(
                f"this database was made by a newer Ludopolis (its layout {name} is not known here);"
                " install that version, or open another database"
            )
    command.upgrade(config_for(connection), wanted)


def forget(connection: sql.Connection) -> None:
    """Count a database, from which all tables were taken, as one that is not laid out."""
    connection.exec_driver_sql("DROP TABLE alembic_version")
