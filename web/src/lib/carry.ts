/** Carrying a thing with finger or mouse to a target: letting go there is as good as a click on it. */
import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";

/** Less than this is a click. */
const TREMBLE = 6;

/** The target below this point that can be pointed at now. */
function targetAt(table: Table, x: number, y: number): HTMLElement | undefined {
  const found = document.elementsFromPoint(x, y).map((e) => e.closest<HTMLElement>("[data-target]"));
  return found.find((e) => e !== null && table.glow(e.dataset.target!)) ?? undefined;
}

export function carry(table: Table): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let over: HTMLElement | undefined;
    const mark = (next: HTMLElement | undefined) => {
      over?.removeAttribute("data-over");
      next?.setAttribute("data-over", "");
      over = next;
    };
    const down = (e: PointerEvent) => {
      from = { x: e.clientX, y: e.clientY };
      node.setPointerCapture(e.pointerId);
    };
    const move = (e: PointerEvent) => {
      if (!from) return;
      const [dx, dy] = [e.clientX - from.x, e.clientY - from.y];
      if (!node.classList.contains("carried") && Math.hypot(dx, dy) < TREMBLE) return;
      if (!node.classList.contains("carried")) lift();
      node.style.transform = `translate(${dx}px, ${dy}px)`;
      mark(targetAt(table, e.clientX, e.clientY));
    };
    /** Free of the prompt, which would cut it off at its border. */
    const lift = () => {
      const box = node.getBoundingClientRect();
      node.classList.add("carried");
      node.style.left = `${box.left}px`;
      node.style.top = `${box.top}px`;
    };
    const settle = () => {
      from = null;
      node.classList.remove("carried");
      node.style.left = node.style.top = node.style.transform = "";
      mark(undefined);
    };
    const up = () => {
      const target = over?.dataset.target;
      settle();
      if (target) table.point(target);
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", settle);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", settle);
      mark(undefined);
    };
  };
}
