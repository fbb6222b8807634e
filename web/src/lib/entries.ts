/** Lines of the log. */
import type { EventLine } from "../generated/service";

export interface Entry extends EventLine {
  ply: number;
}

const made = new WeakMap<object, Entry[]>();

/** What one update told. Made once for each, so that the log redraws nothing but what is new. */
export function entriesOf(update: { ply: number; events: readonly EventLine[] }): Entry[] {
  const known = made.get(update);
  if (known) return known;
  const entries = update.events.map((told) => ({ ...told, ply: update.ply }));
  made.set(update, entries);
  return entries;
}
