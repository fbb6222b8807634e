"""Measure something in pieces, each in its own browser test; results are kept until none is missing."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def measure(what: str, tests: str, pieces: list[str], wanted: list[str]) -> tuple[int, list[dict[str, Any]]]:
    """Measure the wanted pieces, or all of them; how it went, and all figures once every piece has some."""
    kept = ROOT / "build" / what
    kept.mkdir(parents=True, exist_ok=True)
    for piece in wanted or pieces:
        (kept / f"{piece}.json").unlink(missing_ok=True)
    environment = {**os.environ, f"STOLIK_{what.upper()}": str(kept), "ALL": "1"}
    chosen = ["-k", " or ".join(wanted)] if wanted else []
    command = [sys.executable, "-m", "pytest", "-q", tests, *chosen]
    code = subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode
    missing = [piece for piece in pieces if not (kept / f"{piece}.json").exists()]
    print(f"missing: {', '.join(missing) or 'nothing'}")
    found = [] if missing else [json.loads((kept / f"{piece}.json").read_text("utf-8")) for piece in pieces]
    return code, found
