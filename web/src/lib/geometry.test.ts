import { describe, expect, it } from "vitest";
import { apart, axis, columned, legible, pathOf, spread } from "./geometry";

describe("geometry", () => {
  it("writes paths", () => {
    expect(
      pathOf(
        [
          { x: 0, y: 1 },
          { x: 2.25, y: 3 },
        ],
        true,
      ),
    ).toBe("M0.0 1.0L2.3 3.0Z");
  });

  it("divides an axis into round steps", () => {
    expect(axis(0)).toEqual([0, 1]);
    expect(axis(42)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(axis(31).at(-1)!).toBeGreaterThanOrEqual(31);
  });

  it("pushes labels apart and keeps their order", () => {
    expect(apart([10, 12, 40], 18)).toEqual([10, 28, 46]);
    expect(apart([40, 10, 12], 18)).toEqual([46, 10, 28]);
    expect(apart([98, 99, 20], 18, 100)).toEqual([82, 100, 20]);
  });

  it("leaves out names that would run into the one before", () => {
    const names = [
      { x: 46, text: "Round 1" },
      { x: 52, text: "2" },
      { x: 90, text: "3" },
      { x: 100, text: "4" },
      { x: 110, text: "5" },
    ];
    expect(legible(names).map((name) => name.text)).toEqual(["Round 1", "3", "5"]);
    expect(legible(names)[0]!.x).toBeGreaterThanOrEqual(0);
  });
});

it("puts things where a column is shortest, and keeps their order", () => {
  const lengths: Record<string, number> = { a: 5, b: 2, c: 2, d: 1, e: 3 };
  expect(columned(Object.keys(lengths), 3, (x) => lengths[x]!)).toEqual([["a"], ["b", "d"], ["c", "e"]]);
  expect(columned(["a"], 3, () => 1)).toEqual([["a"]]);
});

it("moves marks aside that would lie on each other", () => {
  expect(spread([10, 60, 120], 44, 200)).toEqual([10, 60, 120]);
  expect(spread([10, 20, 30], 44, 200)).toEqual([10, 54, 98]);
  expect(spread([150, 190, 199], 44, 200)).toEqual([112, 156, 200]);
});
