// What a film shows and sounds like, scene by scene. Loaded into the page by filming.py as `watched`.
window.watched = { scenes: [], sounds: [] };
{
  const now = () => Math.round(performance.now());
  const caption = () => document.querySelector(".caption[data-tells]");

  /** The scene that the caption tells now. */
  const scene = () => {
    const told = caption();
    const key = told ? `${told.dataset.film} ${told.dataset.tells}` : "";
    const last = watched.scenes.at(-1);
    if (last?.key === key) return last;
    if (last && last.until === null) last.until = now();
    if (key) watched.scenes.push({ key, kinds: told.dataset.tells.split(" "), from: now(), until: null, moved: [], sounds: [], words: [] });
    return key ? watched.scenes.at(-1) : null;
  };

  const file = (href) => href.replace(/^.*art\/(sprites|prints)\//, "").replace(/[.#?].*$/, "");
  /** What the thing is: the picture that it shows, or the place on the table that it is. */
  const named = (node) => {
    const mine = node.closest(".fly > *");
    if (!mine) return `at ${(node.closest("[data-target]") ?? node).getAttribute("data-target") ?? [...node.classList].find((name) => !name.startsWith("svelte-")) ?? "pile"}`;
    const kind = mine.classList.contains("actor") ? mine.classList[1] ?? "picture" : mine.classList[0];
    const image = mine.querySelector("img, image, use");
    if (mine instanceof HTMLImageElement) return file(mine.src);
    return image && kind !== "copy" ? `${kind} ${file(image.getAttribute("href") ?? image.src ?? "")}` : kind;
  };
  const far = (frames) => {
    const seen = frames.map((f) => f.transform).filter(Boolean);
    return new Set(seen).size > 1;
  };
  const fades = (frames) => new Set(frames.map((f) => f.opacity).filter((o) => o !== undefined)).size > 1;

  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const made = animate.call(this, frames, how);
    const list = Array.isArray(frames) ? frames : [];
    if (far(list) || fades(list)) scene()?.moved.push({ what: named(this), way: far(list), ms: Math.round(how?.duration ?? 0) });
    return made;
  };

  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => {
      const at = scene();
      const words = document.querySelector(".caption .words")?.innerText.replace(/\s+/g, " ").trim();
      if (at && words && at.words.at(-1) !== words) at.words.push(words);
      if (at && document.querySelector(".flash") && !at.moved.some((m) => m.what === "band")) at.moved.push({ what: "band", way: true, ms: 0 });
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["data-tells", "data-film"] }),
  );

  // From the file that is fetched to what the speakers get.
  const bytes = Response.prototype.arrayBuffer;
  Response.prototype.arrayBuffer = async function () {
    return Object.assign(await bytes.call(this), { file: this.url });
  };
  const decode = AudioContext.prototype.decodeAudioData;
  AudioContext.prototype.decodeAudioData = async function (data, ...rest) {
    const { file } = data;
    return Object.assign(await decode.call(this, data, ...rest), { file });
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const name = /([^/]+)\.\w+(\?.*)?$/.exec(this.buffer?.file ?? "")?.[1] ?? "?";
    const heard = { name: name.replace(/[-_]?\d+$/, ""), file: name, at: now() };
    watched.sounds.push(heard);
    scene()?.sounds.push(heard.name);
    return start.apply(this, when);
  };
}
