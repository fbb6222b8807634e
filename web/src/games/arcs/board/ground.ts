/** Where the planet of a system and its building slots lie: beside each other, wholly inside its borders. */
import type { Box } from "../../../lib/geometry";
import { inside, spots, type Point } from "./geometry";

export interface Ground {
  disc: Point;
  slots: Point[];
}
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
const sign = (n: number): Ground => ({ disc: [0, 0], slots: list(n, (i) => [26 + i * APART, 0]) });

const moved = ({ disc, slots }: Ground, [x, y]: Point): Ground => ({
  disc: [disc[0] + x, disc[1] + y],
  slots: slots.map((s) => [s[0] + x, s[1] + y] as const),
});
export const square = ([x, y]: Point, size: number): Box => ({ x: x - size / 2, y: y - size / 2, w: size, h: size });
export const corners = ({ x, y, w, h }: Box): Point[] => [
  [x, y],
  [x + w, y],
  [x, y + h],
  [x + w, y + h],
];
/** The squares that a ground covers. */
export const covered = (id: string, ground: Ground): Box[] => [
  square(ground.disc, 2 * (spots(id).gate ? SIGN : DISC)),
  ...ground.slots.map((s) => square(s, SLOT)),
];

function fits(id: string, { disc: [x, y], slots }: Ground): boolean {
  const r = spots(id).gate ? SIGN : DISC - 2;
  const rim: Point[] = [
    [x - r, y],
    [x + r, y],
    [x, y - r],
    [x, y + r],
  ];
  return [...rim, ...slots.flatMap((s) => corners(square(s, SLOT - 2)))].every((p) => inside(id, p, 0));
}

/** Points round about, the nearest first. */
const NEAR: Point[] = list(260, (i) => [4 * Math.sqrt(i) * Math.cos(i * 2.4), 4 * Math.sqrt(i) * Math.sin(i * 2.4)]);
const known = new Map<string, Ground>();

/** The ground of a system with so many slots: laid out as usual, pushed a little, or laid out otherwise. */
export function groundOf(id: string, slots: number): Ground {
  const key = `${id} ${slots}`;
  const found = known.get(key) ?? search(id, slots);
  known.set(key, found);
  return found;
}

function search(id: string, slots: number): Ground {
  const { planet, gate, upright: stands } = spots(id);
  const ways = gate
    ? [sign(slots)]
    : stands
      ? [upright(slots), block(slots), row(slots)]
      : [row(slots), block(slots), upright(slots)];
  const usual = moved(ways[0]!, planet);
  for (const way of ways)
    for (const by of NEAR) {
      const tried = moved(moved(way, planet), by);
      if (fits(id, tried)) return tried;
    }
  return usual;
}
