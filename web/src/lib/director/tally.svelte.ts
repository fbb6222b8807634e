/** The final score while it is counted, line by line, and the winner when it is. */
import { flushSync } from "svelte";
import Crown from "../../ui/Crown.svelte";
import Tally from "../../ui/Tally.svelte";
import type { Outcome } from "../../generated/service";
import { linesOf } from "../outcome";
import type { FlyStage } from "./stage";

/** How long each line is shown. */
const LINE = 900;
const POP = [1, 1.5, 1].map((k) => ({ transform: `scale(${k})` }));
const OPENING = [
  { transform: "scale(0.94)", opacity: 0 },
  { transform: "none", opacity: 1 },
];

/** Progress of the counting. */
export class Counting {
  lines = $state(0);
  /** The winner, as soon as everything is counted. */
  verdict = $state("");
}

const bench = (stage: FlyStage): DOMRect => {
  const { x, y, w, h } = stage.table.slots.bench;
  return new DOMRect(x, y, w, h);
};

export async function tally(stage: FlyStage, outcome: Outcome, verdict: string): Promise<void> {
  const count = new Counting();
  const sheet = stage.show(Tally, { table: stage.table, outcome, view: stage.after, count }, bench(stage));
  await stage.move(sheet, OPENING, 260);
  for (const part of linesOf(outcome)) {
    count.lines++;
    flushSync();
    stage.sound("coin");
    const cells = sheet.querySelectorAll(`[data-part="${part}"] b, [data-sums] b`);
    await stage.all(
      ...[...cells].map((cell, i) => stage.move(cell, POP, 300, { delay: (i % outcome.scores.length) * 60 })),
    );
    await stage.wait(LINE - 300);
  }
  count.verdict = verdict;
  flushSync();
}

/** How far the splinters fly, in pixels. */
const FAR = 340;

/** The winner's sign rises in a fan of light, and splinters of the winner's colour fly. */
export async function crown(stage: FlyStage, outcome: Outcome, verdict: string): Promise<void> {
  const winners = outcome.ranking[0] ?? [];
  const points = outcome.scores.find((s) => s.seat === winners[0])?.total ?? 0;
  const sheet = stage.show(Crown, { winners, verdict, points }, bench(stage));
  const part = (name: string): Element => sheet.querySelector(`[data-${name}]`)!;
  const grown = (from: number) => [
    { transform: `scale(${from})`, opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  void stage.move(part("rays"), [{ transform: "rotate(-14deg)" }, { transform: "rotate(14deg)" }], 4000, {
    easing: "linear",
  });
  for (const spark of sheet.querySelectorAll("[data-spark]")) {
    const far = Number(spark.getAttribute("data-spark")) * FAR;
    const flight = [
      { transform: "translateY(-30px)", opacity: 0 },
      { transform: `translateY(${-far * 0.7}px)`, opacity: 1, offset: 0.35 },
      { transform: `translateY(${-far}px)`, opacity: 0 },
    ];
    void stage.move(spark, flight, 1500, { delay: 260, easing: "cubic-bezier(.1,.7,.4,1)" });
  }
  await stage.move(sheet, [{ opacity: 0 }, { opacity: 1 }], 200);
  await stage.all(
    stage.move(part("marks"), grown(0.2), 520, { easing: "cubic-bezier(.2,1.5,.4,1)" }),
    stage.move(part("words"), grown(0.9), 420, { delay: 240 }),
  );
}
