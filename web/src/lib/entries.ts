/** Lines of the log. */
import type { Told } from "../generated/service";

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
