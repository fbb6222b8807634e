import { describe, expect, it, vi } from "vitest";
import type { Table } from "../../lib/table.svelte";
import { fieldsOf, labelOf, thingOf } from "./reading";

const words: Record<string, string> = {
  "tiny-view-heaps": "Heaps",
  "tiny-heap-0": "Heap A",
  "tiny-card-B1": "Duelist",
  "tiny-resource-wood": "Wood",
};
vi.mock("../../lib/i18n.svelte", () => ({ maybe: (id: string) => words[id] }));
vi.mock("../../lib/guests", () => ({
  kindsOfThings: () => ({ B1: "card", wood: "resource" }),
  seatFields: () => ({}),
}));

const name = (target: string) => words[`tiny-${target.replace(":", "-")}`] ?? target;
const table = { game: "tiny", options: [{ targets: ["cell:4"] }], name } as unknown as Table;

describe("the view of a game that nobody here knows", () => {
  it("shows the fields that have words, or all of them", () => {
    expect(fieldsOf(table, { heaps: [1], secret: 2 })).toEqual(["heaps"]);
    expect(fieldsOf(table, { type: "row", left: 1, right: 2 })).toEqual(["left", "right"]);
  });

  it("names fields by their words, by things, or as they are written", () => {
    expect(labelOf(table, "heaps")).toBe("Heaps");
    expect(labelOf(table, "wood")).toBe("Wood");
    expect(labelOf(table, "last_move")).toBe("last move");
  });

  it("finds things by the field that holds them, by their own names, and by what is asked", () => {
    expect(thingOf(table, "heaps", 0)).toEqual({ target: "heap:0", name: "Heap A" });
    expect(thingOf(table, "hand", "B1")).toEqual({ target: "card:B1", name: "Duelist" });
    expect(thingOf(table, "hand", "card:B1")?.target).toBe("card:B1");
    expect(thingOf(table, "rows", { id: "B1", strength: 3 })?.target).toBe("card:B1");
    expect(thingOf(table, "cells", 4)?.target).toBe("cell:4");
    expect(thingOf(table, "cells", 5)).toBeUndefined();
    expect(thingOf(table, "note", "hello")).toBeUndefined();
  });
});
