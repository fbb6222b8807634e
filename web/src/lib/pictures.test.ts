import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import sprites from "../art/sprites.json";
import { SEATS } from "../art/art";

const games = import.meta.glob<{ default: Record<string, string[]> }>("../games/*/pictures.ts", { eager: true });

describe.each(Object.entries(games))("%s", (path, { default: pictures }) => {
  const game = path.split("/").at(-2)!;
  const rules = readFileSync(new URL(`../../../locales/en/${game}-rules.ftl`, import.meta.url), "utf8");

  it("belong to rules that exist", () => {
    const known = (name: string) => rules.includes(`\n${game}-rule-${name} =`);
    expect(Object.keys(pictures).filter((name) => !known(name))).toEqual([]);
  });

  it("show miniatures that were drawn", () => {
    const drawn = (target: string) => {
      const [name, seat, form] = target.replace("sprite:", "").split(".");
      return [name, seat && SEATS[Number(seat)], form].filter(Boolean).join("-") in sprites;
    };
    const miniatures = Object.values(pictures)
      .flat()
      .filter((target) => target.startsWith("sprite:"));
    expect(miniatures.filter((target) => !drawn(target))).toEqual([]);
  });
});
