"""Tasks run in several processes; if a process dies, its task is tried again."""

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

from ludopolis.bots.errors import BotError
from ludopolis.bots.process import kill_all
from ludopolis.engine.errors import LudopolisError

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE = 5.0  # seconds that a worker has to stop
# How often an orphaned worker signals itself to stop, once a second; not on Windows.
REMINDERS = 60 if hasattr(signal, "pthread_kill") else 0
MAX_DEATHS = 3  # of workers, after which a task is given up
GO_ON = "what was played is kept: go on with --resume, perhaps with fewer --jobs"
# There is one worker for each core, so each uses one thread.
ONE_THREAD = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


@dataclass(frozen=True)
class Fault:
    """What a worker returns if a task fails."""

    text: str
    trace: str = ""  # of an unexpected error
    bot: BotError | None = None  # whose fault it is


def attempt(work: Callable[[Task], Result], task: Task) -> Result | Fault:
    """Do a task; return errors instead of raising them, so that they can be sent."""
    try:
        return work(task)
    except BotError as fault:
        return Fault(str(fault), bot=fault)
    except LudopolisError as fault:
        return Fault(str(fault))
    except Exception as fault:
        return Fault(str(fault), traceback.format_exc())


def cores() -> int:
    """The number of cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def run_tasks(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    jobs: int,
    name: Callable[[Task], str],
    notice: Callable[[str], None],
    advice: str = GO_ON,
) -> Generator[Result]:
    """Run tasks in `jobs` processes, or in this one if `jobs` is 1; yield results as they are done.

    `notice` is called if a worker died; `advice` says what to do if a task kills every worker.
    """
    if jobs == 1:
        for task in tasks:
            yield unwrapped(attempt(work, task))
        return
    with contextlib.closing(WorkerPool(work, jobs, name, notice, advice)) as team:
        yield from team.do(tasks)


def unwrapped(answer: Result | Fault) -> Result:
    """Return a result, or raise the error of a worker."""
    if not isinstance(answer, Fault):
        return answer
    if answer.trace:
        raise RuntimeError(f"a worker failed: {answer.trace}")
    raise answer.bot or LudopolisError(answer.text)


@dataclass
class TrackedTask(Generic[Task]):
    """A task, and how many workers died from it."""

    task: Task
    deaths: int = 0


@dataclass
class Worker(Generic[Task]):
    """A process that does one task after the other."""

    process: SpawnProcess
    pipe: Connection
    tracked: TrackedTask[Task]

    def take(self, tracked: TrackedTask[Task]) -> None:
        """Send it a task. If it has died, that is noticed when its answer is received."""
        self.tracked = tracked
        with contextlib.suppress(OSError):
            self.pipe.send(tracked.task)

    def death_message(self, name: Callable[[Task], str]) -> str:
        """How it died, and during which task."""
        self.process.join(PATIENCE)
        code = self.process.exitcode
        how = f"left with status {code}"
        if code is not None and code < 0:
            how = f"was killed by {signal.Signals(-code).name}"
        return f"worker process {self.process.pid} {how} in {name(self.tracked.task)}"


class WorkerPool(Generic[Task, Result]):
    """A pool of processes, which can be used for several series of tasks."""

    def __init__(
        self,
        work: Callable[[Task], Result],
        jobs: int,
        name: Callable[[Task], str],
        notice: Callable[[str], None],
        advice: str = GO_ON,
    ) -> None:
        """`notice` is called if a worker died; `advice` says what to do if a task kills all."""
        self.work = work
        self.jobs = jobs
        self.name = name
        self.notice = notice
        self.advice = advice
        self.workers: list[Worker[Task]] = []
        self.idle: list[Worker[Task]] = []

    def close(self) -> None:
        """Stop all workers."""
        stop(self.workers)

    def do(self, tasks: Iterable[Task]) -> Generator[Result]:
        """Run tasks; yield results as they are done."""
        fresh = (TrackedTask(task) for task in tasks)
        busy: dict[Connection, Worker[Task]] = {}
        while len(busy) < self.jobs and (tracked := next(fresh, None)) is not None:
            self._give(tracked, busy)
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                try:
                    answer: Result | Fault = pipe.recv()
                except (EOFError, OSError):
                    self._report_death(worker)
                    self._give(worker.tracked, busy)
                    continue
                self.idle.append(worker)
                if (tracked := next(fresh, None)) is not None:
                    self._give(tracked, busy)
                yield unwrapped(answer)

    def _give(self, tracked: TrackedTask[Task], busy: dict[Connection, Worker[Task]]) -> None:
        """Give a task to an idle worker, or to a new one."""
        # An idle worker that died does not count against the next task.
        self.idle = [worker for worker in self.idle if worker.process.is_alive()]
        if self.idle:
            worker = self.idle.pop()
            worker.take(tracked)
        else:
            worker = start_worker(self.work, tracked)
            self.workers.append(worker)
        busy[worker.pipe] = worker

    def _report_death(self, worker: Worker[Task]) -> None:
        """Report a dead worker; give up if its task killed too many."""
        died = worker.death_message(self.name)
        worker.tracked.deaths += 1
        if worker.tracked.deaths == MAX_DEATHS:
            raise LudopolisError(
                f"{died}, as did {MAX_DEATHS - 1} before it; {self.advice}"
            ) from None
        self.notice(f"{died}; trying again")


def start_worker(work: Callable[[Task], object], tracked: TrackedTask[Task]) -> Worker[Task]:
    """Start a worker with a task."""
    # Not forked: a copy could inherit a lock that is never released.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=worker_main, args=(theirs, work), daemon=True)
    with single_threaded(), delayed_interrupts():
        process.start()
    theirs.close()  # so that the pipe closes when the worker ends
    worker = Worker(process, ours, tracked)
    worker.take(tracked)
    return worker


@contextlib.contextmanager
def delayed_interrupts() -> Iterator[None]:
    """Delay Ctrl-C: it would kill a new process before that can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextlib.contextmanager
def single_threaded() -> Iterator[None]:
    """Let processes that are started in this block compute with one thread."""
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


def stop(workers: list[Worker[Task]]) -> None:
    """Stop workers, whatever they are doing."""
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.pipe.close()


# --- In the worker's process ------------------------------------------------------------------


def worker_main(pipe: Connection, work: Callable[[Task], object]) -> None:
    """Do the tasks that come through a pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # for the programs of bots
    signal.signal(signal.SIGTERM, exit_on_signal)
    threading.Thread(target=exit_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(attempt(work, pipe.recv()))
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def exit_on_signal(*_: object) -> None:
    """Exit and close the bots; ignore further signals meanwhile."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(1)


def exit_with_parent() -> None:
    """Exit when the parent process ends, even if it was killed.

    Programs that play as bots are killed as well. If compiled code delays the exit for too long, the
    process exits at once.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    working = threading.main_thread().ident
    assert working is not None
    for reminder in range(REMINDERS):  # a signal just before a wait begins is lost
        signal.pthread_kill(working, signal.SIGTERM)
        time.sleep(1)
        if reminder >= PATIENCE:
            kill_all()
    kill_all()
    os._exit(1)
