"""The HTTP API under whatever schemathesis makes of its description: no 500, every answer as described,
and a request that is refused changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fuzzing import MESSAGES, rows_in, without_bots
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from web_site import QUICK, Site, open_site

from ludopolis.web.api.openapi import openapi

SCHEMA = schemathesis.openapi.from_dict(openapi())
OPERATIONS = sum(len(methods) for methods in openapi()["paths"].values())
EXAMPLES = max(5, MESSAGES // (20 * OPERATIONS))
# What fits the description may still break a rule: a seat that is taken, a name of spaces. And whatever
# is sent here goes with a token of ours; those that are not are tested one by one elsewhere.
NOT_ASKED = [positive_data_acceptance, ignored_auth]
NAME = re.compile(r"[A-Za-z0-9_-]{1,60}")


@dataclass
class Target:
    """A site with tables at which something could be changed, and those who may or may not."""

    site: Site
    database: Path
    tables: list[str]
    invite: str
    tokens: list[str]  # of who sits at the tables, of a stranger


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("site")
    with without_bots(), open_site(folder) as site:
        ada, eve = site.browser().client, site.browser().client
        tokens = [who.post("/api/visitors", json={}).json()["token"] for who in (ada, eve)]
        waiting, playing, over = (
            ada.post(
                "/api/tables", json={"face": QUICK, "seats": [{"kind": "me"}, {"kind": kind}]}
            ).json()["table"]
            for kind in ("friend", "screen", "screen")
        )
        resign = {"type": "resign", "id": "a", "seat": 1}
        assert ada.post(f"/api/tables/{over['id']}/messages", json=resign).status_code == 200
        yield Target(
            site,
            folder / "site.db",
            [waiting["id"], playing["id"], over["id"]],
            waiting["invite"].removeprefix("/join/"),
            tokens,
        )


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_no_request_does_harm(case: schemathesis.Case[Any], target: Target) -> None:
    # Names that could be right lead to what there is; wrong ones stay wrong.
    for name, known in (("table", target.tables), ("token", [target.invite])):
        given = case.path_parameters.get(name)
        if isinstance(given, str) and NAME.fullmatch(given):
            case.path_parameters[name] = known[len(given) % len(known)]
    token = target.tokens[len(repr(case.body)) % 2]
    before = rows_in(target.database)
    response = case.call(base_url=target.site.address, headers={"authorization": f"Bearer {token}"})
    assert response.status_code < 500
    case.validate_response(response, excluded_checks=NOT_ASKED)
    if response.status_code >= 400:
        assert rows_in(target.database) == before
