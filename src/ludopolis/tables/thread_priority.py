"""Lower the priority of background threads, so that quick answers come first."""

from __future__ import annotations

import contextlib
import os
import sys
import threading

# Steps behind whoever answers people. Even the last one comes to its end on a busy machine.
THINKER = 5  # a bot that looks ahead
ANALYST = 10  # who looks back at games
LOWEST = 19


def lower_priority(steps: int) -> None:
    """Lower the priority of this thread where the system allows it.

    The steps are counted from where the process stands: it may have been started as one that steps
    back, and nobody may go forward again. What cannot be is no fault: it is a courtesy.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):
            now = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, min(LOWEST, now + steps))
