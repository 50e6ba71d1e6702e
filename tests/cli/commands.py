"""The command line as its users meet it: a process, a screen, and somebody who types."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any

import pexpect

from ludopolis import cli

ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name not in {"COLUMNS", "FORCE_COLOR"}},
    "LC_ALL": "C.UTF-8",
    "TERM": "xterm-256color",
    "PYTHONUTF8": "1",
}
PATIENCE = 30  # seconds until a process that says nothing counts as hung


Done = subprocess.CompletedProcess[str]


def run(*arguments: str, cwd: Path | None = None, typed: str = "", columns: int = 200) -> Done:
    """Run a command to its end in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ludopolis", *arguments],
        cwd=cwd,
        env={**ENVIRONMENT, "COLUMNS": str(columns)},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )


def call(*arguments: str, cwd: Path | None = None, typed: str = "") -> Done:
    """Run a command to its end in this process, which is faster; what goes wrong is raised."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.argv, sys.stdin
    sys.argv, sys.stdin = ["ludopolis", *arguments], io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err), chdir(cwd or Path.cwd()):
            cli.main()
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 0 if left.code is None else 1
    finally:
        sys.argv, sys.stdin = before
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def output(*arguments: str, cwd: Path | None = None, typed: str = "") -> str:
    """What a command prints that must succeed."""
    done = call(*arguments, cwd=cwd, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def words_of(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def refused(*arguments: str, cwd: Path | None = None) -> str:
    """What a command says that must be refused."""
    done = call(*arguments, cwd=cwd)
    assert done.returncode == 2, (done.returncode, done.stderr)
    assert done.stdout == ""
    assert done.stderr.startswith("error: "), done.stderr
    return words_of(done.stderr)


def refused_by_process(*arguments: str, cwd: Path | None = None, columns: int = 200) -> str:
    """What a command says that must be refused: one line, no traceback, exit code 2."""
    done = run(*arguments, cwd=cwd, columns=columns)
    said = done.stderr.strip()
    assert "Traceback" not in done.stderr, said.splitlines()[-1]
    assert done.returncode == 2, (done.returncode, said)
    assert done.stdout == ""
    assert said.startswith("error: "), said
    assert len(said.splitlines()) == 1, said
    return said


@cache
def warm() -> None:
    """Compile everything before anybody waits at a screen."""
    assert run("warm").returncode == 0


ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
CLEARED = "\x1b[2J"


def plain(text: str) -> str:
    """A text of a terminal without its colours."""
    return ESCAPES.sub("", text)


def heed_interrupts() -> None:
    """Let Ctrl-C interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """A command in a pseudo-terminal, with somebody who reads and types."""

    def __init__(self, *arguments: str, cwd: Path, size: tuple[int, int] = (60, 160)) -> None:
        warm()
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "ludopolis", *arguments],
            cwd=str(cwd),
            env=ENVIRONMENT,
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=size,
            # Where the tests run in the background, Ctrl-C is ignored; at a terminal it is not.
            preexec_fn=heed_interrupts,
        )
        self.child.delaybeforesend = None
        self.raw = ""  # all that has been written so far

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()  # a busy machine takes its time even for that
        self.child.close()

    def wait_for(self, *wanted: str) -> tuple[int, str]:
        """Wait for one of some texts, or the end; which came, and what was written until then."""
        patterns = [re.escape(text) for text in wanted]
        came = self.child.expect([*patterns, pexpect.EOF])
        ended = came == len(wanted)
        written = self.child.before + ("" if ended else self.child.after)
        self.raw += written
        if ended:
            self.child.wait() if self.child.isalive() else None
        return came, plain(written)

    def until(self, wanted: str) -> str:
        """What is written until a text has come."""
        came, written = self.wait_for(wanted)
        assert came == 0, f"the program ended before {wanted!r}:\n{written}"
        return written

    def type(self, line: str) -> None:
        self.child.send(line + "\r")

    def answer(self, line: str, wanted: str) -> str:
        """Type a line, and what is written until a text has come."""
        self.type(line)
        return self.until(wanted)

    def interrupt(self) -> None:
        """Ctrl-C."""
        self.child.sendintr()

    def end_of_file(self) -> None:
        """Ctrl-D."""
        self.child.sendeof()

    def rest(self) -> str:
        """What is written until the end, which must be a good one."""
        came, written = self.wait_for()
        assert came == 0
        assert "Traceback" not in written, written
        assert (self.child.exitstatus, self.child.signalstatus) == (0, None)
        return written

    @property
    def now(self) -> str:
        """What has been on the screen since it was last cleared."""
        return plain(self.raw.rsplit(CLEARED, 1)[-1])
