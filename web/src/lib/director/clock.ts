export interface Timing {
  delay?: number;
  easing?: string;
  /** Added to the transform that the thing already has. */
  added?: boolean;
}

/** One clock for all motion of a scene, which can be finished at any time and undone without a trace. */
export class Clock {
  /** The fraction of its time that everything takes. */
  readonly factor: number;
  skipping = false;
  #running = new Set<Animation>();
  #waits = new Set<() => void>();
  #made: Animation[] = [];

  constructor(factor: number) {
    this.factor = factor;
  }

  /** Resolves when the motion is over; its changes stay until `clear`. */
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

  /** Real time, because reading takes the same time at every pace. */
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

  /** Finish everything that is running, and everything started later, at once. */
  skip(): void {
    this.skipping = true;
    for (const each of [...this.#running]) each.finish();
    for (const done of [...this.#waits]) done();
  }

  /** Undo the changes of all motion. */
  clear(): void {
    for (const each of this.#made) each.cancel();
    this.#made = [];
  }
}
