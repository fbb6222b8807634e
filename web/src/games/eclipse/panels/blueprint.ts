/** What a blueprint adds up to, and how one more part would change it. */
import { PART, type Part } from "../tables";
import type { BlueprintView } from "../../../generated/eclipse";

export const STATS = ["initiative", "movement", "computer", "shield", "hull", "energy"] as const;
export type Stat = (typeof STATS)[number];

const figure = (part: Part | undefined, stat: Stat) => part?.[stat] ?? 0;
const dice = (part: Part | undefined, missile: boolean) =>
  part?.dice && !!part.missile === missile ? Array<number>(part.dice).fill(part.damage ?? 1) : [];

function without(all: readonly number[], gone: readonly number[]): number[] {
  const rest = [...all];
  for (const n of gone) rest.splice(rest.indexOf(n), 1);
  return rest;
}

/** The blueprint with this part on that square. */
export function altered(print: BlueprintView, slot: number, part: string): BlueprintView {
  const [old, fresh] = [PART[print.slots[slot]?.part ?? ""], PART[part]];
  const changed = Object.fromEntries(
    STATS.map((stat) => [stat, print[stat] - figure(old, stat) + figure(fresh, stat)]),
  );
  const cannons = [...without(print.cannons, dice(old, false)), ...dice(fresh, false)];
  const missiles = [...without(print.missiles, dice(old, true)), ...dice(fresh, true)];
  return { ...print, ...changed, cannons, missiles };
}
