/** Flat-topped hexes in axial coordinates; edges count clockwise from the top, as in the engine. */
import type { Box, Point } from "../../../lib/geometry";

export const SIZE = 66;
const ROOT3 = Math.sqrt(3);
/** Half the height of a hex. */
export const APOTHEM = (SIZE * ROOT3) / 2;

export interface Cell {
  q: number;
  r: number;
}

export function centre(q: number, r: number): Point {
  return { x: SIZE * 1.5 * q, y: SIZE * ROOT3 * (r + q / 2) };
}

function outline(size: number): string {
  const corner = (degrees: number) => {
    const a = (degrees * Math.PI) / 180;
    return `${(size * Math.cos(a)).toFixed(2)},${(size * Math.sin(a)).toFixed(2)}`;
  };
  return [-120, -60, 0, 60, 120, 180].map(corner).join(" ");
}

/** Corners of a tile around its center, slightly smaller than its space, so that borders are side by side. */
export const OUTLINE = outline(SIZE - 1.6);
export const GHOST = outline(SIZE - 5);

/** A circle as part of a path. */
export function circle(x: number, y: number, r: number): string {
  const half = `a${r} ${r} 0 0 1`;
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}${half} ${2 * r} 0${half} ${-2 * r} 0`;
}

/** The middle of an edge, relative to the center of its hex. */
export function edge(e: number): Point {
  const a = ((e * 60 - 90) * Math.PI) / 180;
  return { x: APOTHEM * Math.cos(a), y: APOTHEM * Math.sin(a) };
}

/** Steps from a hex to its neighbours, by edge. */
export const STEPS: readonly Cell[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function neighbour(cell: Cell, e: number): Cell {
  return { q: cell.q + STEPS[e]!.q, r: cell.r + STEPS[e]!.r };
}

export const key = (c: Cell) => `${c.q},${c.r}`;

export function cellOf(name: string): Cell {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

/** Steps from the center of the galaxy. */
export function ring(c: Cell): number {
  return Math.max(Math.abs(c.q), Math.abs(c.r), Math.abs(c.q + c.r));
}

/** The rectangle around these hexes, with a margin. */
export function around(cells: readonly Cell[], margin = SIZE * 0.2): Box {
  const points = cells.length > 0 ? cells.map((c) => centre(c.q, c.r)) : [{ x: 0, y: 0 }];
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right] = [Math.min(...xs) - SIZE - margin, Math.max(...xs) + SIZE + margin];
  const [top, bottom] = [Math.min(...ys) - APOTHEM - margin, Math.max(...ys) + APOTHEM + margin];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Whether the first is completely inside the second. */
export function within(a: Box, b: Box): boolean {
  return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}

/** The rectangle around both. */
export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
