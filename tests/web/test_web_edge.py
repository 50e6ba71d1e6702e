"""What no browser sends: broken requests, odd methods, tricks with paths, bodies, cookies, headers.

Each is answered with a known status, or the connection is closed; nothing fails, no file leaves the
folder of static files, and the site goes on.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from web_site import PATIENCE, Site, open_site

from ludopolis.web.static_files import STATIC

FORM = b"content-type: application/x-www-form-urlencoded"
JSON = b"content-type: application/json"
WEBSOCKET = (b"upgrade: websocket", b"sec-websocket-version: 13")
KEY = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
WIRE = b"/api/tables/x/socket"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as site:
        yield site


def said(site: Site, data: bytes) -> bytes:
    """All that is answered to some bytes, until the connection is closed."""
    port = int(site.address.rpartition(":")[2])
    found = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as there:
        try:
            there.sendall(data)
            while part := there.recv(65_536):
                found += part
        except ConnectionError:  # it does not wait for the rest
            pass
    return found


def request(method: bytes, path: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    """A request as bytes."""
    lines = [method + b" " + path + b" HTTP/1.1", b"host: localhost", *headers]
    if body:
        lines.append(b"content-length: %d" % len(body))
    if not any(line.startswith(b"upgrade:") for line in headers):
        lines.append(b"connection: close")
    else:
        lines.append(b"connection: upgrade")
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def status(answer: bytes) -> int:
    """The status of an answer; 0 for none."""
    assert b"Traceback" not in answer
    return int(answer.split(b" ", 2)[1]) if answer else 0


@pytest.mark.parametrize(
    "path",
    [
        *(
            b"/static/../app.py",
            b"/static/..%2fapp.py",
            b"/static/%2e%2e/app.py",
            b"/static/..%5capp.py",
        ),
        *(
            b"/static//etc/passwd",
            b"/static/%2fetc/passwd",
            b"/static/table/../../app.py",
            b"/static/",
        ),
        *(b"/static/%00", b"/static/site.css%00.js", b"/static/site.css/x", b"/static/%ff%fe"),
        *(b"/static/" + b"a" * 300, b"/static/" + b"a/" * 3000, b"/static/table", b"/static/C:/x"),
    ],
)
def test_no_path_leaves_the_static_files(site: Site, path: bytes) -> None:
    answer = said(site, request(b"GET", path))
    assert status(answer) == 404
    assert b"from __future__" not in answer
    assert (STATIC.parent / "app.py").exists()


@pytest.mark.parametrize(
    "path",
    [
        *(
            b"//evil.example/",
            b"//evil.example/%2e%2e",
            b"/\\evil.example/",
            b"/%2f%2fevil.example/",
        ),
        *(b"//rules/newyork/", b"/%0d%0alocation:%20//evil.example/", b"http://evil.example/api/"),
        *(b"/api/", b"/rules/newyork/", b"/static"),
    ],
)
def test_nobody_is_led_to_another_site(site: Site, path: bytes) -> None:
    answer = said(site, request(b"GET", path))
    assert status(answer) in {307, 404}
    head = answer.partition(b"\r\n\r\n")[0].lower()
    assert status(answer) == 404 or b"location: http://localhost/" in head
    assert b"location: //" not in head


@pytest.mark.parametrize("path", [b"/", b"/api/me", b"/static/site.css", b"/table/x"])
@pytest.mark.parametrize(
    "method", [b"OPTIONS", b"TRACE", b"CONNECT", b"DELETE", b"get", b"G" * 500]
)
def test_methods_that_nobody_needs(site: Site, method: bytes, path: bytes) -> None:
    assert status(said(site, request(method, path, b"x-secret: marker"))) == 405


BROKEN = {
    "two lengths": request(b"POST", b"/name", FORM, b"content-length: 5", body=b"name=A"),
    "length and pieces": request(
        b"POST", b"/name", b"transfer-encoding: chunked", body=b"0\r\n\r\n"
    ),
    "negative length": request(b"POST", b"/name", FORM, b"content-length: -1"),
    "length of no digits": request(b"POST", b"/name", FORM, "content-length: ٣".encode()),
    "endless length": request(b"POST", b"/name", FORM, b"content-length: " + b"9" * 30),
    "files": request(
        b"POST", b"/name", b"content-type:\t Multipart/Form-Data;boundary=x", body=b"--x"
    ),
    "many fields": request(
        b"POST", b"/new/newyork", FORM, body=b"&".join(b"a=1" for _ in range(9999))
    ),
    "deep": request(b"POST", b"/api/visitors", JSON, body=b"[" * 60_000),
    "deep too": request(b"POST", b"/api/visitors", JSON, body=b'{"a":' * 10_000),
    "no text": request(b"POST", b"/api/visitors", JSON, body=b'{"name":"\xff"}'),
    "half a letter": request(b"POST", b"/api/visitors", JSON, body=b'{"name":"\\ud800"}'),
    "a long number": request(
        b"POST", b"/api/visitors", JSON, body=b'{"name":' + b"9" * 5000 + b"}"
    ),
    "packed": request(
        b"POST", b"/api/visitors", JSON, b"content-encoding: gzip", body=b"\x1f\x8b\x08"
    ),
    "another type": request(b"POST", b"/api/visitors", b"content-type: text/plain", body=b"{}"),
    "a zero in a header": request(b"GET", b"/", b"x: a\x00b"),
    "a space before the colon": request(b"GET", b"/", b"x : a"),
    "no version": b"GET /\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"a" * 100,
    "no key": request(b"GET", WIRE, *WEBSOCKET),
    "no such wire": request(b"GET", b"/about", *WEBSOCKET, KEY),
    "posted wire": request(b"POST", WIRE, *WEBSOCKET, KEY),
    "wire of another page": request(b"GET", WIRE, *WEBSOCKET, KEY, b"origin: http://evil.example"),
    "wire of no page": request(b"GET", WIRE, *WEBSOCKET, KEY, b"origin: null"),
    "wire at a strange path": request(b"GET", b"/api/tables/%ff%00/socket", *WEBSOCKET, KEY),
    "form of two pages": request(
        *(b"POST", b"/name", FORM, b"origin: http://localhost", b"origin: http://evil.example"),
        body=b"name=Eve",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_broken_is_refused(site: Site, name: str) -> None:
    answer = said(site, BROKEN[name])
    assert 400 <= status(answer) < 500
    assert b"set-cookie" not in answer
    assert site.browser().get("/health").status_code == 200


ODD = (
    *(b"cookie: visitor=\xff\xfe", b"cookie: visitor=" + b"a" * 50_000, b"cookie: ; ;=;==;visitor"),
    *(b"cookie: visitor=.x.y; theme=<script>; language=\xff", b'cookie: visitor="a\\"b"'),
    *(b"accept-language: fr;q=nan,*;q=x,;;q=", b"accept-language: " + b"de;q=0.5," * 6000),
    *(b"accept-encoding: \xff;q=x,gzip;q=", b"if-none-match: \xff,,*", b"range: bytes=0-0,2-1,x"),
    *(
        b"x-request-id: a\tb",
        b"authorization: \xff",
        b"sec-fetch-mode: \xff",
        b"x: " + b"a" * 60_000,
    ),
    *(b"x-forwarded-for: \xff", b"x-forwarded-proto: \xff,javascript", b"forwarded: for=\xff"),
)


@pytest.mark.parametrize("header", ODD)
def test_odd_headers_are_no_harm(site: Site, header: bytes) -> None:
    for path in (b"/settings", b"/static/site.css", b"/api/me", b"/about"):
        answer = said(site, request(b"GET", path, header))
        assert status(answer) == 200
        assert b"<script>" not in answer.lower()
