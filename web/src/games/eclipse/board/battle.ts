/** Readings of a battle: which ships stand together, and which of them the question is about. */
import type { EclipseView, TargetView } from "../../../generated/eclipse";

export interface Warship extends TargetView {
  count: number;
}

/** Equal ships stand together: same type, same damage. */
export function warships(view: EclipseView): Warship[] {
  const found = new Map<string, Warship>();
  for (const ship of view.melee?.ships ?? []) {
    const name = `${ship.seat}.${ship.ship}.${ship.damage}`;
    const known = found.get(name);
    if (known) known.count += 1;
    else found.set(name, { ...ship, count: 1 });
  }
  return [...found.values()];
}

/** Types of ship that the question is about: those that may act now, or whose dice are assigned. */
export function acting(options: readonly { targets: readonly string[] }[], ship: unknown): Set<string> {
  if (typeof ship === "string") return new Set([ship.replace("ship:", "")]);
  return new Set(
    options.flatMap((o) => o.targets.filter((x) => x.startsWith("ship:")).map((x) => x.slice(5).split("@")[0]!)),
  );
}
