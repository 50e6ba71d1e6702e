"""Tasks run on a Ray cluster; the tasks of a node that dies are run again."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from ludopolis.arena.versions import Versions, spelled, versions
from ludopolis.arena.workers import Fault, attempt, unwrapped
from ludopolis.engine.errors import LudopolisError, OptionError

Task = TypeVar("Task")
Result = TypeVar("Result")

RETRIES = 8  # of a task whose node or process died
CONNECT_TIMEOUT = 10.0  # seconds
# Ray uses HTTP/2, whose servers answer this preface with a SETTINGS frame.
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS = 4
AHEAD = 2  # tasks submitted for each core, so that no core waits


def run_on_cluster(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    address: str,
    game: str,
) -> Generator[Result]:
    """Run tasks on the cluster at this address; yield results as they are done."""
    connect(address)
    return run(import_ray(), work, tasks, game)


def run(
    ray: Any, work: Callable[[Task], Result], tasks: Iterable[Task], game: str
) -> Generator[Result]:
    """Submit the tasks and yield their results."""
    # Results are small and are sent to this process at once, so a node that dies loses none.
    remote = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(
        attempt_on_node
    )
    start = partial(remote.remote, work, game, versions(game))
    todo = iter(tasks)
    pending: list[Any] = []
    try:
        while True:
            # Nodes come and go, so the number of cores changes.
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(pending)
            pending += [start(task) for task in islice(todo, max(0, room))]
            if not pending:
                return
            done, pending = ray.wait(pending)
            for answer in done:
                yield unwrapped(ray.get(answer))
    except ray.exceptions.RayError as fault:
        raise LudopolisError(
            f"the cluster failed: {last_line(fault)}; what was played is kept: repair it, and go on"
            " with --resume (every node needs this version of ludopolis installed)"
        ) from None
    finally:
        ray.shutdown()


def attempt_on_node(
    work: Callable[[Task], Result], game: str, wanted: Versions, task: Task
) -> Result | Fault:
    """Do a task on a node, if it has the same rules and bots as this process."""
    there = versions(game)
    if there != wanted:
        return Fault(
            f"a node of the cluster ({import_ray().util.get_node_ip_address()}) has"
            f" {spelled(there)}; here is {spelled(wanted)}: install the same on every node"
        )
    return attempt(work, task)


def import_ray() -> Any:
    """Import Ray, if it is installed."""
    # No usage statistics are sent from here; nodes have settings of their own.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415  (only an arena on a cluster needs it)
    except ImportError:
        raise OptionError("a cluster needs Ray: pip install 'ludopolis[cluster]'") from None
    return ray


def connect(address: str) -> None:
    """Connect to a running cluster, unless already connected."""
    ray = import_ray()
    if ray.is_initialized():
        return
    try:
        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError) as fault:
        raise OptionError(
            f"no cluster at {address}: {last_line(fault)} (start one with: ray start --head)"
        ) from None


def check_reachable(address: str) -> None:
    """Check quickly that Ray could be at an address; Ray itself retries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        with socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT) as line:
            if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
                return  # Ray's own keys are needed to ask for more
            line.sendall(PREFACE)
            answer = line.recv(9)
        if answer[3:4] != bytes([SETTINGS]):
            raise ValueError("a server answers there, but it is not Ray")


def last_line(fault: Exception) -> str:
    """The last line of an error message."""
    lines = [line.strip() for line in str(fault).splitlines() if line.strip()]
    return lines[-1] if lines else type(fault).__name__
