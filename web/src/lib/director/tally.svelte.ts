/** The final score while it is counted, line by line, before the winner is named. */
import { flushSync } from "svelte";
import Tally from "../../ui/Tally.svelte";
import type { Outcome } from "../../generated/service";
import { linesOf } from "../outcome";
import type { FlyStage } from "./stage";

/** How long each line is shown. */
const LINE = 900;
const POP = [1, 1.5, 1].map((k) => ({ transform: `scale(${k})` }));

/** Progress of the counting. */
export class Counting {
  lines = $state(0);
  /** The winner, as soon as everything is counted. */
  verdict = $state("");
}

export async function tally(stage: FlyStage, outcome: Outcome, verdict: string): Promise<void> {
  const count = new Counting();
  const { x, y, w, h } = stage.table.slots.bench;
  const bench = stage.show(Tally, { table: stage.table, outcome, view: stage.after, count }, new DOMRect(x, y, w, h));
  const opening = [
    { transform: "scale(0.94)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  await stage.move(bench, opening, 260);
  for (const part of linesOf(outcome)) {
    count.lines++;
    flushSync();
    stage.sound("coin");
    const cells = bench.querySelectorAll(`[data-part="${part}"] b, [data-sums] b`);
    await stage.all(
      ...[...cells].map((cell, i) => stage.move(cell, POP, 300, { delay: (i % outcome.scores.length) * 60 })),
    );
    await stage.wait(LINE - 300);
  }
  count.verdict = verdict;
  flushSync();
}
