/** What the server tells a seat about a table of Eclipse, and a few readings of it. No rule lives here. */
import { withMinus } from "../../lib/fluent";
import type { Table } from "../../lib/table.svelte";

export interface SquareView {
  kind: string;
  cube: boolean;
}
export interface FleetView {
  seat: number;
  ships: Record<string, number>;
}

export interface HexView {
  sector: string;
  q: number;
  r: number;
  turn: number;
  wormholes: number[];
  points: number;
  artifact: boolean;
  disc: number | null;
  squares: SquareView[];
  orbital: boolean;
  monolith: boolean;
  ancients: number;
  gcds: boolean;
  discovery: boolean;
  fleets: FleetView[];
}

export interface SlotView {
  part: string | null;
  tile: boolean;
}

export interface BlueprintView {
  ship: string;
  columns: number[];
  slots: SlotView[];
  cost: number;
  initiative: number;
  movement: number;
  computer: number;
  shield: number;
  hull: number;
  energy: number;
  cannons: number[];
  missiles: number[];
}

export interface PlayerView {
  seat: number;
  faction: string | null;
  colour: string | null;
  store: Record<string, number>;
  production: Record<string, number>;
  track: Record<string, number>;
  graves: Record<string, number>;
  discs: number;
  upkeep: number;
  reserve: number;
  acted: Record<string, number>;
  techs: string[][];
  blueprints: BlueprintView[];
  kept_parts: string[];
  colony_ships: number;
  colony_ships_in_all: number;
  hangar: Record<string, number>;
  trade: number;
  slots: Record<string, number>;
  friends: number[];
  reputation_tiles: number;
  reputation: number[] | null;
  discovery_tiles: number;
  discoveries: string[] | null;
  passed: boolean;
  gone: boolean;
  points: Record<string, number>;
}

export interface OfferView {
  tech: string;
  count: number;
  cost: number;
  minimum: number;
  price: number | null;
}
export interface TargetView {
  seat: number;
  ship: string;
  damage: number;
  initiative: number;
  flees_to: string | null;
}

export interface MeleeView {
  sector: string;
  attacker: number | null;
  defender: number | null;
  step: string;
  ships: TargetView[];
  /** Face, damage, 1 if any enemy ship would be hit. */
  dice: [number, number, number][];
}

export interface EclipseView {
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  start: number;
  next_start: number | null;
  traitor: number | null;
  hexes: HexView[];
  players: PlayerView[];
  market: OfferView[];
  tech_bag: number;
  reputation_bag: number;
  discovery_stack: number;
  stacks: Record<string, number>;
  discards: Record<string, string[]>;
  space: string | null;
  drawn: string[];
  found: string | null;
  drawn_reputation: number[] | null;
  melee: MeleeView | null;
}

export const RESOURCES = ["money", "science", "materials"] as const;
export const SHIPS = ["interceptor", "cruiser", "dreadnought", "starbase"] as const;
export const ACTIONS = ["explore", "influence", "research", "upgrade", "build", "move"] as const;
export const CATEGORIES = ["military", "grid", "nano"] as const;
/** Stands for a seat where Ancients or the defence of the centre fight. */
export const NEUTRAL = -1;

export function viewOf(table: Table): EclipseView {
  return table.view as EclipseView;
}

/** The player whose board is shown as one's own; a spectator has none. */
export function mine(table: Table): PlayerView | undefined {
  return table.seat === null ? undefined : viewOf(table)?.players[table.seat];
}

export function owns(player: PlayerView | undefined, tech: string): boolean {
  return !!player?.techs.some((track) => track.includes(tech));
}

/** Free squares of the reputation track, by what they may hold; tiles lie so that most of it stays free for either. */
export function freeSquares(player: PlayerView): string[] {
  const { ambassador = 0, either = 0, reputation = 0 } = player.slots;
  const [guests, medals] = [player.friends.length, player.reputation_tiles];
  const some = (n: number, kind: string) => Array<string>(Math.max(0, n)).fill(kind);
  const taken = Math.max(0, guests - ambassador) + Math.max(0, medals - reputation);
  return [
    ...some(ambassador - guests, "ambassador"),
    ...some(either - taken, "either"),
    ...some(reputation - medals, "reputation"),
  ];
}

export function totalOf(player: PlayerView | undefined): number {
  return Object.values(player?.points ?? {}).reduce((sum, n) => sum + n, 0);
}

/** Does any legal action, with what is chosen already, point at something that begins like this? */
export function asks(table: Table, prefix: string): boolean {
  return table.options.some((o) => o.targets.some((x) => x.startsWith(prefix)));
}

/** The number by which an orbital's square is known. */
const ORBITAL = 7;

/** The population squares of a sector with the numbers that targets name them by. */
export function numbered(hex: HexView): (SquareView & { number: number })[] {
  return hex.squares.map((s, i) => ({ ...s, number: s.kind === "orbital" ? ORBITAL : i }));
}

/** With its sign, and a real minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : withMinus(String(n));
}
