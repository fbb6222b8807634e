/** Games from other packages have no lessons; their rules are shown as written. */
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
