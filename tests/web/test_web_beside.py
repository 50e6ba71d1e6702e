"""The commands of `docs/host.md` that run beside a site under systemd: they mean the site's database."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludopolis.tables import TableService

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "host.md").read_text("utf-8")
NIGHTLY = [
    found[1].replace("\\%", "%") for found in re.finditer(r"^    (?:\S+ ){5}root (.*)$", PAGE, re.M)
]
SHOWN = """#!/bin/sh
echo "$LUDOPOLIS_DATA $LUDOPOLIS_DATABASE $OPTIONS $LUDOPOLIS_SECRET"
"""


async def keep(file: Path, visitors: int) -> None:
    """A site that so many have visited."""
    service = await TableService.open(f"sqlite:///{file}")
    for number in range(visitors):
        await service.new_visitor(f"Ada {number}")
    await service.close()


@dataclass
class Machine:
    """A host's machine, whose folders all lie in one of ours."""

    folder: Path

    def here(self, text: str) -> str:
        """What is said of a machine, said of this one."""
        for place in ("/etc/", "/opt/", "/usr/local/sbin/", "/var/backups/", "/var/lib/"):
            text = text.replace(place, f"{self.folder}{place}")
        return text

    def put(self, path: str, text: str) -> None:
        """Write a file there, that can be run."""
        file = Path(self.here(path))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)

    def run(self, command: str) -> str:
        """What a command prints there, as cron runs it."""
        return subprocess.run(
            ["sh", "-c", self.here(command)],
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path), "COLUMNS": "200"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    beside = (ROOT / "deploy" / "ludopolis-beside").read_text("utf-8")
    machine.put("/usr/local/sbin/ludopolis-beside", machine.here(beside))
    python = shlex.quote(sys.executable)
    machine.put("/opt/ludopolis/bin/ludopolis", f'#!/bin/sh\nexec {python} -m ludopolis "$@"\n')
    machine.put("/var/lib/ludopolis/secret", "a secret")
    (tmp_path / "var" / "backups").mkdir()
    return machine


def test_every_night_the_database_of_the_site_is_kept(machine: Machine) -> None:
    """And not the file that was its database before it moved."""
    asyncio.run(keep(machine.folder / "var/lib/ludopolis/ludopolis.db", 1))
    asyncio.run(keep(machine.folder / "moved.db", 3))
    back_up, keep_secret, clean = NIGHTLY
    assert "1 visitors" in machine.run(back_up)
    moved = f"LUDOPOLIS_DATABASE=sqlite:///{machine.folder}/moved.db\n"
    machine.put("/etc/ludopolis.env", f"# ours\nOPTIONS=--workers 2\n{moved}")
    assert "3 visitors" in machine.run(back_up)
    assert machine.run(clean).startswith("gone: ")
    machine.run(keep_secret)
    kept = list((machine.folder / "var" / "backups").iterdir())
    assert len(kept) == 2
    assert {file.stat().st_mode & 0o777 for file in kept} == {0o600}


@pytest.mark.parametrize("quote", ["", "'", '"'])
def test_what_is_the_hosts_is_read_as_systemd_reads_it(quote: str, machine: Machine) -> None:
    machine.put("/opt/ludopolis/bin/ludopolis", SHOWN)
    url, secret = "postgresql://ada:a%40$b&c@host/x?y=z", "ends=with=="
    values = {"LUDOPOLIS_DATABASE": url, "OPTIONS": "--workers 2", "LUDOPOLIS_SECRET": secret}
    lines = "\n\n# a comment\n".join(f"{name}={quote}{it}{quote}" for name, it in values.items())
    machine.put("/etc/ludopolis.env", lines)
    told = machine.run("/usr/local/sbin/ludopolis-beside")
    assert told == f"{machine.folder}/var/lib/ludopolis {url} --workers 2 {secret}\n"


def test_a_file_that_cannot_be_read_is_not_passed_over(machine: Machine) -> None:
    machine.put("/opt/ludopolis/bin/ludopolis", SHOWN)
    (machine.folder / "etc" / "ludopolis.env").mkdir(parents=True)
    with pytest.raises(subprocess.CalledProcessError):
        machine.run("/usr/local/sbin/ludopolis-beside")
