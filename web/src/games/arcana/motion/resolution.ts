/** What was resolved, read from the events and the view before them. */
import type { Table } from "../../../lib/table.svelte";
import type { ArcanaView } from "../../../generated/arcana";
import { worth } from "../view";

export interface Row {
  seat: number;
  cards: string[];
  sum: number;
}

export interface Resolution {
  zone: string;
  stake: string;
  main: string | undefined;
  threshold: number;
  winner: number | null;
  rows: Row[];
}

const ENDINGS = new Set(["stake_won", "stake_tied", "stake_unmet"]);

/** Every zone that was resolved with agents beside it, in the order of the events. */
export function resolutions(table: Table): Resolution[] {
  const [before, after] = [table.before as ArcanaView | null, table.view as ArcanaView];
  if (!before) return [];
  const faces = { ...before.faces, ...after.faces };
  const told = table.events.map((e) => e.event);
  return told
    .filter((e) => ENDINGS.has(e.type))
    .map((end) => {
      const zone = String(end.zone);
      const stake = String(end.card);
      const main = faces[stake]?.main;
      // The last card of the round was fielded after the view before; hidden ones are named when they are turned up.
      const cards = new Map<string, number>();
      for (const agent of before.zones.find((z) => z.zone === zone)?.agents ?? [])
        if (agent.card) cards.set(agent.card, agent.owner);
      for (const e of told) {
        if (["fielded_open", "agent_revealed"].includes(e.type) && e.zone === zone)
          cards.set(String(e.card), Number(e.seat));
      }
      const seats = [...new Set(cards.values())].sort((a, b) => a - b);
      const rows = seats.map((seat) => {
        const own = [...cards].filter(([, owner]) => owner === seat).map(([card]) => card);
        return { seat, cards: own, sum: own.reduce((n, card) => n + worth(faces[card], main), 0) };
      });
      return {
        zone,
        stake,
        main,
        threshold: worth(faces[stake], main),
        winner: end.type === "stake_won" ? Number(end.seat) : null,
        rows,
      };
    });
}
