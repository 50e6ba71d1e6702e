"""The fingerprint of a shuffle: shown before the first move, opened after the last.

A table shows SHA-256 of its seed and a salt while the game goes on. Nobody can work back from it to the
cards to come; at the end seed and salt are told, and anyone can check that nothing was swapped.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_salt() -> str:
    """A salt, so that a seed that somebody guesses cannot be tried out."""
    return secrets.token_hex(16)


def digest(seed: int, salt: str) -> str:
    """SHA-256 of the seed as 32 hexadecimal digits, a colon and the salt."""
    return hashlib.sha256(f"{seed:032x}:{salt}".encode()).hexdigest()


def verify(shown: str, seed: int, salt: str) -> bool:
    """Is this the seed that was promised by the digest shown at the start?"""
    return hmac.compare_digest(shown, digest(seed, salt))
