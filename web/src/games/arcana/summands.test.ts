import { expect, it } from "vitest";
import { summands } from "./summands";
import { rows } from "./tables";

const [relic, place] = ["relic", "place"].map((kind) => rows.find((row) => row.kind === kind && row.vp)!);
const TOLD = [
  { type: "stake_won", seat: 0, card: relic!.id },
  { type: "stake_bribed", seat: 0, card: place!.id },
  { type: "stake_won", seat: 1, card: place!.id },
  { type: "objective_shown", seat: 0, objective: "o1", vp: 3 },
  { type: "objective_shown", seat: 0, objective: "o2", vp: 0 },
];

it("finds the stakes of a kind and the fulfilled objectives of a seat", () => {
  expect(summands(TOLD, 0, "relics")).toEqual([relic!.vp]);
  expect(summands(TOLD, 0, "places")).toEqual([place!.vp]);
  expect(summands(TOLD, 0, "objectives")).toEqual([3]);
  expect(summands(TOLD, 1, "relics")).toEqual([]);
});
