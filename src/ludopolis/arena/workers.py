"""Work shared out among processes of this machine; one that dies is named, and its work done again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from ludopolis.bots.fault import BotFault
from ludopolis.bots.process import kill_all
from ludopolis.engine.errors import LudopolisError

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE = 5.0  # seconds that a worker has to let go of what it holds
# How often it is told to, once a second, when nobody waits for it any more; not on Windows.
REMINDERS = 60 if hasattr(signal, "pthread_kill") else 0
DEATHS = 3  # after so many, a piece of work is given up
GO_ON = "what was played is kept: go on with --resume, perhaps with fewer --jobs"
# One worker for each core is enough: none of them shall spread over several.
ONE_THREAD = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


@dataclass(frozen=True)
class Fault:
    """What a worker answers when work has failed."""

    text: str
    trace: str = ""  # where, when it is no fault of the user
    bot: BotFault | None = None  # whose fault it is


def attempt(work: Callable[[Task], Result], task: Task) -> Result | Fault:
    """Do some work; what goes wrong is told, not raised, so that it can travel."""
    try:
        return work(task)
    except BotFault as fault:
        return Fault(str(fault), bot=fault)
    except LudopolisError as fault:
        return Fault(str(fault))
    except Exception as fault:
        return Fault(str(fault), traceback.format_exc())


def cores() -> int:
    """How many processes can run at once."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def share_out(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    jobs: int,
    name: Callable[[Task], str],
    notice: Callable[[str], None],
    advice: str = GO_ON,
) -> Generator[Result]:
    """Do all tasks, some at once; results come as they are done. One job needs no process.

    `notice` is told of a worker that died; `advice` says what to do when a task kills them all.
    """
    if jobs == 1:
        for task in tasks:
            yield checked(attempt(work, task))
        return
    with contextlib.closing(Team(work, jobs, name, notice, advice)) as team:
        yield from team.do(tasks)


def checked(answer: Result | Fault) -> Result:
    """A result; a fault fails here as it failed there."""
    if not isinstance(answer, Fault):
        return answer
    if answer.trace:
        raise RuntimeError(f"a worker failed: {answer.trace}")
    raise answer.bot or LudopolisError(answer.text)


@dataclass
class Errand(Generic[Task]):
    """A task, and how many workers died of it."""

    task: Task
    deaths: int = 0


@dataclass
class Worker(Generic[Task]):
    """A process that does one errand after the other."""

    process: SpawnProcess
    pipe: Connection
    errand: Errand[Task]

    def take(self, errand: Errand[Task]) -> None:
        """Give it something to do. If it has died, that shows when its answer is awaited."""
        self.errand = errand
        with contextlib.suppress(OSError):
            self.pipe.send(errand.task)

    def obituary(self, name: Callable[[Task], str]) -> str:
        """How it died, and of what."""
        self.process.join(PATIENCE)
        code = self.process.exitcode
        how = f"left with status {code}"
        if code is not None and code < 0:
            how = f"was killed by {signal.Signals(-code).name}"
        return f"worker process {self.process.pid} {how} in {name(self.errand.task)}"


class Team(Generic[Task, Result]):
    """Some processes that do the same work for as long as there are tasks, now and again."""

    def __init__(
        self,
        work: Callable[[Task], Result],
        jobs: int,
        name: Callable[[Task], str],
        notice: Callable[[str], None],
        advice: str = GO_ON,
    ) -> None:
        """`notice` is told of a worker that died; `advice` says what to do when a task kills all."""
        self.work = work
        self.jobs = jobs
        self.name = name
        self.notice = notice
        self.advice = advice
        self.hired: list[Worker[Task]] = []
        self.idle: list[Worker[Task]] = []

    def close(self) -> None:
        """Send all of them home, whatever they are doing."""
        dismiss(self.hired)

    def do(self, tasks: Iterable[Task]) -> Generator[Result]:
        """Do all tasks, some at once; results come as they are done. Who breaks off sends all home."""
        fresh = (Errand(task) for task in tasks)
        busy: dict[Connection, Worker[Task]] = {}
        while len(busy) < self.jobs and (errand := next(fresh, None)) is not None:
            self._give(errand, busy)
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                try:
                    answer: Result | Fault = pipe.recv()
                except (EOFError, OSError):
                    self._mourn(worker)
                    self._give(worker.errand, busy)
                    continue
                self.idle.append(worker)
                if (errand := next(fresh, None)) is not None:
                    self._give(errand, busy)
                yield checked(answer)

    def _give(self, errand: Errand[Task], busy: dict[Connection, Worker[Task]]) -> None:
        """Give an errand to somebody who has none, or to a new one."""
        # One that died of nothing we gave it is no witness against what comes next.
        self.idle = [worker for worker in self.idle if worker.process.is_alive()]
        if self.idle:
            worker = self.idle.pop()
            worker.take(errand)
        else:
            worker = hire(self.work, errand)
            self.hired.append(worker)
        busy[worker.pipe] = worker

    def _mourn(self, worker: Worker[Task]) -> None:
        """Say that a worker died; if it is its task that kills them, give up."""
        died = worker.obituary(self.name)
        worker.errand.deaths += 1
        if worker.errand.deaths == DEATHS:
            raise LudopolisError(f"{died}, as did {DEATHS - 1} before it; {self.advice}") from None
        self.notice(f"{died}; trying again")


def hire(work: Callable[[Task], object], errand: Errand[Task]) -> Worker[Task]:
    """Start a worker and give it something to do."""
    # A fresh interpreter: a forked one could inherit a lock that nobody releases.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, work), daemon=True)
    with one_thread_each(), interrupts_held_back():
        process.start()
    theirs.close()  # so that the pipe ends when the worker does
    worker = Worker(process, ours, errand)
    worker.take(errand)
    return worker


@contextlib.contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C waits meanwhile: who is started would die of it before it can say that it heeds none."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextlib.contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes that are started meanwhile compute with one thread."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def dismiss(hired: list[Worker[Task]]) -> None:
    """Stop workers, whatever they are doing."""
    for worker in hired:
        worker.process.terminate()
    for worker in hired:
        worker.process.join(PATIENCE)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.pipe.close()


# --- In the worker's process ------------------------------------------------------------------


def serve(pipe: Connection, work: Callable[[Task], object]) -> None:
    """Do what the pipe says until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who shares out
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # a bot's program may heed it
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=follow_parent, daemon=True).start()
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(attempt(work, pipe.recv()))
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def leave(*_: object) -> None:
    """Go, and close the bots on the way out; who is told twice to go is not held up by it."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(1)


def follow_parent() -> None:
    """End with the process that shares out, even if it was killed.

    A program that plays as a bot, perhaps in an endless loop, is ended on the way out. Who does not come
    to that in time, since compiled code runs on and on, just goes.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    working = threading.main_thread().ident
    assert working is not None
    for reminder in range(REMINDERS):  # a signal just before a wait begins does not end it
        signal.pthread_kill(working, signal.SIGTERM)
        time.sleep(1)
        if reminder >= PATIENCE:
            kill_all()
    kill_all()
    os._exit(1)
