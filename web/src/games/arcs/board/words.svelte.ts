/** What is being read over the board: a card, the end of a chapter. */
import type { Ending } from "../motion/endings";

class Reading {
  card = $state<string | null>(null);
  ending = $state.raw<Ending | null>(null);
}

export const reading = new Reading();
