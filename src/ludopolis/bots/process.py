"""A program that is told lines and answers them, in bounded time and space, until its certain end.

All three pipes are read and written as they are ready, so nobody waits for anybody in vain: a program
that does not read cannot hold us up, and one that fills its standard error is not held up by us.
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

from ludopolis.bots.fault import shown

LONGEST_ANSWER = 64 * 1024  # bytes
LONGEST_WORD = 200  # letters of a line of standard error that are kept
LAST_WORDS = 10  # lines
PORTION = 64 * 1024  # bytes read at once
PATIENCE = 1.0  # seconds that a program is given to end by itself, and again when it is told to
LAST_PATIENCE = 10.0  # seconds until it is gone once it was ended
GLANCE = 0.01  # seconds between two looks at whether it has ended

# Ending a program with its children, whoever of them is left, needs these.
POSSIBLE = hasattr(os, "killpg") and hasattr(os, "waitid")


class Failure(Exception):
    """What a program did instead of answering, to be read after its name."""


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
                bufsize=0,  # what is written and read is waited for here
                start_new_session=True,  # a group of its own, which can be ended as one
            )
        except OSError as fault:
            self._pipes.close()
            raise Failure(f"cannot be started: {fault.strerror}") from None
        self._ended = False
        _running.add(self)
        self._heard = bytearray()  # of the answer
        self._words = deque[str](maxlen=LAST_WORDS)
        self._word = b""  # the line of standard error that is being written
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        for pipe in (self._stdout, self._stderr):
            self._pipes.register(pipe, selectors.EVENT_READ)

    # --- Talking ------------------------------------------------------------------------------

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Tell it a line; the line that it answers."""
        deadline = time.monotonic() + seconds
        self._send(line, deadline, f"did not read its input for {seconds:g} seconds")
        while b"\n" not in self._heard and len(self._heard) <= LONGEST_ANSWER:
            self._attend(deadline, f"gave no answer within {seconds:g} seconds")
        answer, _, more = bytes(self._heard).partition(b"\n")
        self._heard.clear()
        if len(answer) > LONGEST_ANSWER:
            raise Failure(f"wrote a line of more than {LONGEST_ANSWER} bytes")
        if more:
            # Either may be the one too many: something that it wrote late, or after its answer.
            lines = f"{_shown(answer)}, then {_shown(more)}"
            raise Failure(f"wrote more than one line for an answer: {lines}")
        return answer

    def tell(self, line: bytes, seconds: float) -> None:
        """Tell it a line that needs no answer."""
        deadline = time.monotonic() + seconds
        self._send(line, deadline, f"did not read its input for {seconds:g} seconds")

    @property
    def last_words(self) -> list[str]:
        """The last lines that it wrote to standard error."""
        unfinished = [_word(self._word)] if self._word else []
        return [*self._words, *unfinished][-LAST_WORDS:]

    def _send(self, line: bytes, deadline: float, otherwise: str) -> None:
        """Write a line, while looking at what the program writes."""
        self._look(0)
        unsent = memoryview(line)
        self._pipes.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while unsent:
                if self._heard:
                    raise Failure(f"wrote without being asked: {_shown(bytes(self._heard))}")
                self._attend(deadline, otherwise)
                with contextlib.suppress(BlockingIOError):
                    unsent = unsent[os.write(self._stdin.fileno(), unsent) :]
        except BrokenPipeError:
            raise self._gone("closed its standard input") from None
        finally:
            self._forget(self._stdin)

    def _attend(self, deadline: float, otherwise: str) -> None:
        """Wait until a pipe is ready; after the deadline it has failed, however much it writes."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise Failure(otherwise)
        self._look(left)

    def _look(self, seconds: float) -> None:
        """Take what the program has written, waiting so long for it."""
        for key, _ in self._pipes.select(seconds):
            if key.fileobj is self._stderr:
                self._hear_words()
            elif key.fileobj is self._stdout:
                portion = _read(self._stdout)
                if portion == b"":
                    raise self._gone("closed its standard output")
                self._heard += portion or b""

    def _hear_words(self) -> None:
        portion = _read(self._stderr)
        if portion == b"":
            self._forget(self._stderr)
        *lines, rest = (self._word + (portion or b"")).split(b"\n")
        self._words.extend(_word(line) for line in lines[-LAST_WORDS:])
        self._word = rest[: 4 * LONGEST_WORD]

    def _gone(self, closed: str) -> Failure:
        """Why a pipe is closed: the program has ended, or has just closed it."""
        self._forget(self._stdin)
        self._await_end(PATIENCE)
        return Failure(self._fate() or closed)

    # --- Ending -------------------------------------------------------------------------------

    def hang_up(self) -> None:
        """Close its input, which asks it to end."""
        with contextlib.suppress(OSError):
            self._stdin.close()

    def end(self, *, at_once: bool = False) -> None:
        """End it: by itself at the end of its input, then by request, then by force; or at once."""
        if self._ended:
            return
        self._ended = True
        self.hang_up()
        if not at_once and not self._await_end(PATIENCE):
            self._signal(signal.SIGTERM)
            self._await_end(PATIENCE)
        self._listen(0.0)
        # Also when it has ended: its children may be left. Until it is waited for, its number stays its
        # own, so nobody else is hit.
        self._signal(signal.SIGKILL)
        with contextlib.suppress(
            subprocess.TimeoutExpired
        ):  # one that we may not end, such as sudo
            self._popen.wait(LAST_PATIENCE)
        _running.discard(self)
        self._pipes.close()
        self._stdout.close()
        self._stderr.close()

    def kill(self) -> None:
        """End it by force, with its children; it is waited for elsewhere, or by nobody."""
        self._signal(signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._popen.pid, number)

    def _await_end(self, seconds: float) -> bool:
        """Take its last words until it has ended; False if it has not within some seconds."""
        deadline = time.monotonic() + seconds
        while self._exit() is None and time.monotonic() < deadline:
            self._listen(GLANCE)
        self._listen(0.0)
        return self._exit() is not None

    def _listen(self, seconds: float) -> None:
        """Take what it still writes, for so long; only its last words count now."""
        if not self._pipes.get_map():
            time.sleep(seconds)
            return
        for key, _ in self._pipes.select(seconds):
            if key.fileobj is self._stderr:
                self._hear_words()
            elif key.fileobj is self._stdout and _read(self._stdout) == b"":
                self._forget(self._stdout)

    def _exit(self) -> os.waitid_result | None:
        """How it ended, if it has; it is not waited for yet."""
        return os.waitid(os.P_PID, self._popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)

    def _fate(self) -> str | None:
        """How it ended, in words, if it has."""
        found = self._exit()
        if found is None:
            return None
        if found.si_code == os.CLD_EXITED:
            return f"exited with status {found.si_status}"
        return f"was ended by a signal: {signal.strsignal(found.si_status)}"

    def _forget(self, pipe: IO[bytes]) -> None:
        """Look at a pipe no more."""
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


_running: set[Process] = set()  # those that have not been ended


def kill_all() -> None:
    """End all programs of this process by force: for one that has no time left."""
    for process in list(_running):
        process.kill()


def _read(pipe: IO[bytes]) -> bytes | None:
    """What is in a pipe; empty at its end, None if there is nothing yet."""
    try:
        return os.read(pipe.fileno(), PORTION)
    except BlockingIOError:
        return None


def _shown(written: bytes) -> str:
    """What it wrote, as it can be put into a message."""
    return shown(written.decode("utf-8", "replace"))


def _word(line: bytes) -> str:
    """A line of standard error without what plays tricks on a terminal."""
    text = line.decode("utf-8", "replace").rstrip()
    kept = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
    return kept if len(kept) <= LONGEST_WORD else f"{kept[: LONGEST_WORD - 1]}…"
