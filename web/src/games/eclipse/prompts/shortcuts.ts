/** Things that can be clicked before their action is chosen: a technology, a ship, a disc, something to build. */
import type { Question } from "../../../generated/service";
import type { Foretelling } from "../../../lib/asking";
import type { Table } from "../../../lib/table.svelte";
import { viewOf } from "../view";

/** Spaces to explore aren't included, because exploring draws a tile and needs to be chosen explicitly. */
const KINDS = ["tech:", "ship:", "disc:", "build:"];

export function shortcuts(table: Table, question: Question): Foretelling[] {
  const openings = viewOf(table)?.openings ?? {};
  return question.options.flatMap((option) => {
    if (option.action.type !== "act") return [];
    const things = openings[String(option.action.action)] ?? [];
    return things
      .filter((x) => KINDS.some((kind) => x.startsWith(kind)))
      .map((target) => ({ ...option, targets: [target], then: [target] }));
  });
}
