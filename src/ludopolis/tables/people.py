"""Visitors: who they are, what they are called, and how they take their name to another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import deque

from ludopolis.tables.given import is_token
from ludopolis.tables.names import clean_name
from ludopolis.tables.refusal import Refused
from ludopolis.tables.rows import Visitor
from ludopolis.tables.store import Store

# Letters and digits that nobody mixes up.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LETTERS = 8
CODE_SECONDS = 15 * 60
WRONG_CODES = 30  # in a minute, from all visitors together: guessing takes longer than a life
WRONG_SECONDS = 60


def new_id(letters: int = 24) -> str:
    """A name for something that nobody can guess: five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def code_digest(code: str) -> str:
    """How a claim code is kept: what people may write differently is made the same."""
    written = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hashlib.sha256(written.encode()).hexdigest()


class People:
    """All visitors of a site."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wrong: deque[float] = deque()

    async def visitor(self, visitor: object) -> Visitor | None:
        """The visitor with that id, if there is one."""
        return await self._store.visitor(visitor) if is_token(visitor) else None

    async def new_visitor(self, name: str = "") -> Visitor:
        """Somebody new; the name may come later."""
        visitor = Visitor(new_id(), clean_name(name) if name else "", time.time())
        await self._store.add_visitor(visitor)
        return visitor

    async def rename(self, visitor: Visitor, name: str) -> tuple[Visitor, str, list[str]]:
        """The same visitor called differently, the name so far, and the tables where it changes."""
        renamed = Visitor(visitor.id, clean_name(name), visitor.created_at)
        before, tables = await self._store.rename(visitor.id, renamed.name)
        return renamed, before, tables

    async def claim_code(self, visitor: Visitor) -> str:
        """A code that makes another device this visitor's, once, within a quarter of an hour."""
        code = new_id(CODE_LETTERS)
        await self._store.put_claim(code_digest(code), visitor.id, time.time() + CODE_SECONDS)
        return f"{code[:4]}-{code[4:]}"

    async def claim(self, code: str) -> Visitor:
        """The visitor that a code was made for."""
        now = time.time()
        while self._wrong and self._wrong[0] < now - WRONG_SECONDS:
            self._wrong.popleft()
        if len(self._wrong) >= WRONG_CODES:
            raise Refused("claim_often")
        # Counted before the answer is there, so that many at once do not slip through.
        self._wrong.append(now)
        if not is_token(code):
            raise Refused("claim")
        visitor = await self._store.take_claim(code_digest(code), now)
        if visitor is None:
            raise Refused("claim")
        if self._wrong:
            self._wrong.pop()
        return visitor
