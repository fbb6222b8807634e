import { expect, it } from "vitest";
import { stopsOf } from "./voyage";
import type { ArcsView } from "../../../generated/arcs";

const moved = (origin: string, to: string, fresh: number, damaged: number, on: boolean) => ({
  type: "moved",
  seat: 0,
  origin,
  to,
  fresh,
  damaged,
  on,
});
const STORY = [
  moved("gate_4", "hex_1", 3, 0, false),
  moved("hex_1", "gate_1", 4, 2, false),
  moved("gate_1", "gate_6", 3, 1, true),
];

function view(at: string, fresh: number, damaged: number, under_way = true): ArcsView {
  return {
    voyages: [{ seat: 0, at, fresh, damaged, under_way }],
    systems: [{ id: "hex_1", fresh: [1], damaged: [0] }],
  } as unknown as ArcsView;
}

it("says who stayed at each place that a catapult has left", () => {
  expect(stopsOf(view("gate_6", 3, 1), STORY)).toEqual([
    { system: "hex_1", fresh: 1, damaged: 0 },
    { system: "gate_1", fresh: 1, damaged: 1 },
  ]);
});

it("does not count a leg that was taken back", () => {
  expect(stopsOf(view("gate_1", 4, 2), STORY)).toEqual([{ system: "hex_1", fresh: 1, damaged: 0 }]);
});

it("knows no stops before the first leg", () => {
  expect(stopsOf(view("hex_1", 5, 2, false), STORY)).toEqual([]);
});
