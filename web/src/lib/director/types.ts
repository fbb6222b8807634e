/**
 * The parts of a game's motion. A game provides one recipe for every kind of event; the director plays them one scene
 * at a time. web/README.md explains how to write one.
 */
import type { Component } from "svelte";
import type { IconName } from "../icons";
import type { SoundName } from "../sound.svelte";
import type { Table } from "../table.svelte";
import type { Point } from "../geometry";
import type { EventLine } from "../../generated/service";

/** A name at the table ("system:hex_3", "plate:1", "deck:court"), an element, or a point in the window. */
export type Place = string | Element | Point;

/** A thing in motion: drawn on a layer above everything until the new view is put in place. Sizes are pixels of the window. */
export type Actor =
  | { sprite: string; seat?: number | null; form?: string; size?: number }
  | { print: string; tint?: string | undefined; width?: number }
  | { back: string; icon?: IconName; width?: number }
  | { icon: IconName; size?: number; color?: string }
  | { text: string; size?: number }
  /** Anything that a component draws. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component with its own properties
  | { draw: Component<any>; props: Record<string, unknown> }
  /** A picture of what is there; the original is hidden until the new view is in place. */
  | { copy: Place; leave?: boolean };

export interface Way {
  ms?: number;
  /** Height of the curve, in pixels. */
  bow?: number;
  /** Size at the end, relative to the size at the beginning. */
  scale?: number;
  delay?: number;
  /** Whether it fades out at the end. */
  fade?: boolean;
  /** Degrees it rotates on the way. */
  spin?: number;
}

/** How long something is shown to everyone, its size then and at the end, and whether it disappears. */
export interface Presenting {
  hold: number;
  scale?: number;
  end?: number;
  fade?: boolean;
}

/** A thrown die: the picture of its faces, and the symbols or words on each of the six; `face` ends on top. */
export interface ThrownDie {
  sprite: string;
  faces: readonly (readonly (IconName | { text: string })[])[];
  face: number;
  /** Dark symbols on a light die. */
  dark?: boolean;
  /** Whether it doesn't count and is dimmed at rest. */
  miss?: boolean;
}

/** Verbs of motion. All durations are at pace "normal"; the stage scales them and respects reduced motion. */
export interface Stage {
  readonly table: Table;
  /** The view on the board, and the one that follows once the update has been played. */
  readonly before: unknown;
  readonly after: unknown;
  /** All events of this scene's update. */
  readonly events: readonly EventLine[];
  /** Whether it is the viewer's own action, which plays quickly and without a caption. */
  readonly own: boolean;
  /** Fly along a curve from one place to another, and stay there until the new view is in place. */
  fly(what: Actor, from: Place, to: Place, way?: Way): Promise<void>;
  /** Move to a place where everyone can see it, enlarged, for a while; then on to where it belongs. */
  present(what: Actor, from: Place, at: Place, to: Place, how: Presenting): Promise<void>;
  /** Travel leg by leg with a dotted trail in the seat's color; `ms` per leg. */
  route(what: Actor, places: readonly Place[], way?: Way & { seat?: number }): Promise<void>;
  /** Move in a straight line. */
  slide(what: Actor, from: Place, to: Place, way?: Way): Promise<void>;
  /** Drop from above into place. */
  drop(what: Actor, on: Place, way?: Way): Promise<void>;
  /** Lift the thing there a little. */
  lift(place: Place, by?: number): Promise<void>;
  /** Turn the thing there over to show another face. */
  flip(place: Place, face: Actor): Promise<void>;
  /** Shake the thing there and damage it. */
  crack(place: Place, damaged?: Actor): Promise<void>;
  /** Shake the thing there until it bursts and disappears. */
  breakUp(place: Place, how?: { color?: string; shards?: number }): Promise<void>;
  ring(place: Place, how?: { seat?: number; ms?: number }): Promise<void>;
  /** Change the number there. */
  count(place: Place, to: number | string): Promise<void>;
  /** Several things, one after another, along the same path. */
  deal(what: readonly Actor[], from: Place, to: Place, way?: Way & { stagger?: number }): Promise<void>;
  /** Throw dice from a place; they stay beside the question, or in a tray, until the scene is over. */
  tumble(dice: readonly ThrownDie[], from: Place, tray?: Place): Promise<void>;
  /** A banner over the board. */
  flash(title: string, words?: string, how?: { ms?: number; seat?: number | undefined }): Promise<void>;
  /** Brings the place into view, if necessary. */
  pan(place: Place): Promise<void>;
  /** Any other motion of the thing there: transform and opacity only. It is undone when the new view is in place. */
  move(place: Place, frames: Keyframe[], ms: number, how?: { delay?: number; easing?: string }): Promise<void>;
  wait(ms: number): Promise<void>;
  all(...motions: Promise<void>[]): Promise<void>;
  /** Play a sound timed so that its impact comes `contact` milliseconds from now. */
  sound(name: SoundName, contact?: number): void;
  /** A different text for the caption, and a second line below it. */
  title(words: string): void;
  note(words: string): void;
  /** A component above everything, at this place in the window, until the new view is in place. */
  show<P extends Record<string, unknown>>(what: Component<P>, props: P, at: DOMRect): HTMLElement;
  /**
   * Puts an intermediate view in place, so that the board shows what has been played so far. `answered`: the question
   * before it is over, and whatever was laid out for it.
   */
  advance(view: unknown, answered?: boolean): void;
  /** What has flown to this place is gone; call it before a view that shows what is left there. */
  sweep(place: Place): void;
  /** Keep the result until a click, at most this long. */
  hold(ms?: number): void;
  /** The element of a place, if it is drawn and visible. */
  find(place: Place): Element | undefined;
  /** The position of a place in the window. */
  box(place: Place): DOMRect;
}

/** Events of one cause, played together. */
export interface SceneInfo {
  readonly events: readonly EventLine[];
  /** The player who did it, if any. */
  readonly seat: number | null;
  /** The place of the halo. */
  readonly place: Place | undefined;
}

export type Recipe<E> = (event: E, stage: Stage, scene: SceneInfo) => Promise<void> | void;

/** A recipe without motion, and the reason why. */
export interface Still {
  still: string;
}
export const still = (reason: string): Still => ({ still: reason });

export interface GameMotion<E extends { type: string }> {
  /** One for every tag of the game's events; a missing one is a type error. */
  recipes: { [T in E["type"]]: Recipe<Extract<E, { type: T }>> | Still };
  /** Whether the next event has the same cause as the one before it: "with" it (a little later), or "then" after it. */
  joins?(before: E, next: E): "with" | "then" | false;
  /** The player beside the caption; by default, the seat that the events name. Null for nobody in particular. */
  who?(events: readonly E[]): number | null | undefined;
  /** The place of the halo; by default, the first drawn thing that the sentence names. */
  place?(event: E): Place | undefined;
  /** A scene that is more than the sum of its events. */
  ensemble?(scene: SceneInfo, stage: Stage): Promise<void> | undefined;
  /** How a new game's table is laid out: what is there before, and how the rest arrives. */
  opening?: { bare(view: unknown): unknown; play(stage: Stage): Promise<void> };
  /** What is shown before the points are counted, if no event of the game tells that it is over. */
  closing?(stage: Stage): Promise<void>;
  /** What the caption says until the recipe says more: a throw is told when the dice lie, not before. */
  teaser?(scene: SceneInfo, stage: Stage): string | undefined;
  /** What this seat gets a banner for: an attack on it, an elimination. */
  alarms?(event: E, seat: number | null): boolean;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- recipes of different games live in one record
export type AnyMotion = GameMotion<any>;
