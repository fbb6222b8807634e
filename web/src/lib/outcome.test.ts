import { expect, it } from "vitest";
import type { Outcome } from "../generated/service";
import type { Table } from "./table.svelte";
import { linesOf, madeOf, sumOf } from "./outcome";

const OUTCOME: Outcome = {
  scores: [
    { seat: 0, total: 5, parts: { sectors: 7, traitor: -2, monoliths: 0 }, ties: [] },
    { seat: 1, total: 4, parts: { sectors: 4, traitor: 0, monoliths: 0 }, ties: [] },
  ],
  ranking: [[0], [1]],
};

it("counts only what anybody has, or has lost", () => {
  expect(linesOf(OUTCOME)).toEqual(["sectors", "traitor"]);
});

it("adds up line by line to the total", () => {
  expect([0, 1, 2].map((lines) => sumOf(OUTCOME, 0, lines))).toEqual([0, 7, 5]);
  for (const { seat, total } of OUTCOME.scores) expect(sumOf(OUTCOME, seat, 2)).toBe(total);
});

it("tells few summands one by one, and counts many", () => {
  const made = (...parts: number[]) => {
    const table = { module: { summands: () => parts } } as unknown as Table;
    return madeOf(
      table,
      {},
      0,
      "sectors",
      parts.reduce((a, b) => a + b, 0),
    );
  };
  expect(made(3, 2, 2)).toBe("3 + 2 + 2");
  expect(made(4, 3, 3, 1, 1, 1)).toBe("4 + 2×3 + 3×1");
  expect(made(7)).toBe("");
});
