"""`/metrics`: the figures of the site, for Prometheus.

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
from ludopolis.tables import Hall, measures
from ludopolis.web.visit import house_of

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
    """As long as this lasts, processes that are started find where their figures are added up."""
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
    """Remove what sites that were killed have left: folders that nobody holds any more."""
    for folder in place.glob(f"{PREFIX}*") if lock.possible() else ():
        # Somebody else's, or one that another site that opens removes as well.
        with contextlib.suppress(OSError), (folder / HELD).open("rb") as mark:
            if lock.held_at_once(mark):
                shutil.rmtree(folder)


def forget(worker: int) -> None:
    """Count a worker that has ended no more among those that are there."""
    if folder := os.environ.get(FOLDER):
        multiprocess.mark_process_dead(worker, folder)  # type: ignore[no-untyped-call]


def look_round(hall: Hall) -> None:
    """Note how full the hall is."""
    WORKERS.set(1)
    tables, lines, visitors = hall.company()
    measures.TABLES.set(tables)
    measures.LINES.set(lines)
    measures.VISITORS.set(visitors)
    measures.READ_ONLY.set(hall.read_only)


async def look_round_forever(hall: Hall) -> None:
    """Note every few seconds how full the hall is, for other workers to tell."""
    while True:
        look_round(hall)
        await asyncio.sleep(LOOK_SECONDS)


def figures() -> bytes:
    """All figures, of all workers."""
    if FOLDER not in os.environ:
        return generate_latest()
    everything = CollectorRegistry()
    multiprocess.MultiProcessCollector(everything)  # type: ignore[no-untyped-call]
    return generate_latest(everything)


# --- Who may read them ------------------------------------------------------------------------


def check_token() -> None:
    """Refuse a token that could be guessed."""
    if 0 < len(os.environ.get(TOKEN, "")) < SHORTEST_TOKEN:
        raise OptionError(f"{TOKEN} is too short; give it at least {SHORTEST_TOKEN} characters")


def may_read(request: Request) -> bool:
    """Does the request carry the token? Without one the figures are for nobody, wherever they ask from.

    Behind a proxy that does not say for whom it asks, everybody would seem to be this machine.
    """
    token = os.environ.get(TOKEN, "")
    given = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The figures of the site; for everybody else there is nothing at this address."""
    if not may_read(request):
        raise HTTPException(404)
    look_round(house_of(request).hall)
    text = await asyncio.to_thread(figures)
    headers = {"content-type": CONTENT_TYPE_PLAIN_0_0_4, "cache-control": "no-store"}
    return Response(text, headers=headers)
