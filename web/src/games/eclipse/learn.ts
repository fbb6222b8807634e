/** What there is to learn about Eclipse. Lessons are recorded from the real game (tools/lessons.py). */
import type { Learning } from "../../lib/game";
import Piece from "./Piece.svelte";
import { DISCOVERIES, FACTIONS, PARTS, SECTORS, TECHS } from "./tables";

const group = (name: string, targets: string[]) => ({ group: `eclipse-web-group-${name}`, items: targets.map((target) => ({ target })) });
const sectors = (stack: string) => SECTORS.filter((s) => s.stack === stack).map((s) => `sector:${s.id}`);

const learning: Learning = {
  lessons: [],
  components: [
    group("technologies", TECHS.map((x) => `tech:${x.id}`)),
    group("parts", PARTS.map((x) => `part:${x.id}`)),
    group("species", FACTIONS.map((x) => `species:${x.id}`)),
    group("discoveries", DISCOVERIES.map((x) => `discovery:${x.id}`)),
    group("inner", [...sectors("centre"), ...sectors("inner")]),
    group("middle", sectors("middle")),
    group("outer", sectors("outer")),
    group("start", sectors("start")),
  ],
  Piece,
};

export default learning;
