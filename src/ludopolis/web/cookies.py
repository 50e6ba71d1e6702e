"""The session cookie: signed, holds the session id and nothing else. Programs send it as a token.

Nobody registers. A visitor is made when somebody first does something, with a name from the list below,
and can carry themselves to another device with a code (`/claim`). Each device has a session of its own,
which the database knows: it ends when it is not used for a year, or when its visitor ends it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.responses import Response

from ludopolis.engine.errors import OptionError
from ludopolis.tables.paths import make_folder

COOKIE = "visitor"
SECRET = "LUDOPOLIS_SECRET"
SHORTEST_SECRET = 32
A_YEAR = 365 * 24 * 60 * 60
LONGEST_COOKIE = 400
LONGEST_ID = 100

# Names of the time, good in all our languages, for those who have not told theirs.
DEFAULT_NAMES = (
    *("Alma", "Astrid", "Beatrice", "Bruno", "Clara", "Dora", "Edgar", "Edith", "Elsa", "Felix"),
    *("Flora", "Gaston", "Gloria", "Hector", "Hugo", "Ida", "Irma", "Jasper", "Josephine"),
    *("Leon", "Lola", "Lucien", "Mabel", "Max", "Mona", "Nora", "Octavia", "Oscar", "Otto"),
    *("Pearl", "Ray", "Rosa", "Ruby", "Stella", "Victor", "Viola", "Walter", "Wanda", "Zelda"),
)


def default_name(who: str) -> str:
    """A friendly name for somebody who has not given one; the same as long as `who` is the same."""
    digest = hashlib.sha256(who.encode()).digest()
    return DEFAULT_NAMES[int.from_bytes(digest[:4], "big") % len(DEFAULT_NAMES)]


def secret_in(folder: Path) -> str:
    """The signing secret: LUDOPOLIS_SECRET, which several machines can share, or a private file.

    The file is made on first use, and only its owner reads it.
    """
    if chosen := os.environ.get(SECRET):
        if len(chosen) < SHORTEST_SECRET:
            raise OptionError(
                f"{SECRET} is too short; give it at least {SHORTEST_SECRET} characters by chance"
            )
        return chosen
    path = folder / "secret"
    with contextlib.suppress(FileNotFoundError):
        if kept := path.read_text(encoding="ascii").strip():
            return kept
    make_folder(folder)
    made = secrets.token_urlsafe(32)
    draft = folder / f".secret-{secrets.token_hex(4)}"
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(made)
    draft.replace(path)
    return made


def bearer(authorization: str) -> str | None:
    """The bearer token of a request, if it has one."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


@dataclass(frozen=True)
class CookieSigner:
    """Signs and verifies session ids."""

    secret: str

    def _serializer(self) -> URLSafeSerializer:
        return URLSafeSerializer(self.secret, salt="ludopolis-visitor")

    def close(self, session: str) -> str:
        """The signed value for a cookie or token."""
        return str(self._serializer().dumps(session))

    def open(self, cookie: str | None) -> str | None:
        """The session id of a signed value; None if the signature is not ours."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            session = self._serializer().loads(cookie)
        except BadSignature:
            return None
        return session if isinstance(session, str) and len(session) <= LONGEST_ID else None

    def give(self, response: Response, session: str, *, secure: bool) -> None:
        """Set the session cookie on a response."""
        response.set_cookie(
            COOKIE,
            self.close(session),
            max_age=A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
