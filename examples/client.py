"""A complete client of a Ludopolis site: it opens a table or follows an invitation, and plays.

    python client.py http://localhost:8000
    python client.py http://localhost:8000 --face newyork --bots 2 --friends 1 --games 3
    python client.py http://localhost:8000/join/TOKEN --name Robin

It needs httpx and websockets. `choose` is where your own ideas go.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

Told = dict[str, Any]

NEVER = (401, 403, 404, 409)  # answers that stay the same, however often one asks


def choose(view: Told) -> int:
    """The number of one of the legal actions; `view` holds all that your seat may know."""
    action: Told = random.choice(view["legal"])
    return int(action["number"])


class Client:
    """A visitor of a site."""

    def __init__(self, site: str, name: str, wait: float = 0) -> None:
        self.site = site
        self.until = time.monotonic() + wait  # it may be about to open
        self.numbers: dict[tuple[str, int, int], str] = {}  # for shuffles, by table, seat and round
        self.promises: dict[tuple[str, int], str] = {}  # of the site, by table and round
        self.http = httpx.Client(base_url=site, timeout=120)
        token = self.ask("POST", "/api/visitors", {"name": name})["token"]
        self.headers = {"authorization": f"Bearer {token}"}
        self.http.headers.update(self.headers)

    def ask(self, method: str, path: str, body: Told | None = None) -> Told:
        """A request; what goes wrong is said by the site."""
        try:
            answer = self.http.request(method, path, json=body)
        except httpx.TransportError as fault:
            if isinstance(fault, httpx.ConnectError) and time.monotonic() < self.until:
                time.sleep(0.5)
                return self.ask(method, path, body)
            sys.exit(f"{self.site} does not answer: {fault}. Is the site open there?")
        try:
            told: Told = answer.json()
        except ValueError:
            sys.exit(f"{self.site}{path}: {answer.status_code}, and not from a Ludopolis site")
        if answer.is_error:
            sys.exit(f"{path}: {told['error']['text']}")
        return told

    def open_table(self, face: str, bots: int, friends: int) -> str:
        """A new table; its id."""
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * friends, *[{"kind": "bot"}] * bots]
        wanted = {"face": face, "seats": seats, "takes_part": True}
        table: Told = self.ask("POST", "/api/tables", wanted)["table"]
        for seat in table["seats"]:
            if "invite" in seat:
                print(f"Seat {seat['seat']} is for whoever opens {self.site}{seat['invite']}")
        return str(table["id"])

    def follow(self, invitation: str) -> str:
        """Sit down where an invitation says; the table's id."""
        token = invitation.rpartition("/")[2]
        invited = self.ask("GET", f"/api/invitations/{token}")
        wanted = {"seat": invited["seat"], "takes_part": True}
        self.ask("POST", f"/api/tables/{invited['table']}/sit", wanted)
        return str(invited["table"])

    def play(self, table: str) -> Told:
        """Play until the game is over; the table then. A line that breaks is opened again."""
        address = f"{self.site.replace('http', 'ws', 1)}/api/tables/{table}/socket?see=view"
        while True:
            try:
                with connect(address, additional_headers=self.headers, max_size=None) as wire:
                    return self.hear(wire)
            except InvalidStatus as refused:
                if refused.response.status_code in NEVER:
                    sys.exit(f"{address}: refused with {refused.response.status_code}")
                time.sleep(1)  # the site starts again, or is behind a proxy that waits for it
            except (ConnectionClosed, InvalidHandshake, ConnectionError, TimeoutError):
                time.sleep(1)

    def hear(self, wire: ClientConnection) -> Told:
        """Answer what is told on the wire of a table, until its game is over."""
        while True:
            told = json.loads(wire.recv())
            if told["type"] == "error":  # nothing was done: wait, then look again at the table
                print(told["text"])
                time.sleep(1)
                wire.send(json.dumps({"type": "since", "number": 0}))
            if told["type"] == "table":
                table: Told = told["table"]
                if table["status"] == "over":
                    return table
                taken = all(seat["kind"] != "open" for seat in table["seats"])
                if table["status"] == "waiting" and table["host"] and taken:
                    self.ask("POST", f"/api/tables/{table['id']}/start")
                if table["status"] == "shuffling":
                    self.shuffle(wire, table)
            position = told.get("position")
            if position and position["view"]["legal"]:
                # The same decision has the same id: if it is sent twice, it is done once.
                number = position["number"]
                move = {"type": "move", "id": f"at-{number}", "number": number}
                wire.send(json.dumps({**move, "action": choose(position["view"])}))

    def shuffle(self, wire: ClientConnection, table: Told) -> None:
        """Take part in the shuffle, so that nobody can choose it: commit, and later reveal."""
        shuffle = table["shuffle"]
        for seat in table["mine"]:
            said = {"seat": seat, "round": shuffle["round"]}
            number = self.numbers.setdefault((table["id"], *said.values()), secrets.token_hex(32))
            name = f"{said['round']}-{seat}"
            if promise := shuffle["promise"]:
                # A number is revealed for one promise only: with a second one the server could choose.
                if self.promises.setdefault((table["id"], said["round"]), promise) != promise:
                    continue
                message = {"type": "reveal", "id": f"reveal-{name}", "number": number}
            else:
                lines = ["ludopolis shuffle 1", "seat", f"round {said['round']}"]
                text = "\n".join([*lines, f"seat {seat} {number}"])
                digest = hashlib.sha256(text.encode()).hexdigest()
                message = {"type": "commit", "id": f"commit-{name}", "commitment": digest}
            wire.send(json.dumps({**message, **said}))


def summary(table: Told) -> str:
    """How a game ended. What a person chose as a name is a string; a bot's is a text in no language."""
    result, seats = table["result"], table["seats"]
    names = [seat["name"] if seat["kind"] == "person" else f"bot {seat['seat']}" for seat in seats]
    scores = zip(names, result["scores"], strict=True)
    winners = " and ".join(names[seat - 1] for seat in result["winners"])
    return ", ".join(f"{name} {score}" for name, score in scores) + f": {winners} wins."


def main() -> None:
    """Play as the command line says."""
    parser = argparse.ArgumentParser(description="Play on a Ludopolis site.")
    parser.add_argument("address", help="of the site, or an invitation")
    parser.add_argument("--name", default="Robin")
    parser.add_argument("--face", default="newyorknewyork", help="which game")
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--friends", type=int, default=0)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--wait", type=float, default=30, help="seconds for a site to open")
    wanted = parser.parse_args()
    address = urlsplit(wanted.address)
    client = Client(f"{address.scheme}://{address.netloc}", wanted.name, wanted.wait)
    invited = address.path.startswith("/join/")
    for _ in range(1 if invited else wanted.games):
        if invited:
            table = client.follow(address.path)
        else:
            table = client.open_table(wanted.face, wanted.bots, wanted.friends)
        print(summary(client.play(table)))


if __name__ == "__main__":
    main()
