/** Where things lie on the map: a ring of six clusters, drawn as an ellipse. */
import type { Box } from "../../../lib/geometry";
import { siteOf } from "../tables";

const WIDE = 1.32;
export const RIM = 335;
export const CENTRE = 92;
export const WHOLE = { x: -458, y: -351, w: 916, h: 702 };
const GATE = [93, 175] as const;
const PLANET = [177, 321] as const;
const SPAN = { gate: [-30, 30], arrow: [-30, -10], crescent: [-10, 10], hex: [10, 30] } as const;

export type Point = readonly [number, number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point at a radius and an angle, clockwise from the top. */
export function at(r: number, degrees: number): Point {
  return [WIDE * r * Math.sin(radians(degrees)), -r * Math.cos(radians(degrees))];
}

const put = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function arc(r: number, from: number, to: number, begin = "M"): string {
  return `${begin}${put(at(r, from))}A${(WIDE * r).toFixed(1)} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${put(at(r, to))}`;
}

function wedge(inner: number, outer: number, from: number, to: number): string {
  return `${arc(inner, from, to)}${arc(outer, to, from, "L")}Z`;
}

function reach(id: string): { inner: number; outer: number; from: number; to: number } {
  const { cluster, site } = siteOf[id]!;
  const [inner, outer] = site === "gate" ? GATE : PLANET;
  const turn = (cluster - 1) * 60;
  return { inner, outer, from: turn + SPAN[site][0], to: turn + SPAN[site][1] };
}

/** The outline of a system; `inset` draws it a little inside its borders. */
export function cell(id: string, inset = 0): string {
  const { inner, outer, from, to } = reach(id);
  const turn = inset * (180 / Math.PI);
  return wedge(inner + inset, outer - inset, from + turn / ((inner + outer) / 2), to - turn / ((inner + outer) / 2));
}

export const clusterCell = (n: number): string => wedge(GATE[0], PLANET[1], (n - 1) * 60 - 30, (n - 1) * 60 + 30);
export const spoke = (degrees: number, from: number, to: number): string =>
  `M${put(at(from, degrees))}L${put(at(to, degrees))}`;

/** A closed border: a jagged line. */
export function jagged(degrees: number): string {
  const [from, to, teeth] = [179, 319, 12];
  const [ax, ay] = at(1, degrees + 90);
  const length = Math.hypot(ax, ay);
  const points = Array.from({ length: teeth + 1 }, (_, i) => {
    const [x, y] = at(from + ((to - from) * i) / teeth, degrees);
    const side = i % 2 ? 5 : -5;
    return put([x + (ax / length) * side, y + (ay / length) * side]);
  });
  return `M${points.join("L")}`;
}

/** Where the parts of a system are drawn, and whether its slots stand one above the other beside the planet. */
export function spots(id: string): { middle: Point; planet: Point; ships: Point; upright: boolean; gate: boolean } {
  const { inner, outer, from, to } = reach(id);
  const angle = (from + to) / 2;
  const gate = siteOf[id]!.site === "gate";
  const side = Math.abs(Math.sin(radians(angle)));
  const upright = !gate && side > 0.8;
  return {
    middle: at((inner + outer) / 2, angle),
    planet: at(gate ? 106 : upright ? 281 : 287, angle),
    ships: at(gate ? 147 : upright ? 213 : 227 - 6 * side, angle),
    upright,
    gate,
  };
}

const MARGIN = 3;

/** How far a point lies to the right of the line from the middle of the map at an angle, in pixels. */
function beside([x, y]: Point, degrees: number): number {
  const [dx, dy] = at(1, degrees);
  return (dx * y - dy * x) / Math.hypot(dx, dy);
}

/** Is a point in a system, and not on its borders? */
export function inside(id: string, [x, y]: Point, margin = MARGIN): boolean {
  const { inner, outer, from, to } = reach(id);
  const r = Math.hypot(x / WIDE, y);
  return r > inner + margin && r < outer - margin && beside([x, y], from) > margin && beside([x, y], to) < -margin;
}

/** The rectangle round a system. */
export function borders(id: string): Box {
  const { inner, outer, from, to } = reach(id);
  const angles = [from, to, ...[0, 90, 180, 270, 360].filter((a) => a > from && a < to)];
  const points = angles.flatMap((a) => [at(inner, a), at(outer, a)]);
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The part of the map that shows these points, with room around them. */
export function around(points: Point[]): Box {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs) - 95, Math.min(...ys) - 85];
  return { x, y, w: Math.max(...xs) + 95 - x, h: Math.max(...ys) + 85 - y };
}
