"""What all tests share: no clock decides, and the referees can be called from everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

# Compiling takes its time, so examples have no deadline; the same examples come every time.
settings.register_profile("ludopolis", deadline=None, derandomize=True, database=None)
settings.load_profile("ludopolis")

# For `at_a_table`, and for the referees.
sys.path += [str(Path(__file__).parent), str(Path(__file__).parent / "referees")]
