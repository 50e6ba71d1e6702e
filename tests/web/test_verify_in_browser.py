"""The page's own check of a shuffle, run in a browser on records that the engine wrote.

The modules are loaded from the source folder by a page that the test serves itself: once as a secure
page, where the browser brings SHA-256, and once as one that is not.
"""

from __future__ import annotations

import copy
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

import ludopolis
from ludopolis.engine import registry
from ludopolis.engine.record import Record
from ludopolis.engine.transcript import Transcript, new_number, promised_seed_digest
from transcripts import transcript_of

STATIC = Path(__file__).parents[2] / "src" / "ludopolis" / "web" / "static" / "table"
TABLE = "h4jk2m9pxq7w3acdre8tnvz5"
KEPT = "ludopolis-shuffles"


@pytest.fixture(scope="module", params=["https", "http"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    place = f"{request.param}://table.test/"

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(place)
        if name.endswith(".js"):
            route.fulfill(body=(STATIC / name).read_text("utf-8"), content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html><title>a table</title>", content_type="text/html")

    page = browser.new_page()
    page.route("**/*", serve)
    page.goto(place)
    page.evaluate(
        """async () => {
          for (const name of ["verify", "sha256", "shuffle"]) window[name] = await import(`/${name}.js`);
        }"""
    )
    assert page.evaluate("() => Boolean(crypto.subtle)") == (request.param == "https")
    yield page
    page.close()


def record_of(name: str, transcript: Transcript) -> dict[str, Any]:
    game = ludopolis.new(
        name, min(3, registry.box(name).most_players), seed=int(transcript.seed, 16)
    )
    mind = random.Random(name)
    while not game.over:
        game.play(mind.choice(game.legal()))
    return Record.of(game, transcript.data()).data


def verdict(page: Page, record: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "(given) => verify.verify(...given)", [copy.deepcopy(record), TABLE]
    )
    return found


def spoilt(outcome: dict[str, Any]) -> dict[str, Any] | None:
    """Another outcome in place of this one; None if there is no other."""
    if "pick" in outcome:
        other = (outcome["pick"] + 1) % outcome["of"]
        return {**outcome, "pick": other} if outcome["of"] > 1 else None
    cards = outcome["shuffle"]
    turned = [*cards[1:], *cards[:1]]
    return {"shuffle": turned} if turned != cards else None


@pytest.mark.parametrize("length", [0, 1, 55, 56, 63, 64, 65, 500])
def test_the_digest_of_a_text_is_sha256(page: Page, length: int) -> None:
    text = "é" * (length // 2) + "a" * (length % 2)
    wanted = hashlib.sha256(text.encode()).hexdigest()
    assert page.evaluate("(text) => sha256.sha256(text)", text) == wanted


@pytest.mark.parametrize("name", registry.names())
def test_the_browser_derives_every_shuffle_and_die_as_the_engine_does(
    page: Page, name: str
) -> None:
    record = record_of(name, transcript_of([1, 2], left=((3,),)))
    found = verdict(page, record)
    assert (found["verdict"], found["left"], found["mine"]) == ("all", 1, "none")
    # Whatever is changed is found, wherever it stands.
    moments = [record["setup"], *(move.get("chance", []) for move in record["moves"])]
    for move in [at for at, outcomes in enumerate(moments) if any(map(spoilt, outcomes))]:
        forged = copy.deepcopy(record)
        outcomes = forged["setup"] if move == 0 else forged["moves"][move - 1]["chance"]
        at = max(at for at, outcome in enumerate(outcomes) if spoilt(outcome))
        outcomes[at] = spoilt(outcomes[at])
        wrong = {"verdict": "wrong", "fault": "shuffle", "move": move}
        assert verdict(page, forged) == {**found, **wrong}


def test_a_broken_promise_is_found(page: Page) -> None:
    record = record_of("bigshot", transcript_of([1, 2]))

    def fault(change: Any) -> str | None:
        forged = copy.deepcopy(record)
        change(forged)
        found: str | None = verdict(page, forged).get("fault")
        return found

    shuffle = record["shuffle"]
    assert fault(lambda data: data["shuffle"]["server"].update(number=new_number())) == "server"
    assert fault(lambda data: data["shuffle"]["seats"][0].update(number=new_number())) == "seat"
    assert fault(lambda data: data["shuffle"]["seats"].pop()) == "server"
    assert fault(lambda data: data.update(seed="0" * 32)) == "seed"
    assert fault(lambda data: data["shuffle"].update(left=[[2]])) == "rounds"
    # The order in which seats stand in the file means nothing.
    assert fault(lambda data: data["shuffle"]["seats"].reverse()) is None
    assert shuffle == record["shuffle"]


def test_the_browser_knows_its_own_number_and_the_promise_it_saw(page: Page) -> None:
    transcript = transcript_of([1, 2])
    record = record_of("bigshot", transcript)

    def mine(number: str, promise: str, played: int = 1, told: dict[str, Any] = record) -> str:
        own = {"round": played, "seat": 2, "number": number, "promise": promise}
        page.evaluate(
            "([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))",
            [KEPT, {TABLE: [own]}],
        )
        found: str = verdict(page, told)["mine"]
        return found

    number, promise = transcript.numbers[2], transcript.commitment
    assert mine(number, promise) == "among"
    assert mine(new_number(), promise) == "missing"
    assert mine(number, new_number()) == "missing"
    # A record that says less than this browser knows is no better.
    alone = record_of("bigshot", transcript_of([]))
    older = {**alone, "shuffle": {"protocol": 0, "digest": "0" * 64, "salt": "salt"}}
    silent = {key: value for key, value in alone.items() if key != "shuffle"}
    for told in (alone, older, silent):
        assert mine(number, promise, told=told) == "missing"
    assert mine(number, "") == "uncounted"
    # In a round that was void because somebody left, anything may have been said.
    anew = record_of("bigshot", transcript_of([1], left=((2,),)))
    assert mine(number, promise, told=anew) == "none"
    assert mine(number, promise, 3, told=anew) == "missing"
    page.evaluate("() => localStorage.clear()")
    assert verdict(page, record)["mine"] == "none"


def test_a_browser_reveals_its_number_for_one_promise_only(page: Page) -> None:
    script = """async ({promises}) => {
      localStorage.clear();
      const sent = [];
      const shuffler = new shuffle.Shuffler((message) => sent.push(message));
      const seats = [{ seat: 1, mine: true, kind: "person" }, { seat: 2, mine: false, kind: "person" }];
      const table = (commitments, promise) => ({
        id: "t", status: "shuffling", seats, shuffle: { round: 1, commitments, revealed: [], promise },
      });
      await shuffler.follow(table({}, ""));
      const commitments = { 1: sent[0].commitment, 2: "b".repeat(64) };
      await shuffler.follow(table({ ...commitments, 1: "c".repeat(64) }, promises[0]));
      for (const promise of promises) {
        await shuffler.follow(table(commitments, promise));
        // As after the page was loaded again.
        await new shuffle.Shuffler((message) => sent.push(message)).follow(table(commitments, promise));
      }
      localStorage.clear();
      return sent.map(({ type }) => type);
    }"""
    sent = page.evaluate(script, {"promises": ["1" * 64, "2" * 64]})
    assert sent == ["commit", "reveal", "reveal"]  # the second is the first again, after loading


def test_an_older_record_is_said_to_promise_its_seed_alone(page: Page) -> None:
    seed = f"{7:032x}"
    promise = {"protocol": 0, "digest": promised_seed_digest(seed, "salt"), "salt": "salt"}
    record = {"seed": seed, "setup": [], "moves": [], "shuffle": promise}
    assert verdict(page, record)["verdict"] == "promised"
    assert verdict(page, {**record, "shuffle": {**promise, "salt": "sugar"}})["verdict"] == "wrong"
    assert verdict(page, {"seed": seed, "setup": [], "moves": []})["verdict"] == "none"
