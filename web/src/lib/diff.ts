/**
 * Views are sent as changes to the previous one. The old view stays untouched, because it is still shown or compared
 * with.
 */
import type { Change } from "../generated/service";

type Place = Record<string | number, unknown>;

export function changed(view: unknown, changes: readonly Change[]): unknown {
  const fresh = new Set<unknown>();
  const own = (value: unknown): Place => {
    if (fresh.has(value)) return value as Place;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Place) };
    fresh.add(copy);
    return copy as Place;
  };
  const root = own(view);
  for (const change of changes) {
    const way = change.at.slice(0, -1);
    const last = change.at.at(-1)!;
    const place = way.reduce<Place>((at, step) => (at[step] = own(at[step])) as Place, root);
    if ("now" in change) place[last] = change.now;
    else Reflect.deleteProperty(place, last);
  }
  return root;
}
