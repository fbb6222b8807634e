/** The engine's tables, read when the client is built. */
import actions from "../../../../src/stolik/games/arcs/data/action_cards.toml";
import ambitionTable from "../../../../src/stolik/games/arcs/data/ambitions.toml";
import board from "../../../../src/stolik/games/arcs/data/board.toml";
import court from "../../../../src/stolik/games/arcs/data/court.toml";
import dice from "../../../../src/stolik/games/arcs/data/dice.toml";
import leaderTable from "../../../../src/stolik/games/arcs/data/leaders.toml";
import loreTable from "../../../../src/stolik/games/arcs/data/lore.toml";
import map from "../../../../src/stolik/games/arcs/data/map.toml";
import setups from "../../../../src/stolik/games/arcs/data/setups.toml";
import type { ThrownDie } from "../../lib/director/types";
import type { IconName } from "../../lib/icons";

export interface Site {
  id: string;
  cluster: number;
  site: "gate" | "arrow" | "crescent" | "hex";
  type: string;
  slots: number;
}
export const sites = map.systems as Site[];
export const siteOf: Record<string, Site> = Object.fromEntries(sites.map((s) => [s.id, s]));

export const SUITS = ["administration", "aggression", "construction", "mobilization"] as const;
export const RESOURCES = ["material", "fuel", "weapon", "relic", "psionic"] as const;
export const AMBITIONS = (ambitionTable.ambitions as { id: string }[]).map((a) => a.id);
export const POWER_TO_END = ambitionTable.power_to_end as Record<string, number>;
export const LAST_CHAPTER = ambitionTable.last_chapter as number;
export const RAID_COST = (board.resource_slots as { raid_cost: number[] }).raid_cost;

export const guild = court.guild as { id: string; suit: string; keys: number }[];
export const vox = court.vox as { id: string }[];
/** The pieces a leader places in a starting system. */
export interface StartPieces {
  city: number;
  starport: number;
  ships: number;
}
export interface Leader {
  id: string;
  resources: string[];
  outraged: string[];
  a: StartPieces;
  b: StartPieces;
  c: StartPieces;
}
export const leaders = leaderTable.leader as Leader[];
/** Starting systems on each setup card, in turn order. */
export const starts = Object.fromEntries(
  (setups.setup as { id: string; start: { a: string; b: string; c: string | string[] }[] }[]).map((s) => [
    s.id,
    s.start,
  ]),
);
export const lore = loreTable.lore as { id: string }[];
const guildOf = Object.fromEntries(guild.map((g) => [g.id, g]));
const special = new Map<string, IconName>([
  ...vox.map((v): [string, IconName] => [v.id, "arcs-declare"]),
  ...leaders.map((l): [string, IconName] => [l.id, "ui-person"]),
  ...lore.map((l): [string, IconName] => [l.id, "ui-book"]),
]);

export interface ActionFace {
  suit: string;
  number: number;
  pips: number;
  ambition: string;
}

/** An action card by its id, such as "construction_5". */
export function actionFace(card: string): ActionFace | undefined {
  const [, suit, digit] = /^([a-z]+)_(\d)$/.exec(card) ?? [];
  const row = (actions.suits as Record<string, { pips: number[] }>)[suit ?? ""];
  if (!suit || !row) return undefined;
  const number = Number(digit);
  return {
    suit,
    number,
    pips: row.pips[number - 1] ?? 0,
    ambition: (actions.numbers as Record<string, { ambition: string }>)[number]?.ambition ?? "",
  };
}

/** What a pip of a suit buys. */
export const suitActions = (suit: string): string[] =>
  (actions.suits as Record<string, { actions: string[] }>)[suit]?.actions ?? [];

export const actionCards = SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7].map((n) => `${suit}_${n}`));

/** The action cards dealt with this number of players. */
export const inPlayWith = (seats: number): string[] =>
  actionCards.filter((card) =>
    (actions.numbers as Record<string, { players: number[] }>)[actionFace(card)!.number]?.players.includes(seats),
  );

export function cardIcon(card: string): IconName {
  const face = actionFace(card);
  if (face) return `suit-${face.suit}`;
  return guildOf[card] ? `arcs-${guildOf[card].suit}` : (special.get(card) ?? "ui-deck");
}

export const guildSuit = (card: string): string | undefined => guildOf[card]?.suit;
export const keysOf = (card: string): number => guildOf[card]?.keys ?? 0;
/** The tint of a card's picture. */
export const tintOf = (card: string): string =>
  guildOf[card]?.suit ?? (isVox(card) ? "vox" : leaders.some((l) => l.id === card) ? "leader" : "lore");
export const isVox = (card: string): boolean => vox.some((v) => v.id === card);

export const DICE = ["skirmish", "assault", "raid"] as const;
const SYMBOL: Record<string, IconName> = {
  hit: "die-hit",
  building: "die-building-hit",
  self: "die-self-hit",
  intercept: "die-intercept",
  key: "die-key",
};

/** A die that shows this face. */
export const dieOf = (die: string, face: number): ThrownDie => ({
  sprite: `arcs/die-face-${die}`,
  faces: [0, 1, 2, 3, 4, 5].map((side) => symbolsOf(die, side)),
  face,
  dark: die === "raid",
  miss: symbolsOf(die, face).length === 0,
});

/** What a face of a die shows. */
function symbolsOf(die: string, face: number): IconName[] {
  return (((dice as Record<string, { faces?: string[][] }>)[die]?.faces ?? [])[face] ?? []).map((s) => SYMBOL[s]!);
}
