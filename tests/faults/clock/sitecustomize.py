"""A wall clock that a test can set while a server runs: seconds to be added stand in a file."""

import os
import time
from pathlib import Path

real = time.time
file = Path(os.environ.get("FAULTS_CLOCK", "/nonexistent"))


def shifted() -> float:
    try:
        return real() + float(file.read_text() or 0)
    except (OSError, ValueError):
        return real()


time.time = shifted
