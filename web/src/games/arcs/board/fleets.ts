/** Ships as drawn on the map: groups of fresh and damaged ones, after the hits chosen so far. */
import type { Table } from "../../../lib/table.svelte";
import type { ArcsView, HitsView, SystemView } from "../../../generated/arcs";

export interface Group {
  seat: number;
  n: number;
  damaged: boolean;
}

/** The hits on ships in the current question. */
export function hitsAsked(table: Table): HitsView | null {
  return table.decision?.kind === "assign-hits" && table.options.length > 0 ? (table.view as ArcsView).hits : null;
}

export interface Toll {
  fresh: number;
  damaged: number;
  destroyed: number;
}

/** Ships left after the hits chosen so far. */
export function tollOf(table: Table, system: SystemView, seat: number): Toll {
  const [fresh, damaged] = [system.fresh[seat]!, system.damaged[seat]!];
  const asked = hitsAsked(table);
  if (asked?.system !== system.id || asked.owner !== seat) return { fresh, damaged, destroyed: 0 };
  const count = (target: string) => table.chosen.filter((x) => x === target).length;
  const [damage, destroy] = [count("hit:ship"), count("hit:wreck")];
  const left = asked.tolls.find((toll) => toll.damage === damage && toll.destroy === destroy);
  return { fresh: left?.fresh ?? fresh, damaged: left?.damaged ?? damaged, destroyed: destroy };
}

export function groupsOf(table: Table, system: SystemView, seat: number): Group[] {
  const { fresh, damaged } = tollOf(table, system, seat);
  return [
    { seat, n: fresh, damaged: false },
    { seat, n: damaged, damaged: true },
  ].filter((g) => g.n > 0);
}

/** How many miniatures stand for a group, one behind the other, and how far apart. */
export const miniatures = (n: number, most: number): number => Math.min(n, most);
export const APART = 13;
export const groupWidth = (n: number, most: number): number =>
  43 + (miniatures(n, most) - 1) * APART + (n > 9 && n > most ? 6 : 0);
