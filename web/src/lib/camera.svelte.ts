/**
 * Pan and zoom of a map, by fingers, wheel and buttons. The drawing itself doesn't change; it is moved and scaled as a
 * whole, so that even a full galaxy moves smoothly.
 */
import type { Attachment } from "svelte/attachments";
import type { Box, Point } from "./geometry";

/** The smallest width of the map that can be shown. */
const NEAREST = 260;
/** Fingers and mice tremble, so a shorter movement is a click. */
const TREMBLE = 6;
/** How long after the last wheel event the drawing becomes sharp again. */
const REST = 160;

/** Milliseconds of a pan, as in base.css. */
const GLIDE = 260;

/** Scale and origin of the map when a part of it is fitted into the stage. */
interface Fit {
  k: number;
  x: number;
  y: number;
}

export class Camera {
  /** Where the user moved the window; null if they haven't since it was framed or fitted. */
  #box: Box | null = $state.raw(null);
  /** What should stay visible when the size changes; null for everything. */
  #part: Box | null = $state.raw(null);
  #whole: () => Box;
  #sheet: () => Box;
  #renew: () => void;
  #stage: HTMLElement | undefined;
  width = $state(0);
  height = $state(0);
  /** Whether it is being moved right now. */
  moving = $state(false);
  /** Whether it is moving on its own, shown as a pan. */
  gliding = $state(false);
  /** Whether it has panned on its own and no player has moved it since. */
  #led = false;
  #landing: ReturnType<typeof setTimeout> | undefined;

  /**
   * `sheet` is the area of the drawing, one pixel per unit, so that neither the available space nor the window changes
   * anything inside it. `margin` is the number of pixels on both sides that the whole map leaves for the buttons. `renew`
   * is called when a player asks for the whole map, which may have grown since it was last fitted.
   */
  constructor(whole: () => Box, sheet = whole, margin = () => 0, renew = () => {}) {
    this.#whole = () => this.#between(whole(), margin());
    this.#sheet = sheet;
    this.#renew = renew;
  }

  #between(box: Box, margin: number): Box {
    if (this.width === 0 || this.height === 0) return box;
    const k = Math.min((this.width - 2 * margin) / box.w, this.height / box.h);
    const w = Math.max(box.w, this.width / k);
    return { ...box, x: box.x - (w - box.w) / 2, w };
  }

  get box(): Box {
    return this.#box ?? this.#framed ?? this.#whole();
  }

  get fitted(): boolean {
    return this.#box === null && this.#framed === null;
  }

  /** The part in the middle; null if showing the whole map would hardly be smaller. */
  get #framed(): Box | null {
    const part = this.#part;
    if (!part || this.width === 0 || this.height === 0) return null;
    const w = Math.max(NEAREST * 1.4, part.w, (part.h * this.width) / this.height);
    const h = (w * this.height) / this.width;
    if (this.width / w < this.#fit(this.#whole()).k * 1.1) return null;
    return { x: part.x + (part.w - w) / 2, y: part.y + (part.h - h) / 2, w, h };
  }

  #fit(box: Box): Fit {
    const k = this.width > 0 && this.height > 0 ? Math.min(this.width / box.w, this.height / box.h) : 1;
    return { k, x: (this.width - box.w * k) / 2 - box.x * k, y: (this.height - box.h * k) / 2 - box.y * k };
  }

  /** Pixels per unit of the map. */
  get scale(): number {
    return this.#fit(this.box).k;
  }

  get viewBox(): string {
    const { x, y, w, h } = this.#sheet();
    return `${x} ${y} ${w} ${h}`;
  }

  get sheet(): { width: string; height: string } {
    const { w, h } = this.#sheet();
    return { width: `${w}px`, height: `${h}px` };
  }

  /** The transform from the sheet to the visible part. */
  get transform(): string {
    const [sheet, { k, x, y }] = [this.#sheet(), this.#fit(this.box)];
    return `translate(${x + k * sheet.x}px, ${y + k * sheet.y}px) scale(${k})`;
  }

  /** The part of the map that is actually visible. */
  get visible(): Box {
    const { k, x, y } = this.#fit(this.box);
    return { x: -x / k, y: -y / k, w: this.width / k, h: this.height / k };
  }

  /** The point of the map under this point of the browser window. */
  point(x: number, y: number): Point {
    const { k, ...origin } = this.#fit(this.box);
    const { left, top } = this.#stage!.getBoundingClientRect();
    return { x: (x - left - origin.x) / k, y: (y - top - origin.y) / k };
  }

  /** The position of this point of the map on the stage. */
  spot(at: Point): Point {
    const { k, x, y } = this.#fit(this.box);
    return { x: x + at.x * k, y: y + at.y * k };
  }

  /** Shows the whole map. */
  fit(): void {
    this.#renew();
    this.#rest();
  }

  #rest(): void {
    this.#box = this.#part = null;
    this.#led = false;
  }

  /** Goes back to where it was before it panned on its own; a map moved by the player stays. */
  home(): void {
    if (!this.#led) return;
    this.#rest();
    this.#glide();
  }

  #glide(): void {
    this.gliding = true;
    clearTimeout(this.#landing);
    this.#landing = setTimeout(() => (this.gliding = false), GLIDE);
  }

  /** Zoom in (factor below 1) or out, around a point of the map. */
  zoom(factor: number, cx = this.box.x + this.box.w / 2, cy = this.box.y + this.box.h / 2): void {
    const { x, y, w, h } = this.box;
    const whole = this.#whole();
    const scale = Math.min(Math.max(factor, NEAREST / w), (whole.w * 1.05) / w);
    if (w * scale >= whole.w) this.fit();
    else this.#take({ x: cx - (cx - x) * scale, y: cy - (cy - y) * scale, w: w * scale, h: h * scale });
  }

  /** By hand. */
  #take(box: Box): void {
    this.#box = box;
    this.#led = false;
  }

  show(x: number, y: number, width = 520): void {
    if (this.#whole().w <= width) return;
    const height = (width * Math.max(this.height, 1)) / Math.max(this.width, 1);
    this.#take({ x: x - width / 2, y: y - height / 2, w: width, h: height });
  }

  /** Show this part of the map, with some space around it. */
  frame(part: Box): void {
    this.#rest();
    this.#part = part;
  }

  /** Whether all of this part of the map fits without zooming. */
  holds(part: Box): boolean {
    const { w, h } = this.visible;
    return part.w <= w && part.h <= h;
  }

  /** Pan, without zooming, until this part of the map is inside the free area. Does nothing if it already is. */
  see(part: Box): void {
    const { x, y, w, h } = this.visible;
    const by = (from: number, size: number, start: number, room: number) =>
      size >= room
        ? from + size / 2 - start - room / 2
        : Math.max(0, from + size - start - room) + Math.min(0, from - start);
    const [dx, dy] = [by(part.x, part.w, x, w), by(part.y, part.h, y, h)];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    this.#led ||= this.fitted;
    this.#box = { x: x + dx, y: y + dy, w, h };
    this.#glide();
  }

  /** The same for a drawn element, with some space around it. */
  reveal({ left, top, right, bottom }: DOMRect, room = 30): void {
    if (!this.#stage) return;
    const [from, to] = [this.point(left - room, top - room), this.point(right + room, bottom + room)];
    this.see({ ...from, w: to.x - from.x, h: to.y - from.y });
  }

  #move(dx: number, dy: number): void {
    const { x, y, w, h } = this.box;
    this.#take({ x: x - dx, y: y - dy, w, h });
  }

  /** Drag, pinch and wheel on the stage. A drag suppresses the click that would follow. */
  readonly hands: Attachment<HTMLElement> = (stage) => {
    const fingers = new Map<number, Point>();
    let travelled = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    this.#stage = stage;
    const down = (e: PointerEvent) => {
      if (fingers.size === 0) travelled = 0;
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    };
    const move = (e: PointerEvent) => {
      const before = fingers.get(e.pointerId);
      if (!before) return;
      if (e.defaultPrevented) {
        this.moving = false; // something else than the map is being carried
        return;
      }
      const now = { x: e.clientX, y: e.clientY };
      const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      this.moving = travelled > TREMBLE;
      // While dragging, the pointer hovers over nothing, so that no cards pop up on the way.
      if (this.moving && !stage.hasPointerCapture(e.pointerId)) stage.setPointerCapture(e.pointerId);
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y);
        const middle = this.point((now.x + other.x) / 2, (now.y + other.y) / 2);
        this.zoom(apart / Math.max(1, Math.hypot(now.x - other.x, now.y - other.y)), middle.x, middle.y);
      } else if (travelled > TREMBLE && !this.fitted)
        this.#move((now.x - before.x) / this.scale, (now.y - before.y) / this.scale);
      fingers.set(e.pointerId, now);
    };
    const up = (e: PointerEvent) => {
      fingers.delete(e.pointerId);
      if (fingers.size === 0) this.moving = false;
    };
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const p = this.point(e.clientX, e.clientY);
      this.moving = true;
      clearTimeout(rest);
      rest = setTimeout(() => (this.moving = false), REST);
      this.zoom(Math.exp(e.deltaY * 0.0015), p.x, p.y);
    };
    const click = (e: MouseEvent) => {
      if (travelled > TREMBLE) e.stopImmediatePropagation();
      travelled = 0;
    };
    const twice = (e: MouseEvent) => {
      const p = this.point(e.clientX, e.clientY);
      if (this.fitted) this.show(p.x, p.y);
      else this.fit();
    };
    stage.addEventListener("pointerdown", down);
    stage.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) stage.addEventListener(name, up);
    stage.addEventListener("wheel", wheel, { passive: false });
    stage.addEventListener("click", click, true);
    stage.addEventListener("dblclick", twice);
    return () => {
      clearTimeout(rest);
      stage.removeEventListener("pointerdown", down);
      stage.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) stage.removeEventListener(name, up);
      stage.removeEventListener("wheel", wheel);
      stage.removeEventListener("click", click, true);
      stage.removeEventListener("dblclick", twice);
    };
  };
}
