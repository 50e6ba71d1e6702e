"""Visitors: names, sessions, and codes that carry them to another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import replace

from ludopolis.tables.models import Session, Visitor
from ludopolis.tables.names import clean_name
from ludopolis.tables.refusal import Refused
from ludopolis.tables.store import Store
from ludopolis.tables.validation import is_token

# Letters and digits that nobody mixes up.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
# One of 31**12, or 8e17. Somebody who guesses from a million addresses, each as often as it may (10 at
# once and 6 a minute), while a thousand codes are good, finds one in a day with odds of 1 to 90,000: no
# limit for all addresses together is needed, by which strangers could keep each other out.
CODE_LETTERS = 12
CODE_SECONDS = 15 * 60
SESSION_SECONDS = 365 * 24 * 60 * 60  # that a session lasts after it was last used
RENEWAL_SECONDS = 24 * 60 * 60  # of which so many pass until that is written down
MOST_SESSIONS = 100  # of one visitor; then the one that was not used for longest ends


def new_id(letters: int = 24) -> str:
    """An unguessable id: five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def code_digest(code: str) -> str:
    """The stored form of a claim code; spelling variants are normalised first."""
    written = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hashlib.sha256(written.encode()).hexdigest()


class Visitors:
    """All visitors of a site."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def visitor(self, visitor: object) -> Visitor | None:
        """The visitor with that id, if there is one."""
        return await self._store.visitor(visitor) if is_token(visitor) else None

    async def new_visitor(self, name: str = "") -> Visitor:
        """Somebody new; the name may come later."""
        visitor = Visitor(new_id(), clean_name(name) if name else "", time.time())
        await self._store.add_visitor(visitor)
        return visitor

    async def session(self, session: object) -> Session | None:
        """The session with that id, unless it has ended or expired."""
        return await self._store.session(session, time.time()) if is_token(session) else None

    async def new_session(self, visitor: Visitor) -> tuple[Session, list[str]]:
        """Sign a visitor in on one more device; and the sessions that had to end for that."""
        now = time.time()
        session = Session(new_id(), visitor, now + SESSION_SECONDS)
        return session, await self._store.add_session(session, now, MOST_SESSIONS)

    async def renewed(self, session: Session) -> Session:
        """A session that is in use: it lasts longer, if that has not been written down today.

        Where nothing can be written down, it is good as it is.
        """
        expires_at = time.time() + SESSION_SECONDS
        if session.expires_at > expires_at - RENEWAL_SECONDS or self._store.damage is not None:
            return session
        await self._store.renew_session(session.id, expires_at)
        return replace(session, expires_at=expires_at)

    async def rename(self, visitor: Visitor, name: str) -> tuple[Visitor, str, list[str]]:
        """The same visitor called differently, the name so far, and the tables where it changes."""
        renamed = replace(visitor, name=clean_name(name))
        before, tables = await self._store.rename(visitor.id, renamed.name)
        return renamed, before, tables

    async def claim_code(self, visitor: Visitor) -> str:
        """A code that makes another device this visitor's, once, within a quarter of an hour."""
        code = new_id(CODE_LETTERS)
        await self._store.put_claim(code_digest(code), visitor.id, time.time() + CODE_SECONDS)
        return "-".join(code[start : start + 4] for start in range(0, CODE_LETTERS, 4))

    async def claim(self, code: str) -> Visitor:
        """The visitor that a code was made for."""
        if not is_token(code):
            raise Refused("claim")
        visitor = await self._store.take_claim(code_digest(code), time.time())
        if visitor is None:
            raise Refused("claim")
        return visitor
