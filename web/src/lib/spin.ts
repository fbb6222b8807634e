/** Swiping across a thing rotates it: clockwise to the right, one step per fixed number of pixels. */
import type { Attachment } from "svelte/attachments";

const STEP = 36;
/** A shorter movement is a click. */
const TREMBLE = 6;

export function spin(turn: (by: 1 | -1) => void): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let from: number | null = null;
    const down = (e: PointerEvent) => {
      from = e.clientX;
      e.stopPropagation(); // the map below stays where it is
    };
    const move = (e: PointerEvent) => {
      const by = from === null ? 0 : Math.abs(e.clientX - from);
      if (by > TREMBLE) node.setPointerCapture(e.pointerId); // a swipe may be longer than the thing is wide
      if (from === null || by < STEP) return;
      turn(e.clientX > from ? 1 : -1);
      from = e.clientX;
    };
    const up = () => {
      from = null;
    };
    const events = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, handler] of Object.entries(events)) node.addEventListener(name, handler as EventListener);
    return () => {
      for (const [name, handler] of Object.entries(events)) node.removeEventListener(name, handler as EventListener);
    };
  };
}
