/** Positions on the map: a ring of six clusters, drawn as an ellipse that fits the available space. */
import type { Box } from "../../../lib/geometry";
import { siteOf } from "../tables";

export const RIM = 335;
export const CENTRE = 92;
/** Around the rim: half of the brass, with the cluster numbers on it. */
const EDGE = 13;
const GATE = [93, 175] as const;
const PLANET = [177, 321] as const;
const SPAN = { gate: [-30, 30], arrow: [-30, -10], crescent: [-10, 10], hex: [10, 30] } as const;
const MARGIN = 3;

export type Point = readonly [number, number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const put = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

interface Part {
  inner: number;
  outer: number;
  from: number;
  to: number;
}

function partOf(id: string): Part {
  const { cluster, site } = siteOf[id]!;
  const [inner, outer] = site === "gate" ? GATE : PLANET;
  const turn = (cluster - 1) * 60;
  return { inner, outer, from: turn + SPAN[site][0], to: turn + SPAN[site][1] };
}

/** Where the parts of a system are drawn, and whether its slots are stacked beside the planet. */
export interface Spots {
  middle: Point;
  planet: Point;
  ships: Point;
  upright: boolean;
  gate: boolean;
}

/** The map with a given ratio of width to height. */
export class Shape {
  readonly wide: number;
  readonly whole: Box;
  /** Planets and slots are slightly smaller on an upright map. */
  readonly unit: number;

  constructor(wide: number) {
    this.wide = wide;
    this.unit = wide < 1.1 ? 0.78 : 1;
    const [w, h] = [RIM * wide + EDGE, RIM + EDGE];
    this.whole = { x: -w, y: -h, w: 2 * w, h: 2 * h };
  }

  /** The point at a radius and an angle, clockwise from the top. */
  at(r: number, degrees: number): Point {
    return [this.wide * r * Math.sin(radians(degrees)), -r * Math.cos(radians(degrees))];
  }

  arc(r: number, from: number, to: number, begin = "M"): string {
    const large = Math.abs(to - from) > 180 ? 1 : 0;
    return `${begin}${put(this.at(r, from))}A${(this.wide * r).toFixed(1)} ${r} 0 ${large} ${to > from ? 1 : 0} ${put(this.at(r, to))}`;
  }

  #wedge({ inner, outer, from, to }: Part): string {
    return `${this.arc(inner, from, to)}${this.arc(outer, to, from, "L")}Z`;
  }

  /** The outline of a system; `inset` draws it slightly inside its borders. */
  cell(id: string, inset = 0): string {
    const { inner, outer, from, to } = partOf(id);
    const turn = (inset * (180 / Math.PI)) / ((inner + outer) / 2);
    return this.#wedge({ inner: inner + inset, outer: outer - inset, from: from + turn, to: to - turn });
  }

  cluster(n: number): string {
    return this.#wedge({ inner: GATE[0], outer: PLANET[1], from: (n - 1) * 60 - 30, to: (n - 1) * 60 + 30 });
  }

  spoke(degrees: number, from: number, to: number): string {
    return `M${put(this.at(from, degrees))}L${put(this.at(to, degrees))}`;
  }

  /** A closed border: a jagged line. */
  jagged(degrees: number): string {
    const [from, to, teeth] = [179, 319, 12];
    const [ax, ay] = this.at(1, degrees + 90);
    const length = Math.hypot(ax, ay);
    const points = Array.from({ length: teeth + 1 }, (_, i) => {
      const [x, y] = this.at(from + ((to - from) * i) / teeth, degrees);
      const side = i % 2 ? 5 : -5;
      return put([x + (ax / length) * side, y + (ay / length) * side]);
    });
    return `M${points.join("L")}`;
  }

  spots(id: string): Spots {
    const { inner, outer, from, to } = partOf(id);
    const angle = (from + to) / 2;
    const gate = siteOf[id]!.site === "gate";
    const side = Math.abs(Math.sin(radians(angle)));
    const upright = !gate && side > 0.8;
    return {
      middle: this.at((inner + outer) / 2, angle),
      planet: this.at(gate ? 106 : upright ? 281 : 287, angle),
      ships: this.at(gate ? 147 : upright ? 213 : 227 - 6 * side, angle),
      upright,
      gate,
    };
  }

  /** How far a point is to the right of the line from the center of the map at an angle, in pixels. */
  #beside([x, y]: Point, degrees: number): number {
    const [dx, dy] = this.at(1, degrees);
    return (dx * y - dy * x) / Math.hypot(dx, dy);
  }

  /** Whether a point is inside a system and not on its borders. */
  inside(id: string, point: Point, margin = MARGIN): boolean {
    const { inner, outer, from, to } = partOf(id);
    const r = Math.hypot(point[0] / this.wide, point[1]);
    const within = this.#beside(point, from) > margin && this.#beside(point, to) < -margin;
    return within && r > inner + margin && r < outer - margin;
  }

  /** The rectangle around a system. */
  borders(id: string): Box {
    const { inner, outer, from, to } = partOf(id);
    const angles = [from, to, ...[0, 90, 180, 270, 360].filter((a) => a > from && a < to)];
    return boxRound(angles.flatMap((a) => [this.at(inner, a), this.at(outer, a)]));
  }
}

const shapes = new Map<number, Shape>();

/** The shape that best fills this space; almost equal spaces share a shape. */
export function shapeFor({ w, h }: { w: number; h: number }): Shape {
  const best = (w - 2 * EDGE) / Math.max(1, h - 2 * EDGE);
  const wide = Math.round(Math.max(0.8, Math.min(1.52, best)) * 100) / 100;
  const found = shapes.get(wide) ?? new Shape(wide);
  shapes.set(wide, found);
  return found;
}

function boxRound(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The part of the map that shows these points, with room around them. */
export function around(points: readonly Point[], room = 70): Box {
  const { x, y, w, h } = boxRound(points);
  return { x: x - room, y: y - room, w: w + 2 * room, h: h + 2 * room };
}
