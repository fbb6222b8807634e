import { expect, test } from "vitest";
import type { GameInfo, TableInfo } from "../generated/service";
import { dealOf, readDeal } from "./deal";

const value = (v: unknown) => ({ value: v, seats: [2, 3], needs: {} });
const game: GameInfo = {
  name: "arcs",
  rules: "1",
  seats: [2, 3],
  options: [
    { name: "leaders", values: [value(true), value(false)], default: false },
    { name: "setup", values: [value("a"), value("b")], default: "a" },
  ],
  presets: {},
  levels: ["easy", "hard"],
};
const seat = (kind: string, level: string) => ({ kind, level });

function table(seed: unknown): TableInfo {
  globalThis.location = new URL("https://host/") as unknown as Location;
  const seats = [seat("here", "normal"), seat("bot", "hard")];
  return { game: "arcs", seed, options: { leaders: true, setup: "b" }, seats } as unknown as TableInfo;
}

test("an address carries a deal from one device to another", () => {
  const query = new URL(dealOf(table("a seed"))!).searchParams;
  const deal = readDeal(query, game)!;
  expect(deal.seed).toBe("a seed");
  expect(deal.options).toEqual({ leaders: true, setup: "b" });
  expect(deal.seats.map((s) => [s.kind, s.level])).toEqual([
    ["here", "normal"],
    ["bot", "hard"],
  ]);
});

test("a seed that is not known, or no text, cannot be dealt again", () => {
  expect(dealOf(table(null))).toBeUndefined();
  expect(dealOf(table(7))).toBeUndefined();
});

test("what the game does not know is left out", () => {
  const query = new URLSearchParams({ seed: "x", seats: "here,genius", "o.setup": '"z"', "o.more": "1" });
  expect(readDeal(query, game)).toEqual({
    seats: [
      { kind: "here", name: "", level: "normal" },
      { kind: "here", name: "", level: "normal" },
    ],
    options: {},
    seed: "x",
  });
  expect(readDeal(new URLSearchParams({ seed: "x", seats: "here" }), game)).toBeUndefined();
});
