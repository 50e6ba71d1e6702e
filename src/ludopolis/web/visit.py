"""One request of one visitor: their language, their theme, who they are, and how it is answered."""

from __future__ import annotations

import asyncio
import hashlib
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
from ludopolis.tables import Hall, Refused, Session, Table, Visitor
from ludopolis.tables.given import is_token
from ludopolis.web import identity, shelf
from ludopolis.web.accepted import preferred_language
from ludopolis.web.client_address import client_network
from ludopolis.web.headers import SAFE_METHODS
from ludopolis.web.limits import Limits
from ludopolis.web.prepared import Prepared
from ludopolis.web.rulebooks import inline
from ludopolis.web.warming import Warming

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
THEMES = ("auto", "light", "dark")
LONGEST_PATH = 500
SECONDS_TO_LEAVE = 15.0
OWN = "private, no-cache"  # a page is one visitor's, and of this moment


def static_digest() -> str:
    """A name for exactly these static files: their addresses change when they do."""
    digest = hashlib.sha256(shelf.palette().encode())
    for path in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        digest.update(path.relative_to(STATIC).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def sentence(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def templates(static: str) -> Environment:
    """The pages. What is undefined is an error, and all that is put in is escaped."""
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
        "languages": [described(code) for code in languages()],
    }
    return environment


class StillPreparing(Exception):
    """The game of a table is being compiled."""


class Unknown(Exception):
    """Who asks must be known for that: `nobody` has said who they are, or their `token` is not ours."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Leaving(Protocol):
    """A line to a page."""

    async def leave(self) -> None:
        """Close it in good order."""


@dataclass
class House:
    """All that the site consists of."""

    hall: Hall
    seal: identity.Seal
    warming: Warming
    static: str = field(default_factory=static_digest)
    lines: set[Leaving] = field(default_factory=set)  # that are open
    # Pages that are the same for everybody, by path, language, theme, and whether all is well.
    shared_pages: dict[tuple[str, str, str, bool], Prepared] = field(default_factory=dict)
    rendering: asyncio.Lock = field(default_factory=asyncio.Lock)
    closing: bool = False  # then no line is opened any more
    limits: Limits = field(init=False)

    def __post_init__(self) -> None:
        self.limits = Limits(self.hall.limits, self.hall.colleagues.connections)

    async def see_off(self) -> None:
        """Close all lines in good order, those that take it within a few seconds."""
        self.closing = True
        if leaving := [asyncio.create_task(line.leave()) for line in self.lines]:
            await asyncio.wait(leaving, timeout=SECONDS_TO_LEAVE)

    @cached_property
    def templates(self) -> Environment:
        """The pages."""
        return templates(self.static)


def language_of(connection: HTTPConnection) -> str:
    """The language of a request: asked for in the address, chosen before, or the browser's."""
    for wanted in (connection.query_params.get("language"), connection.cookies.get("language")):
        if wanted in languages():
            return str(wanted)
    return preferred_language(connection.headers.get("accept-language", ""))


def theme_of(connection: HTTPConnection) -> str:
    """The theme that the visitor has chosen."""
    wanted = connection.cookies.get("theme", "")
    return wanted if wanted in THEMES else THEMES[0]


def local_path(path: str) -> str:
    """A path on this site to go on to; anything else leads to the lobby."""
    fine = (
        path.startswith("/")
        and not path.startswith("//")
        and "\\" not in path
        and path.isprintable()
        and len(path) <= LONGEST_PATH
    )
    return path if fine else "/"


def by_program(connection: HTTPConnection) -> bool:
    """Does a program ask, or a module of a page, and not a person?"""
    path, mode = connection.url.path, connection.headers.get("sec-fetch-mode", "navigate")
    return path.startswith("/api/") or path.endswith((".json", ".svg")) or mode != "navigate"


@dataclass
class Visit:
    """A request, and how it is answered."""

    request: Request
    house: House
    language: str
    visitor: Visitor | None = None
    session: Session | None = None
    fresh: bool = False  # the browser is to keep the session's cookie, for another year
    signed_out: bool = False  # the browser is to forget it

    @property
    def hall(self) -> Hall:
        """Where the tables are."""
        return self.house.hall

    @cached_property
    def say(self) -> Translator:
        """The visitor's language."""
        return Translator(self.language)

    def in_game(self, box: Box) -> Translator:
        """The visitor's language, with the words of a game."""
        return self.say.of_game(box.locale)

    @property
    def name(self) -> str:
        """What the visitor is called; to somebody new a name is offered."""
        return self.visitor.name if self.visitor else self.offered_name

    @property
    def offered_name(self) -> str:
        """A name for somebody new, the same on every page."""
        agent = self.request.headers.get("user-agent", "")
        return identity.default_name(f"{self.house.seal.secret} {self.address} {agent}")

    @property
    def address(self) -> str | None:
        """The network that the visitor comes from."""
        return client_network(self.request)

    @property
    def secure(self) -> bool:
        """Does the visitor come by https?"""
        return self.request.url.scheme == "https"

    async def somebody(self, name: str = "") -> Visitor:
        """The visitor, made if need be, and called as they wish if they wish."""
        if self.visitor is None:
            await self.house.limits.visitors.enter(self.address)
            await self.become(await self.hall.new_visitor(name or self.offered_name))
        elif name and name != self.visitor.name:
            self.visitor = await self.hall.rename(self.visitor, name)
        assert self.visitor is not None
        return self.visitor

    async def become(self, visitor: Visitor) -> None:
        """Be somebody else from now on, on this device."""
        self.session = await self.hall.new_session(visitor)
        self.visitor, self.fresh = replace(visitor, address=self.address), True

    async def sign_out(self) -> None:
        """Be nobody from now on, on this device."""
        if self.session is not None:
            await self.hall.sign_out(self.session)
        self.visitor, self.session, self.fresh = None, None, False
        self.signed_out = token_of(self.request) is None

    def rendered(self, template: str, next_path: str, content: Mapping[str, Any]) -> str:
        """A page in the visitor's language; `next_path` is where a change of language leads."""
        return self.house.templates.get_template(template).render(
            {
                "say": self.say,
                "in_game": self.in_game,
                "language": self.language,
                "theme": theme_of(self.request),
                "read_only": self.hall.read_only,
                "here": self.request.url.path,
                "next": next_path,
                **content,
            }
        )

    def page(self, template: str, status: int = 200, **content: Any) -> Response:
        """A page for this visitor, as it is at this moment."""
        path, query = self.request.url.path, self.request.url.query
        html = self.rendered(template, path + (f"?{query}" if query else ""), content)
        return self.sealed(HTMLResponse(html, status, {"cache-control": OWN}))

    async def shared_page(
        self, template: str, content: Callable[[], Mapping[str, Any]]
    ) -> Response:
        """A page that depends only on its path, the language and the theme: rendered once, aside."""
        house, path = self.house, self.request.url.path
        key = (path, self.language, theme_of(self.request), self.hall.read_only)
        if key not in house.shared_pages:
            async with house.rendering:
                if key not in house.shared_pages:  # nobody has rendered it meanwhile
                    html = await asyncio.to_thread(lambda: self.rendered(template, path, content()))
                    house.shared_pages[key] = Prepared.of(html, "text/html")
        return self.sealed(house.shared_pages[key].answer(self.request, {"cache-control": OWN}))

    def go(self, path: str) -> Response:
        """On to another page, after something was done; a module that asked stays where it is."""
        if by_program(self.request):
            return self.sealed(Response(status_code=204))
        return self.sealed(RedirectResponse(path, 303, {"cache-control": OWN}))

    def trouble(self, status: int, code: str, text: str) -> Response:
        """What is not right: a page for a person, for a program its code and the text."""
        if by_program(self.request):
            error = {"error": {"code": code, "text": text}}
            return JSONResponse(error, status, {"cache-control": OWN})
        return self.page("error.html", status, text=text)

    def sealed(self, response: Response) -> Response:
        """A response that lets the browser keep the cookie of its session, or forget it."""
        if self.fresh and self.session is not None:
            self.house.seal.give(response, self.session.id, secure=self.secure)
        elif self.signed_out:
            response.delete_cookie(
                identity.COOKIE, httponly=True, samesite="lax", secure=self.secure
            )
        return response

    def keep(self, response: Response, cookie: str, value: str) -> Response:
        """A response that lets the browser remember a choice."""
        response.set_cookie(
            cookie,
            value,
            max_age=identity.A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )
        return response


def house_of(connection: HTTPConnection) -> House:
    """The house that answers a request."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def bare_visit(request: Request) -> Visit:
    """A visit of nobody in particular: enough to say what is wrong."""
    return Visit(request, house_of(request), language_of(request))


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a program sends."""
    return identity.bearer(connection.headers.get("authorization", ""))


def session_id_of(connection: HTTPConnection) -> str | None:
    """The session that a token, or else a cookie, names; it may have ended."""
    token = token_of(connection)
    cookie = connection.cookies.get(identity.COOKIE) if token is None else token
    return house_of(connection).seal.open(cookie)


async def session_of(connection: HTTPConnection) -> Session | None:
    """The session of who asks; a cookie that is not ours, or has expired, is nobody's.

    A program says whom it means, so a token that is not ours is a mistake that it should know of.
    """
    known = session_id_of(connection)
    session = await house_of(connection).hall.session(known) if known else None
    if session is None and token_of(connection) is not None:
        raise Unknown("token")
    if session is None:
        return None
    return replace(session, visitor=replace(session.visitor, address=client_network(connection)))


async def ready_table(house: House, name: str) -> Table | None:
    """The table of that name; None if its game is still being compiled."""
    if not house.warming.finished and is_token(name):  # what is none is not asked for
        game = await house.hall.store.game_of(name)
        if game is not None and not house.warming.is_ready(game):
            return None
    return await house.hall.table(name)


async def _visit(request: Request) -> Visit:
    visit = bare_visit(request)
    await visit.house.limits.pages.enter(visit.address)
    if request.method not in SAFE_METHODS:
        await visit.house.limits.forms.enter(visit.address)
    if (session := await session_of(request)) is not None:
        visit.visitor = session.visitor
        by_browser = token_of(request) is None
        try:
            if (
                session.shared
                and by_browser
                and request.method == "GET"
                and not by_program(request)
            ):
                await visit.become(session.visitor)  # a cookie of 0.1.0 is replaced by its own one
            else:
                visit.session = await visit.hall.renewed(session)
                visit.fresh = by_browser and visit.session is not session
        except Refused:  # it is still good today
            visit.session = session
    return visit


Visiting = Annotated[Visit, Depends(_visit)]
