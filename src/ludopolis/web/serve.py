"""`ludopolis serve`: starts the site."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import uvicorn
from asyncpg import PostgresError
from fastapi import FastAPI
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.language.languages import language_of_system
from ludopolis.language.translator import Translator
from ludopolis.tables import TableService
from ludopolis.tables.database import explained, open_database
from ludopolis.tables.paths import cannot_write, data_folder, make_folder, usual_database
from ludopolis.web import logs, metrics
from ludopolis.web.allowed_hosts import read_allowed
from ludopolis.web.app import create_app
from ludopolis.web.client_address import TrustedProxies
from ludopolis.web.cookies import secret_in
from ludopolis.web.idle_timeout import IdleTimeoutProtocol
from ludopolis.web.server import Server
from ludopolis.web.supervisor import SiteConfig, Supervisor
from ludopolis.web.websocket_protocol import BatchingWebSocketProtocol

USUAL_PORT = 8000
PORTS_TRIED = 20
EVERYWHERE = frozenset({"0.0.0.0", "::"})
OPEN_FILES = 65_536  # that a process may have, if the system lets it; many give it 1024 at first
UNREAD_SECONDS = 60.0  # after which who takes nothing of what is sent to them is let go
LARGEST_FRAME = 64 * 1024  # of a message from a browser; what may be said in one is less


def listening(host: str, port: int | None) -> socket.socket:
    """A listening socket on a port; by default the usual one or the next that is free."""
    if not host.strip():  # to the system that means everywhere
        raise OptionError(
            "--host is empty; give 127.0.0.1 for this machine alone, or 0.0.0.0 for your network"
        )
    tried = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + PORTS_TRIED)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in tried:
        # Named as TCP: only then does asyncio send small answers at once (TCP_NODELAY).
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; connections have it from the door
            unread = int(1000 * UNREAD_SECONDS)
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, unread)
        try:
            found.bind((host, number))
            found.listen()
        except OSError as fault:
            found.close()
            if fault.errno != errno.EADDRINUSE:
                raise OptionError(
                    f"cannot listen on {host}, port {number}: {fault.strerror}"
                ) from None
        else:
            return found
    ports = str(port) if port is not None else f"{USUAL_PORT} to {USUAL_PORT + PORTS_TRIED - 1}"
    raise OptionError(f"port {ports} is taken by another program; choose one with --port")


def allow_many_lines() -> None:
    """Raise the limit of open files: each connection is one."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (it is not there on every system)

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if most == resource.RLIM_INFINITY else min(most, OPEN_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with contextlib.suppress(OSError, ValueError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def near_address() -> str | None:
    """This machine's address in the local network, if any."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None


def has_screen() -> bool:
    """Could a browser be shown here?"""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def configured(app: FastAPI | SiteConfig, **settings: Any) -> uvicorn.Config:
    """The uvicorn configuration."""
    return uvicorn.Config(
        app,
        log_config=None,  # what is written down, and how, stands in `logs.py`
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `client_address.py` reads them
        http=IdleTimeoutProtocol,
        ws=BatchingWebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # it would take longer than all the rest of telling a move
        timeout_graceful_shutdown=20,  # seconds; longer than lines take to be closed
        timeout_worker_healthcheck=30,  # a crowded machine is slow; a worker that hangs is replaced
        **settings,
    )


@contextlib.contextmanager
def opening_plainly(database: str) -> Iterator[None]:
    """Turn database errors into plain advice."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError, PostgresError) as fault:
        raise LudopolisError(f"cannot open the database: {explained(database, fault)}") from None


async def serve_alone(task: SiteConfig, door: socket.socket, opened: Callable[[], None]) -> None:
    """Serve in this process until stopped."""
    with opening_plainly(task.database):
        service = await TableService.open(
            task.database, bot_pause=task.bot_pause, wake=False, secret=task.secret
        )
    try:
        config = configured(create_app(service, task.secret, allowed_hosts=task.allowed_hosts))
        await Server(config, opened).serve(sockets=[door])
    finally:
        await service.close()


async def lay_out(task: SiteConfig) -> None:
    """Prepare the database once, before several workers open it."""
    with opening_plainly(task.database):
        engine = await open_database(task.database)
    await engine.dispose()


def run(
    *,
    host: str,
    port: int | None,
    database: str,
    workers: int,
    browser: bool | None,
    bot_pause: float,
    log_format: logs.Format,
    log_level: logs.Level,
    show: Callable[[str], None],
    allowed_hosts: Sequence[str] = (),
) -> None:
    """Serve until stopped."""
    metrics.check_token()
    TrustedProxies.from_environment()  # what is wrong with it is said before anything else is done
    allowed = (*read_allowed(allowed_hosts), host.lower())
    logs.begin(log_format, log_level)
    allow_many_lines()
    folder = data_folder()
    try:
        secret = secret_in(folder)
        if not database:
            make_folder(folder)
    except OSError as fault:
        raise cannot_write(folder, fault) from None
    database = database or usual_database()
    if workers > 1 and not database.startswith("postgres"):
        raise OptionError(
            "several workers need a database that they can share: give a PostgreSQL URL with"
            " --database, such as postgresql://user@host/ludopolis, or leave --workers out"
        )
    door = listening(host, port)
    number = door.getsockname()[1]
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    address = f"http://{name}:{number}/"
    say = Translator(language_of_system())

    def opened() -> None:
        show(say("serve-here", address=address))
        best = address
        if host in EVERYWHERE and (near := near_address()):
            best = f"http://{near}:{number}/"  # invitations from there work for others too
            show(say("serve-near", address=best))
        show(say("serve-stop"))
        if browser if browser is not None else has_screen():
            webbrowser.open(best)

    task = SiteConfig(database, secret, bot_pause, allowed, log_format, log_level)
    with contextlib.closing(door):
        if workers == 1:
            asyncio.run(serve_alone(task, door, opened))
        else:
            asyncio.run(lay_out(task))
            with metrics.shared_by(workers):
                crew = Supervisor(configured(task, workers=workers, factory=True), door, opened)
                crew.run()
            if crew.failed:
                raise LudopolisError("the workers could not begin; what they wrote says why")
    # A password is nothing to show.
    show(say("serve-stopped", database=make_url(database).render_as_string(hide_password=True)))
