import { expect, test } from "vitest";
import { byRound, type Entry } from "./log";

const told = (type: string, more: Record<string, unknown> = {}, ply = 0) =>
  ({ ply, event: { type, ...more }, line: { id: type } }) as unknown as Entry;

test("a log falls into its rounds, and what came before the first is kept apart", () => {
  const log = [told("dealt"), told("round", { n: 1 }), told("moved"), told("moved"), told("round", { n: 2 })];
  const rounds = byRound(log, { event: "round", number: "n", title: "web-round" });
  expect(rounds.map((r) => [r.number, r.entries.length])).toEqual([
    [0, 1],
    [1, 3],
    [2, 1],
  ]);
});

test("a game without rounds has one", () => {
  expect(byRound([told("a"), told("b")], undefined).map((r) => r.entries.length)).toEqual([2]);
  expect(byRound([], undefined)).toEqual([]);
});
