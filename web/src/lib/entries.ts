/** Lines of the log. */
import type { GameModule } from "./game";
import type { Told } from "./wire";

export interface Entry extends Told {
  ply: number;
}

const made = new WeakMap<object, Entry[]>();

/** What one update told. Made once for each, so that the log redraws nothing but what is new. */
export function entriesOf(update: { ply: number; events: readonly Told[] }): Entry[] {
  const known = made.get(update);
  if (known) return known;
  const entries = update.events.map((told) => ({ ...told, ply: update.ply }));
  made.set(update, entries);
  return entries;
}

/** Where rounds or chapters begin along a game, with their numbers. */
export function beginnings(entries: readonly Entry[], begins: GameModule["begins"]): { at: number; number: number }[] {
  return entries.filter((e) => e.event.type === begins?.event).map((e) => ({ at: e.ply, number: Number(e.event[begins!.number]) }));
}
