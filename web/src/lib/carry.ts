/** Dragging a thing to where it is used, which equals a click on it and a click there. */
import type { Attachment } from "svelte/attachments";
import { build, flyLayer } from "./director/actors";
import type { Table } from "./table.svelte";

/** A shorter movement is a click. */
const TREMBLE = 7;
/** A finger that moves earlier scrolls or pans. */
const PAUSE = 120;
/** A thing dropped elsewhere flies back. */
const HOME = 180;

/** The available target at this point. */
function targetAt(table: Table, x: number, y: number): HTMLElement | undefined {
  const found = document.elementsFromPoint(x, y).map((e) => e.closest<HTMLElement>("[data-target]"));
  return found.find((e) => e !== null && table.glow(e.dataset.target!)) ?? undefined;
}

const onBoard = (x: number, y: number) => document.elementsFromPoint(x, y).some((e) => e.id === "board");

/** A thing being dragged. `target` is what picking it up chooses; without it, only the drop matters. */
class Journey {
  #picture: HTMLElement | undefined;
  #over: HTMLElement | undefined;
  readonly #from: DOMRect;
  readonly #before: string[];

  constructor(
    readonly table: Table,
    readonly node: Element,
    readonly x: number,
    readonly y: number,
  ) {
    this.#from = node.getBoundingClientRect();
    this.#before = table.chosen;
    this.#picture = build({ copy: node }, table);
    if (!this.#picture) return;
    flyLayer().append(this.#picture);
    node.setAttribute("data-carried", "");
  }

  move(x: number, y: number): void {
    const [left, top] = [this.#from.left + x - this.x, this.#from.top + y - this.y];
    if (this.#picture) this.#picture.style.transform = `translate(${left}px, ${top}px) rotate(2deg) scale(1.04)`;
    this.#mark(targetAt(this.table, x, y));
  }

  #mark(next: HTMLElement | undefined): void {
    this.#over?.removeAttribute("data-drop");
    next?.setAttribute("data-drop", "");
    this.#over = next;
  }

  drop(x: number, y: number, lifted: boolean): void {
    const target = this.#over?.dataset.target;
    if (target) this.table.point(target);
    const taken = !!target || (lifted && onBoard(x, y) && this.table.lay());
    if (taken) this.end();
    else this.goHome();
  }

  goHome(): void {
    this.table.chosen = this.#before;
    const { left, top } = this.#from;
    const home = this.#picture?.animate({ transform: `translate(${left}px, ${top}px)` }, { duration: HOME });
    if (home) home.onfinish = home.oncancel = () => this.end();
    else this.end();
  }

  end(): void {
    this.#picture?.remove();
    this.node.removeAttribute("data-carried");
    this.#mark(undefined);
  }
}

/** Suppress the click that follows a drag. */
function swallowClick(): void {
  const swallow = (e: Event) => e.stopImmediatePropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

export function carry(table: Table, target?: string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let from: { x: number; y: number; at: number } | null = null;
    let journey: Journey | null = null;
    const down = (event: Event) => {
      const { button, clientX: x, clientY: y } = event as PointerEvent;
      const can = target === undefined || ["legal", "other"].includes(table.state(target));
      from = button === 0 && can ? { x, y, at: performance.now() } : null;
      if (from) follow();
    };
    const begin = (e: PointerEvent, x: number, y: number) => {
      const soon = e.pointerType !== "mouse" && performance.now() - from!.at < PAUSE;
      if (!soon) {
        journey = new Journey(table, node, x, y);
        table.glance = null;
        node.setPointerCapture(e.pointerId);
        if (target !== undefined && !table.lift(target)) stop();
      }
      from = null;
    };
    const move = (event: Event) => {
      const e = event as PointerEvent;
      if (from && Math.hypot(e.clientX - from.x, e.clientY - from.y) >= TREMBLE) begin(e, from.x, from.y);
      if (!journey) return;
      e.preventDefault(); // the map stays where it is
      journey.move(e.clientX, e.clientY);
    };
    const up = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (journey) {
        swallowClick();
        journey.drop(clientX, clientY, target !== undefined);
      }
      leave();
    };
    const stop = () => {
      journey?.goHome();
      leave();
    };
    // A fast pointer may leave the node before the event arrives, and dragging must take precedence over the map.
    const events = { pointermove: move, pointerup: up, pointercancel: stop };
    const follow = () => {
      for (const [name, handler] of Object.entries(events)) window.addEventListener(name, handler, true);
    };
    const leave = () => {
      from = journey = null;
      for (const [name, handler] of Object.entries(events)) window.removeEventListener(name, handler, true);
    };
    node.setAttribute("data-carries", "");
    node.addEventListener("pointerdown", down);
    return () => {
      journey?.end(); // the table has moved on
      leave();
      node.removeEventListener("pointerdown", down);
    };
  };
}
