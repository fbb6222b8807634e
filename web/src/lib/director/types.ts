/**
 * What a game's motion is made of. A game brings one recipe for every kind of event; the director plays them one scene at a
 * time. web/README.md explains how to write one.
 */
import type { Component } from "svelte";
import type { IconName } from "../icons";
import type { SoundName } from "../sound.svelte";
import type { Table } from "../table.svelte";
import type { Point } from "../geometry";
import type { EventLine } from "../../generated/service";

/** A name that the table keeps ("system:hex_3", "plate:1", "deck:court"), an element, or a point of the window. */
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
  /** A picture of what stands there; the original is out of sight until the new view is put in place. */
  | { copy: Place; leave?: boolean };

export interface Way {
  ms?: number;
  /** How high the way is bent, in pixels. */
  bow?: number;
  /** Size at the end, as a part of the size at the beginning. */
  scale?: number;
  delay?: number;
  /** Fades out at the end and is gone. */
  fade?: boolean;
  /** Degrees that it turns on the way. */
  spin?: number;
}

/** How long something is shown to everybody, how large, how large it is in the end, and whether it is gone then. */
export interface Presenting {
  hold: number;
  scale?: number;
  end?: number;
  fade?: boolean;
}

/** A die of a throw: the picture of its faces, and the symbols or words on each of the six; `face` lies on top. */
export interface ThrownDie {
  sprite: string;
  faces: readonly (readonly (IconName | { text: string })[])[];
  face: number;
  /** Dark symbols on a light die. */
  dark?: boolean;
  /** Nothing that counts: it is dimmed when it lies. */
  miss?: boolean;
}

/** Verbs of motion. All durations are at pace "normal": the stage scales them and honours reduced motion. */
export interface Stage {
  readonly table: Table;
  /** The view that the board shows, and the one that is put in place when the update has been played. */
  readonly before: unknown;
  readonly after: unknown;
  /** All events of the update that this scene belongs to. */
  readonly events: readonly EventLine[];
  /** The seat's own action, played quickly and without a caption. */
  readonly own: boolean;
  /** On a bow from one place to another; it stays there until the new view is put in place. */
  fly(what: Actor, from: Place, to: Place, way?: Way): Promise<void>;
  /** To a place where everybody can look at it, larger, for so long; then on to where it belongs. */
  present(what: Actor, from: Place, at: Place, to: Place, how: Presenting): Promise<void>;
  /** Leg by leg, with a dotted trail in the seat's colour; `ms` for each leg. */
  route(what: Actor, places: readonly Place[], way?: Way & { seat?: number }): Promise<void>;
  /** Straight. */
  slide(what: Actor, from: Place, to: Place, way?: Way): Promise<void>;
  /** From above onto its place. */
  drop(what: Actor, on: Place, way?: Way): Promise<void>;
  /** What stands there rises a little, and stays so. */
  lift(place: Place, by?: number): Promise<void>;
  /** What lies there is turned over and shows another face. */
  flip(place: Place, face: Actor): Promise<void>;
  /** What stands there shakes and is damaged. */
  crack(place: Place, damaged?: Actor): Promise<void>;
  /** What stands there shakes, bursts and is gone. */
  breakUp(place: Place, how?: { color?: string; shards?: number }): Promise<void>;
  ring(place: Place, how?: { seat?: number; ms?: number }): Promise<void>;
  /** The number that stands there becomes another. */
  count(place: Place, to: number | string): Promise<void>;
  /** Several things one after another on the same way. */
  deal(what: readonly Actor[], from: Place, to: Place, way?: Way & { stagger?: number }): Promise<void>;
  /** Dice are thrown from a place and lie where the question stands, or in a tray, until the scene is over. */
  tumble(dice: readonly ThrownDie[], from: Place, tray?: Place): Promise<void>;
  /** A band over the board. */
  flash(title: string, words?: string, how?: { ms?: number; seat?: number | undefined }): Promise<void>;
  /** Brings the place into sight, if it is not. */
  pan(place: Place): Promise<void>;
  /** Any other motion of what stands there: transform and opacity only. It is undone when the new view is put in place. */
  move(place: Place, frames: Keyframe[], ms: number, how?: { delay?: number; easing?: string }): Promise<void>;
  wait(ms: number): Promise<void>;
  all(...motions: Promise<void>[]): Promise<void>;
  /** `contact` milliseconds from now the sound is where the thing lands. */
  sound(name: SoundName, contact?: number): void;
  /** Other words for the caption, and a second line below it. */
  title(words: string): void;
  note(words: string): void;
  /** A component of its own above everything, at this place of the window, until the new view is put in place. */
  show<P extends Record<string, unknown>>(what: Component<P>, props: P, at: DOMRect): HTMLElement;
  /** Puts a view between the old and the new one in place: what has been played so far lies on the board. */
  advance(view: unknown): void;
  /** The result stays until a click, at most so long. */
  hold(ms?: number): void;
  /** The element of a place, if it is drawn and in sight. */
  find(place: Place): Element | undefined;
  /** Where a place is in the window. */
  box(place: Place): DOMRect;
}

/** Events of one cause, played together. */
export interface SceneInfo {
  readonly events: readonly EventLine[];
  /** Who did it, if anybody did. */
  readonly seat: number | null;
  /** What the halo lies on. */
  readonly place: Place | undefined;
}

export type Recipe<E> = (event: E, stage: Stage, scene: SceneInfo) => Promise<void> | void;

/** Nothing moves, for a reason. */
export interface Still {
  still: string;
}
export const still = (reason: string): Still => ({ still: reason });

export interface GameMotion<E extends { type: string }> {
  /** One for every tag of the game's events: what is missing is a type error. */
  recipes: { [T in E["type"]]: Recipe<Extract<E, { type: T }>> | Still };
  /** Whether the next event has the same cause as the one before it: "with" it (a little later), or "then" after it. */
  joins?(before: E, next: E): "with" | "then" | false;
  /** Who is shown beside the caption; else the seat that the events name. Null: nobody in particular. */
  who?(events: readonly E[]): number | null | undefined;
  /** What the halo lies on; else the first drawn thing that the sentence names. */
  place?(event: E): Place | undefined;
  /** A scene that is more than the sum of its events. */
  ensemble?(scene: SceneInfo, stage: Stage): Promise<void> | undefined;
  /** How the table of a game that has just begun is laid out: what lies there before, and how the rest comes. */
  opening?: { bare(view: unknown): unknown; play(stage: Stage): Promise<void> };
  /** What this seat should be told large: an attack on it, an elimination. */
  alarms?(event: E, seat: number | null): boolean;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- recipes of different games live in one record
export type AnyMotion = GameMotion<any>;
