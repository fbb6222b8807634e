/** What is shown over the board: a card, the end of a chapter. */
import type { Ending } from "../motion/endings";

class Reading {
  card = $state<string | null>(null);
  ending = $state.raw<Ending | null>(null);
  /** Ends of chapters that played while the viewer watched, with the origin of every point. */
  readonly told = new Map<number, Ending>();

  remember(ending: Ending): void {
    this.told.set(ending.chapter, ending);
  }

  again(ending: Ending): void {
    this.ending = this.told.get(ending.chapter) ?? ending;
  }

  forget(): void {
    this.ending = null;
    this.told.clear();
  }
}

export const reading = new Reading();
