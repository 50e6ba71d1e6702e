"""What all tests share: no clock decides, and the referees can be called from everywhere."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from postgres import Postgres

# Compiling takes its time, so examples have no deadline; the same examples come every time.
settings.register_profile("ludopolis", deadline=None, derandomize=True, database=None)
settings.load_profile("ludopolis")

# For `at_a_table`, the referees, and those who visit the site with a browser.
HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE / "referees"), str(HERE / "browser")]
pytest_plugins = ["browser_fixtures"]
# Where browsers, servers and programs are started for real: what such a machine does is not all in our
# hands, so a test there is tried once more before it counts as failed. The summary names it either way.
REAL = {HERE / "browser", HERE / "web", HERE / "cli", HERE / "arena"}
# But not where it is asked whether anything is lost or done twice: once is once too often.
SAFETY = ("crashes", "bad_days", "full_disks", "machines", "fuzz", "fuzz_http", "fuzz_parts")
ONCE = {HERE / "web" / f"test_web_{name}.py" for name in SAFETY}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `make check` leaves out; give tests of real things a second try.

    A rule, or a promise, that fails once has failed.
    """
    for item in items:
        real = item.path.parent in REAL
        if real or "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in item.name:
            item.add_marker(pytest.mark.services)
        if real and item.path not in ONCE:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over what stays: it is much, and was looked at again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, for all tests of this process that want one."""
    import postgres as servers

    with servers.started() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind that is still empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/site.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
