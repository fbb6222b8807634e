/** Addresses of pictures and sounds. They include a hash of the whole set, so that browsers can cache them forever. */
import { base } from "../lib/site";
import sprites from "./sprites.json";

declare const __ART__: string;

export const art = (path: string): string => `${base}art/${path}?v=${__ART__}`;

/** Seat colors in the names of sprites. */
export const SEATS = ["ember", "azure", "lagoon", "linen", "orchid", "slate"] as const;

export interface Picture {
  href: string;
  width: number;
  height: number;
  /** The point that touches the board, as fractions of width and height. */
  foot: readonly [number, number];
}

/** The sprite for a thing such as "arcs/ship", of a seat, damaged or not. A name without a sprite is a mistake. */
export function sprite(name: string, seat: number | null = null, form = ""): Picture {
  const full = [name, seat === null ? "" : SEATS[seat], form].filter(Boolean).join("-");
  const note = (sprites as unknown as Record<string, [number, number, number, number]>)[full];
  if (!note) throw new Error(`no sprite ${full}`);
  const [width, height, x, y] = note;
  return { href: art(`sprites/${full}.webp`), width, height, foot: [x, y] };
}
