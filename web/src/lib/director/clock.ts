export interface Timing {
  delay?: number;
  easing?: string;
  /** On top of the transform that the thing has already. */
  added?: boolean;
}

/** One clock for all motion of a scene: it can be hurried to its end at any time, and undone without a trace. */
export class Clock {
  /** How much of its time everything takes. */
  readonly factor: number;
  skipping = false;
  #running = new Set<Animation>();
  #waits = new Set<() => void>();
  #made: Animation[] = [];

  constructor(factor: number) {
    this.factor = factor;
  }

  /** Resolves when the motion is over; what it changed stays until `clear`. */
  async animate(node: Element, frames: Keyframe[], ms: number, how: Timing = {}) {
    const made = node.animate(frames, {
      composite: how.added ? "add" : "replace",
      duration: Math.max(1, ms * this.factor),
      delay: (how.delay ?? 0) * this.factor,
      easing: how.easing ?? "cubic-bezier(.3,.7,.2,1)",
      fill: "both",
    });
    this.#made.push(made);
    if (this.skipping) made.finish();
    this.#running.add(made);
    await made.finished.catch(() => undefined);
    this.#running.delete(made);
  }

  wait(ms: number): Promise<void> {
    return this.#until(ms * this.factor);
  }

  /** Real time: whoever reads needs it at every pace. */
  rest(ms: number): Promise<void> {
    return this.#until(ms);
  }

  #until(ms: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waits.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#waits.add(done);
    });
  }

  /** Everything that runs, and everything that is still begun, ends at once. */
  skip(): void {
    this.skipping = true;
    for (const each of [...this.#running]) each.finish();
    for (const done of [...this.#waits]) done();
  }

  /** Undo what motion has changed. */
  clear(): void {
    for (const each of this.#made) each.cancel();
    this.#made = [];
  }
}
