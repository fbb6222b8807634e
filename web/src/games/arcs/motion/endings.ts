/** The ends of chapters, collected from the events, to page through again. */
import type { Table } from "../../../lib/table.svelte";
import type { GameEvent } from "../../../generated/service";
import type { ArcsView, MarkerView, PartView } from "../../../generated/arcs";

export interface Place {
  seat: number;
  /** First or second. */
  place: number;
  power: number;
  /** The sources of the Power: markers, cities, and cards that change it; empty if no longer known. */
  parts: PartView[];
}
export interface Result {
  ambition: string;
  places: Place[];
  counts: { seat: number; count: number }[];
  /** The markers on it; empty if no longer known. */
  markers: MarkerView[];
}
export interface Gain {
  seat: number;
  power: number;
  from: { ambition: string; power: number }[];
}
export interface Ending {
  chapter: number;
  results: Result[];
}

const tellsScore = (event: GameEvent): boolean => event.type === "scored" || event.type === "nobody-scored";

/** The ends of chapters so far. `chapter` is the current one, which may already be scored while a question is open. */
export function endingsIn(told: readonly GameEvent[], chapter: number, view: ArcsView | null = null): Ending[] {
  const endings = new Map<number, Ending>();
  let results: Result[] = [];
  const end = (n: number) => {
    if (results.length > 0) endings.set(n, { chapter: n, results });
    results = [];
  };
  for (const event of told) {
    if (tellsScore(event)) results = withScore(results, event, view);
    else if (event.type === "chapter-ended") end(Number(event.chapter));
    else if (event.type === "table-undone") results = [];
  }
  end(chapter);
  return [...endings.values()].filter((e) => e.chapter <= chapter);
}

/** A player's Power from the ambitions of this scoring so far, including this one. */
export function earned(told: readonly { event: GameEvent }[], last: { seat: number; ambition: string }): number {
  const mine = told.map(({ event }) => event).filter((e) => e.type === "scored" && e.seat === last.seat);
  const at = mine.findIndex((e) => e.ambition === last.ambition);
  return mine.slice(0, at + 1).reduce((sum, e) => sum + Number(e.power), 0);
}

/** The Power for the place, explained by the view before scoring, if it matches. */
function placeOf(event: GameEvent, view: ArcsView | null): Place {
  const [seat, place, power] = [event.seat!, Number(event.place), Number(event.power)];
  const parts = view?.players[seat]?.awards[String(event.ambition)]?.[place - 1] ?? [];
  return { seat, place, power, parts: parts.reduce((sum, part) => sum + part.power, 0) === power ? parts : [] };
}

/** Adds a place in an ambition. Players who scored come first, then those with the most. */
function withScore(results: Result[], event: GameEvent, view: ArcsView | null): Result[] {
  const ambition = String(event.ambition);
  const before = results.find((r) => r.ambition === ambition);
  const places = [...(before?.places ?? []), ...(event.type === "scored" ? [placeOf(event, view)] : [])];
  const won = (seat: number) => places.find((p) => p.seat === seat)?.power ?? 0;
  const counts = (event.counts as number[]).map((count, seat) => ({ seat, count })).filter((c) => c.count > 0);
  counts.sort((a, b) => won(b.seat) - won(a.seat) || b.count - a.count);
  const markers = (view?.markers ?? []).filter((m) => m.ambition === ambition);
  const result = { ambition, places, counts, markers };
  return [...results.filter((r) => r !== before), result];
}

/** The rule that kept a player, or everyone, from a place; `tokens` on the ambition compete in a two-player game. */
export function snagOf({ counts }: Result, tokens = 0): "ties" | "qualify" | undefined {
  const all = [...counts.map((c) => c.count), tokens].filter((n) => n > 0).sort((a, b) => b - a);
  if (all.length === 0) return "qualify";
  return all[0] === all[1] || (all[1] !== undefined && all[1] === all[2]) ? "ties" : undefined;
}

/** Each seat's total gain in the chapter, by ambition, the highest first. */
export function gainsOf({ results }: Ending, seats: number): Gain[] {
  const from = (seat: number) =>
    results.flatMap((r) =>
      r.places.filter((p) => p.seat === seat).map((p) => ({ ambition: r.ambition, power: p.power })),
    );
  const gains = Array.from({ length: seats }, (_, seat) => ({ seat, from: from(seat) }));
  return gains
    .map((g) => ({ ...g, power: g.from.reduce((sum, x) => sum + x.power, 0) }))
    .sort((a, b) => b.power - a.power);
}

export const endingsOf = (table: Table, view: ArcsView | null = null): Ending[] =>
  endingsIn(
    table.told.map((t) => t.event),
    (table.view as ArcsView).chapter,
    view,
  );

/** The end of a chapter in the latest events. */
export function endingNow(table: Table): Ending | undefined {
  return table.events.some((t) => tellsScore(t.event))
    ? endingsOf(table, table.before as ArcsView | null).at(-1)
    : undefined;
}
