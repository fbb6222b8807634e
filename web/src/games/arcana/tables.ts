/** The engine's tables, read when the client is built. */
import cards from "../../../../src/stolik/games/arcana/data/cards.toml";
import objectives from "../../../../src/stolik/games/arcana/data/objectives.toml";
import type { Face } from "../../generated/arcana";

export type Row = Face & { id: string };
export const rows = cards.card as Row[];
export const faces: Record<string, Face> = Object.fromEntries(rows.map((row) => [row.id, row]));
export const goals = objectives.objective as { id: string; goal?: number[]; vp: number }[];
