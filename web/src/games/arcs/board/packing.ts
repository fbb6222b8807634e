/** Places ships in a system: in rows beside its planet and slots, never over a border, as large as possible. */
import type { Box } from "../../../lib/geometry";
import type { Point, Shape } from "./geometry";

/** One player's groups of ships, with their width at full size. */
export type Fleet = number[];
export interface Packed {
  scale: number;
  places: Point[][];
}

/** Sizes to try, largest first: normal, with single silhouettes, and on a small map where few must be readable. */
const SMALL = [0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.38, 0.33, 0.28];
export const SIZES = { near: [1, 0.92, 0.84], single: [1, ...SMALL], far: [1.45, 1.3, 1.15, 1, ...SMALL] } as const;

type Span = readonly [number, number];
const STEP = 3;
export const HEIGHT = 29;
const GAP = 3;

interface Reach {
  top: number;
  spans: (Span | null)[];
}
const rowsOf = new Map<string, Reach>();

/** How far a system extends to the left and right, line by line. */
function reachOf(shape: Shape, id: string): Reach {
  const known = rowsOf.get(`${shape.wide} ${id}`);
  if (known) return known;
  const { x, y, w, h } = shape.borders(id);
  const spans = Array.from({ length: Math.ceil(h / STEP) + 1 }, (_, row) => {
    const xs = Array.from({ length: Math.ceil(w / STEP) + 1 }, (_, i) => x + i * STEP).filter((at) =>
      shape.inside(id, [at, y + row * STEP]),
    );
    return xs.length > 0 ? ([xs[0]!, xs.at(-1)!] as const) : null;
  });
  const made = { top: y, spans };
  rowsOf.set(`${shape.wide} ${id}`, made);
  return made;
}

/** A free stretch of at least this width between two heights, as close to `x` as possible. */
function stretch(reach: Reach, from: number, to: number, taken: readonly Box[], wide: number, x: number): Span | null {
  const { top, spans } = reach;
  let [left, right] = [-Infinity, Infinity];
  for (let row = Math.floor((from - top) / STEP); row <= Math.ceil((to - top) / STEP); row++) {
    const span = spans[row];
    if (!span) return null;
    [left, right] = [Math.max(left, span[0]), Math.min(right, span[1])];
  }
  let free: Span[] = [[left, right]];
  for (const box of taken) {
    if (box.y >= to || box.y + box.h <= from) continue;
    free = free.flatMap(([a, b]): Span[] => [
      [a, Math.min(b, box.x - GAP)],
      [Math.max(a, box.x + box.w + GAP), b],
    ]);
  }
  const fits = free.filter(([a, b]) => b - a >= wide);
  const away = ([a, b]: Span) => Math.abs(Math.max(a + wide / 2, Math.min(b - wide / 2, x)) - x);
  return fits.sort((p, q) => away(p) - away(q))[0] ?? null;
}

/** The centers of rows of these widths, stacked as close to a point as possible. */
function stack(reach: Reach, widths: number[], height: number, taken: readonly Box[], [x, y]: Point): Point[] | null {
  const { top, spans } = reach;
  let best: { cost: number; middles: Point[] } | null = null;
  for (let at = top; at + widths.length * height <= top + spans.length * STEP; at += STEP) {
    const middles: Point[] = [];
    for (const [i, wide] of widths.entries()) {
      const span = stretch(reach, at + i * height, at + (i + 1) * height, taken, wide, x);
      if (!span) break;
      middles.push([Math.max(span[0] + wide / 2, Math.min(span[1] - wide / 2, x)), at + (i + 0.5) * height]);
    }
    if (middles.length < widths.length) continue;
    const cost = Math.abs(at + (widths.length * height) / 2 - y) + Math.max(...middles.map((m) => Math.abs(m[0] - x)));
    if (!best || cost < best.cost) best = { cost, middles };
  }
  return best?.middles ?? null;
}

const total = (widths: number[]): number => widths.reduce((a, b) => a + b + GAP, -GAP);

/** Ways to divide fleets into rows, the clearest first: a row for each player, two players in a row, a row for each group. */
function rows(fleets: Fleet[]): number[][][] {
  const pairs = fleets.flatMap((f, i) => (i % 2 ? [] : [[...f, ...(fleets[i + 1] ?? [])]]));
  const singles = fleets.flatMap((f) => f.map((w) => [w]));
  const all = [fleets, pairs, singles];
  return all.filter((way, i) => all.findIndex((other) => other.length === way.length) === i);
}

/** Lay out the fleets of a system around a point; null if they don't fit at any size. */
export function pack(
  shape: Shape,
  id: string,
  fleets: Fleet[],
  taken: readonly Box[],
  near: Point,
  sizes: readonly number[],
): Packed | null {
  const reach = reachOf(shape, id);
  for (const scale of sizes) {
    for (const way of rows(fleets)) {
      const scaled = way.map((row) => row.map((w) => w * scale));
      const middles = stack(reach, scaled.map(total), HEIGHT * scale, taken, near);
      if (middles) return { scale, places: placed(fleets, scaled, middles) };
    }
  }
  return null;
}

/** From rows back to groups: the left end of each group, fleet by fleet. */
function placed(fleets: Fleet[], scaled: number[][], middles: Point[]): Point[][] {
  const ends = scaled.flatMap((row, i) => {
    const [x, y] = middles[i]!;
    return row.map((_, k): Point => [x - total(row) / 2 + row.slice(0, k).reduce((a, w) => a + w + GAP, 0), y]);
  });
  return fleets.map((fleet) => ends.splice(0, fleet.length));
}
