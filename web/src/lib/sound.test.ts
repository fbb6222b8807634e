import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null });
const { heard } = await import("./sound.svelte");

test("what happens on the table is heard by its kind", () => {
  expect(heard({ type: "moved" })).toBe("put_down");
  expect(heard({ type: "dice_rolled" })).toBe("dice_3");
  expect(heard({ type: "fielded_open" })).toBe("card_turn");
});

test("a building sounds heavier than a ship, and falls otherwise", () => {
  expect(heard({ type: "built", piece: "city" })).toBe("building");
  expect(heard({ type: "built", piece: "ship" })).toBe("put_down");
  expect(heard({ type: "built", item: "orbital" })).toBe("building");
  expect(heard({ type: "destroyed", piece: "starport" })).toBe("city_falls");
});

test("the rest is silent", () => {
  expect(heard({ type: "passed" })).toBeNull();
});
