/** Pan and zoom of the galaxy: a window onto the map that follows fingers, wheel and buttons. */
import type { Attachment } from "svelte/attachments";
import type { Box } from "./geometry";

const NEAREST = 260;
/** Fingers and mice tremble: less than this is a click. */
const TREMBLE = 6;

export class Camera {
  /** What is shown; null: everything. */
  #box: Box | null = $state.raw(null);
  #whole: () => Box;

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  get box(): Box {
    return this.#box ?? this.#whole();
  }

  get fitted(): boolean {
    return this.#box === null;
  }

  get viewBox(): string {
    const { x, y, w, h } = this.box;
    return `${x} ${y} ${w} ${h}`;
  }

  fit(): void {
    this.#box = null;
  }

  /** Nearer (factor below 1) or farther, round a point of the map. */
  zoom(factor: number, cx = this.box.x + this.box.w / 2, cy = this.box.y + this.box.h / 2): void {
    const { x, y, w, h } = this.box;
    const whole = this.#whole();
    const scale = Math.min(Math.max(factor, NEAREST / w), (whole.w * 1.05) / w);
    if (w * scale >= whole.w) this.fit();
    else this.#box = { x: cx - (cx - x) * scale, y: cy - (cy - y) * scale, w: w * scale, h: h * scale };
  }

  show(x: number, y: number, width = 520): void {
    const whole = this.#whole();
    if (whole.w <= width) return;
    const height = (width * whole.h) / whole.w;
    this.#box = { x: x - width / 2, y: y - height / 2, w: width, h: height };
  }

  /** Show this part of the map, with some room round it. */
  frame(part: Box, least = NEAREST * 1.4): void {
    const whole = this.#whole();
    const width = Math.max(least, part.w, (part.h * whole.w) / whole.h);
    if (width >= whole.w * 0.9) this.fit();
    else this.show(part.x + part.w / 2, part.y + part.h / 2, width);
  }

  #move(dx: number, dy: number): void {
    const { x, y, w, h } = this.box;
    this.#box = { x: x - dx, y: y - dy, w, h };
  }

  /** Drag, pinch and wheel on the drawing. A drag swallows the click that would follow it. */
  readonly hands: Attachment<SVGSVGElement> = (svg) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const unit = () => Math.max(this.box.w / svg.clientWidth, this.box.h / svg.clientHeight);
    const point = (e: { clientX: number; clientY: number }) => {
      const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
      return { x: p.x, y: p.y };
    };
    const down = (e: PointerEvent) => {
      if (fingers.size === 0) travelled = 0;
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    };
    const move = (e: PointerEvent) => {
      const before = fingers.get(e.pointerId);
      if (!before) return;
      const now = { x: e.clientX, y: e.clientY };
      const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y);
        const middle = point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
        this.zoom(apart / Math.max(1, Math.hypot(now.x - other.x, now.y - other.y)), middle.x, middle.y);
      } else if (travelled > TREMBLE && !this.fitted) this.#move((now.x - before.x) * unit(), (now.y - before.y) * unit());
      fingers.set(e.pointerId, now);
    };
    const up = (e: PointerEvent) => fingers.delete(e.pointerId);
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const p = point(e);
      this.zoom(Math.exp(e.deltaY * 0.0015), p.x, p.y);
    };
    const click = (e: MouseEvent) => {
      if (travelled > TREMBLE) e.stopPropagation();
      travelled = 0;
    };
    const twice = (e: MouseEvent) => {
      const p = point(e);
      if (this.fitted) this.show(p.x, p.y);
      else this.fit();
    };
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) svg.addEventListener(name, up);
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("click", click, true);
    svg.addEventListener("dblclick", twice);
    return () => {
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) svg.removeEventListener(name, up);
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("click", click, true);
      svg.removeEventListener("dblclick", twice);
    };
  };
}
