"""Find a Chromium for the tests, test it, and record how to start it in `.cache/browser.json`.

    python -m tools.browser

In this order: the one that STOLIK_CHROMIUM names, the one in the npm package, the system's, and, for root on a machine
without any, Debian's package. Each is started before it is chosen.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Error, sync_playwright

ROOT = Path(__file__).parents[1]
CHOICE = ROOT / ".cache" / "browser.json"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = """No Chromium can be started, so the browser tests cannot run.
Install one (Debian: apt-get install chromium), or name one: STOLIK_CHROMIUM=/path/to/chromium make test"""


class Launch(TypedDict):
    """Arguments for Playwright's `launch`."""

    executable_path: str
    env: dict[str, str]


def chosen() -> Launch:
    """How to start the browser that was found."""
    launch: Launch = json.loads(CHOICE.read_text("utf-8"))
    return {"executable_path": launch["executable_path"], "env": {**os.environ, **launch["env"]}}


def from_environment() -> Launch | None:
    path = os.environ.get("STOLIK_CHROMIUM")
    return {"executable_path": path, "env": {}} if path else None


def from_npm() -> Launch | None:
    """The package's browser, unpacked once per version with its own libraries and a font to fall back on."""
    package = ROOT / "web/node_modules/@sparticuz/chromium/package.json"
    if not package.exists() or (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return None
    folder = ROOT / ".cache" / f"chromium-{json.loads(package.read_text('utf-8'))['version']}"
    if not folder.exists():
        subprocess.run(["node", "browser.mjs", str(folder)], cwd=ROOT / "web", check=True)
    libraries = os.pathsep.join(filter(None, [str(folder / "al2023/lib"), os.environ.get("LD_LIBRARY_PATH")]))
    settings = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    return {"executable_path": str(folder / "chromium"), "env": settings}


def from_system() -> Launch | None:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    return {"executable_path": path, "env": {}} if path else None


def from_debian() -> Launch | None:
    """Only for root, and only on a machine without any Chromium. It changes the machine, so it says so first."""
    if os.name != "posix" or os.geteuid() != 0 or from_system() or not shutil.which("apt-get"):
        return None
    print("No Chromium on this machine: installing Debian's package with apt-get ...", flush=True)
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        if subprocess.run(["apt-get", "-qq", *words], check=False, stdout=subprocess.DEVNULL).returncode:
            return None
    return from_system()


def candidates() -> Iterator[Launch]:
    for source in (from_environment, from_npm, from_system, from_debian):
        if launch := source():
            yield launch


def starts(launch: Launch) -> bool:
    """Whether this browser opens a page and draws text in it."""
    with sync_playwright() as playwright:
        try:
            env: dict[str, str | float | bool] = {**os.environ, **launch["env"]}
            browser = playwright.chromium.launch(executable_path=launch["executable_path"], env=env, timeout=20_000)
            page = browser.new_page()
            page.set_content("<span>stolik</span>")
            width = page.evaluate("document.querySelector('span').offsetWidth")
            browser.close()
        except Error as error:
            print(f"{launch['executable_path']} does not start: {str(error).splitlines()[0]}", file=sys.stderr)
            return False
    return bool(width > 0)


def main() -> None:
    """Choose a browser and record it."""
    launch = next(filter(starts, candidates()), None)
    if launch is None:
        sys.exit(ADVICE)
    CHOICE.parent.mkdir(exist_ok=True)
    CHOICE.write_text(json.dumps(launch, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
