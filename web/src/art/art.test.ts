import { expect, test } from "vitest";
import { sprite } from "./art";

test("a sprite is found by its thing, seat and form", () => {
  expect(sprite("arcs/ship", 1, "damaged").href).toMatch(/^\/art\/sprites\/arcs\/ship-azure-damaged\.webp\?v=\w{8}$/);
  expect(sprite("eclipse/planet-money", null, "advanced").foot).toEqual([0.5, 0.5]);
});

test("a sprite that does not exist is a mistake", () => {
  expect(() => sprite("arcs/teapot")).toThrow("no sprite arcs/teapot");
});
