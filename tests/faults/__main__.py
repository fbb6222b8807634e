"""`make faults`: hurt a service on SQLite and two on PostgreSQL, and say what was seen."""

import argparse
import secrets
import sys
import tempfile
from pathlib import Path

from tests.faults.drill import run
from tests.server.postgres import Postgres


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200, help="how many; two thirds of them on PostgreSQL")
    parser.add_argument("--tables", type=int, default=8, help="played at the same time")
    parser.add_argument("--rolling", type=int, default=200, help="live tables during the rolling restart; 0: none")
    parser.add_argument("--seed", default=secrets.token_hex(3), help="repeats the same faults in the same order")
    given = parser.parse_args()
    on_file = given.faults // 3
    postgres = Postgres(settings=("fsync=on",)).start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(f"SQLite, seed {given.seed}", flush=True)
            one = run(Path(folder) / "file", given.seed, None, on_file, given.tables)
            print(one.text(), flush=True)
            print(f"\nPostgreSQL, two processes, seed {given.seed}", flush=True)
            two = run(Path(folder) / "pg", given.seed, postgres, given.faults - on_file, given.tables, given.rolling)
            print(two.text(), flush=True)
    finally:
        postgres.stop()
    return 1 if one.problems or two.problems else 0


sys.exit(main())
