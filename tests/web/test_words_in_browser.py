"""The browser puts every message into the same words as the server, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route

from ludopolis.engine import registry
from ludopolis.language.browser import for_browser
from ludopolis.language.check import messages_of
from ludopolis.language.languages import PROGRAM, SOURCE, languages
from ludopolis.language.text import Argument, Listed, Seat, Text, say
from ludopolis.language.translator import Translator
from ludopolis.web.api.catalogues import SHOWN

STATIC = Path(__file__).parents[2] / "src" / "ludopolis" / "web" / "static"
PLACE = "https://words.test/"
NAMES = ["Anna", "Bert", "Émile"]
# What is filled in for all variables of a message at once, whatever it expects.
SAMPLES: tuple[Argument, ...] = (
    *(0, 1, 2, 5, 1234, -3, "Anna", "", Seat(1), Seat(2), Seat(3)),
    Listed((Seat(1), "x", Seat(2))),
    Listed(("x", "y"), "or"),
    Listed((say("yes"), 7), "plain"),
    say("seat-title", who=Seat(2)),
)


def serve(route: Route) -> None:
    name = route.request.url.removeprefix(PLACE)
    if name.endswith(".js"):
        route.fulfill(body=(STATIC / name).read_text("utf-8"), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html><title>words</title>", content_type="text/html")


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.route("**/*", serve)
    page.goto(PLACE)
    page.evaluate("async () => { window.translator = await import('/language/translator.js'); }")
    yield page
    page.close()


def texts(locale: Path) -> list[Text]:
    """Every message of a catalogue, filled in all ways."""
    found = []
    for name, uses in messages_of(locale, SOURCE).items():
        if not name.startswith(("-", "study-")):  # no table shows studies
            samples = SAMPLES if uses.variables else SAMPLES[:1]
            found += [say(name, **dict.fromkeys(uses.variables, one)) for one in samples]
    return found


def in_browser(page: Page, catalogue: dict[str, Any], said: list[Text], seat: int) -> list[str]:
    filled: list[str] = page.evaluate(
        """([catalogue, names, seat, said]) => {
          const reader = new translator.Translator(catalogue);
          Object.assign(reader, {names, seat});
          return reader.translate(said);
        }""",
        [catalogue, NAMES, seat, msgspec.to_builtins(said)],
    )
    return filled


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", registry.names())
def test_the_same_words_in_the_browser(page: Page, game: str, language: str) -> None:
    locale = registry.box(game).locale
    said = texts(locale)
    if game == registry.names()[0]:
        said += texts(PROGRAM)
    catalogue = for_browser(language, locale, [*SHOWN, "site", "terminal", "study"])
    for seat in (1, 2):
        here = Translator(language, locale, NAMES, seat)
        there = in_browser(page, catalogue, said, seat)
        wrong = [
            (text, ours, theirs)
            for text, theirs in zip(said, there, strict=True)
            if (ours := here(text)) != theirs and ours != text.id
        ]
        assert wrong == []


def test_a_message_that_is_missing_is_shown_by_its_id(page: Page) -> None:
    catalogue = {"language": SOURCE, "cldr": SOURCE, "messages": {}}
    assert in_browser(page, catalogue, [say("nowhere", n=1)], 1) == ["nowhere"]


def test_messages_that_refer_to_each_other_come_to_an_end(page: Page) -> None:
    messages = {"a": [{"m": "b"}], "b": [{"m": "a"}]}
    catalogue = {"language": SOURCE, "cldr": SOURCE, "messages": messages}
    assert in_browser(page, catalogue, [say("a")], 1)[0] in {"a", "b"}


def test_what_people_write_is_not_taken_for_a_message(page: Page) -> None:
    catalogue = {"language": SOURCE, "cldr": SOURCE, "messages": {"a": "A"}}
    chat = [{"name": "a", "text": '{"say": "a"}'}]
    told = page.evaluate("([c, v]) => new translator.Translator(c).translate(v)", [catalogue, chat])
    assert told == chat
