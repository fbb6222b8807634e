"""What every page must be: accessible, whole, without a bar to scroll sideways."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """async (tags) => {
  const runOnly = { type: "tag", values: tags };
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  const nodes = (v) => v.nodes.slice(0, 4).map((n) => [n.html.slice(0, 200), n.failureSummary]);
  return violations.map((v) => [v.id, v.help, nodes(v)]);
}"""
SMALL = """() => [...document.querySelectorAll("button, a[href], select, input, [role=button]")].filter((e) => {
  if (!e.checkVisibility() || e.matches(".sr") || e.getAttribute("tabindex") === "-1") return false;
  const label = e.closest("label");
  const box = (label ?? e).getBoundingClientRect();
  return box.width > 0 && (box.width < 43.5 || box.height < 43.5);
}).map((e) => e.outerHTML.slice(0, 120))"""

INSTALLED = """Promise.race([
  new Promise((done) => {
    const worker = navigator.serviceWorker;
    if (worker.controller) done(true);
    else worker.addEventListener("controllerchange", () => done(true));
  }),
  new Promise((late) => setTimeout(() => late(false), 20000)),
])"""


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


def clean(page: Page) -> None:
    """axe-core finds nothing here."""
    page.evaluate(axe_source())
    found = page.evaluate(RUN, TAGS)
    assert found == [], f"{page.url}: {found}"


def fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= page.evaluate("innerWidth"), f"{page.url} is {wide} px wide"


def fingers_fit(page: Page) -> None:
    """Everything that can be tapped is at least 44 px."""
    small = page.evaluate(SMALL)
    assert small == [], f"{page.url}: {small}"


def installed(page: Page) -> bool:
    """Whether all pages are on this device: it may take a moment."""
    done: bool = page.evaluate(INSTALLED)
    return done
