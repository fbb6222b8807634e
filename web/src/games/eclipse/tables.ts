/** The engine's tables, read when the client is built: one source for rules and pictures. */
import discoveriesToml from "../../../../src/stolik/games/eclipse/data/discoveries.toml";
import partsToml from "../../../../src/stolik/games/eclipse/data/parts.toml";
import sectorsToml from "../../../../src/stolik/games/eclipse/data/sectors.toml";
import speciesToml from "../../../../src/stolik/games/eclipse/data/species.toml";
import techsToml from "../../../../src/stolik/games/eclipse/data/technologies.toml";
import tracksToml from "../../../../src/stolik/games/eclipse/data/tracks.toml";
import type { ThrownDie } from "../../lib/director/types";
import type { HexPicture } from "./view";

export interface Tech {
  id: string;
  category: string;
  cost: number;
  minimum: number;
  copies: number;
  kind: string;
  gives?: string;
  discs?: number;
}
export interface Part {
  id: string;
  technology?: string;
  ancient?: boolean;
  energy?: number;
  initiative?: number;
  movement?: number;
  computer?: number;
  shield?: number;
  hull?: number;
  dice?: number;
  damage?: number;
  missile?: boolean;
}
export interface Sector {
  id: string;
  stack: string;
  points: number;
  wormholes: number[];
  squares: string[];
  artifact?: boolean;
  discovery?: boolean;
  ancients?: number;
  gcds?: boolean;
}
export interface Discovery {
  id: string;
  copies: number;
  kind: string;
  resource?: string;
  amount?: number;
  ship?: string;
  part?: string;
}
export interface Faction {
  id: string;
  board: string;
  colour: string;
  sector: string;
}
export interface SpeciesBoard {
  storage: Record<string, number>;
  trade: number;
  technologies: string[];
  ship: string;
  activations: Record<string, number>;
  colony_ships: number;
  discs: number;
  slots: Record<string, number>;
  costs?: string;
  blueprints?: string;
  points_per_sector?: number;
  friend_of_ancients?: boolean;
}
export const TECHS = techsToml.technologies as Tech[];
export const TECH: Record<string, Tech> = Object.fromEntries(TECHS.map((x) => [x.id, x]));
export const PARTS = partsToml.parts as Part[];
export const PART: Record<string, Part> = Object.fromEntries(PARTS.map((x) => [x.id, x]));
export const SECTORS = sectorsToml.sectors as Sector[];
export const SECTOR: Record<string, Sector> = Object.fromEntries(SECTORS.map((x) => [x.id, x]));
export const DISCOVERIES = discoveriesToml.discoveries as Discovery[];
export const FACTIONS = speciesToml.factions as Faction[];
const BOARDS = speciesToml.boards as Record<string, SpeciesBoard>;
export const PRODUCTION = tracksToml.production as number[];
export const UPKEEP = tracksToml.upkeep as number[];

export function boardOf(faction: string | null | undefined): SpeciesBoard | undefined {
  return BOARDS[FACTIONS.find((f) => f.id === faction)?.board ?? ""];
}

/** A tile as in the box, or rotated. */
export function tile(id: string, turn = 0, q = 0, r = 0): HexPicture {
  const s = SECTOR[id]!;
  return {
    sector: id,
    q,
    r,
    turn,
    wormholes: s.wormholes.map((e) => (e + turn) % 6),
    points: s.points,
    artifact: !!s.artifact,
    disc: null,
    squares: s.squares.map((kind) => ({ kind, cube: false })),
    orbital: false,
    monolith: false,
    ancients: s.ancients ?? 0,
    gcds: !!s.gcds,
    discovery: !!s.discovery,
    fleets: [],
  };
}

/** The tint of a part's picture. */
export function tintOf(id: string): string {
  const kind = partIcon(id).replace("part-", "");
  return PART[id]?.ancient ? "ancient" : ["cannon", "missile"].includes(kind) ? "weapon" : kind;
}

/** The drawing for a part, chosen by what it does. */
export function partIcon(id: string): string {
  const p = PART[id];
  if (!p) return "ui-info";
  if (p.dice) return p.missile ? "part-missile" : "part-cannon";
  if (p.movement) return "part-drive";
  if (p.computer) return "part-computer";
  if (p.shield) return "part-shield";
  if (p.hull) return "part-hull";
  return "part-source";
}

const TECH_ICONS: Record<string, string> = {
  neutron_bombs: "act-reaction",
  starbase: "ship-starbase",
  advanced_mining: "ecl-materials",
  advanced_economy: "ecl-money",
  advanced_labs: "ecl-science",
  quantum_grid: "ecl-disc",
  advanced_robotics: "ecl-disc",
  nanorobots: "act-build",
  orbital: "pop-orbital",
  monolith: "ecl-monolith",
  artifact_key: "ecl-artifact",
  wormhole_generator: "ecl-wormhole",
};

export function techIcon(id: string): string {
  return TECH_ICONS[id] ?? partIcon(id);
}

/** The main value of a part. */
export function figureOf(id: string): string {
  const p = PART[id];
  if (!p) return "";
  if (p.dice) return p.dice > 1 ? `${p.dice}×${p.damage}` : String(p.damage);
  if (p.movement) return String(p.movement);
  if (p.computer) return `+${p.computer}`;
  if (p.shield) return `−${p.shield}`;
  if (p.hull) return String(p.hull);
  return `+${p.energy ?? 0}`;
}

/** The miniature of a ship. */
export const shipSprite = (ship: string): string => `eclipse/${ship === "gcds" ? "defence" : ship}`;

/** The face of a weapon's die; its color shows the damage. */
const SIDES = [1, 2, 3, 4, 5, 6].map((n) => [{ text: String(n) }]);

/** A weapon's die with this face up; its color shows the damage. */
export const dieOf = (face: number, power: number, miss = false): ThrownDie => ({
  sprite: `eclipse/die-face-${power >= 4 ? "red" : power === 2 ? "orange" : "yellow"}`,
  faces: SIDES,
  face: face - 1,
  dark: true,
  miss,
});

export function discoveryIcon(id: string): string {
  const d = DISCOVERIES.find((x) => x.id === id);
  if (d?.kind === "resource") return `ecl-${d.resource}`;
  if (d?.kind === "technology") return "act-research";
  if (d?.kind === "ship") return `ship-${d.ship}`;
  return partIcon(d?.part ?? "");
}
/** What tiles and cards are worth at the end. */
export const POINTS = tracksToml.points as Record<string, number>;
