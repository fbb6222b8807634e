/** The resolution of a zone, from the events and the view before them. */
import type { AgentView, ArcanaView, Event } from "../../../generated/arcana";
import { faces as printed } from "../tables";
import { worth, type ArcanaFaces } from "../view";

export interface Bidder {
  card: string;
  value: number;
  /** Whether it was face down until now. */
  hidden: boolean;
  militia: boolean;
}

export interface Row {
  seat: number;
  cards: Bidder[];
  sum: number;
}

export type Ending = Extract<Event, { type: "stake_won" | "stake_tied" | "stake_unmet" }>;

export interface Resolution {
  zone: string;
  stake: string;
  main: string | undefined;
  threshold: number;
  /** The winning row, the tied rows, or none. */
  best: number[];
  ending: Ending;
  rows: Row[];
}

/** The printed values of every named card; some are back in a deck by the time of the new view. */
export const facesOf = (before: ArcanaView, after: ArcanaView): ArcanaFaces => ({
  ...printed,
  ...before.faces,
  ...after.faces,
});

export const isEnding = (event: Event): event is Ending =>
  event.type === "stake_won" || event.type === "stake_tied" || event.type === "stake_unmet";

/** The agents beside the stake when it is resolved. Rivals' face-down cards are named once they are turned up. */
function agentsAt(zone: string, before: ArcanaView, events: readonly Event[], ending: Ending): Map<string, AgentView> {
  const found = new Map<string, AgentView>();
  const here = before.zones.find((z) => z.zone === zone)?.agents ?? [];
  for (const agent of here) if (agent.card) found.set(agent.card, agent);
  const add = (card: string, owner: number, down: boolean) =>
    found.set(card, found.get(card) ?? { card, owner, down, militia: false, target: `card:${card}` });
  for (const event of events.slice(0, events.indexOf(ending))) {
    if (event.type === "agent_moved" && event.zone === zone) found.delete(event.card);
    if (event.type === "agent_expelled" && event.zone === zone) found.delete(event.card);
    if (event.type === "agent_moved" && event.to === zone) add(event.card, event.seat, false);
    if (event.type === "fielded_open" && event.zone === zone) add(event.card, event.seat, false);
    if (event.type === "agent_revealed" && event.zone === zone) add(event.card, event.seat, true);
  }
  return found;
}

export function resolved(ending: Ending, before: ArcanaView, after: ArcanaView, events: readonly Event[]): Resolution {
  const faces = facesOf(before, after);
  const { zone, card: stake } = ending;
  const main = faces[stake]?.main;
  const agents = [...agentsAt(zone, before, events, ending).values()];
  const seats = [...new Set(agents.map((a) => a.owner))].sort((a, b) => a - b);
  const rows = seats.map((seat): Row => {
    const cards = agents
      .filter((a) => a.owner === seat)
      .map((a) => ({ card: a.card!, value: worth(faces[a.card!], main), hidden: a.down, militia: a.militia }));
    return { seat, cards, sum: cards.reduce((n, c) => n + c.value, 0) };
  });
  const top = Math.max(...rows.map((row) => row.sum));
  const best =
    ending.type === "stake_won"
      ? [ending.seat]
      : ending.type === "stake_tied"
        ? rows.filter((row) => row.sum === top).map((row) => row.seat)
        : [];
  return { zone, stake, main, threshold: worth(faces[stake], main), best, ending, rows };
}

/** The view after this zone has been resolved, but not yet the others. */
export function settled(view: ArcanaView, after: ArcanaView, { zone, ending }: Resolution): ArcanaView {
  const won = ending.type === "stake_won";
  const then = after.zones.find((z) => z.zone === zone);
  return {
    ...view,
    faces: { ...view.faces, ...after.faces },
    zones: view.zones.map((z) =>
      z.zone !== zone ? z : { ...z, stake: won ? null : z.stake, agents: won ? [] : (then?.agents ?? z.agents) },
    ),
  };
}

/** The same with points for the stake's new owner. */
export function paid(view: ArcanaView, seat: number, points: number): ArcanaView {
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, vp: s.vp + points } : s)) };
}
