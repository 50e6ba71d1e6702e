"""Prometheus counters and timers of tables; no person is identified.

With several workers each keeps its figures in files of a folder that all share, and any of them adds
them up when asked (`web/metrics.py`). So a gauge is what a worker sets for itself, not a function.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram, disable_created_metrics

from ludopolis.tables.refusal import Refused

disable_created_metrics()  # type: ignore[no-untyped-call]

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

MOVES = Counter("ludopolis_moves", "moves that people sent: accepted, or why refused", ["outcome"])
STORING = Histogram("ludopolis_store_seconds", "time to store an event", buckets=QUICK)
THINKING = Histogram(
    "ludopolis_bot_seconds", "time that bots think about a move", ["bot"], buckets=QUICK
)
TABLES = Gauge("ludopolis_tables_held", "tables in memory", multiprocess_mode="livesum")
LINES = Gauge("ludopolis_lines_open", "pages that look at a table", multiprocess_mode="livesum")
VISITORS = Gauge(
    "ludopolis_visitors_online", "visitors who look at a table", multiprocess_mode="livesum"
)
READ_ONLY = Gauge(
    "ludopolis_read_only", "1 if the database is damaged", multiprocess_mode="livemax"
)


@contextmanager
def counting_moves() -> Iterator[None]:
    """Count a move by what becomes of it."""
    try:
        yield
    except Refused as refused:
        MOVES.labels(refused.code).inc()
        raise
    MOVES.labels("accepted").inc()
