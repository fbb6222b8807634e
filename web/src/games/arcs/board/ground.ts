/** Positions of a system's planet and building slots: side by side, fully inside its borders. */
import type { Box } from "../../../lib/geometry";
import type { Point, Shape } from "./geometry";

export interface Ground {
  disc: Point;
  slots: Point[];
}
/** Radius of a planet and of a gate's symbol, width of a slot; on an upright map they scale by `shape.unit`. */
export const [DISC, SIGN, SLOT] = [21, 9, 30];
const APART = 33;

const list = (n: number, at: (i: number) => Point): Point[] => Array.from({ length: n }, (_, i) => at(i));
const row = (n: number): Ground => ({
  disc: [-(n * APART) / 2 - 2, 0],
  slots: list(n, (i) => [36 + (i - n / 2) * APART, 0]),
});
const upright = (n: number): Ground => ({ disc: [-21, 0], slots: list(n, (i) => [20, (i - (n - 1) / 2) * APART]) });
const block = (n: number): Ground => ({
  disc: [-37, 0],
  slots: list(n, (i) => [3 + Math.floor(i / 2) * APART, ((i % 2) - 0.5) * APART]),
});
/** The planet at the rim, slots in pairs towards the middle of the map. */
const stacked = (n: number, down: number): Ground => ({
  disc: [0, 0],
  slots: list(n, (i) => {
    const alone = i === n - 1 && i % 2 === 0;
    return [alone ? 0 : ((i % 2) - 0.5) * APART, down * (DISC + SLOT / 2 + 1 + Math.floor(i / 2) * APART)];
  }),
});
const sign = (n: number): Ground => ({ disc: [0, 0], slots: list(n, (i) => [26 + i * APART, 0]) });

const moved = ({ disc, slots }: Ground, [x, y]: Point, scale = 1): Ground => {
  const put = (p: Point): Point => [p[0] * scale + x, p[1] * scale + y];
  return { disc: put(disc), slots: slots.map(put) };
};
export const square = ([x, y]: Point, size: number): Box => ({ x: x - size / 2, y: y - size / 2, w: size, h: size });
export const corners = ({ x, y, w, h }: Box): Point[] => [
  [x, y],
  [x + w, y],
  [x, y + h],
  [x + w, y + h],
];
/** The squares covered by a ground. */
export const covered = (shape: Shape, id: string, ground: Ground): Box[] => [
  square(ground.disc, 2 * shape.unit * (shape.spots(id).gate ? SIGN : DISC)),
  ...ground.slots.map((s) => square(s, shape.unit * SLOT)),
];

function fits(shape: Shape, id: string, { disc: [x, y], slots }: Ground): boolean {
  const r = (shape.spots(id).gate ? SIGN : DISC - 2) * shape.unit;
  const rim: Point[] = [
    [x - r, y],
    [x + r, y],
    [x, y - r],
    [x, y + r],
  ];
  const edges = slots.flatMap((s) => corners(square(s, (SLOT - 2) * shape.unit)));
  return [...rim, ...edges].every((p) => shape.inside(id, p, 0));
}

/** Points around, the nearest first. */
export const NEAR: Point[] = list(260, (i) => [
  4 * Math.sqrt(i) * Math.cos(i * 2.4),
  4 * Math.sqrt(i) * Math.sin(i * 2.4),
]);
const known = new Map<string, Ground>();

/** The ground of a system with this many slots: the usual layout, shifted slightly, or a different layout. */
export function groundOf(shape: Shape, id: string, slots: number): Ground {
  const key = `${shape.wide} ${id} ${slots}`;
  const found = known.get(key) ?? search(shape, id, slots);
  known.set(key, found);
  return found;
}

function search(shape: Shape, id: string, slots: number): Ground {
  const { planet, gate, upright: stands } = shape.spots(id);
  const pairs = stacked(slots, planet[1] < 0 ? 1 : -1);
  const ways = gate
    ? [sign(slots)]
    : stands
      ? [upright(slots), block(slots), row(slots), pairs]
      : shape.unit < 1
        ? [pairs, row(slots), block(slots), upright(slots)]
        : [row(slots), block(slots), upright(slots), pairs];
  for (const way of ways)
    for (const by of NEAR) {
      const tried = moved(moved(way, planet, shape.unit), by);
      if (fits(shape, id, tried)) return tried;
    }
  return moved(ways[0]!, planet, shape.unit);
}
