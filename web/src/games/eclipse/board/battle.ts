/** Helpers to read a battle: which ships are grouped, and which of them the question is about. */
import type { EclipseView, MeleeView, TargetView } from "../../../generated/eclipse";
import { NEUTRAL } from "../view";

export interface Warship extends TargetView {
  count: number;
}

/** The place name of equal ships, for motion. */
export const standing = (seat: number, ship: string, damage: number): string => `fight:${seat}.${ship}.${damage}`;

/** Groups ships of the same type and damage. */
export function warships(melee: Pick<MeleeView, "ships"> | null): Warship[] {
  const found = new Map<string, Warship>();
  for (const ship of melee?.ships ?? []) {
    const name = standing(ship.seat, ship.ship, ship.damage);
    const known = found.get(name);
    if (known) known.count += 1;
    else found.set(name, { ...ship, count: 1 });
  }
  return [...found.values()];
}

/** Types of ships that the question is about: those that may act now, or whose dice are being assigned. */
export function acting(options: readonly { targets: readonly string[] }[], ship: unknown): Set<string> {
  if (typeof ship === "string") return new Set([ship.replace("ship:", "")]);
  return new Set(
    options.flatMap((o) => o.targets.filter((x) => x.startsWith("ship:")).map((x) => x.slice(5).split("@")[0]!)),
  );
}

/** A battle that is about to begin, from the ships in its sector, without damage. */
export function mustered(view: EclipseView, sector: string, attacker: number, defender: number): MeleeView {
  if (view.melee?.sector === sector) return { ...view.melee, attacker, defender, dice: [] };
  const hex = view.hexes.find((h) => h.sector === sector);
  const ships: TargetView[] = [];
  const add = (seat: number, ship: string, count: number, design: TargetView["design"] | undefined) => {
    if (!design) return;
    const one = { seat, ship, damage: 0, initiative: design.initiative, flees_to: null, design };
    for (let i = 0; i < count; i++) ships.push(one);
  };
  for (const { seat, ships: fleet } of hex?.fleets ?? [])
    for (const [ship, count] of Object.entries(fleet))
      add(
        seat,
        ship,
        count,
        view.players[seat]?.blueprints.find((b) => b.ship === ship),
      );
  add(NEUTRAL, "ancient", hex?.ancients ?? 0, view.neutrals.ancient);
  add(NEUTRAL, "gcds", hex?.gcds ? 1 : 0, view.neutrals.gcds);
  return { sector, attacker, defender, step: "", ships, order: [], dice: [] };
}
