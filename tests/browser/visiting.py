"""A real site in a process of its own, and a real browser to visit it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# A container has no sandbox for Chromium, and a test needs nothing from outside.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"]
PATIENCE = 120_000  # milliseconds; a busy machine is slow, and nothing is measured with it
expect.set_options(timeout=PATIENCE)


def browser_path() -> str | None:
    """The system's Chromium; None if there is none, then Playwright's own is used."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


@dataclass
class Site:
    """The site, started as its host would start it."""

    database: Path
    port: int = 0
    arguments: list[str] = field(default_factory=list)
    process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process and wait until it says where it is."""
        command = [
            sys.executable,
            "-m",
            "ludopolis",
            "serve",
            "--no-open",
            "--port",
            str(self.port),
        ]
        command += ["--database", f"sqlite:///{self.database}", "--bot-pause", "0", *self.arguments]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={
                **os.environ,
                "PYTHONUNBUFFERED": "1",
                "LUDOPOLIS_DATA": str(self.database.parent),
            },
        )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if found := ADDRESS.search(line):
                self.port = int(found[1])
                return
        raise AssertionError("the site did not start:\n" + "".join(said))

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> None:
        """Ask the process to end, and wait until it has."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self._gone()


# Nobody waits for what they need not see: nothing glides, nothing pauses, no guide stands in the way.
QUICK = {"motion": False, "sound": False, "brisk": True, "guide": False}


@contextmanager
def visitor(
    browser: Browser, settings: dict[str, bool] | None = None, **how: Any
) -> Iterator[BrowserContext]:
    """Somebody with a browser of their own: cookies, settings, size, language as given."""
    context = browser.new_context(
        **{"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, **how},
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps({**QUICK, **(settings or {})}))
    # An empty page keeps nothing, and a page that is loaded again keeps what was set on it.
    context.add_init_script(
        f"""if (location.protocol !== "about:" && !localStorage.getItem("ludopolis-table"))
          localStorage.setItem("ludopolis-table", {kept});"""
    )
    complaints: list[str] = []
    context.on("weberror", lambda fault: complaints.append(str(fault.error)))
    context.on(
        "console", lambda said: complaints.append(said.text) if said.type == "error" else None
    )
    yield context
    context.close()
    # Nothing on a page may go wrong unnoticed; a lost line is part of some tests.
    serious = [line for line in complaints if "ERR_" not in line and "WebSocket" not in line]
    assert not serious, "\n".join(serious)


@contextmanager
def running_site(folder: Path, *arguments: str) -> Iterator[Site]:
    """A site on a database of its own, for as long as it is needed."""
    site = Site(folder / "site.db", arguments=list(arguments))
    site.start()
    try:
        yield site
    finally:
        site.stop()
