/** Learning material for Arcana. Lessons are recorded from the real game (tools/lessons.py). */
import type { Learning, Lesson } from "../../lib/game";
import { goals, rows, type Row } from "./tables";
import lessons from "./lessons.json";
import pictures from "./pictures";
import Piece from "./Piece.svelte";

const group = (name: string, fits: (row: Row) => boolean) => ({
  group: `arcana-web-group-${name}`,
  items: rows.filter(fits).map((row) => ({ target: `card:${row.id}` })),
});

const learning: Learning = {
  guided: { seed: "guided-10", options: {} },
  lessons: lessons as Lesson[],
  components: [
    group("personalities", (r) => r.kind === "personality"),
    group("places", (r) => r.kind === "place" && !r.guild),
    group("relics", (r) => r.kind === "relic" && !r.guild),
    group("guilds", (r) => !!r.guild),
    group("militia", (r) => r.kind.startsWith("militia")),
    { group: "arcana-web-group-objectives", items: goals.map((g) => ({ target: `objective:${g.id}` })) },
  ],
  pictures,
  examples: async () => ({ default: (await import("./examples.json")).default as unknown as Lesson[] }),
  Piece,
};

export default learning;
