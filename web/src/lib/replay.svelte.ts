/** A finished game, step by step. Steps are fetched when they are looked at, the rest quietly in the background. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { ReplayStep } from "../generated/service";

export class Replay {
  plies = $state(0);
  steps = new SvelteMap<number, ReplayStep>();
  readonly id: string;
  readonly seat: number | null;
  #closed = false;
  #asked = new Map<number, Promise<ReplayStep>>();

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
  }

  async step(ply: number): Promise<ReplayStep> {
    const kept = this.#asked.get(ply);
    if (kept) return kept;
    const asked = api.replay(this.id, ply, this.seat);
    this.#asked.set(ply, asked);
    const step = await asked;
    this.plies = step.plies;
    this.steps.set(ply, step);
    return step;
  }

  /** Fetch all that is missing, one after another. */
  async fill(): Promise<void> {
    for (let ply = 0; ply <= this.plies && !this.#closed; ply++) await this.step(ply);
  }

  close(): void {
    this.#closed = true;
  }
}
