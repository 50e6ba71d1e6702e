"""A site in a process of its own, as a host starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from web_site import Browser

PATIENCE = 60.0  # seconds until a test gives up; nothing is measured with it


@dataclass
class Served:
    """A running site, and what it has written down."""

    address: str
    folder: Path
    process: subprocess.Popen[str]

    @property
    def log(self) -> str:
        """All that was written to standard error so far."""
        return (self.folder / "log").read_text("utf-8")

    def browser(self) -> Browser:
        """Somebody new; its client is closed by who asks for it."""
        return Browser(self.address)

    def wait_for(self, path: str) -> None:
        """Wait until a page is there that is not as long as its game is compiled."""
        end = time.monotonic() + PATIENCE
        while httpx.get(self.address + path, timeout=PATIENCE).status_code == 503:
            assert time.monotonic() < end, self.log
            time.sleep(0.1)

    def stop(self) -> int:
        """Let the site close, as a host does; its status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def served(folder: Path, *options: str, **environment: str) -> Iterator[Served]:
    """`ludopolis serve` on a free port, with its data in a folder."""
    with (folder / "log").open("a", encoding="utf-8") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "ludopolis", "serve", "--no-open", "--port", "0", *options],
            env={
                **os.environ,
                "LUDOPOLIS_DATA": str(folder),
                "LC_ALL": "C.UTF-8",
                "COLUMNS": "200",
                **environment,
            },
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert process.stdout is not None
        try:
            found = re.search(r"(http://127\.0\.0\.1:\d+)/", process.stdout.readline())
            assert found, (folder / "log").read_text("utf-8")
            yield Served(found[1], folder, process)
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()
            process.stdout.close()
