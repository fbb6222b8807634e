import { expect, test } from "vitest";
import { nearest } from "./arrows";

const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };
const HERE = { x: 100, y: 100 };

test("the nearest thing in the direction is found", () => {
  const places = [
    { x: 300, y: 100 },
    { x: 180, y: 110 },
    { x: 20, y: 100 },
  ];
  expect(nearest(HERE, places, RIGHT)).toBe(1);
});

test("what lies straight on comes before what lies aside", () => {
  const places = [
    { x: 150, y: 30 },
    { x: 100, y: 20 },
  ];
  expect(nearest(HERE, places, UP)).toBe(1);
});

test("behind and beside lies nothing", () => {
  expect(
    nearest(
      HERE,
      [
        { x: 40, y: 100 },
        { x: 100, y: 300 },
      ],
      RIGHT,
    ),
  ).toBe(-1);
});
