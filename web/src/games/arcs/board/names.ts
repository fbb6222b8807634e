/** The position of a system's name: beside its planet, towards the rim, without covering slots or borders. */
import type { Box } from "../../../lib/geometry";
import { siteOf } from "../tables";
import type { Point, Shape } from "./geometry";
import { corners, covered, NEAR, type Ground } from "./ground";

/** Font size of names on the screen at any zoom, and the average width of a letter. */
export const LETTERS = 12.5;
const WIDE = 0.56;
const HIGH = 1.1;

const boxAt = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function candidates(shape: Shape, id: string, ground: Ground, w: number, h: number): Point[] {
  const { cluster, site } = siteOf[id]!;
  const turn = (cluster - 1) * 60;
  if (site === "gate")
    return [171, 162, 154, 146].flatMap((r) => [0, -12, 12, -19, 19].map((by) => shape.at(r - h / 2, turn + by)));
  const [disc] = covered(shape, id, ground);
  const [x, y] = ground.disc;
  const beyond = disc!.h / 2 + h / 2 + 1;
  const sides = [-beyond, beyond].map((dy): Point => [x, y + dy]);
  const ends = y > 60 ? sides.reverse() : sides;
  const shifted = [0, w / 4, -w / 4, w / 2, -w / 2].flatMap((dx) => ends.map((p): Point => [p[0] + dx, p[1]]));
  return [...shifted, ...NEAR.map((p): Point => [x + 1.6 * p[0], y + 1.2 * p[1]])];
}

/** The box of a name with this many letters at this scale, avoiding everything else; null without room. */
export function nameBox(
  shape: Shape,
  id: string,
  ground: Ground,
  letters: number,
  scale: number,
  others: readonly Box[] = [],
): Box | null {
  const [w, h] = [(letters * LETTERS * WIDE) / scale, (LETTERS * HIGH) / scale];
  const taken = [...covered(shape, id, ground), ...others];
  const fits = (box: Box) => corners(box).every((p) => shape.inside(id, p, -2)) && !taken.some((b) => meet(b, box));
  const boxes = candidates(shape, id, ground, w, h).map((p) => boxAt(p, w, h));
  return boxes.find(fits) ?? null;
}
