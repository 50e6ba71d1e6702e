"""The application state, and the context of a request: visitor, language, theme, how to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Protocol

from fastapi import Depends
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ludopolis.engine.box import Box, spell
from ludopolis.language.languages import described, languages
from ludopolis.language.translator import Translator
from ludopolis.tables import Refused, Session, Table, TableService, Visitor
from ludopolis.tables.validation import is_token
from ludopolis.web import cookies
from ludopolis.web.accept_language import preferred_language
from ludopolis.web.cached_response import CachedResponse
from ludopolis.web.client_address import client_network
from ludopolis.web.client_limits import ClientLimits
from ludopolis.web.rulebooks import inline
from ludopolis.web.security import SAFE_METHODS
from ludopolis.web.static_files import modules_of, static_digest
from ludopolis.web.warmup import Warmup

FOLDER = Path(__file__).parent
THEMES = ("auto", "light", "dark")
LONGEST_PATH = 500
SECONDS_TO_LEAVE = 15.0
OWN = "private, no-cache"  # a page is one visitor's, and of this moment


def sentence(text: str) -> str:
    """Text with a capital first letter."""
    return text[:1].upper() + text[1:]


def templates(static: str) -> Environment:
    """The template environment: undefined names are errors, everything is escaped."""
    environment = Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"spell": spell, "sentence": sentence, "inline": inline}
    environment.globals |= {
        "static": lambda path: f"/static/{static}/{path}",
        "modules_of": modules_of,
        "languages": [described(code) for code in languages()],
    }
    return environment


class StillPreparing(Exception):
    """The game is still being compiled."""


class Unknown(Exception):
    """Credentials are missing (`nobody`) or invalid (`token`)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Leaving(Protocol):
    """A connection that can be closed in good order."""

    async def leave(self) -> None:
        """Close it in good order."""


@dataclass
class AppState:
    """The parts of a running site."""

    service: TableService
    signer: cookies.CookieSigner
    warmup: Warmup
    static: str = field(default_factory=static_digest)
    lines: set[Leaving] = field(default_factory=set)  # that are open
    # Pages that are the same for everybody, by path, language, theme, and whether all is well.
    shared_pages: dict[tuple[str, str, str, bool], CachedResponse] = field(default_factory=dict)
    rendering: asyncio.Lock = field(default_factory=asyncio.Lock)
    closing: bool = False  # then no line is opened any more
    limits: ClientLimits = field(init=False)

    def __post_init__(self) -> None:
        self.limits = ClientLimits(self.service.limits, self.service.peers.connections)

    async def close_connections(self) -> None:
        """Close all connections in good order within a few seconds."""
        self.closing = True
        if leaving := [asyncio.create_task(line.leave()) for line in self.lines]:
            await asyncio.wait(leaving, timeout=SECONDS_TO_LEAVE)

    @cached_property
    def templates(self) -> Environment:
        """The template environment."""
        return templates(self.static)


def language_of(connection: HTTPConnection) -> str:
    """The language of a request: from its address, a cookie, or the browser's preference."""
    for wanted in (connection.query_params.get("language"), connection.cookies.get("language")):
        if wanted in languages():
            return str(wanted)
    return preferred_language(connection.headers.get("accept-language", ""))


def theme_of(connection: HTTPConnection) -> str:
    """The chosen theme."""
    wanted = connection.cookies.get("theme", "")
    return wanted if wanted in THEMES else THEMES[0]


def local_path(path: str) -> str:
    """A path on this site to redirect to; anything else leads to the lobby."""
    fine = (
        path.startswith("/")
        and not path.startswith("//")
        and "\\" not in path
        and path.isprintable()
        and len(path) <= LONGEST_PATH
    )
    return path if fine else "/"


def by_program(connection: HTTPConnection) -> bool:
    """Does a program or a page's script ask, rather than a person?"""
    path, mode = connection.url.path, connection.headers.get("sec-fetch-mode", "navigate")
    return path.startswith("/api/") or path.endswith((".json", ".svg")) or mode != "navigate"


@dataclass
class RequestContext:
    """A request and how it is answered."""

    request: Request
    app_state: AppState
    language: str
    visitor: Visitor | None = None
    session: Session | None = None
    fresh: bool = False  # the browser is to keep the session's cookie, for another year
    signed_out: bool = False  # the browser is to forget it

    @property
    def service(self) -> TableService:
        """The table service."""
        return self.app_state.service

    @cached_property
    def say(self) -> Translator:
        """A translator for the visitor's language."""
        return Translator(self.language)

    def in_game(self, box: Box) -> Translator:
        """A translator with a game's messages."""
        return self.say.of_game(box.locale)

    @property
    def name(self) -> str:
        """The visitor's name, or a suggestion for somebody new."""
        return self.visitor.name if self.visitor else self.offered_name

    @property
    def offered_name(self) -> str:
        """A suggested name, the same on every page."""
        agent = self.request.headers.get("user-agent", "")
        return cookies.default_name(f"{self.app_state.signer.secret} {self.address} {agent}")

    @property
    def address(self) -> str | None:
        """The visitor's network."""
        return client_network(self.request)

    @property
    def secure(self) -> bool:
        """Did the request come by https?"""
        return self.request.url.scheme == "https"

    async def somebody(self, name: str = "") -> Visitor:
        """The visitor, created if needed and renamed if asked for."""
        if self.visitor is None:
            await self.app_state.limits.visitors.enter(self.address)
            await self.become(await self.service.new_visitor(name or self.offered_name))
        elif name and name != self.visitor.name:
            self.visitor = await self.service.rename(self.visitor, name)
        assert self.visitor is not None
        return self.visitor

    async def become(self, visitor: Visitor) -> None:
        """Sign in as another visitor on this device."""
        self.session = await self.service.new_session(visitor)
        self.visitor, self.fresh = replace(visitor, address=self.address), True

    async def sign_out(self) -> None:
        """Sign out on this device."""
        if self.session is not None:
            await self.service.sign_out(self.session)
        self.visitor, self.session, self.fresh = None, None, False
        self.signed_out = token_of(self.request) is None

    def rendered(self, template: str, next_path: str, content: Mapping[str, Any]) -> str:
        """A page in the visitor's language; `next_path` is where a language change leads."""
        return self.app_state.templates.get_template(template).render(
            {
                "say": self.say,
                "in_game": self.in_game,
                "language": self.language,
                "theme": theme_of(self.request),
                "read_only": self.service.read_only,
                "here": self.request.url.path,
                "next": next_path,
                **content,
            }
        )

    def page(self, template: str, status: int = 200, **content: Any) -> Response:
        """A page for this visitor."""
        path, query = self.request.url.path, self.request.url.query
        html = self.rendered(template, path + (f"?{query}" if query else ""), content)
        return self.sealed(HTMLResponse(html, status, {"cache-control": OWN}))

    async def shared_page(
        self, template: str, content: Callable[[], Mapping[str, Any]]
    ) -> Response:
        """A page that depends only on path, language and theme: rendered once."""
        app_state, path = self.app_state, self.request.url.path
        key = (path, self.language, theme_of(self.request), self.service.read_only)
        if key not in app_state.shared_pages:
            async with app_state.rendering:
                if key not in app_state.shared_pages:  # nobody has rendered it meanwhile
                    html = await asyncio.to_thread(lambda: self.rendered(template, path, content()))
                    app_state.shared_pages[key] = CachedResponse.of(html, "text/html")
        return self.sealed(app_state.shared_pages[key].answer(self.request, {"cache-control": OWN}))

    def go(self, path: str) -> Response:
        """Redirect after a form; a script that asked stays where it is."""
        if by_program(self.request):
            return self.sealed(Response(status_code=204))
        return self.sealed(RedirectResponse(path, 303, {"cache-control": OWN}))

    def trouble(self, status: int, code: str, text: str) -> Response:
        """An error: a page for people, code and text for programs."""
        if by_program(self.request):
            error = {"error": {"code": code, "text": text}}
            return JSONResponse(error, status, {"cache-control": OWN})
        return self.page("error.html", status, text=text)

    def sealed(self, response: Response) -> Response:
        """Set or delete the session cookie on a response."""
        if self.fresh and self.session is not None:
            self.app_state.signer.give(response, self.session.id, secure=self.secure)
        elif self.signed_out:
            response.delete_cookie(
                cookies.COOKIE, httponly=True, samesite="lax", secure=self.secure
            )
        return response

    def keep(self, response: Response, cookie: str, value: str) -> Response:
        """Store a preference in a cookie."""
        response.set_cookie(
            cookie,
            value,
            max_age=cookies.A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )
        return response


def app_state_of(connection: HTTPConnection) -> AppState:
    """The application state of a request."""
    app_state = connection.app.state.app_state
    assert isinstance(app_state, AppState)
    return app_state


def bare_context(request: Request) -> RequestContext:
    """A context without a visitor: enough for error pages."""
    return RequestContext(request, app_state_of(request), language_of(request))


def token_of(connection: HTTPConnection) -> str | None:
    """The bearer token of a program."""
    return cookies.bearer(connection.headers.get("authorization", ""))


def session_id_of(connection: HTTPConnection) -> str | None:
    """The session id in a token or cookie; the session may have ended."""
    token = token_of(connection)
    cookie = connection.cookies.get(cookies.COOKIE) if token is None else token
    return app_state_of(connection).signer.open(cookie)


async def session_of(connection: HTTPConnection) -> Session | None:
    """The session of a request, if it is valid.

    A program says whom it means, so a token that is not ours is a mistake that it should know of.
    """
    known = session_id_of(connection)
    session = await app_state_of(connection).service.session(known) if known else None
    if session is None and token_of(connection) is not None:
        raise Unknown("token")
    if session is None:
        return None
    return replace(session, visitor=replace(session.visitor, address=client_network(connection)))


async def ready_table(app_state: AppState, name: str) -> Table | None:
    """The table with this id; None while its game is being compiled."""
    if not app_state.warmup.finished and is_token(name):  # what is none is not asked for
        game = await app_state.service.store.game_of(name)
        if game is not None and not app_state.warmup.is_ready(game):
            return None
    return await app_state.service.table(name)


async def _context(request: Request) -> RequestContext:
    context = bare_context(request)
    await context.app_state.limits.pages.enter(context.address)
    if request.method not in SAFE_METHODS:
        await context.app_state.limits.forms.enter(context.address)
    if (session := await session_of(request)) is not None:
        context.visitor = session.visitor
        by_browser = token_of(request) is None
        try:
            if (
                session.shared
                and by_browser
                and request.method == "GET"
                and not by_program(request)
            ):
                await context.become(
                    session.visitor
                )  # a cookie of 0.1.0 is replaced by its own one
            else:
                context.session = await context.service.renewed(session)
                context.fresh = by_browser and context.session is not session
        except Refused:  # it is still good today
            context.session = session
    return context


Context = Annotated[RequestContext, Depends(_context)]
