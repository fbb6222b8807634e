/** The ends of chapters that this table has seen, to be leafed through again. */
import type { Table } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/wire";
import { AMBITIONS } from "./components";
import { viewOf, type ArcsView } from "./view";

export interface Result { ambition: string; places: { seat: number; power: number }[]; counts: { seat: number; count: number }[] }
export interface Ending { chapter: number; results: Result[] }

class Scored {
  endings = $state.raw<Ending[]>([]);
  /** The one that is shown. */
  shown = $state.raw<Ending | null>(null);

  /** Remember the end of a chapter, if these events tell of one. */
  take(table: Table): Ending | null {
    const told = table.events.map((e) => e.event);
    const results = AMBITIONS.flatMap((ambition) => resultOf(ambition, told, (table.before ?? table.view) as ArcsView));
    if (results.length === 0) return null;
    const ending = { chapter: Number(told.find((e) => e.type === "chapter-ended")?.chapter ?? viewOf(table).chapter), results };
    this.endings = [...this.endings.filter((e) => e.chapter !== ending.chapter), ending].sort((a, b) => a.chapter - b.chapter);
    return ending;
  }
}

/** Who scored an ambition, and how much everybody had before it was scored. */
function resultOf(ambition: string, told: GameEvent[], before: ArcsView): Result[] {
  const here = told.filter((e) => (e.type === "scored" || e.type === "nobody-scored") && e.ambition === ambition);
  if (here.length === 0) return [];
  const places = here.filter((e) => e.type === "scored").map((e) => ({ seat: Number(e.seat), power: Number(e.power) }));
  const won = (seat: number) => places.find((p) => p.seat === seat)?.power ?? 0;
  const counts = before.players.map((p) => ({ seat: p.seat, count: p.counts[ambition] ?? 0 })).filter((c) => c.count > 0 || won(c.seat) > 0);
  return [{ ambition, places, counts: counts.sort((a, b) => won(b.seat) - won(a.seat) || b.count - a.count) }];
}

const known = new WeakMap<Table, Scored>();

export function scoredAt(table: Table): Scored {
  const found = known.get(table) ?? new Scored();
  known.set(table, found);
  return found;
}
