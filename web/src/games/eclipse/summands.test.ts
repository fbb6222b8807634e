import { expect, it } from "vitest";
import type { EclipseView } from "../../generated/eclipse";
import { summands } from "./summands";

const player = { discovery_tiles: 2, friends: [1], tech_points: [0, 2, 3], reputation: null };
const hexes = [
  { disc: 0, points: 2, monolith: true },
  { disc: 0, points: 3, monolith: false },
  { disc: 0, points: 0, monolith: false },
  { disc: 1, points: 4, monolith: true },
];
const view = { players: [player], hexes } as unknown as EclipseView;

it("reads from the last view what every part of the score is made of", () => {
  const parts = ["sectors", "monoliths", "discoveries", "ambassadors", "technologies", "reputation", "species"];
  expect(parts.map((part) => summands(view, 0, part))).toEqual([[3, 2], [3], [2, 2], [1], [3, 2], [], []]);
  expect(summands(view, 5, "sectors")).toEqual([]);
});
