/** Ships as the map draws them: groups of fresh and of damaged ones, and what the hits chosen so far would make of them. */
import type { Table } from "../../../lib/table.svelte";
import type { ArcsView, HitsView, SystemView } from "../../../generated/arcs";

export interface Group {
  seat: number;
  n: number;
  damaged: boolean;
}

/** Hits on ships that I am asked about. */
export function hitsAsked(table: Table): HitsView | null {
  return table.decision?.kind === "assign-hits" && table.options.length > 0 ? (table.view as ArcsView).hits : null;
}

export interface Toll {
  fresh: number;
  damaged: number;
  destroyed: number;
}

/** What the hits chosen so far leave of ships. */
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
