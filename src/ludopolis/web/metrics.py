"""`/metrics` for Prometheus.

One worker has its figures in memory. Several keep them in files of a folder, which is made when the site
opens and gone when it closes; whoever is asked adds up what all of them have. The files are mapped into
memory, and who writes to one that a full disk has no room for is ended by the system: none is on a disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fastapi import APIRouter
from prometheus_client import CollectorRegistry, Gauge, generate_latest, multiprocess
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.engine import lock
from ludopolis.engine.errors import OptionError
from ludopolis.tables import TableService
from ludopolis.tables import metrics as table_metrics
from ludopolis.web.context import app_state_of

router = APIRouter()

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # as prometheus_client knows it
PREFIX = "ludopolis-metrics-"
HELD = "held"  # the file in a folder whose lock the site has
MEMORY = Path("/dev/shm")  # where files lie in memory, on Linux
TOKEN = "LUDOPOLIS_METRICS_TOKEN"
SHORTEST_TOKEN = 16
LOOK_SECONDS = 5.0

WORKERS = Gauge("ludopolis_workers", "workers that serve the site", multiprocess_mode="livesum")


# --- With several workers ---------------------------------------------------------------------


@contextmanager
def shared_by(workers: int) -> Iterator[None]:
    """Provide the folder in which several workers share their metrics."""
    if workers == 1:
        yield
        return
    where = MEMORY if os.access(MEMORY, os.W_OK) else None
    with (
        tempfile.TemporaryDirectory(prefix=PREFIX, dir=where) as folder,
        (Path(folder) / HELD).open("wb") as mark,
    ):
        lock.hold(mark)
        clear_away(Path(folder).parent)
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def clear_away(place: Path) -> None:
    """Remove folders left behind by killed sites."""
    for folder in place.glob(f"{PREFIX}*") if lock.possible() else ():
        # Somebody else's, or one that another site that opens removes as well.
        with contextlib.suppress(OSError), (folder / HELD).open("rb") as mark:
            if lock.held_at_once(mark):
                shutil.rmtree(folder)


def forget(worker: int) -> None:
    """Remove the gauges of a worker that has ended."""
    if folder := os.environ.get(FOLDER):
        multiprocess.mark_process_dead(worker, folder)  # type: ignore[no-untyped-call]


def look_round(service: TableService) -> None:
    """Record how many tables are held."""
    WORKERS.set(1)
    tables, lines, visitors = service.company()
    table_metrics.TABLES.set(tables)
    table_metrics.LINES.set(lines)
    table_metrics.VISITORS.set(visitors)
    table_metrics.READ_ONLY.set(service.read_only)


async def look_round_forever(service: TableService) -> None:
    """Record it every few seconds, so that other workers can report it."""
    while True:
        look_round(service)
        await asyncio.sleep(LOOK_SECONDS)


def figures() -> bytes:
    """The metrics of all workers."""
    if FOLDER not in os.environ:
        return generate_latest()
    everything = CollectorRegistry()
    multiprocess.MultiProcessCollector(everything)  # type: ignore[no-untyped-call]
    return generate_latest(everything)


# --- Who may read them ------------------------------------------------------------------------


def check_token() -> None:
    """Refuse a token that is too short."""
    if 0 < len(os.environ.get(TOKEN, "")) < SHORTEST_TOKEN:
        raise OptionError(f"{TOKEN} is too short; give it at least {SHORTEST_TOKEN} characters")


def may_read(request: Request) -> bool:
    """Does the request carry the token? Without a configured token nobody may read.

    Behind a proxy that does not say for whom it asks, everybody would seem to be this machine.
    """
    token = os.environ.get(TOKEN, "")
    given = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The metrics; 404 for everybody without the token."""
    if not may_read(request):
        raise HTTPException(404)
    look_round(app_state_of(request).service)
    text = await asyncio.to_thread(figures)
    headers = {"content-type": CONTENT_TYPE_PLAIN_0_0_4, "cache-control": "no-store"}
    return Response(text, headers=headers)
