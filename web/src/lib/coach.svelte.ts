/**
 * The coach explains each kind of decision the first time it comes up, points at what it is about, and then stays
 * silent. The device remembers what was explained, for each game.
 */
import { maybe } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const keyOf = (game: string) => `stolik-taught-${game}`;

function remembered(game: string): ReadonlySet<string> {
  try {
    return new Set(localStorage.getItem(keyOf(game))?.split(" "));
  } catch {
    return new Set(); // a store that is forbidden forgets with the page
  }
}

function remember(game: string, kinds: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(game), [...kinds].join(" "));
  } catch {
    // the same
  }
}

/** Start over: everything will be explained again. */
export function forgetLessons(game: string): void {
  remember(game, new Set());
}

export class Coach {
  readonly #table: Table;
  #taught: ReadonlySet<string> = $state.raw(new Set());

  constructor(table: Table) {
    this.#table = table;
    this.#taught = remembered(table.game);
  }

  /** The kind of decision that is new to this reader. Decisions without a choice don't count. */
  get topic(): string {
    const { decision, options } = this.#table;
    return settings.coach && decision && options.length > 1 && !this.#taught.has(decision.kind) ? decision.kind : "";
  }

  /** Two sentences about it (messages: *-coach-*). */
  get words(): string | undefined {
    return this.topic ? maybe(`${this.#table.game}-coach-${this.topic}`) : undefined;
  }

  /** The things to look at first. */
  get look(): string[] {
    return [...new Set(this.#table.options.flatMap((option) => option.targets.slice(0, 1)))];
  }

  /** The reader has read it, or has decided without it. */
  taught(): void {
    if (!this.topic) return;
    this.#taught = new Set([...this.#taught, this.topic]);
    remember(this.#table.game, this.#taught);
  }
}
