"""What is the same for everybody is made once, and leaves no garbage however often it is asked for."""

from __future__ import annotations

import asyncio
import gc
import gzip
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from fastapi import FastAPI
from web_site import SECRET

from ludopolis.language.translator import Translator
from ludopolis.tables import TableService
from ludopolis.web import game_list, server
from ludopolis.web.api import docs_page, drawings, games
from ludopolis.web.app import create_app, prepared_file
from ludopolis.web.context import AppState, RequestContext

SHARED_PAGES = ("/about", "/api", "/rules/newyork", "/rules/tycoon")
SHARED = (
    *SHARED_PAGES,
    *("/api/openapi.json", "/api/client.py", "/api/client.js", "/api/games"),
    *("/static/site.css", "/static/table/controller.js"),
    *("/picture/newyork/cover.fr.dark.svg", "/drawing/tycoon/en.json?players=3"),
)


@asynccontextmanager
async def site(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A site that is called in this process, without a network."""
    app = create_app(f"sqlite:///{folder}/site.db", SECRET, warm=(), bot_pause=0)
    transport = httpx.ASGITransport(app, client=("203.0.113.5", 1))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        yield client


def test_a_page_for_everybody_is_rendered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: Counter[tuple[str, str]] = Counter()
    render = RequestContext.rendered

    def counted(context: RequestContext, template: str, next_path: str, content: Any) -> str:
        rendered[context.request.url.path, context.language] += 1
        return render(context, template, next_path, content)

    monkeypatch.setattr(RequestContext, "rendered", counted)

    async def ask() -> None:
        async with site(tmp_path) as client:
            for path in SHARED_PAGES:
                many = [client.get(f"{path}?{number}&language=fr") for number in range(5)]
                texts = {answer.text for answer in await asyncio.gather(*many)}
                assert len(texts) == 1
                assert 'lang="fr"' in texts.pop()
                assert 'lang="en"' in (await client.get(path)).text

    asyncio.run(ask())
    assert rendered == {(path, language): 1 for path in SHARED_PAGES for language in ("en", "fr")}


def test_themes_have_pages_of_their_own(tmp_path: Path) -> None:
    async def ask() -> None:
        async with site(tmp_path) as client:
            assert "data-theme" not in (await client.get("/api")).text
            dark = await client.get("/api", headers={"cookie": "theme=dark"})
            assert 'data-theme="dark"' in dark.text

    asyncio.run(ask())


def test_a_page_says_that_the_site_is_read_only_as_soon_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with site(tmp_path) as client:
            assert Translator("en")("site-read-only") not in unescape(
                (await client.get("/api")).text
            )
            monkeypatch.setattr(TableService, "read_only", True)
            assert Translator("en")("site-read-only") in unescape((await client.get("/api")).text)

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "prepare"),
    [
        ("/api/openapi.json", docs_page.prepared_openapi),
        ("/api/client.py", docs_page.prepared_example),
        ("/api/games", games.prepared_games),
        ("/static/site.css", prepared_file),
        ("/picture/tycoon/cover.en.svg", drawings.prepared_picture),
        ("/drawing/tycoon/en.json?players=4", drawings.prepared_drawing),
    ],
)
def test_other_answers_for_everybody_are_made_once(
    tmp_path: Path, path: str, prepare: Callable[..., object]
) -> None:
    prepare.cache_clear()  # type: ignore[attr-defined]

    async def ask() -> None:
        async with site(tmp_path) as client:
            texts = {(await client.get(path)).text for _ in range(5)}
            assert len(texts) == 1

    asyncio.run(ask())
    assert prepare.cache_info().misses == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", SHARED)
def test_it_is_sent_as_the_client_takes_it(tmp_path: Path, path: str) -> None:
    async def ask() -> None:
        async with site(tmp_path) as client:
            plain = await client.get(path, headers={"accept-encoding": "identity"})
            zipped = await client.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert zipped.headers["content-encoding"] == "gzip"
            assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"])
            assert plain.content == zipped.content
            assert plain.headers["vary"] == zipped.headers["vary"] == "Accept-Encoding"
            tag = plain.headers["etag"]
            assert zipped.headers["etag"] == tag
            for known in (tag, tag.removeprefix("W/"), f'"other", {tag}'):
                again = await client.get(path, headers={"if-none-match": known})
                assert (again.status_code, again.content) == (304, b"")
            again = await client.get(path, headers={"if-none-match": '"other"'})
            assert again.status_code == 200

    asyncio.run(ask())


async def get(app: FastAPI, target: str) -> None:
    """Ask for something as a server does: HTTP clients leave garbage of their own."""
    path, _, query = target.partition("?")
    asked = asyncio.Queue[dict[str, Any]]()
    asked.put_nowait({"type": "http.request", "body": b"", "more_body": False})
    statuses: list[int] = []

    async def send(message: Any) -> None:
        statuses.append(message.get("status", 0))

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "query_string": query.encode(),
        "headers": [(b"host", b"localhost"), (b"accept-encoding", b"gzip")],
        "client": ("203.0.113.5", 1),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, asked.get, send)
    assert statuses[0] == 200


def test_what_is_asked_for_leaves_no_garbage(tmp_path: Path) -> None:
    """What only the collector frees stays for a while: it runs seldom, so that nobody waits for it."""

    async def garbage(app: FastAPI, path: str) -> int:
        await get(app, path)
        gc.collect()
        for _ in range(5):
            await get(app, path)
        return gc.collect()

    async def ask() -> None:
        app = create_app(f"sqlite:///{tmp_path}/site.db", SECRET, warm=(), bot_pause=0)
        async with app.router.lifespan_context(app):
            gc.disable()
            found = {path: await garbage(app, path) for path in SHARED}
            assert {path: number for path, number in found.items() if number} == {}

    try:
        asyncio.run(ask())
    finally:
        gc.enable()


@pytest.fixture
def collector() -> Iterator[None]:
    """The collector, to be set as the server sets it."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.enable()


@pytest.mark.usefixtures("collector")
def test_garbage_is_collected_before_it_fills_the_memory() -> None:
    runs: Counter[int] = Counter()

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            runs[about["generation"]] += 1

    async def never() -> None:
        await asyncio.Event().wait()

    async def serve() -> None:
        app_state = SimpleNamespace(warming=SimpleNamespace(until_finished=never))
        settling = asyncio.create_task(server.spare_the_collector(cast(AppState, app_state)))
        await asyncio.sleep(0)
        gc.collect()
        gc.callbacks.append(note)
        for _ in range(500_000):
            circle: list[object] = []
            circle.append(circle)
        gc.callbacks.remove(note)
        settling.cancel()

    asyncio.run(serve())
    assert 2 <= sum(runs.values()) <= 10


def test_compressing_loses_nothing() -> None:
    found = drawings.prepared_drawing(game_list.boxes()[0].name, "en", 3, ())
    assert gzip.decompress(found.zipped) == found.plain
