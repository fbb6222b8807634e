/** Where the rounds or chapters of a finished game begin, and their names on a chart. */
import { api } from "./api";
import type { GameModule } from "./game";
import { number, t } from "./i18n.svelte";

export interface Beginning {
  at: number;
  number: number;
}

export async function roundsOf(id: string, begins: GameModule["begins"]): Promise<Beginning[]> {
  if (!begins) return [];
  const found = await api.happened(id, begins.event);
  return found.map(({ ply, event }) => ({ at: ply, number: Number(event[begins.number]) }));
}

/** The first has the full name, the others only their number. */
export function ticksOf(begun: readonly Beginning[], begins: GameModule["begins"]): { at: number; text: string }[] {
  return begun.map(({ at, number: n }, i) => ({ at, text: i === 0 && begins ? t(begins.title, { n }) : number(n) }));
}
