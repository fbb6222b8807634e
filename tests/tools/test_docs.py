"""The documentation as a site: everything that is written can be found there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NAV = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]


def test_every_page_is_in_the_navigation_or_in_the_list_of_decisions() -> None:
    named = set(re.findall(r": (\S+\.md)$", NAV, re.MULTILINE))
    named |= {
        f"decisions/{name}"
        for name in re.findall(r"\]\((\d+-[\w-]+\.md)\)", (DOCS / "decisions/README.md").read_text())
    }
    assert named == {file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md")}
