/** Input during a film: nothing waits for its end, and no input is lost. */
import type { Director } from "./director.svelte";

const ALONE = ["Shift", "Control", "Alt", "Meta", "Tab"];
/** Where a click is meant for the table. */
const TABLE = '[data-slot="free"], [data-slot="hand"], [data-slot="ask"], .plate';

/** Keys of the film; any other key belongs to the current table. */
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

/** A click on the table first brings the table to the present, then applies to whatever is there. */
export function clickInFilm(event: MouseEvent, film: Director): void {
  const { target, clientX, clientY } = event;
  if (!film.playing || !(target instanceof Element) || target.closest(".caption") || !target.closest(TABLE)) return;
  film.skipAll();
  if (target.isConnected) return;
  event.stopPropagation();
  const there = document.elementFromPoint(clientX, clientY)?.closest("[data-target]");
  there?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
}
