/**
 * A finished game, step by step. Steps load in ranges: first those around the current one, then the rest in the
 * background.
 */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { changed } from "./diff";
import type { Position } from "./live.svelte";
import type { ReplayStep } from "../generated/service";

/** Number of positions per request. */
const RANGE = 32;

/** A step for the director. */
export const positionOf = (step: ReplayStep): Position => ({
  ...step,
  type: "update",
  n: step.ply,
  undo: false,
  over: false,
});

export class Replay {
  plies = $state(0);
  steps = new SvelteMap<number, ReplayStep>();
  readonly id: string;
  readonly seat: number | null;
  #closed = false;
  #asked = new Map<number, Promise<void>>();

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
  }

  async step(ply: number): Promise<ReplayStep> {
    await this.#range(Math.floor(ply / RANGE));
    return this.steps.get(ply)!;
  }

  /** The positions of one range, requested once. */
  #range(number: number): Promise<void> {
    const kept = this.#asked.get(number);
    if (kept) return kept;
    const asked = this.#fetch(number * RANGE);
    this.#asked.set(number, asked);
    return asked;
  }

  async #fetch(from: number): Promise<void> {
    const { first, steps, changes } = await api.replayRange(this.id, from, from + RANGE - 1, this.seat);
    this.plies = first.plies;
    this.steps.set(first.ply, first);
    let view = first.view;
    steps.forEach((step, i) => {
      view = changed(view, changes[i]!);
      this.steps.set(step.ply, { ...step, view });
    });
  }

  /** Fetch everything that is missing, range by range. */
  async fill(): Promise<void> {
    for (let number = 0; number * RANGE <= this.plies && !this.#closed; number++) await this.#range(number);
  }

  close(): void {
    this.#closed = true;
  }
}
