/** Where pictures and sounds lie: addresses carry the mark of the whole set, so that browsers keep them for ever. */
import { base } from "../lib/site";
import sprites from "./sprites.json";

declare const __ART__: string;

export const art = (path: string): string => `${base}art/${path}?v=${__ART__}`;

/** Colours of the seats in the names of sprites. */
export const SEATS = ["ember", "azure", "lagoon", "linen", "orchid", "slate"] as const;

export interface Picture {
  href: string;
  width: number;
  height: number;
  /** The point that stands on the board, in parts of width and height. */
  foot: readonly [number, number];
}

/** "arcs/ship" of a seat, damaged: the sprite that shows it. Names without a sprite are mistakes, not guests. */
export function sprite(name: string, seat: number | null = null, form = ""): Picture {
  const full = [name, seat === null ? "" : SEATS[seat], form].filter(Boolean).join("-");
  const note = (sprites as unknown as Record<string, [number, number, number, number]>)[full];
  if (!note) throw new Error(`no sprite ${full}`);
  const [width, height, x, y] = note;
  return { href: art(`sprites/${full}.webp`), width, height, foot: [x, y] };
}
