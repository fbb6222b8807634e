/** Every event of every game has a motion, or says why not. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { AnyMotion } from "../lib/director/types";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("location", { search: "" });
vi.stubGlobal("sessionStorage", { getItem: () => null });
vi.stubGlobal("localStorage", { getItem: () => null });
const motions = import.meta.glob<{ motion: AnyMotion }>("./*/motion/index.ts");

/** The tags of a game's events, from the generated types. */
function tagsOf(game: string): string[] {
  const source = readFileSync(new URL(`../generated/${game}.ts`, import.meta.url), "utf-8");
  const union = /export type Event =\s*([^;]*);/.exec(source)![1]!;
  const names = [...union.matchAll(/\w+/g)].map(([name]) => name);
  return names.map((name) => new RegExp(`interface ${name} \\{\\s*type: "([^"]+)"`).exec(source)![1]!);
}

test.each(Object.keys(motions))("%s has a recipe for every event, or a reason for none", async (path) => {
  const { motion } = await motions[path]!();
  const tags = tagsOf(path.split("/")[1]!);
  expect(Object.keys(motion.recipes).sort()).toEqual([...tags].sort());
  for (const recipe of Object.values(motion.recipes) as unknown[])
    if (typeof recipe !== "function") expect((recipe as { still: string }).still).toMatch(/\w+ \w+/);
});
