/** Readings of a final score. */
import type { Outcome } from "../generated/service";
import type { Table } from "./table.svelte";

/** The parts that brought anybody anything, in the order in which they are counted. */
export function linesOf({ scores }: Outcome): string[] {
  return Object.keys(scores[0]?.parts ?? {}).filter((part) => scores.some((s) => (s.parts[part] ?? 0) !== 0));
}

/** What the first lines of the score add up to for a seat. */
export function sumOf(outcome: Outcome, seat: number, lines: number): number {
  const parts = outcome.scores.find((s) => s.seat === seat)?.parts ?? {};
  return linesOf(outcome)
    .slice(0, lines)
    .reduce((sum, part) => sum + (parts[part] ?? 0), 0);
}

/** So many summands are told one by one. */
const FEW = 3;

/** "3 + 2 + 2"; many of them are counted: "4 + 2×3 + 5×1". */
function told(made: number[]): string {
  if (made.length <= FEW) return made.join(" + ");
  const kinds = [...new Set(made)].map((n) => [made.filter((m) => m === n).length, n] as const);
  return kinds.map(([count, n]) => (count > 1 ? `${count}×${n}` : n)).join(" + ");
}

/** What these points are made of, if it is known and more than one thing. */
export function madeOf(table: Table, view: unknown, seat: number, part: string, points: number): string {
  const made = table.module.summands?.(view, table, seat, part) ?? [];
  const known = made.length > 1 && made.reduce((a, b) => a + b, 0) === points;
  return known ? told(made) : "";
}
