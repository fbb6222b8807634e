"""Contact sheets for looking at, one per folder, in build/sheets: `python -m lino.sheets [width]`. Needs `make test`'s browser."""

import sys
from pathlib import Path

from lino.cards import everything, printed
from lino.tints import tints

ROOT = Path(__file__).parents[3]
INK = "margin:10px;background:#f1e6d2;color:#261c12;display:flex;flex-wrap:wrap;gap:8px;font:600 12px Georgia,serif"


def sheet(folder: str, names: list[str], tint: dict[tuple[str, str], str], width: int) -> str:
    css = (ROOT / "web/src/art/lino.css").read_text("utf-8")
    cells = "".join(
        f'<figure data-tint="{tint.get((folder, name), "action")}" style="margin:0;width:{width}px">'
        f"{printed(folder, name)}{name}</figure>"
        for name in names
    )
    return f"<style>{css}body{{{INK}}}</style>{cells}"


def main(width: int) -> None:
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright

    from tools.browser import chosen

    out, tint = ROOT / "build/sheets", tints(ROOT / "src/stolik/games")
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chosen())
        for folder, names in everything().items():
            tab = browser.new_page(viewport={"width": 6 * (width + 8) + 20, "height": 300})
            tab.set_content(sheet(folder, sorted(names), tint, width))
            tab.screenshot(path=str(out / f"{folder.replace('/', '-')}.png"), full_page=True)
            tab.close()
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
