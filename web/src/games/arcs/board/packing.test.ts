import { describe, expect, it } from "vitest";
import type { Box } from "../../../lib/geometry";
import { sites } from "../tables";
import { groupWidth } from "./fleets";
import { inside, spots } from "./geometry";
import { corners, covered, groundOf } from "./ground";
import { pack, SIZES } from "./packing";

const crowd = (n: number, most: number) => Array.from({ length: 4 }, () => [groupWidth(n, most), groupWidth(n, most)]);
const boxes = (places: readonly (readonly (readonly [number, number])[])[], scale: number, wide: number): Box[] =>
  places.flat().map(([x, y]) => ({ x, y: y - 14.5 * scale, w: wide * scale, h: 29 * scale }));
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

const places = sites.map((s) => [s.id, s.slots] as const);

describe("ships in a system", () => {
  it.each(places)("fit in %s, even all of all players, with every slot built over and one more", (id, slots) => {
    const taken = covered(id, groundOf(id, slots + 1));
    const packed = pack(id, crowd(12, 1), taken, spots(id).ships, SIZES.far)!;
    const ships = boxes(packed.places, packed.scale, groupWidth(12, 1));
    expect(ships.flatMap(corners).filter((corner) => !inside(id, corner, 0))).toEqual([]);
    expect(ships.flatMap((a, i) => [...ships.slice(i + 1), ...taken].filter((b) => meet(a, b)))).toEqual([]);
  });

  it.each(places)("leave %s room for its buildings", (id, slots) => {
    for (const n of [slots, slots + 1])
      expect(
        covered(id, groundOf(id, n))
          .slice(1)
          .flatMap(corners)
          .filter((corner) => !inside(id, corner, -2)),
      ).toEqual([]);
  });

  it("keep a row for each player while there is room", () => {
    const packed = pack(
      "crescent_1",
      [[groupWidth(2, 5)], [groupWidth(1, 5)]],
      [],
      spots("crescent_1").ships,
      SIZES.near,
    );
    expect(packed!.scale).toBe(1);
    expect(packed!.places[0]![0]![1]).toBeLessThan(packed!.places[1]![0]![1]);
  });
});
