// Words of a table that are cut off. Loaded by test_cut.py as `cut`.
window.cut = (() => {
  const SLACK = 2;
  const hides = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const own = (e) => [...e.childNodes].filter((n) => n.nodeType === 3 && n.data.trim());
  /** Words for screen readers only, and those of tabs that show their picture, are a few pixels wide. */
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(".sr, [inert]") && e.clientWidth > 4;
  const path = (e) => [e.parentElement, e].map((x) => `${x.tagName.toLowerCase()}.${[...x.classList].filter((c) => !c.startsWith("svelte")).join(".")}`).join(" > ");

  /** What cuts this rectangle off: something round it that hides what leaves it and does not scroll. */
  function hidden(e, rect) {
    for (let up = e; up && !up.matches(".frame"); up = up.parentElement) {
      const style = getComputedStyle(up);
      if (scrolls(style)) return null;
      const box = up.getBoundingClientRect();
      if (hides(style, "X") && (rect.right > box.right + SLACK || rect.left < box.left - SLACK)) return up;
      if (hides(style, "Y") && (rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK)) return up;
    }
    return null;
  }

  /** A word in a picture of the board is moved with the map. */
  function words() {
    const found = new Set();
    for (const e of document.querySelectorAll(".frame [data-slot] *")) {
      if (e.closest("svg, .fly") || !seen(e)) continue;
      const style = getComputedStyle(e);
      const drawn = e.dataset.n && getComputedStyle(e, "::before").content !== "none";
      const text = drawn ? e.dataset.n : e.textContent.trim().replace(/\s+/g, " ");
      if ((drawn || own(e).length) && hides(style, "X") && e.scrollWidth > e.clientWidth + 1) found.add(`${path(e)}: ${text} is ${e.scrollWidth} wide in ${e.clientWidth}`);
      if ((drawn || own(e).length) && hides(style, "Y") && e.scrollHeight > e.clientHeight + SLACK) found.add(`${path(e)}: ${text} is ${e.scrollHeight} high in ${e.clientHeight}`);
      for (const node of own(e)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const by = hidden(e, rect);
          if (by && by !== e) found.add(`${path(e)}: ${text} leaves ${path(by)}`);
        }
      }
    }
    return [...found].map((x) => x.slice(0, 170));
  }
  return { words };
})();
