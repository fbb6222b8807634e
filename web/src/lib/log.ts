/** Lines of the log. */
import type { EventLine } from "../generated/service";
import type { GameModule } from "./game";

export interface Entry extends EventLine {
  ply: number;
}

const made = new WeakMap<object, Entry[]>();

/** The lines of one update. Built once for each, so that the log only draws what is new. */
export function entriesOf(update: { ply: number; events: readonly EventLine[] }): Entry[] {
  const known = made.get(update);
  if (known) return known;
  const entries = update.events.map((told) => ({ ...told, ply: update.ply }));
  made.set(update, entries);
  return entries;
}

export interface Round {
  /** 0 for everything before the first. */
  number: number;
  entries: Entry[];
}

/** The log by round or chapter, oldest first. */
export function byRound(entries: readonly Entry[], begins: GameModule["begins"]): Round[] {
  const rounds: Round[] = [];
  for (const entry of entries) {
    const begun = begins && entry.event.type === begins.event ? Number(entry.event[begins.number]) : undefined;
    const last = rounds.at(-1)?.number ?? -1; // what was undone may begin again
    if ((begun ?? 0) > last) rounds.push({ number: begun ?? 0, entries: [] });
    rounds.at(-1)!.entries.push(entry);
  }
  return rounds;
}
