"""Make a folder for any static host from the built client: the same files, with the content policy in the page.

python -m tools.site build/site
"""

import shutil
import sys
from pathlib import Path

from stolik.server.app import HEADERS, POLICY

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src" / "stolik" / "server" / "static"
ONLY_IN_HEADERS = "frame-ancestors"
"""What a policy inside a page cannot say."""


def policy() -> str:
    """The service's own policy, as far as a page can carry it."""
    rules = [rule.strip() for rule in POLICY.split(";")]
    return "; ".join(rule for rule in rules if not rule.startswith(ONLY_IN_HEADERS))


def headers() -> str:
    """The service's headers in the form that several hosts of files read."""
    lines = [f"  {name.decode()}: {value.decode()}" for name, value in HEADERS]
    return "\n".join(["/*", *lines, "/*/engine/*", "  cache-control: public, max-age=31536000, immutable", ""])


def build(built: Path, to: Path) -> None:
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(built, to, ignore=shutil.ignore_patterns("*.gz"))
    page = (built / "index.html").read_text("utf-8")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy()}" />'
    (to / "index.html").write_text(page.replace("<head>", f"<head>\n    {meta}", 1), "utf-8")
    (to / "_headers").write_text(headers(), "utf-8")


if __name__ == "__main__":
    build(BUILT, Path(sys.argv[1]))
