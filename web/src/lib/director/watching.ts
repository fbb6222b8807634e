/** What hands do while a film runs: nothing waits for its end, and nothing that is done is lost. */
import type { Director } from "./director.svelte";

const ALONE = ["Shift", "Control", "Alt", "Meta", "Tab"];
/** Where a click means the table. */
const TABLE = '[data-slot="free"], [data-slot="hand"], [data-slot="ask"], .plate';

/** Keys of the film; whatever else is pressed during it belongs to the table as it is now. */
export function keyInFilm(event: KeyboardEvent, film: Director): void {
  const { target, key } = event;
  if (!film.playing || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  if (ALONE.includes(key)) return;
  const pressed = target instanceof HTMLElement && target.closest(".caption");
  if (pressed && (key === "Enter" || key === " ")) return;
  if (key === " " && film.watching) film.pause();
  else if (key === "Enter" && !event.shiftKey && film.watching) film.next();
  else {
    film.skipAll();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** A click on the table: first the table is as it is now, then the click is for what lies there. */
export function clickInFilm(event: MouseEvent, film: Director): void {
  const { target, clientX, clientY } = event;
  if (!film.playing || !(target instanceof Element) || target.closest(".caption") || !target.closest(TABLE)) return;
  film.skipAll();
  if (target.isConnected) return;
  event.stopPropagation();
  const there = document.elementFromPoint(clientX, clientY)?.closest("[data-target]");
  there?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
}
