/** The route of moving ships, from the events: where some of them were dropped off. */
import type { Table } from "../../../lib/table.svelte";
import type { GameEvent } from "../../../generated/service";
import type { ArcsView, VoyageView } from "../../../generated/arcs";

export interface Party {
  fresh: number;
  damaged: number;
}
export interface Stop extends Party {
  system: string;
}

type Leg = Party & { origin: string; to: string };
const isLeg = (event: GameEvent, seat: number): boolean => event.type === "moved" && event.seat === seat;
const minus = (a: Party, b: Party): Party => ({ fresh: a.fresh - b.fresh, damaged: a.damaged - b.damaged });

/** The legs of this voyage. Moves that were undone are at the end and lead elsewhere. */
function legsOf(voyage: VoyageView, told: readonly GameEvent[]): Leg[] {
  if (!voyage.under_way) return [];
  const all = told.filter((event) => isLeg(event, voyage.seat));
  const legs = all.slice(
    Math.max(
      0,
      all.findLastIndex((event) => !event.on),
    ),
  ) as unknown as Leg[];
  const last = legs.findLastIndex(
    (leg) => leg.to === voyage.at && leg.fresh === voyage.fresh && leg.damaged === voyage.damaged,
  );
  return legs.slice(0, last + 1);
}

/** Places the group has left, and the ships that stayed there. */
export function stopsOf(view: ArcsView, told: readonly GameEvent[]): Stop[] {
  const voyage = view.voyages.at(-1);
  if (!voyage) return [];
  return legsOf(voyage, told).map((leg, i, legs) => {
    const start = view.systems.find((s) => s.id === leg.origin);
    const stayed =
      i > 0
        ? minus(legs[i - 1]!, leg)
        : { fresh: start?.fresh[voyage.seat] ?? 0, damaged: start?.damaged[voyage.seat] ?? 0 };
    return { system: leg.origin, ...stayed };
  });
}

/** The number of ships about to move on, from the steppers. */
function goingOf(table: Table): Party {
  const value = (prefix: string) => table.amounts.find((a) => a.prefix === prefix)?.value ?? 0;
  return { fresh: value("number:fresh."), damaged: value("number:damaged.") };
}

/**
 * The move in question: ships that stay where the group is, ships that move on, and the destination (null if not asked
 * yet).
 */
export function splitOf(table: Table): { at: string; stay: Party; go: Party; to: string | null } | null {
  const voyage = (table.view as ArcsView).voyages.at(-1);
  const kind = table.decision?.kind;
  if (!voyage || table.options.length === 0 || (kind !== "ships" && kind !== "catapult")) return null;
  const go = kind === "ships" ? goingOf(table) : voyage;
  return {
    at: voyage.at,
    stay: minus(voyage, go),
    go,
    to: kind === "ships" ? String(table.decision?.line.args?.to).slice(7) : null,
  };
}
