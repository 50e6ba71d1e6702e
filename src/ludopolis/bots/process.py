"""A child process that answers lines with lines, in bounded time and memory, and always ends.

All three pipes are served as they become ready, so there is no deadlock: a program that does not read
cannot block us, and we do not block one that fills its standard error.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from typing import IO

from ludopolis.bots.errors import short_repr

MAX_ANSWER = 64 * 1024  # bytes
MAX_STDERR_LINE = 200  # characters that are kept of a line
MAX_STDERR_LINES = 10
CHUNK = 64 * 1024  # bytes read at once
EXIT_SECONDS = 1.0  # to exit at the end of input, and again after SIGTERM
KILL_SECONDS = 10.0  # to be gone after SIGKILL
POLL_SECONDS = 0.01  # between two checks whether it has exited

# Needed to end a program with all its children.
SUPPORTED = hasattr(os, "killpg") and hasattr(os, "waitid")


class Failure(Exception):
    """What a program did instead of answering; reads on after its name."""


class Process:
    """A running program. Its children end with it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._pipes = selectors.DefaultSelector()
        try:
            self._popen = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,  # this class does the waiting
                start_new_session=True,  # a process group, which can be signalled as a whole
            )
        except OSError as error:
            self._pipes.close()
            raise Failure(f"cannot be started: {error.strerror}") from None
        self._ended = False
        _running.add(self)
        self._answer = bytearray()  # as far as it has arrived
        self._stderr_lines = deque[str](maxlen=MAX_STDERR_LINES)
        self._stderr_line = b""  # the line that is still being written
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        for pipe in (self._stdout, self._stderr):
            self._pipes.register(pipe, selectors.EVENT_READ)

    # --- Messages -----------------------------------------------------------------------------

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line; return the line it answers with."""
        deadline = time.monotonic() + seconds
        self._send(line, deadline, f"did not read its input for {seconds:g} seconds")
        while b"\n" not in self._answer and len(self._answer) <= MAX_ANSWER:
            self._wait(deadline, f"gave no answer within {seconds:g} seconds")
        answer, _, more = bytes(self._answer).partition(b"\n")
        self._answer.clear()
        if len(answer) > MAX_ANSWER:
            raise Failure(f"wrote a line of more than {MAX_ANSWER} bytes")
        if more:
            # Either may be the extra one: a late answer, or something after the answer.
            lines = f"{_quote(answer)}, then {_quote(more)}"
            raise Failure(f"wrote more than one line for an answer: {lines}")
        return answer

    def tell(self, line: bytes, seconds: float) -> None:
        """Send a line that needs no answer."""
        deadline = time.monotonic() + seconds
        self._send(line, deadline, f"did not read its input for {seconds:g} seconds")

    @property
    def stderr_tail(self) -> list[str]:
        """The last lines of its standard error."""
        unfinished = [_printable(self._stderr_line)] if self._stderr_line else []
        return [*self._stderr_lines, *unfinished][-MAX_STDERR_LINES:]

    def _send(self, line: bytes, deadline: float, timeout_message: str) -> None:
        """Write a line, reading what the program writes meanwhile."""
        self._poll(0)
        unsent = memoryview(line)
        self._pipes.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while unsent:
                if self._answer:
                    raise Failure(f"wrote without being asked: {_quote(bytes(self._answer))}")
                self._wait(deadline, timeout_message)
                with contextlib.suppress(BlockingIOError):
                    unsent = unsent[os.write(self._stdin.fileno(), unsent) :]
        except BrokenPipeError:
            raise self._closed("closed its standard input") from None
        finally:
            self._forget(self._stdin)

    def _wait(self, deadline: float, timeout_message: str) -> None:
        """Wait until a pipe is ready; fail after the deadline, however much it writes."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise Failure(timeout_message)
        self._poll(left)

    def _poll(self, seconds: float) -> None:
        """Read what the program has written; wait so long for something."""
        for key, _ in self._pipes.select(seconds):
            if key.fileobj is self._stderr:
                self._read_stderr()
            elif key.fileobj is self._stdout:
                chunk = _read(self._stdout)
                if chunk == b"":
                    raise self._closed("closed its standard output")
                self._answer += chunk or b""

    def _read_stderr(self) -> None:
        chunk = _read(self._stderr)
        if chunk == b"":
            self._forget(self._stderr)
        *lines, rest = (self._stderr_line + (chunk or b"")).split(b"\n")
        self._stderr_lines.extend(_printable(line) for line in lines[-MAX_STDERR_LINES:])
        self._stderr_line = rest[: 4 * MAX_STDERR_LINE]

    def _closed(self, closed: str) -> Failure:
        """The failure of a closed pipe: the program has exited, or only closed the pipe."""
        self._forget(self._stdin)
        self._wait_for_exit(EXIT_SECONDS)
        return Failure(self._exit_description() or closed)

    # --- Ending -------------------------------------------------------------------------------

    def close_input(self) -> None:
        """Close its input, which asks it to exit."""
        with contextlib.suppress(OSError):
            self._stdin.close()

    def end(self, *, at_once: bool = False) -> None:
        """End it: by the end of its input, then SIGTERM, then SIGKILL; or SIGKILL at once."""
        if self._ended:
            return
        self._ended = True
        self.close_input()
        if not at_once and not self._wait_for_exit(EXIT_SECONDS):
            self._signal(signal.SIGTERM)
            self._wait_for_exit(EXIT_SECONDS)
        self._drain(0.0)
        # Even if it has exited, its children may be left. Its process id is not reused before it is
        # waited for, so no other process is hit.
        self._signal(signal.SIGKILL)
        # One that we may not end, such as sudo, is left behind.
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(KILL_SECONDS)
        _running.discard(self)
        self._pipes.close()
        self._stdout.close()
        self._stderr.close()

    def kill(self) -> None:
        """Send SIGKILL to it and its children, without waiting."""
        self._signal(signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._popen.pid, number)

    def _wait_for_exit(self, seconds: float) -> bool:
        """Read its standard error until it has exited; False if it has not within some seconds."""
        deadline = time.monotonic() + seconds
        while self._exit_status() is None and time.monotonic() < deadline:
            self._drain(POLL_SECONDS)
        self._drain(0.0)
        return self._exit_status() is not None

    def _drain(self, seconds: float) -> None:
        """Read what it still writes for so long; only standard error is kept."""
        if not self._pipes.get_map():
            time.sleep(seconds)
            return
        for key, _ in self._pipes.select(seconds):
            if key.fileobj is self._stderr:
                self._read_stderr()
            elif key.fileobj is self._stdout and _read(self._stdout) == b"":
                self._forget(self._stdout)

    def _exit_status(self) -> os.waitid_result | None:
        """How it exited, if it has; it is not reaped yet."""
        return os.waitid(os.P_PID, self._popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)

    def _exit_description(self) -> str | None:
        """How it exited, in words, if it has."""
        found = self._exit_status()
        if found is None:
            return None
        if found.si_code == os.CLD_EXITED:
            return f"exited with status {found.si_status}"
        return f"was ended by a signal: {signal.strsignal(found.si_status)}"

    def _forget(self, pipe: IO[bytes]) -> None:
        """Stop watching a pipe."""
        with contextlib.suppress(KeyError):
            self._pipes.unregister(pipe)

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._popen.stdin is not None
        return self._popen.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._popen.stdout is not None
        return self._popen.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._popen.stderr is not None
        return self._popen.stderr


_running: set[Process] = set()  # not ended yet


def kill_all() -> None:
    """Kill all programs of this process: for a process that must exit at once."""
    for process in list(_running):
        process.kill()


def _read(pipe: IO[bytes]) -> bytes | None:
    """What is in a pipe; empty at its end, None if there is nothing yet."""
    try:
        return os.read(pipe.fileno(), CHUNK)
    except BlockingIOError:
        return None


def _quote(written: bytes) -> str:
    """What it wrote, for an error message."""
    return short_repr(written.decode("utf-8", "replace"))


def _printable(line: bytes) -> str:
    """A line of standard error without control characters."""
    text = line.decode("utf-8", "replace").rstrip()
    kept = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return kept if len(kept) <= MAX_STDERR_LINE else f"{kept[: MAX_STDERR_LINE - 1]}…"
