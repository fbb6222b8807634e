/** What the server tells a seat about a table of Arcs, and a few readings of it. No rule lives here. */
import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import { actionFace } from "./tables";

// messages: arcs-web-*, arcs-amount-*, arcs-card-*, arcs-suit-*, arcs-resource-*, arcs-ambition-*, arcs-leader-*, arcs-piece-*, arcs-mode-*, arcs-hit-*
export interface PlayerView {
  seat: number;
  power: number;
  hand: (string | null)[];
  ships: number;
  starports: number;
  agents: number;
  cities: number;
  slots: number;
  resources: string[];
  arriving: string[];
  raid_costs: number[];
  cards: string[];
  leader: string;
  lore: string[];
  outrage: string[];
  captives: number[];
  trophies: Record<string, number>[];
  played: string | null;
  mode: string;
  extra: string | null;
  counts: Record<string, number>;
}

export interface BuildingView {
  place: string;
  owner: number;
  kind: string;
  damaged: boolean;
  used: boolean;
}

export interface SystemView {
  id: string;
  type: string;
  slots: number;
  fresh: number[];
  damaged: number[];
  buildings: BuildingView[];
  control: number | null;
  adjacent: string[];
}

export interface MarkerView {
  id: string;
  first: number;
  second: number;
  flipped: boolean;
  ambition: string;
}
export interface StakeView {
  resource: string;
  tokens: number;
  cards: string[];
}
export interface VoyageView {
  seat: number;
  at: string;
  fresh: number;
  damaged: number;
  under_way: boolean;
}
export interface FightView {
  attacker: number;
  defender: number;
  system: string;
  dice: number[];
  rolled: number[][];
  symbols: Record<string, number>;
  stakes: StakeView[];
}

export interface ArcsView {
  seat: number | null;
  seats: number;
  setup: string;
  out_of_play: number[];
  chapter: number;
  initiative: number;
  seized: boolean;
  zero: boolean;
  lead: string;
  leader: number | null;
  active: number | null;
  pips: number;
  suit: string;
  prelude: boolean;
  armed: boolean;
  players: PlayerView[];
  systems: SystemView[];
  supply: Record<string, number>;
  court: { card: string; agents: number[] }[];
  court_deck: number;
  court_discard: string[];
  markers: MarkerView[];
  phantom: Record<string, number>;
  discard: number;
  open_discard: string[];
  seen: string[];
  leader_row: string[];
  lore_row: string[];
  laid: { card: string; owner: number; action: string }[];
  fights: FightView[];
  voyages: VoyageView[];
}

export const viewOf = (table: Table): ArcsView => table.view as ArcsView;
export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
export const trophiesOf = (p: PlayerView): number => sum(p.trophies.flatMap((x) => Object.values(x)));

/** Seats in the order in which they play this round: the leader first. */
export function inOrder(view: ArcsView): number[] {
  const first = view.leader ?? view.initiative;
  return view.players.map((_, i) => (first + i) % view.seats);
}

/** How many points the card before a seat gave in all. */
export function pipsOf(player: PlayerView): number {
  if (player.mode !== "lead" && player.mode !== "surpass") return 1;
  return player.played ? (actionFace(player.played)?.pips ?? 1) : 1;
}

/** Who leads on a court card; null if several have the most, or nobody is there. */
export function leaderOn(agents: number[]): number | null {
  const most = Math.max(0, ...agents);
  const best = agents.flatMap((n, seat) => (n === most && most > 0 ? [seat] : []));
  return best.length === 1 ? best[0]! : null;
}

export interface Standing {
  seat: number;
  count: number;
}

/** Who has how much for an ambition, most first. */
export function standing(view: ArcsView, ambition: string): Standing[] {
  return view.players
    .map((p) => ({ seat: p.seat, count: p.counts[ambition] ?? 0 }))
    .filter((s) => s.count > 0)
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

export function buildingAt(view: ArcsView, place: string): BuildingView | undefined {
  return view.systems.flatMap((s) => s.buildings).find((b) => b.place === place);
}

/** The name of a thing that has no message of its own. */
export function labelOf(target: string, table: Table): string | undefined {
  const [kind, name] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
  const system = () => table.name(`system:${name}`);
  if (kind === "ship") return t("arcs-web-ships-at", { system: system() });
  if (kind === "wreck") return t("arcs-web-wrecks-at", { system: system() });
  if (kind === "building") {
    const found = buildingAt(viewOf(table), name);
    const piece = t(`arcs-piece-${found?.kind ?? "building"}`);
    return t("arcs-web-building-at", {
      piece,
      owner: found ? table.person(found.owner) : "",
      system: table.name(`system:${name.split(".")[0]}`),
    });
  }
  if (kind === "cluster") return t("arcs-web-cluster", { n: name });
  if (kind === "number") return name;
  return kind === "slot" ? slotLabel(name, table) : undefined;
}

function slotLabel(name: string, table: Table): string {
  const [seat, slot] = name.split(".");
  const player = viewOf(table).players[Number(seat)];
  const token = slot === "new" ? player?.arriving[0] : player?.resources[Number(slot)];
  const what = token ? t(`arcs-resource-${token}`) : t("arcs-web-empty-slot");
  if (slot === "new") return t("arcs-web-arriving", { what });
  return t("arcs-web-slot", { what, n: Number(slot) + 1, owner: table.person(Number(seat)) });
}
