"""What Alembic runs: the steps that are missing, on the connection that it was given."""

from __future__ import annotations

from alembic import context

from ludopolis.tables.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA)
context.run_migrations()
