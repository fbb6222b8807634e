/** The verbs of motion that recipes consist of. Each only changes transform and opacity. */
import { flushSync, mount, unmount, type Component } from "svelte";
import type { EventLine } from "../../generated/service";
import { settings } from "../settings.svelte";
import { play, type SoundName } from "../sound.svelte";
import type { Table } from "../table.svelte";
import { build, flyLayer, make, printed } from "./actors";
import type { Clock } from "./clock";
import { throwDice } from "./dice";
import { HOLD, travels } from "./pace";
import { boxOf, bringIntoSight, drawn, find, middle } from "./places";
import { arc, burst, cellOutline, trail } from "./shapes";
import type { Actor, Place, Presenting, Stage, ThrownDie, Way } from "./types";

export type Views = Pick<Stage, "before" | "after" | "events" | "own">;

/** What a scene tells the caption and the banner over the board. */
export interface Front {
  title(words: string): void;
  note(words: string): void;
  advance(view: unknown, answered: boolean): void;
  band(now: { title: string; words: string; seat: number | undefined } | null): void;
  /** Dice come to rest beside the text. */
  thrown(): void;
}

const SWAY = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const QUIET = { "--ring": "#fff" };
/** How many things fly at once; any more appear in their places. */
export const MOST = 40;

/** What stands in for something else until the new view is in place, whichever scene has put it there. */
const standIns = new WeakMap<Element, HTMLElement>();
const standIn = (node: Element): HTMLElement | undefined => {
  const other = standIns.get(node);
  return other?.isConnected ? other : undefined;
};

export class FlyStage implements Stage {
  readonly table: Table;
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly EventLine[];
  readonly own: boolean;
  readonly clock: Clock;
  /** How long the result stays, if at all. */
  held = 0;
  #front: Front;
  #nodes: Element[] = [];
  #mounted: Record<string, unknown>[] = [];
  /** Elements of this scene only, such as its halo. */
  #passing: Element[] = [];
  #flying = 0;

  constructor(table: Table, clock: Clock, views: Views, front: Front) {
    this.table = table;
    this.clock = clock;
    this.before = views.before;
    this.after = views.after;
    this.events = views.events;
    this.own = views.own;
    this.#front = front;
  }

  get #travels(): boolean {
    return travels(settings.motion);
  }

  find = (place: Place): Element | undefined => find(this.table, place);
  /** What is visible at a place: the thing or its stand-in. */
  #seen(place: Place): Element | undefined {
    const node = this.find(place);
    return node && (standIn(node) ?? node);
  }
  box = (place: Place): DOMRect => boxOf(this.table, place);

  /** Restore everything that was put on the layer or moved. */
  clear(): void {
    this.clock.clear();
    for (const each of this.#mounted) void unmount(each);
    for (const node of this.#nodes) node.remove();
    this.#nodes = [];
    this.#mounted = [];
  }

  /** The scene is over; moved things stay where they are until the new view is in place. */
  settle(): void {
    for (const node of this.#passing) node.remove();
    this.#passing = [];
  }

  /** Put something on the layer, centered on a point. */
  #put<T extends Element>(node: T): T {
    flyLayer().append(node);
    this.#nodes.push(node);
    return node;
  }

  #actor(what: Actor): HTMLElement | undefined {
    const node = build(what, this.table);
    if (node && "copy" in what && !what.leave) this.#hide(what.copy);
    return node && this.#put(node);
  }

  /** An actor that goes somewhere, as soon as its picture is here: nobody sees a blank card fly. */
  async #ready(what: Actor): Promise<HTMLElement | undefined> {
    const node = this.#actor(what);
    const waiting = node && !("copy" in what) && !this.clock.skipping ? printed(node) : undefined;
    if (node && waiting) {
      node.style.visibility = "hidden";
      await waiting;
      node.style.visibility = "";
    }
    return node;
  }

  #hide(place: Place): void {
    const node = this.#seen(place);
    if (node) void this.clock.animate(node, [{ opacity: 0 }, { opacity: 0 }], 1);
  }

  // --- travelling ---

  fly(what: Actor, from: Place, to: Place, way: Way = {}): Promise<void> {
    return this.#travel(what, [from, to], { ms: 520, bow: settings.motion === "calm" ? 0 : 80, ...way });
  }

  slide(what: Actor, from: Place, to: Place, way: Way = {}): Promise<void> {
    return this.#travel(what, [from, to], { ms: 320, bow: 0, ...way });
  }

  async route(what: Actor, places: readonly Place[], way: Way & { seat?: number } = {}): Promise<void> {
    const points = places.map((place) => middle(this.box(place)));
    const line = this.#put(trail(points, way.seat));
    void this.clock.animate(line, [{ opacity: 0 }, { opacity: 1 }], 160, { delay: way.delay ?? 0 });
    await this.#travel(what, places, { bow: 0, ...way, ms: (way.ms ?? 420) * Math.max(1, places.length - 1) });
    await this.clock.animate(line, [{ opacity: 1 }, { opacity: 0 }], 300);
  }

  async deal(what: readonly Actor[], from: Place, to: Place, way: Way & { stagger?: number } = {}): Promise<void> {
    const { stagger = 90, ...rest } = way;
    const each = (actor: Actor, i: number) =>
      this.fly(actor, from, to, { ms: 320, bow: 40, ...rest, delay: (rest.delay ?? 0) + i * stagger });
    await Promise.all(what.map(each));
  }

  async drop(what: Actor, on: Place, way: Way = {}): Promise<void> {
    const { x, y } = middle(this.box(on));
    await this.#travel(
      what,
      [
        { x, y: y - 40 },
        { x, y },
      ],
      { ms: 260, bow: 0, ...way },
    );
  }

  async #travel(what: Actor, places: readonly Place[], way: Way & { ms: number; bow: number }): Promise<void> {
    const points = places.map((place) => middle(this.box(place)));
    const node = await this.#ready(what);
    if (!node) return;
    const box = node.getBoundingClientRect();
    const half = { x: box.width / 2, y: box.height / 2 };
    const end = points.at(-1)!;
    const goal = places.at(-1)!;
    const fade = way.fade || (typeof goal === "string" && !this.find(goal)); // it is in a panel that is not open
    const crowded = this.#flying >= MOST;
    if (!this.#travels || crowded) {
      const at = `translate(${end.x - half.x}px, ${end.y - half.y}px) scale(${way.scale ?? 1})`;
      if (!crowded) for (const place of [places[0]!, places.at(-1)!]) void this.ring(place);
      await this.clock.animate(
        node,
        [
          { transform: at, opacity: 0 },
          { transform: at, opacity: fade ? 0 : 1 },
        ],
        80,
      );
      return;
    }
    const frames = arc(points, way.bow, half, way.scale ?? 1, way.spin ?? 0);
    if (fade) frames.at(-1)!.opacity = 0;
    this.#flying++;
    await this.clock.animate(node, frames, way.ms, { delay: way.delay ?? 0, easing: "cubic-bezier(.45,.05,.3,1)" });
    this.#flying--;
  }

  async present(
    what: Actor,
    from: Place,
    at: Place,
    to: Place,
    { hold, scale = 1.7, end = 0.6, fade = false }: Presenting,
  ): Promise<void> {
    const points = [from, at, to].map((place) => middle(this.box(place)));
    const node = await this.#ready(what);
    if (!node) return;
    const { width, height } = node.getBoundingClientRect();
    const sizes = [1, scale, end];
    const seen = points.map((p, i) => ({
      transform: `translate(${p.x - width / 2}px, ${p.y - height / 2}px) scale(${sizes[i]})`,
      opacity: 1,
    }));
    const [start, middleOf, last] = [seen[0]!, seen[1]!, seen[2]!];
    const leg = (a: Keyframe, b: Keyframe, ms: number) =>
      this.clock.animate(node, this.#travels ? [a, b] : [{ ...b, opacity: 0 }, b], this.#travels ? ms : 80, {
        easing: "cubic-bezier(.3,.1,.2,1)",
      });
    await leg(start, middleOf, 420);
    await this.clock.wait(hold);
    await leg(middleOf, fade ? { ...last, opacity: 0 } : last, 380);
  }

  // --- in place ---

  async move(place: Place, frames: Keyframe[], ms: number, how: { delay?: number; easing?: string } = {}) {
    const node = this.#seen(place);
    if (!node) return;
    // A thing keeps its own transform, but its opacity is replaced.
    const ways = frames.map(({ opacity: _seen, ...rest }) => rest);
    const looks = frames.map(({ transform: _way, ...rest }) => rest);
    const short = this.#travels ? ms : Math.min(ms, 80);
    const faded = this.clock.animate(node, looks, short, how);
    if (this.#travels && frames.some((f) => f.transform))
      await this.clock.animate(node, ways, ms, { ...how, added: true });
    await faded;
  }

  lift(place: Place, by = 8): Promise<void> {
    return this.move(place, [{ transform: "none" }, { transform: `translateY(${-by}px)` }], 160);
  }

  async flip(place: Place, face: Actor): Promise<void> {
    const box = this.box(place);
    await this.move(place, [{ transform: "none" }, { transform: "perspective(500px) rotateY(90deg)" }], 130, {
      easing: "ease-in",
    });
    const node = this.#actor(face);
    if (!node) return;
    this.#hide(place);
    const own = node.getBoundingClientRect();
    const k = box.width / Math.max(1, own.width);
    const at = `translate(${box.x + (box.width - own.width) / 2}px, ${box.y + (box.height - own.height) / 2}px) scale(${k})`;
    const turned = this.#travels ? `${at} perspective(500px) rotateY(-90deg)` : at;
    await this.clock.animate(node, [{ transform: turned }, { transform: at }], this.#travels ? 150 : 80, {
      easing: "ease-out",
    });
  }

  async crack(place: Place, damaged?: Actor): Promise<void> {
    if (damaged) this.#replace(place, damaged);
    await this.move(place, SWAY, 260);
  }

  /** Another thing replaces this one. */
  #replace(place: Place, actor: Actor): void {
    const [node, { x, y }] = [this.find(place), middle(this.box(place))];
    this.#hide(place);
    const other = this.#actor(actor);
    if (!node || !other) return;
    const { width, height } = other.getBoundingClientRect();
    Object.assign(other.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px` });
    standIns.set(node, other);
  }

  async breakUp(place: Place, how: { color?: string; shards?: number } = {}): Promise<void> {
    const at = middle(this.box(place));
    await this.move(place, SWAY, 260);
    void this.move(place, [{ opacity: 1 }, { opacity: 0 }], 180);
    if (!this.#travels) return;
    const pieces = burst(at, Math.min(how.shards ?? 9, MOST - this.#flying), how.color ?? "var(--ink2)");
    this.#flying += pieces.length;
    await Promise.all(pieces.map(({ node, frames }) => this.clock.animate(this.#put(node), frames, 620)));
    this.#flying -= pieces.length;
  }

  async ring(place: Place, how: { seat?: number; ms?: number } = {}): Promise<void> {
    const node = this.#outline(place, "ring");
    node.style.setProperty("--ring", how.seat === undefined ? QUIET["--ring"] : `var(--p${how.seat + 1})`);
    const at = node.style.transform;
    const grown = this.#travels ? `${at} scale(1.12)` : at;
    await this.clock.animate(
      node,
      [
        { transform: at, opacity: 0 },
        { transform: at, opacity: 1, offset: 0.25 },
        { transform: grown, opacity: 0 },
      ],
      how.ms ?? 600,
    );
    node.remove();
  }

  /** The white outline around the place of a scene, until the scene ends. */
  halo(place: Place): void {
    if (typeof place === "string" && !this.find(place)) return;
    const node = this.#outline(place, "halo");
    this.#passing.push(node);
    void this.clock.animate(node, [{ opacity: 0 }, { opacity: 1 }], 160);
  }

  #outline(place: Place, name: string): HTMLElement {
    const cell = cellOutline(this.find(place));
    const box = cell?.box ?? this.box(place);
    const node = this.#put(make("div", cell ? `${name} cell` : name));
    if (cell) node.append(cell.svg);
    const room = cell ? 0 : 5;
    node.style.width = `${box.width + 2 * room}px`;
    node.style.height = `${box.height + 2 * room}px`;
    node.style.transform = `translate(${box.x - room}px, ${box.y - room}px)`;
    return node;
  }

  async count(place: Place, to: number | string): Promise<void> {
    const node = typeof place === "string" ? drawn(this.table, place) : this.find(place);
    if (!node) return; // a number that is folded away is counted unseen
    const earlier = standIn(node);
    if ((earlier ?? node).textContent?.trim() === String(to)) return;
    const box = node.getBoundingClientRect();
    const copy = this.#actor({ copy: node });
    if (!copy) return;
    earlier?.remove();
    standIns.set(node, copy);
    const words = deepest(copy);
    words.textContent = String(to);
    const at = `translate(${box.x}px, ${box.y}px)`;
    const grown = this.#travels ? `${at} scale(1.9)` : at;
    await this.clock.animate(copy, [{ transform: at }, { transform: grown, offset: 0.4 }, { transform: at }], 420);
  }

  async tumble(dice: readonly ThrownDie[], from: Place, tray: Place = this.find("tray") ? "tray" : "ask") {
    if (tray === "tray") this.#front.thrown();
    this.sound(dice.length > 4 ? "dice_6" : dice.length > 1 ? "dice_3" : "dice_1");
    await throwDice(dice, middle(this.box(from)), this.box(tray), {
      put: (node) => {
        this.#passing.push(node);
        return this.#put(node);
      },
      clock: this.clock,
      travels: this.#travels,
    });
  }

  // --- the rest ---

  async flash(title: string, words = "", how: { ms?: number; seat?: number | undefined } = {}): Promise<void> {
    if (this.clock.skipping) return;
    this.#front.band({ title, words, seat: how.seat });
    await this.clock.wait((how.ms ?? 1100) + 480);
    this.#front.band(null);
  }

  async pan(place: Place): Promise<void> {
    if (bringIntoSight(this.table, place)) await this.clock.wait(260);
  }

  wait(ms: number): Promise<void> {
    return this.clock.wait(ms);
  }

  async all(...motions: Promise<void>[]): Promise<void> {
    await Promise.all(motions);
  }

  sound(name: SoundName, contact = 0): void {
    if (!this.clock.skipping && this.clock.factor > 0 && this.#travels) void play(name, contact * this.clock.factor);
  }

  title(words: string): void {
    this.#front.title(words);
  }

  note(words: string): void {
    this.#front.note(words);
  }

  show<P extends Record<string, unknown>>(what: Component<P>, props: P, at: DOMRect): HTMLElement {
    const node = this.#put(make("div", "shown"));
    Object.assign(node.style, {
      left: `${at.x}px`,
      top: `${at.y}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    this.#mounted.push(mount(what, { target: node, props }));
    flushSync();
    return node;
  }

  sweep(place: Place): void {
    const { left, top, right, bottom } = this.box(place);
    for (const node of flyLayer().querySelectorAll(":scope > .actor")) {
      const { x, y } = middle(node.getBoundingClientRect());
      if (x > left && x < right && y > top && y < bottom)
        void this.clock.animate(node, [{ opacity: 0 }, { opacity: 0 }], 1);
    }
  }

  advance(view: unknown, answered = false): void {
    this.#front.advance(view, answered);
  }

  hold(ms = HOLD): void {
    this.held = Math.max(this.held, ms);
  }
}

/** The innermost element that contains the text. */
function deepest(node: Element): Element {
  const [only, ...more] = [...node.children].filter((child) => child.textContent?.trim());
  return only && more.length === 0 ? deepest(only) : node;
}
