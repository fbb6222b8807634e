/** The bots' analysis of a finished game: win chances, turning points, alternatives. */
import { SvelteMap } from "svelte/reactivity";
import type { Analysis, Choices } from "../generated/service";
import { api } from "./api";

const PAUSE = 500;

export class GameAnalysis {
  found: Analysis | null = $state.raw(null);
  choices = new SvelteMap<number, Choices>();
  readonly id: string;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Ask until everything is known, or nobody is watching anymore. */
  async follow(): Promise<void> {
    while (!this.#closed) {
      this.found = await api.analysis(this.id);
      if (this.found.done) return;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }

  /** The alternatives at this ply. */
  async weigh(ply: number): Promise<void> {
    if (!this.choices.has(ply)) this.choices.set(ply, await api.choices(this.id, ply));
  }

  close(): void {
    this.#closed = true;
  }

  plies: number[] = $derived((this.found?.moments ?? []).map((m) => m.ply));
  series: { seat: number; values: number[] }[] = $derived.by(() => {
    const moments = this.found?.moments ?? [];
    return (moments[0]?.win ?? []).map((_, seat) => ({ seat, values: moments.map((m) => m.win[seat] ?? 0) }));
  });
  /** Moves that changed the chances for long, in the order of the game. */
  turns: Analysis["swings"] = $derived([...(this.found?.swings ?? [])].sort((a, b) => a.ply - b.ply));

  /** Everyone's chances after this many moves, from the last evaluation before. */
  at(ply: number): number[] | undefined {
    return this.found?.moments.findLast((m) => m.ply <= ply)?.win;
  }
}
