/** The way of ships that are under way, read out of what was told: where some of them were left. */
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

/** The legs of this voyage. What was taken back since stands at the end of it and leads elsewhere. */
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

/** Places that the group has left, and who stayed there. */
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

/** How many ships are about to go on, by the steppers. */
function goingOf(table: Table): Party {
  const value = (prefix: string) => table.amounts.find((a) => a.prefix === prefix)?.value ?? 0;
  return { fresh: value("number:fresh."), damaged: value("number:damaged.") };
}

/** The move that is asked about: who stays behind where the group is, who goes on, and where to (null: not yet asked). */
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
