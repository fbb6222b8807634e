/** Ships as the map draws them: groups of fresh and of damaged ones, and what the hits chosen so far would make of them. */
import type { Table } from "../../../lib/table.svelte";
import type { SystemView } from "../../../generated/arcs";

export interface Group {
  seat: number;
  n: number;
  damaged: boolean;
}

/** Ships that are being hit: whose, where, how many hits; null if no hits are asked about. */
export interface Hits {
  owner: number;
  system: string;
  hits: number;
}

export function hitsAsked(table: Table): Hits | null {
  if (table.decision?.kind !== "assign-hits" || table.options.length === 0) return null;
  const { owner, system, hits } = table.decision.line.args ?? {};
  return { owner: Number(String(owner).slice(5)), system: String(system).slice(7), hits: Number(hits) };
}

export interface Toll {
  fresh: number;
  damaged: number;
  destroyed: number;
}

/** What the hits chosen so far leave of ships: a hit lays a fresh one on its side, and destroys a damaged one. */
export function tollOf(table: Table, system: SystemView, seat: number): Toll {
  const [fresh, damaged] = [system.fresh[seat]!, system.damaged[seat]!];
  const asked = hitsAsked(table);
  if (asked?.system !== system.id || asked.owner !== seat) return { fresh, damaged, destroyed: 0 };
  const count = (target: string) => table.chosen.filter((x) => x === target).length;
  const [laid, destroyed] = [count("hit:ship"), count("hit:wreck")];
  return { fresh: fresh - laid, damaged: damaged + laid - destroyed, destroyed };
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
