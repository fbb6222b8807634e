/**
 * What one seat of a live table sees, in its own time: updates of other players are shown one after another, not all at once.
 */
import type { Live } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { Position } from "./live.svelte";

const PACE = { full: 700, calm: 350, none: 0 };
const LONGEST = 2500;

export class SeatView {
  shown: Position | null = $state.raw(null);
  before: Position | null = $state.raw(null);
  #queue: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seat: number;
  #last = -1;

  constructor(seat: number | null) {
    this.#seat = seat ?? -1;
  }

  /** Take what is new in the channel's memory. */
  take(live: Live): void {
    const fresh = live.history.filter((u) => (u.seat ?? -1) === this.#seat && u.serial > this.#last);
    if (fresh.length === 0) return;
    const first = this.#last < 0;
    this.#last = fresh.at(-1)!.serial;
    if (first || settings.motion === "none") this.#jump(fresh);
    else this.#line(fresh);
  }

  /** Show everything that still waits. */
  skip = (): void => {
    if (this.#queue.length > 0) this.#jump(this.#queue);
  };

  #jump(updates: Position[]): void {
    clearTimeout(this.#timer);
    this.before = updates.at(-2) ?? this.shown;
    this.shown = updates.at(-1)!;
    this.#queue = [];
    this.#timer = undefined;
  }

  #line(updates: Position[]): void {
    this.#queue.push(...updates);
    if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    const update = this.#queue.shift();
    this.#timer = undefined;
    if (!update) return;
    this.before = this.shown;
    this.shown = update;
    const pause = Math.min(PACE[settings.motion], LONGEST / (this.#queue.length + 1));
    if (this.#queue.length > 0) this.#timer = setTimeout(this.#next, pause);
  };

  close(): void {
    clearTimeout(this.#timer);
  }
}
