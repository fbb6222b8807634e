/** What the server tells a seat about a game of Arcana, and helpers to read it. No rules belong here. */
import type { AgentView, ArcanaView, Face, ZoneView } from "../../generated/arcana";
import type { IconName } from "../../lib/icons";
import type { Table } from "../../lib/table.svelte";

// messages: arcana-web-*, arcana-arcanum-*, arcana-kind-*, arcana-objective-*, arcana-notice-*
export const ARCANA = ["combat", "political", "spiritual", "ducats"] as const;
export type Arcanum = (typeof ARCANA)[number];

export const viewOf = (table: Table): ArcanaView => table.view as ArcanaView;

export type ArcanaFaces = ArcanaView["faces"];

export function worth(face: Face | undefined, arcanum: string | undefined): number {
  return face && arcanum ? (face[arcanum as Arcanum] ?? 0) : 0;
}

/** One player's bid in a zone: the known part, and whether more is hidden. */
export interface Bid {
  seat: number;
  agents: AgentView[];
  sum: number;
  unknown: boolean;
}

export function bidsOf(view: ArcanaView, zone: ZoneView): Bid[] {
  const main = zone.stake ? view.faces[zone.stake]?.main : "";
  const seats = [...new Set(zone.agents.map((a) => a.owner))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const agents = zone.agents.filter((a) => a.owner === seat);
    const sum = agents.reduce((n, a) => n + (a.card ? worth(view.faces[a.card], main) : 0), 0);
    return { seat, agents, sum, unknown: agents.some((a) => !a.card) };
  });
}

/** Zones in display order: the viewer's own nearby, No Man's Land in the middle. */
export function placed(view: ArcanaView): ZoneView[] {
  const middle = view.zones.find((z) => z.zone === "N")!;
  const rest = view.zones.filter((z) => z !== middle);
  const me = view.seat ?? 0;
  if (view.seats.length === 2) {
    const own = rest.filter((z) => z.controlled_by.includes(me));
    const far = rest.filter((z) => !own.includes(z));
    return [far[1]!, far[0]!, middle, own[0]!, own[1]!];
  }
  // Zone i is between seat i and the next one to the right; mine are `me` on the right and `me - 1` on the left.
  const n = rest.length;
  const at = (i: number) => rest[(i + n * 2) % n]!;
  return n === 4 ? [at(me + 2), at(me + 1), middle, at(me - 1), at(me)] : [at(me + 1), middle, at(me - 1), at(me)];
}

const KINDS: Record<string, IconName> = {
  agent: "arcana-agent",
  personality: "arcana-personality",
  relic: "arcana-relic",
  place: "arcana-place",
  militia_captain: "arcana-militia",
  militia_soldier: "arcana-militia",
};

export function kindIcon(face: Face | undefined): IconName {
  return KINDS[face?.kind ?? ""] ?? "arcana-agent";
}

const EFFECTS: Record<string, IconName> = {
  swap: "fx-swap",
  move: "fx-move",
  lure: "fx-lure",
  seal: "arcana-seal",
  redraw: "fx-redraw",
  expel: "fx-expel",
  renew: "fx-renew",
  search: "fx-search",
  duel: "guild-blades",
  ferry: "guild-ferrymen",
  pilfer: "guild-thieves",
  loan: "guild-usurers",
};

export function effectIcon(effect: string | undefined): IconName {
  return EFFECTS[(effect ?? "").toLowerCase()] ?? "arcana-place";
}

/** The tint of a card's picture: its main arcanum, its guild, the militia. */
export const tintOf = (face: Face | undefined): string => face?.main || face?.guild || "militia";
