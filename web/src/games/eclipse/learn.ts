/** Learning material for Eclipse. Lessons are recorded from the real game (tools/lessons.py). */
import type { Learning, Lesson } from "../../lib/game";
import lessons from "./lessons.json";
import pictures from "./pictures";
import Piece from "./Piece.svelte";
import { DISCOVERIES, FACTIONS, PARTS, SECTORS, TECHS } from "./tables";

// messages: eclipse-web-group-*
const group = (name: string, targets: string[]) => ({
  group: `eclipse-web-group-${name}`,
  items: targets.map((target) => ({ target })),
});
const sectors = (stack: string) => SECTORS.filter((s) => s.stack === stack).map((s) => `sector:${s.id}`);

const learning: Learning = {
  guided: { seed: "guided-0", options: { species: "terrans", factions: "random" } },
  lessons: lessons as Lesson[],
  components: [
    group(
      "technologies",
      TECHS.map((x) => `tech:${x.id}`),
    ),
    group(
      "parts",
      PARTS.map((x) => `part:${x.id}`),
    ),
    group(
      "species",
      FACTIONS.map((x) => `species:${x.id}`),
    ),
    group(
      "discoveries",
      DISCOVERIES.map((x) => `discovery:${x.id}`),
    ),
    group("inner", [...sectors("centre"), ...sectors("inner")]),
    group("middle", sectors("middle")),
    group("outer", sectors("outer")),
    group("start", sectors("start")),
  ],
  pictures,
  examples: async () => ({ default: (await import("./examples.json")).default as unknown as Lesson[] }),
  Piece,
};

export default learning;
