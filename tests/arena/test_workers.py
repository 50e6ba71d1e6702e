"""Work shared out among real processes: nothing is lost when one of them dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from ludopolis.arena import workers
from ludopolis.arena.workers import WorkerPool, run_tasks
from ludopolis.engine.errors import LudopolisError


def name(task: int) -> str:
    return f"task {task}"


def nobody(text: str) -> None:
    raise AssertionError(text)


# --- What workers do in these tests; a fresh interpreter imports this file for it ---------------


def work(folder: Path, task: int) -> tuple[int, int, str]:
    """The square, by whom, and with how many threads; some tasks are deadly, some wrong."""
    mark = folder / str(task)
    if task == 13 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    if task == 66:
        os._exit(3)
    if task == 404:
        raise LudopolisError("the bot has no answer")
    if task == 1000:
        mark.touch()
        time.sleep(600)
    return task * task, os.getpid(), os.environ["NUMBA_NUM_THREADS"]


def squares(tasks: list[int]) -> list[int]:
    return sorted(task * task for task in tasks)


# --- Tests ------------------------------------------------------------------------------------


def test_all_is_done_by_several_at_once_and_a_dead_one_is_named(tmp_path: Path) -> None:
    tasks = list(range(10, 30))
    told: list[str] = []
    before = dict(os.environ)
    found = list(run_tasks(partial(work, tmp_path), tasks, 2, name, told.append))
    assert sorted(square for square, _, _ in found) == squares(tasks)
    assert dict(os.environ) == before
    assert {threads for _, _, threads in found} == {"1"}
    assert os.getpid() not in {process for _, process, _ in found}
    assert len(told) == 1
    assert "was killed by SIGKILL in task 13; trying again" in told[0]


def test_a_team_works_again_and_again_and_goes_home_in_the_end(tmp_path: Path) -> None:
    told: list[str] = []
    with closing(WorkerPool(partial(work, tmp_path), 2, name, told.append)) as team:
        first = list(team.do([1, 2, 3]))
        again = list(team.do([4, 13, 5]))  # one of them dies of it, and another comes
        assert sorted(square for square, _, _ in [*first, *again]) == [1, 4, 9, 16, 25, 169]
        before, after = ({process for _, process, _ in found} for found in (first, again))
        assert before & after  # the same process as before
        assert multiprocessing.active_children()
        assert list(team.do([])) == []
        for child in multiprocessing.active_children():  # while they have nothing to do
            child.kill()
            child.join()
        assert [square for square, _, _ in team.do([6])] == [36]
        assert len(told) == 1
    assert not multiprocessing.active_children()
    assert "was killed by SIGKILL in task 13; trying again" in told[0]


def test_who_is_being_started_does_not_die_of_an_interrupt() -> None:
    """It comes when the worker is there, to the one who started it."""
    heard: list[str] = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append("interrupt"))
    try:
        with workers.delayed_interrupts():
            signal.raise_signal(signal.SIGINT)
            heard.append("started")
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == ["started", "interrupt"]


def test_what_kills_every_worker_is_given_up_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "MAX_DEATHS", 2)
    told: list[str] = []
    found = run_tasks(partial(work, tmp_path), [66], 2, name, told.append)
    with pytest.raises(LudopolisError, match=r"left with status 3 in task 66, as did 1 .*--resume"):
        next(found)
    assert len(told) == 1


def test_a_fault_comes_back_as_it_was_and_stops_the_others(tmp_path: Path) -> None:
    with pytest.raises(LudopolisError, match=r"^the bot has no answer$"):
        list(run_tasks(partial(work, tmp_path), [1000, 404, 1], 2, name, nobody))
    assert not multiprocessing.active_children()  # nobody waited for the one that sleeps


def alone(task: int) -> int:
    if task == 404:
        raise LudopolisError("the bot has no answer")
    if task == 500:
        raise ZeroDivisionError("ours")
    return os.getpid()


def test_one_job_needs_no_process() -> None:
    found = run_tasks(alone, [1, 2, 404], 1, name, nobody)
    assert [next(found), next(found)] == [os.getpid()] * 2
    with pytest.raises(LudopolisError, match="no answer"):
        next(found)


def test_a_fault_of_ours_says_where() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)test_workers.py.*ZeroDivisionError: ours"):
        list(run_tasks(alone, [500], 1, name, nobody))


PARENT = """
import sys
from functools import partial
from pathlib import Path
import test_workers
from ludopolis.arena.workers import run_tasks
if __name__ == "__main__":
    work = partial(test_workers.work, Path(sys.argv[1]))
    for _, process, _ in run_tasks(work, [3, 1000], 2, test_workers.name, print):
        print(process, flush=True)
"""


def alive(process: int) -> bool:
    """Is a process there, and no zombie that waits for its parent?"""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def children(process: int) -> list[int]:
    return [int(n) for n in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux does")
def test_workers_end_with_the_one_they_work_for(tmp_path: Path) -> None:
    """Even if that one is killed, and they are in the middle of something."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, "utf-8")
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    parent = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    with closing(parent.stdout):
        parent.stdout.readline()
        wait_until((tmp_path / "1000").exists)
        busy = children(parent.pid)
        assert busy
        parent.kill()
        parent.wait()
    wait_until(lambda: not any(alive(process) for process in busy))


LOOPS = "program:wait=600 sh loop.sh"
LOOP = """read hello; echo '{"protocol":2}'; read question; echo $$ >> pids; while :; do :; done
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at processes as Linux does")
@pytest.mark.parametrize(
    "command",
    [
        ["arena", "newyorknewyork", "--bots", f"{LOOPS};random"],
        ["simulate", "newyorknewyork", "--bots", f"{LOOPS};random"],
        ["study", "newyorknewyork", "--bots", f"{LOOPS};", "--players", "2", "--luck-deals", "0"],
    ],
    ids=lambda command: command[0],
)
def test_a_program_in_an_endless_loop_ends_with_a_run_that_is_killed(
    command: list[str], tmp_path: Path
) -> None:
    """It hears nothing of the end of its input, so somebody must be left to end it."""
    (tmp_path / "loop.sh").write_text(LOOP, "utf-8")
    asked = [*command, "--games", "2", "--jobs", "2"]
    run = subprocess.Popen([sys.executable, "-m", "ludopolis", *asked], cwd=tmp_path)

    def playing() -> list[int]:
        told = tmp_path / "pids"
        return [int(pid) for pid in told.read_text("utf-8").split()] if told.exists() else []

    try:
        wait_until(lambda: len(playing()) == 2)
    finally:
        run.kill()
        run.wait()
    wait_until(lambda: not any(alive(process) for process in playing()))


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens soon."""
    for _ in range(3000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it did not happen")
