"""Live tables, independent of HTTP.

A table is a numbered stream of events, stored before anybody hears of them.

- `table_service.py`: all tables of a site; opens, creates and drops them
- `table.py`: what can be done at one; `table_state.py`: what is known of it
- `presenter.py`: what each viewer is told; `schemas.py`: the messages, defined once
- `history.py`, `snapshots.py`, `event_log.py`: its game through all moves, and how it is reopened fast
- `store.py`, `schema.py`, `models.py`, `write_queue.py`, `event_writers.py`: the database
- `pubsub.py`, `peers.py`: several workers that serve the same tables
- `bot_runner.py`, `stand_ins.py`, `hints.py`, `analysis_queue.py`: what bots do at tables
- `visitors.py`, `names.py`: who comes
- `rate_limits.py`, `storage_budget.py`, `fair_queue.py`: how much they may do
- `backup.py`, `cleanup.py`, `damage.py`, `maintenance.py`, `site_lock.py`: looking after a database
"""

from ludopolis.tables.models import Session, Visitor
from ludopolis.tables.refusal import Refused
from ludopolis.tables.table import Table
from ludopolis.tables.table_service import SeatPlan, Summary, TableService

__all__ = ["Refused", "SeatPlan", "Session", "Summary", "Table", "TableService", "Visitor"]
