"""Work shared out on a Ray cluster; a node that dies costs time, not results."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from ludopolis.arena.versions import Versions, spelled, versions
from ludopolis.arena.workers import Fault, attempt, checked
from ludopolis.engine.errors import LudopolisError, OptionError

Task = TypeVar("Task")
Result = TypeVar("Result")

RETRIES = 8  # how often a task is begun again when the node or the process that does it dies
KNOCK = 10.0  # seconds until somebody should have answered
# Ray speaks HTTP/2: who does, answers the beginning of a talk with a frame of settings.
BEGINNING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS = 4
AHEAD = 2  # tasks that are handed out for each core, so that none waits for the next


def share_out_on_cluster(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    address: str,
    game: str,
) -> Generator[Result]:
    """Do all tasks on the cluster at this address; results come as they are done, in any order."""
    connect(address)
    return gather(the_ray(), work, tasks, game)


def gather(
    ray: Any, work: Callable[[Task], Result], tasks: Iterable[Task], game: str
) -> Generator[Result]:
    """Hand out the tasks, and bring in the results."""
    # Results are small and travel to this process at once, so a node that dies takes none along.
    remote = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(
        attempt_on_node
    )
    start = partial(remote.remote, work, game, versions(game))
    todo = iter(tasks)
    pending: list[Any] = []
    try:
        while True:
            # Nodes come and go: look again how many cores there are.
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(pending)
            pending += [start(task) for task in islice(todo, max(0, room))]
            if not pending:
                return
            done, pending = ray.wait(pending)
            for answer in done:
                yield checked(ray.get(answer))
    except ray.exceptions.RayError as fault:
        raise LudopolisError(
            f"the cluster failed: {last_line(fault)}; what was played is kept: mend it, and go on"
            " with --resume (every node needs this version of ludopolis installed)"
        ) from None
    finally:
        ray.shutdown()


def attempt_on_node(
    work: Callable[[Task], Result], game: str, wanted: Versions, task: Task
) -> Result | Fault:
    """What a node does, if it has the same rules and bots as the one who asks."""
    there = versions(game)
    if there != wanted:
        return Fault(
            f"a node of the cluster ({the_ray().util.get_node_ip_address()}) has"
            f" {spelled(there)}; here is {spelled(wanted)}: install the same on every node"
        )
    return attempt(work, task)


def the_ray() -> Any:
    """Ray, if it is installed."""
    # It would otherwise send a report on its use; the nodes have their own say.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415  (only an arena on a cluster needs it)
    except ImportError:
        raise OptionError("a cluster needs Ray: pip install 'ludopolis[cluster]'") from None
    return ray


def connect(address: str) -> None:
    """Join a cluster that is running, unless that has been done."""
    ray = the_ray()
    if ray.is_initialized():
        return
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError) as fault:
        raise OptionError(
            f"no cluster at {address}: {last_line(fault)} (start one with: ray start --head)"
        ) from None


def knock(address: str) -> None:
    """Is anybody there who could be Ray? It would try again for minutes before it says so itself."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        with socket.create_connection((host.strip("[]"), int(port)), KNOCK) as line:
            if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
                return  # Ray's own keys are needed to ask for more
            line.sendall(BEGINNING)
            answer = line.recv(9)
        if answer[3:4] != bytes([SETTINGS]):
            raise ValueError("somebody answers there, but not as Ray does")


def last_line(fault: Exception) -> str:
    """The last line of an error that may have many: what went wrong, without where."""
    lines = [line.strip() for line in str(fault).splitlines() if line.strip()]
    return lines[-1] if lines else type(fault).__name__
