/** Learning material for Arcs. Lessons are recorded from the real game (tools/lessons.py). */
import type { Learning, Lesson } from "../../lib/game";
import { actionCards, AMBITIONS, guild, leaders, lore, RESOURCES, SUITS, vox } from "./tables";
import lessons from "./lessons.json";
import pictures from "./pictures";
import Piece from "./Piece.svelte";

const cards = (rows: { id: string }[]) => rows.map((row) => ({ target: `card:${row.id}` }));

const learning: Learning = {
  guided: { seed: "guided-1929", options: {} },
  lessons: lessons as unknown as Lesson[],
  components: [
    { group: "arcs-web-group-ambitions", items: AMBITIONS.map((a) => ({ target: `ambition:${a}` })) },
    { group: "arcs-web-group-resources", items: RESOURCES.map((r) => ({ target: `resource:${r}` })) },
    { group: "arcs-web-group-suits", items: SUITS.map((s) => ({ target: `suit:${s}` })) },
    ...SUITS.map((suit) => ({
      group: `arcs-web-group-${suit}`,
      items: actionCards.filter((c) => c.startsWith(suit)).map((c) => ({ target: `card:${c}` })),
    })),
    { group: "arcs-web-group-guild", items: cards(guild) },
    { group: "arcs-web-group-vox", items: cards(vox) },
    { group: "arcs-web-group-leaders", items: cards(leaders) },
    { group: "arcs-web-group-lore", items: cards(lore) },
  ],
  pictures,
  examples: async () => ({ default: (await import("./examples.json")).default as unknown as Lesson[] }),
  Piece,
};

export default learning;
