/** What the server tells a seat about a game of Eclipse, and helpers to read it. No rules belong here. */
import type { EclipseView, FleetView, HexView, PlayerView, SquareView } from "../../generated/eclipse";
import { withMinus } from "../../lib/fluent";
import type { Table } from "../../lib/table.svelte";

export const RESOURCES = ["money", "science", "materials"] as const;
export const SHIPS = ["interceptor", "cruiser", "dreadnought", "starbase"] as const;
export const ACTIONS = ["explore", "influence", "research", "upgrade", "build", "move"] as const;
export const CATEGORIES = ["military", "grid", "nano"] as const;
/** Stacks of sectors, by the name on their backs. */
export const NUMERALS: Record<string, string> = { inner: "I", middle: "II", outer: "III" };
/** Stands for a seat when Ancients or the center's defense fight. */
export const NEUTRAL = -1;

export function viewOf(table: Table): EclipseView {
  return table.view as EclipseView;
}

/** The player whose board is shown as the viewer's own; a spectator has none. */
export function mine(table: Table): PlayerView | undefined {
  return table.seat === null ? undefined : viewOf(table)?.players[table.seat];
}

export function totalOf(player: PlayerView | undefined): number {
  return Object.values(player?.points ?? {}).reduce((sum, n) => sum + n, 0);
}

/** Whether any remaining legal action has a target with this prefix. */
export function asks(table: Table, prefix: string): boolean {
  return table.options.some((o) => o.targets.some((x) => x.startsWith(prefix)));
}

/** Whether a ship arriving here would have to fight, or make its player the traitor. */
export function provokes(view: EclipseView, sector: string, seat: number): boolean {
  const hex = view.hexes.find((h) => h.sector === sector);
  return !!hex && (hex.enemies.includes(seat) || hex.traitors.includes(seat));
}

/** The parts of a sector needed to draw it; a tile from the box has no more. */
export type HexPicture = Pick<
  HexView,
  "sector" | "q" | "r" | "turn" | "wormholes" | "points" | "artifact" | "disc" | "squares" | "orbital" | "monolith"
> &
  Pick<HexView, "ancients" | "gcds" | "discovery"> & { fleets: Pick<FleetView, "seat" | "ships">[] };

/** The number of an orbital's square. */
const ORBITAL = 7;

/** The population squares of a sector, with their numbers in targets. */
export function numbered(hex: HexPicture): (SquareView & { number: number })[] {
  return hex.squares.map((s, i) => ({ ...s, number: s.kind === "orbital" ? ORBITAL : i }));
}

/** With its sign, and a real minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : withMinus(String(n));
}
