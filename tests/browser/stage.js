// What a page measures of its stage. Loaded by test_stage.py as `stage`.
window.stage = (() => {
  const box = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x, y, width, height].map((n) => Math.round(n * 10) / 10);
  };
  const meet = ([ax, ay, aw, ah], [bx, by, bw, bh]) =>
    Math.min(ax + aw, bx + bw) - Math.max(ax, bx) > 1 && Math.min(ay + ah, by + bh) - Math.max(ay, by) > 1;

  /** The slots of the frame, without those that lie inside another. */
  function slots() {
    const all = [...document.querySelectorAll("[data-slot]")].filter((e) => !e.parentElement.closest("[data-slot]"));
    return Object.fromEntries(all.map((e) => [e.dataset.slot, box(e)]));
  }

  /** Which docks lie over the free area, and which leave the window. */
  function wrong() {
    const { free, drawer, ...docks } = slots();
    const out = ([x, y, w, h]) => x < -1 || y < -1 || x + w > innerWidth + 1 || y + h > innerHeight + 1;
    const sideways = document.querySelector('[data-window="PL"]');
    const over = (name, b) => meet(b, free) && !(sideways && name === "top"); // its bar is a few buttons on the board
    const found = Object.entries(docks).filter(([name, b]) => over(name, b)).map(([name]) => `${name} over the board`);
    if (drawer && !document.querySelector('[data-window^="P"]') && meet(drawer, docks.ask)) found.push("the drawer lies over the question");
    for (const [name, b] of Object.entries({ free, ...docks, ...(drawer && { drawer }) })) if (out(b)) found.push(`${name} leaves the window`);
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push("the page scrolls");
    return found;
  }

  /** Words of the question that are cut off, and buttons that leave the slot of the question sideways. */
  function cut() {
    const heading = document.querySelector("#prompt-question");
    const found = heading.scrollHeight > heading.clientHeight + 2 ? [heading.innerText] : [];
    const [x, , w] = box(document.querySelector('[data-slot="ask"]'));
    for (const e of document.querySelectorAll('[data-slot="ask"] .btn')) {
      const [left, , wide] = box(e);
      if (left < x - 1 || left + wide > x + w + 1) found.push(e.innerText);
    }
    return found;
  }

  /** How much of the log is in sight: the part of its panel that its rail shows. */
  function log() {
    const panel = document.querySelector("ol.log")?.closest("section");
    if (!panel) return 0;
    const [inner, outer] = [panel, panel.closest("[data-slot]")].map((e) => e.getBoundingClientRect());
    return Math.round(Math.max(0, Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top)));
  }

  const map = () => Math.round(document.querySelector('#board svg[role="group"]')?.getBoundingClientRect().width ?? 0);
  const free = () => {
    const [, , w, h] = slots().free;
    return (w * h) / (innerWidth * innerHeight);
  };

  /** Where the board lies in its slot and how large: a map's drawing, or the zones of a table. */
  function camera() {
    const drawing = document.querySelector('#board svg[role="group"]');
    const parts = drawing ? [drawing] : [...document.querySelectorAll('#board [data-target^="zone:"]')];
    return JSON.stringify(parts.map(box));
  }

  /** How large the map is drawn; null while something else is asked about in its place. */
  const scale = () => document.querySelector("#board .sheet")?.style.transform.match(/scale\((.*)\)/)?.[1] ?? null;
  return { slots, wrong, cut, log, map, free, camera, scale };
})();
