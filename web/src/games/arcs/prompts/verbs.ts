/** The ways to play a card, and the actions of a suit. All of them are shown, even unavailable ones. */
import type { Amount } from "../../../lib/narrowing";
import type { Table } from "../../../lib/table.svelte";
import type { Line } from "../../../generated/service";
import type { ArcsView } from "../../../generated/arcs";
import { suitActions } from "../tables";

/** Each kind of building has its own button. */
const BUILD = ["build-city", "build-starport", "build-ship"];
const actionsOf = (suit: string) => suitActions(suit).flatMap((action) => (action === "build" ? BUILD : [action]));

export function verbsOf(table: Table): string[] {
  return named(table).map((verb) => `do:${verb}`);
}

function named(table: Table): string[] {
  const view = table.view as ArcsView;
  const kind = table.decision?.kind;
  if (kind === "follow") return ["surpass", "copy", "pivot"];
  if ((kind !== "act" && kind !== "prelude") || table.chosen.length > 0 || view.pips === 0) return [];
  // A move begins with ships, so it has no button while it is possible.
  return actionsOf(view.suit).filter((verb) => !table.options.some((o) => o.action.type === verb));
}

/** The current part of the turn: declare, prelude, or the actions of a suit with the number left. */
export function crumbOf(table: Table): { line: Line; left?: number; of?: number } | undefined {
  const view = table.view as ArcsView;
  if (view.active !== table.seat || !["prelude", "act"].includes(table.decision?.kind ?? "")) return undefined;
  const me = view.players[table.seat ?? 0]!;
  const declaring = table.options.some((o) => o.action.type === "declare");
  const step = declaring ? "declare" : view.prelude ? "prelude" : view.armed ? "armed" : "act"; // messages: arcs-web-crumb-*
  const line = { id: `arcs-web-crumb-${step}`, args: { suit: `suit:${view.suit}` } };
  return { line, left: view.pips, of: Math.max(me.pips, view.pips) };
}

/** A move takes all ships along, unless the player sets a number before choosing the destination. */
export function shipsAhead(table: Table): Amount[] {
  const [first] = table.left;
  if (!first || !table.left.every((o) => o.action.type === "move" && o.action.origin === first.action.origin))
    return [];
  const system = (table.view as ArcsView).systems.find((s) => s.id === first.action.origin);
  const [fresh, damaged] = [system?.fresh[table.seat ?? -1] ?? 0, system?.damaged[table.seat ?? -1] ?? 0];
  const upTo = (prefix: string, n: number): Amount => ({
    prefix,
    value: n,
    values: Array.from({ length: n + 1 }, (_, i) => i),
  });
  return [upTo("number:fresh.", fresh), upTo("number:damaged.", damaged)];
}
