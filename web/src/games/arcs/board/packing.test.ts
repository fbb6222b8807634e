import { describe, expect, it } from "vitest";
import type { Box } from "../../../lib/geometry";
import { sites } from "../tables";
import { groupWidth } from "./fleets";
import { shapeFor } from "./geometry";
import { corners, covered, groundOf } from "./ground";
import { pack, SIZES } from "./packing";

const crowd = (n: number, most: number) => Array.from({ length: 4 }, () => [groupWidth(n, most), groupWidth(n, most)]);
const boxes = (places: readonly (readonly (readonly [number, number])[])[], scale: number, wide: number): Box[] =>
  places.flat().map(([x, y]) => ({ x, y: y - 14.5 * scale, w: wide * scale, h: 29 * scale }));
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

/**
 * The available space in every class of window: desktops from large to small, a tablet, a phone, a phone in landscape.
 */
const ROOMS = [
  [1240, 820],
  [880, 672],
  [858, 560],
  [744, 560],
  [804, 608],
  [378, 446],
  [516, 382],
] as const;
const shapes = [...new Set(ROOMS.map(([w, h]) => shapeFor({ w, h })))];
const places = shapes.flatMap((shape) => sites.map((s) => [s.id, s.slots, shape.wide, shape] as const));

describe("ships in a system", () => {
  it.each(places)(
    "fit in %s, even all of all players, with every slot built over and one more (%i, %f)",
    (id, slots, _, shape) => {
      const taken = covered(shape, id, groundOf(shape, id, slots + 1));
      const packed = pack(shape, id, crowd(12, 1), taken, shape.spots(id).ships, SIZES.far)!;
      const ships = boxes(packed.places, packed.scale, groupWidth(12, 1));
      expect(ships.flatMap(corners).filter((corner) => !shape.inside(id, corner, 0))).toEqual([]);
      expect(ships.flatMap((a, i) => [...ships.slice(i + 1), ...taken].filter((b) => meet(a, b)))).toEqual([]);
    },
  );

  it.each(places)("leave %s room for its buildings (%i, %f)", (id, slots, _, shape) => {
    for (const n of [slots, slots + 1])
      expect(
        covered(shape, id, groundOf(shape, id, n))
          .slice(1)
          .flatMap(corners)
          .filter((corner) => !shape.inside(id, corner, -2)),
      ).toEqual([]);
  });

  it("keep a row for each player while there is room", () => {
    const [shape] = shapes;
    const packed = pack(
      shape!,
      "crescent_1",
      [[groupWidth(2, 5)], [groupWidth(1, 5)]],
      [],
      shape!.spots("crescent_1").ships,
      SIZES.near,
    );
    expect(packed!.scale).toBe(1);
    expect(packed!.places[0]![0]![1]).toBeLessThan(packed!.places[1]![0]![1]);
  });
});
