"""Responses that are the same for everybody: rendered and compressed once, then sent from memory."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

# A browser keeps it, but asks each time whether it has changed: a new version may say something else.
REVALIDATED = {"cache-control": "no-cache"}
SMALLEST_ZIPPED = 800  # bytes; below that, compressing gains nothing


@dataclass(frozen=True)
class CachedResponse:
    """A response body, plain and compressed, with its ETag."""

    plain: bytes
    zipped: bytes
    media_type: str
    etag: str

    @classmethod
    def of(cls, body: str | bytes, media_type: str) -> CachedResponse:
        """Prepare a body."""
        plain = body.encode() if isinstance(body, str) else body
        etag = f'W/"{sha256(plain).hexdigest()[:24]}"'
        return cls(plain, gzip.compress(plain, mtime=0), media_type, etag)

    def answer(self, connection: HTTPConnection, headers: dict[str, str]) -> Response:
        """Answer a request; 304 if the client has it already."""
        asked = connection.headers
        sent = {**headers, "etag": self.etag}
        if self.is_known(asked):
            return Response(status_code=304, headers=sent)
        if "gzip" not in asked.get("accept-encoding", "") or len(self.plain) < SMALLEST_ZIPPED:
            return Response(self.plain, headers=sent, media_type=self.media_type)
        sent |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(self.zipped, headers=sent, media_type=self.media_type)

    def is_known(self, asked: Headers) -> bool:
        """Does the client say that it has this body?"""
        known = asked.get("if-none-match", "").split(",")
        return self.etag.removeprefix("W/") in {tag.strip().removeprefix("W/") for tag in known}
