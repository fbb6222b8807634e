/** Games of other packages bring no lessons; their rules are read as they wrote them. */
import type { Learning } from "../../lib/game";
import Piece from "./Piece.svelte";

const learning: Learning = {
  guided: { seed: "first", options: {} },
  lessons: [],
  components: [],
  pictures: {},
  examples: () => Promise.resolve({ default: [] }),
  Piece,
};

export default learning;
