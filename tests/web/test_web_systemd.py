"""`deploy/ludopolis.service` under a real systemd, which is the first process of a world of its own.

It needs root, and a kernel that gives out namespaces. Nothing of the machine is changed: what would be
written to /etc, /run and /var lies in memory and is gone with it.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from web_site import QUICK, Browser

from ludopolis.engine import cache

ROOT = Path(__file__).parents[2]
SYSTEMD = Path("/lib/systemd/systemd")
PATIENCE = 120.0  # seconds until a test gives up: the rules of a game are compiled meanwhile
KEPT = "/var/lib/private/ludopolis"  # where systemd keeps the data of a user that comes and goes
# What our unit hangs on, and what every unit does; nothing else of the machine is started.
TARGETS = ("sysinit", "basic", "shutdown", "network-online", "multi-user")

# The world of that systemd. The program is where the unit looks for it, made of what runs this test:
# the folders of people are hidden from it, and the interpreter may well lie in one. What has been
# compiled is there already.
WORLD = """
set -e
mount --make-rprivate /
mount -t proc proc /proc
umount -R /sys/fs/cgroup
mount -t cgroup2 none /sys/fs/cgroup
for folder in /run /opt /var/lib /var/cache /var/log; do mount -t tmpfs none $folder; done
mkdir -p /run/systemd /run/etc /run/etc/new /run/etc/work
mount -t overlay -o lowerdir=/etc,upperdir=/run/etc/new,workdir=/run/etc/work none /etc
echo "OPTIONS=--port {port}" > /etc/ludopolis.env
mkdir -p /opt/ludopolis/bin /opt/ludopolis/python /opt/ludopolis/site /opt/ludopolis/src
mount --bind {python} /opt/ludopolis/python
mount --bind {site} /opt/ludopolis/site
mount --bind {src} /opt/ludopolis/src
cp {folder}/ludopolis /opt/ludopolis/bin/
mkdir -m 700 /var/cache/private
mkdir /var/cache/private/ludopolis
cp -r {compiled} /var/cache/private/ludopolis/
touch {folder}/made
exec env -i PATH="$PATH" container=test SYSTEMD_UNIT_PATH={folder}/units {systemd} --system
"""
PROGRAM = """#!/bin/sh
export LD_LIBRARY_PATH=/opt/ludopolis/python/lib PYTHONPATH=/opt/ludopolis/src:/opt/ludopolis/site
exec /opt/ludopolis/python/bin/python{version} -m ludopolis "$@"
"""


@dataclass
class Host:
    """A machine whose first process is systemd."""

    first: int  # the id of that process, as it is known here
    address: str

    def run(self, *command: str) -> str:
        """What a command prints there."""
        enter = ("nsenter", "--target", str(self.first), "--mount", "--pid")
        done = subprocess.run([*enter, *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def show(self, *names: str) -> list[str]:
        """What systemd says of the unit."""
        shown = self.run(
            "systemctl", "show", "ludopolis", *(f"--property={name}" for name in names)
        )
        told = dict(line.split("=", 1) for line in shown.splitlines())
        return [told[name] for name in names]

    def wait_until_ready(self) -> None:
        """Wait until the site answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.address}/ready", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < end, self.show("ActiveState", "Result", "ExecMainStatus")
            time.sleep(0.1)

    def owner_and_mode(self, path: str) -> tuple[int, int]:
        """Whose a file or folder is there, and who may do what with it."""
        owner, mode = self.run("stat", "--format=%u %a", path).split()
        return int(owner), int(mode, 8)


def group_for(name: str) -> Path | None:
    """A new control group for what a test starts; None where there can be none."""
    for line in Path("/proc/self/mounts").read_text().splitlines():
        _, place, kind, *_ = line.split()
        if kind == "cgroup2":
            group = Path(place) / name
            try:
                group.mkdir()
            except OSError:
                return None
            return group
    return None


def children(process: int) -> list[int]:
    """The processes that one has started."""
    try:
        return [
            int(n) for n in Path(f"/proc/{process}/task/{process}/children").read_text().split()
        ]
    except OSError:
        return []


def begin(script: str, folder: Path, group: Path) -> subprocess.Popen[bytes]:
    """Let a script be the first process in a world of its own."""
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            [
                *("sh", "-c", 'echo $$ > "$1" && shift && exec "$@"', "sh", group / "cgroup.procs"),
                *("unshare", "--pid", "--fork", "--mount", "--ipc", "--uts", "--cgroup"),
                *("sh", "-c", script),
            ],
            stdout=log,
            stderr=log,
        )


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    missing = [name for name in ("unshare", "nsenter", "systemctl") if shutil.which(name) is None]
    if os.geteuid() != 0 or missing or not SYSTEMD.exists():
        pytest.skip("needs root and systemd: apt-get install systemd")
    if (group := group_for(f"ludopolis-{uuid.uuid4().hex}")) is None:
        pytest.skip("this machine gives out no control groups")
    folder = tmp_path_factory.mktemp("systemd")
    units = folder / "units"
    units.mkdir()
    shutil.copy(ROOT / "deploy" / "ludopolis.service", units)
    for target in TARGETS:
        (units / f"{target}.target").write_text("[Unit]\nDefaultDependencies=no\n")
    (units / "default.target").symlink_to("multi-user.target")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    (folder / "ludopolis").write_text(PROGRAM.format(version=version))
    (folder / "ludopolis").chmod(0o755)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    script = WORLD.format(
        port=port,
        folder=folder,
        systemd=SYSTEMD,
        python=sys.base_prefix,
        site=sysconfig.get_path("purelib"),
        src=ROOT / "src",
        compiled=cache.folder(),
    )
    world = begin(script, folder, group)
    try:
        end = time.monotonic() + PATIENCE
        while not (folder / "made").exists():
            if world.poll() is not None:
                pytest.skip(f"no world of its own here: {(folder / 'log').read_text()}")
            assert time.monotonic() < end
            time.sleep(0.05)
        (first,) = children(world.pid)
        there = Host(first, f"http://127.0.0.1:{port}")
        while "private" not in there.run("ls", "-A", "/run/systemd").split():
            assert time.monotonic() < end, (folder / "log").read_text()
            time.sleep(0.05)
        yield there
    finally:
        for process in children(world.pid):
            os.kill(process, 9)  # and with the first all others of its world
        world.wait(PATIENCE)
        for inner in sorted(group.rglob("*"), reverse=True):
            if inner.is_dir():
                inner.rmdir()
        group.rmdir()


def play_a_move(somebody: Browser, table: str, after: int = 0) -> int:
    """Play a move at a table after an event; the number of the event that it made."""
    with somebody.at(table) as wire:
        wire.asked = after  # a new line, but the same visitor: no name is given twice
        position = wire.my_turn()
        assert position
        answered = wire.ask(
            "move", number=position["number"], action=position["choices"][0]["action"]
        )
        assert answered["type"] == "ok"
        number: int = answered["number"]
        return number


def test_the_unit_runs_as_it_is(host: Host) -> None:
    """It starts, plays with a bot, comes back when it is killed, and stops as it should."""
    host.run("systemctl", "start", "ludopolis")
    host.wait_until_ready()
    # It is nobody, and what it keeps is for nobody else.
    (process,) = (int(number) for number in host.show("MainPID"))
    owner, _ = host.owner_and_mode(f"/proc/{process}")
    assert host.show("LimitNOFILE", "LimitNOFILESoft") == ["65536", "65536"]
    assert owner >= 1000
    for path in (KEPT, "/var/cache/private/ludopolis"):
        assert host.owner_and_mode(path) == (owner, 0o700)
    with Browser(host.address) as somebody:
        # A bot that looks ahead, on threads that step back: what it calls is allowed there.
        table = somebody.new_table(QUICK, "me bot:strong")
        end = time.monotonic() + PATIENCE
        while somebody.get(f"/table/{table}").status_code == 503:  # compiling
            assert time.monotonic() < end
            time.sleep(0.1)
        first = play_a_move(somebody, table)
        host.run("systemctl", "kill", "--signal=KILL", "ludopolis")
        end = time.monotonic() + PATIENCE
        while int(host.show("MainPID")[0]) in {0, process}:
            assert time.monotonic() < end, host.show("Result", "ActiveState")
            time.sleep(0.1)
        host.wait_until_ready()
        assert play_a_move(somebody, table, first) > first
    host.run("systemctl", "stop", "ludopolis")
    assert host.show("ActiveState", "Result", "ExecMainStatus") == ["inactive", "success", "0"]


def test_what_it_keeps_is_there_at_the_next_start(host: Host) -> None:
    host.run("systemctl", "start", "ludopolis")
    host.wait_until_ready()
    assert {"ludopolis.db", "secret"} <= set(host.run("ls", KEPT).split())
    assert host.owner_and_mode(f"{KEPT}/secret")[1] == 0o600
    host.run("systemctl", "stop", "ludopolis")
