/** Readings of a final score. */
import type { Outcome } from "../generated/service";
import type { Table } from "./table.svelte";

/** The parts in which somebody scored, in the order of counting. */
export function linesOf({ scores }: Outcome): string[] {
  return Object.keys(scores[0]?.parts ?? {}).filter((part) => scores.some((s) => (s.parts[part] ?? 0) !== 0));
}

/** The sum of the first lines of the score for a seat. */
export function sumOf(outcome: Outcome, seat: number, lines: number): number {
  const parts = outcome.scores.find((s) => s.seat === seat)?.parts ?? {};
  return linesOf(outcome)
    .slice(0, lines)
    .reduce((sum, part) => sum + (parts[part] ?? 0), 0);
}

/** Up to this many summands are listed individually. */
const FEW = 3;

/** "3 + 2 + 2"; if there are many, equal ones are counted: "4 + 2×3 + 5×1". */
function told(made: number[]): string {
  if (made.length <= FEW) return made.join(" + ");
  const kinds = [...new Set(made)].map((n) => [made.filter((m) => m === n).length, n] as const);
  return kinds.map(([count, n]) => (count > 1 ? `${count}×${n}` : n)).join(" + ");
}

/** What these points are made of, if it is known and more than one thing contributes. */
export function madeOf(table: Table, view: unknown, seat: number, part: string, points: number): string {
  const made = table.module.summands?.(view, table, seat, part) ?? [];
  const known = made.length > 1 && made.reduce((a, b) => a + b, 0) === points;
  return known ? told(made) : "";
}
