// What the browser tests ask a page. Loaded into the page by fed.py as `look`.
window.look = {
  /** What overlaps, clips or leaves the window or its place. `by`: pixels that pieces may overlap, else a third of the smaller. */
  wrong(by) {
    const found = [];
    const box = (e) => e.getBoundingClientRect();
    const meet = (a, b, by = 1) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);

    // A phone on its side has no bar: its tools lie in the corners of the board.
    const slots = [...document.querySelectorAll(".frame [data-slot]")].filter((e) => !e.matches('[data-slot="drawer"], [data-slot] [data-slot], [data-window="PL"] [data-slot="top"]'));
    const rooms = slots.map((e) => [e.dataset.slot, box(e)]);
    rooms.forEach(([name, a], i) => {
      if (a.right > innerWidth + 1 || a.bottom > innerHeight + 1 || a.left < -1 || a.top < -1) found.push(`${name} leaves the window`);
      for (const [other, b] of rooms.slice(i + 1)) if (meet(a, b)) found.push(`${name} overlaps ${other}`);
    });

    for (const e of document.querySelectorAll(".btn, .chip, h2, h3"))
      if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow !== "ellipsis") found.push(`clipped: ${e.innerText.slice(0, 40)}`);

    const say = (e) => (e.querySelector("[aria-label]") ?? e).getAttribute("aria-label") ?? e.textContent.trim() ?? e.getAttribute("class");
    const pieces = [...document.querySelectorAll("[data-piece]")].map((e) => [e, box(look.ground(e))]);
    pieces.forEach(([e, a], i) => {
      for (const [f, b] of pieces.slice(i + 1))
        if (meet(a, b, by ?? 0.34 * Math.min(a.width, a.height, b.width, b.height))) found.push(`pieces overlap: ${say(e)} and ${say(f)}`);
    });
    for (const e of document.querySelectorAll("[data-within]")) if (!look.inside(e)) found.push(`${say(e)} leaves ${e.dataset.within}`);
    return found;
  },

  /** What a piece stands on: the frame of a miniature also holds its shadow. */
  ground: (e) => e.querySelector("[data-ground]") ?? e,

  /** Does a piece lie inside the shape of the thing it belongs to? */
  inside(e) {
    const shape = document.querySelector(`[data-target="${e.dataset.within}"] path`);
    const { left, right, top, bottom } = look.ground(e).getBoundingClientRect();
    const [x, y] = [(right - left) * 0.06, (bottom - top) * 0.06];
    const back = shape.getScreenCTM().inverse();
    const corners = [[left + x, top + y], [right - x, top + y], [left + x, bottom - y], [right - x, bottom - y]];
    return corners.every(([cx, cy]) => shape.isPointInFill(new DOMPoint(cx, cy).matrixTransform(back)));
  },

  /** Count in `changes` from now on what changes inside a drawing. */
  watch(drawing) {
    look.changes = 0;
    new MutationObserver((list) => (look.changes += list.length)).observe(document.querySelector(drawing),
      { subtree: true, childList: true, attributes: true, attributeFilter: ["transform", "d", "points", "x", "y", "viewBox"] });
  },

  /** What is cut off although it should be seen whole. */
  cut: (names) => names.filter((name) => [...document.querySelectorAll(name)].some((e) => e.scrollHeight > e.clientHeight + 1)),

  /** When everything that moves has come to rest. */
  rest: () => Promise.all(document.getAnimations().map((a) => a.finished.catch(() => null))).then(() => look.frames()),

  /** A point where a click reaches the thing, after scrolling to it. */
  point(target) {
    for (const e of document.querySelectorAll(`[data-target="${target}"]`)) {
      if (!["legal", "chosen"].includes(e.dataset.state) || e.tabIndex < 0) continue;
      const spot = look.within(e);
      if (spot) return spot;
    }
    return null;
  },

  /** A point of this element that nothing lies on. */
  within(e) {
    if (!(e instanceof SVGElement)) e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const r = e.getBoundingClientRect();
    for (let i = 0; i < 81; i++) {
      const [x, y] = [r.left + (r.width * (1 + (i % 9))) / 10, r.top + (r.height * (1 + Math.floor(i / 9))) / 10];
      const hit = document.elementFromPoint(x, y);
      if (hit && e.contains(hit)) return [x, y];
    }
    return null;
  },

  /** The first of these things that can be pointed at. */
  next: (targets) => targets.find((target) => look.legal(target) && look.point(target)) ?? null,

  /** How many things the player has pointed at. */
  chosen: () => document.querySelectorAll(".chip.pick").length,

  /** Pictures on the table on which a resting pointer is not answered, but for those inside `except`. */
  silent(except) {
    const found = new Set();
    const kinds = "svg.icon, svg.lino, img.miniature, image.sprite, g.glyph, .marker, .die";
    for (const e of document.querySelectorAll(`.frame [data-slot] :is(${kinds})`)) {
      const { left, top, width, height } = e.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = width > 0 && e.checkVisibility({ visibilityProperty: true }) && look.shown(e, x, y) && document.elementFromPoint(x, y);
      const ground = e.closest("svg[role=group]") ?? e.closest("[data-slot]");
      if (!hit || !ground.contains(hit) || hit.closest("[data-target], [data-what]")) continue; // covered, or answered
      if (!e.closest(except) && !hit.closest(except)) found.add(look.path(e));
    }
    return [...found];
  },

  /** Is a point of this element inside everything that would cut it off? */
  shown(e, x, y) {
    for (let up = e.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const { left, top, right, bottom } = up.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  },

  /** Where in the page something is, for whoever mends it. */
  path(e) {
    const names = [];
    for (let up = e; up && !up.dataset?.slot && names.length < 5; up = up.parentElement)
      names.unshift(`${up.tagName.toLowerCase()}.${[...up.classList].filter((c) => !c.startsWith("svelte")).join(".")}`);
    return `${e.closest("[data-slot]").dataset.slot}: ${names.join(" > ")}`;
  },

  /** Ask about things, in a whole game no more than `most` of each kind; what is wrong, and which kinds were asked about. */
  async answers(most) {
    const [wrong, asked] = [[], (look.asked ??= {})];
    const now = () => new Promise((done) => setTimeout(done));
    for (const e of document.querySelectorAll(".frame :is([data-target], [data-what])")) {
      const name = e.dataset.what ?? e.dataset.target;
      const kind = name.slice(0, name.indexOf(":"));
      asked[kind] ??= new Set();
      if (asked[kind].has(name) || asked[kind].size >= most || !e.checkVisibility({ visibilityProperty: true })) continue;
      asked[kind].add(name);
      e.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true, cancelable: true }));
      await now();
      const card = document.querySelector(".glance");
      const title = card?.querySelector("h3")?.innerText.trim() ?? "";
      if (!title || title === name.slice(kind.length + 1)) wrong.push(`${name} has no name: ${title}`);
      else if (!card.querySelector(".words p:not(.kind), dl div")) wrong.push(`${name} says nothing about itself`);
      e.dispatchEvent(new FocusEvent("blur"));
      await now();
    }
    return { wrong, kinds: Object.keys(asked) };
  },

  /** Give the thing the keyboard. */
  focus(target) {
    const found = [...document.querySelectorAll(`[data-target="${target}"][data-state="legal"]`)].find((e) => e.tabIndex >= 0 && e.checkVisibility({ visibilityProperty: true }));
    found?.focus();
    return !!found && document.activeElement === found;
  },

  /** What can be clicked now, as soon as something can: names of targets, "confirm", "option.2", "tab.cruiser". */
  async things() {
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.disabled;
    const all = (what) => [...document.querySelectorAll(what)].filter(seen);
    for (;;) {
      if (document.querySelector("[data-over]")) return { over: true, kind: "", names: [] };
      const names = [
        ...all("[data-confirm], [data-handover]").map(() => "confirm"),
        ...all("[data-option]").map((_, i) => `option.${i}`),
        ...all("[data-tab]").map((e) => `tab.${e.dataset.tab}`),
        ...all("[data-state=legal]").filter((e) => e.tabIndex >= 0).map((e) => e.dataset.target),
      ];
      if (names.length > 0) return { over: false, kind: document.querySelector("section.prompt")?.dataset.kind ?? "", names: [...new Set(names)] };
      await look.frames();
    }
  },

  /** Where a click reaches one of those things. */
  spot(name) {
    const [what, which] = name.split(/\.(.*)/);
    const found = { confirm: "[data-confirm], [data-handover]", option: "[data-option]", tab: `[data-tab="${which}"]` }[what];
    return found ? look.within([...document.querySelectorAll(found)][what === "option" ? which : 0]) : look.point(name);
  },

  legal: (target) => document.querySelector(`[data-target="${target}"][data-state="legal"]`) !== null,

  /** The steppers: beginning of their targets -> number shown. */
  amounts: () => Object.fromEntries([...document.querySelectorAll("[data-amount]")].map((e) => [e.dataset.amount, parseInt(e.querySelector("output").textContent)])),

  /** Does the page show this moment of the game, and this question? */
  shows: (ply, kind) => document.querySelector(`[data-ply="${ply}"] section.prompt`)?.dataset.kind === kind,
  frames: () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
};
