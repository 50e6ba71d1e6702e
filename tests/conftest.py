"""What all tests share: no clock decides, and the referees can be called from everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

# Compiling takes its time, so examples have no deadline; the same examples come every time.
settings.register_profile("ludopolis", deadline=None, derandomize=True, database=None)
settings.load_profile("ludopolis")

# For `at_a_table`, the referees, and those who visit the site with a browser.
HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE / "referees"), str(HERE / "browser")]
pytest_plugins = ["browser_fixtures"]
