/** Readings of a battle: who fights, in which order, how much a ship can take. */
import { boardOf, NEUTRALS } from "../tables";
import type { EclipseView, HexView, TargetView } from "../../../generated/eclipse";
import { NEUTRAL } from "../view";

export interface Warship {
  seat: number;
  ship: string;
  damage: number;
  initiative: number;
  count: number;
  flees: string | null;
  hull: number;
  computer: number;
  shield: number;
  guns: number[];
  missiles: number[];
}

/** Equal ships stand together: same type, same damage. */
export function warships(view: EclipseView): Warship[] {
  const found = new Map<string, Warship>();
  for (const s of view.melee?.ships ?? []) {
    const name = `${s.seat}.${s.ship}.${s.damage}`;
    const known = found.get(name);
    if (known) known.count += 1;
    else
      found.set(name, {
        ...figures(view, s),
        seat: s.seat,
        ship: s.ship,
        damage: s.damage,
        initiative: s.initiative,
        flees: s.flees_to,
        count: 1,
      });
  }
  return [...found.values()];
}

function figures(
  view: EclipseView,
  s: TargetView,
): Pick<Warship, "hull" | "computer" | "shield" | "guns" | "missiles"> {
  if (s.seat === NEUTRAL) {
    const n = NEUTRALS[s.ship]!;
    return {
      hull: n.hull,
      computer: n.computer,
      shield: n.shield,
      guns: Array<number>(n.dice).fill(n.damage),
      missiles: [],
    };
  }
  const print = view.players[s.seat]!.blueprints.find((b) => b.ship === s.ship)!;
  return {
    hull: print.hull,
    computer: print.computer,
    shield: print.shield,
    guns: print.cannons,
    missiles: print.missiles,
  };
}

/** Types in the order in which they act; the defender first among equals. */
export function initiatives(
  view: EclipseView,
  all: readonly Warship[],
): { seat: number; ship: string; initiative: number; count: number }[] {
  const sides = [view.melee?.attacker, view.melee?.defender];
  const found = new Map<string, { seat: number; ship: string; initiative: number; count: number }>();
  for (const w of all.filter((x) => sides.includes(x.seat))) {
    const known = found.get(`${w.seat}.${w.ship}`);
    if (known) known.count += w.count;
    else found.set(`${w.seat}.${w.ship}`, { seat: w.seat, ship: w.ship, initiative: w.initiative, count: w.count });
  }
  const late = (seat: number) => Number(seat === view.melee?.attacker);
  return [...found.values()].sort((a, b) => b.initiative - a.initiative || late(a.seat) - late(b.seat));
}

/** Is this one no enemy of the Ancients? */
function friendly(view: EclipseView, seat: number): boolean {
  return !!boardOf(view.players[seat]?.faction)?.friend_of_ancients;
}

function sidesOf(view: EclipseView, hex: HexView): number {
  const players = hex.fleets.filter((f) => Object.keys(f.ships).length > 0);
  const peaceful = players.every((f) => friendly(view, f.seat));
  const neutral = (hex.ancients > 0 && !peaceful) || hex.gcds;
  return players.length + Number(neutral && players.length > 0);
}

/** Sectors where ships of several sides stand, in the order in which they are fought over: highest number first, the centre last. */
export function battlefields(view: EclipseView): string[] {
  return view.hexes
    .filter((h) => sidesOf(view, h) > 1)
    .map((h) => h.sector)
    .sort((a, b) => Number(b) - Number(a));
}

/** Would a ship that comes here meet an enemy, or attack a partner? */
export function provokes(view: EclipseView, sector: string, seat: number): boolean {
  const hex = view.hexes.find((h) => h.sector === sector);
  if (!hex) return false;
  const guards = hex.gcds || (hex.ancients > 0 && !friendly(view, seat));
  const treason = hex.disc !== null && !!view.players[seat]?.friends.includes(hex.disc);
  return guards || treason || hex.fleets.some((f) => f.seat !== seat && Object.keys(f.ships).length > 0);
}

/** The dice that a player's cannons would roll at the population of a sector, by damage and computers. */
export function broadside(
  view: EclipseView,
  hex: HexView,
  seat: number,
): { n: number; power: number; computer: number }[] {
  const found = new Map<string, { n: number; power: number; computer: number }>();
  for (const [ship, count] of Object.entries(hex.fleets.find((f) => f.seat === seat)?.ships ?? {})) {
    const print = view.players[seat]!.blueprints.find((b) => b.ship === ship)!;
    for (const power of print.cannons) {
      const name = `${power}.${print.computer}`;
      found.set(name, { n: (found.get(name)?.n ?? 0) + count, power, computer: print.computer });
    }
  }
  return [...found.values()].sort((a, b) => b.power - a.power);
}

/** How many ships have cannons. */
export function armed(view: EclipseView, hex: HexView, seat: number): number {
  const ships = Object.entries(hex.fleets.find((f) => f.seat === seat)?.ships ?? {});
  const prints = view.players[seat]!.blueprints;
  return ships
    .filter(([ship]) => prints.find((b) => b.ship === ship)!.cannons.length > 0)
    .reduce((sum, [, n]) => sum + n, 0);
}

/** Types of ship that the question is about: those that may act now, or whose dice are assigned. */
export function acting(options: readonly { targets: readonly string[] }[], ship: unknown): Set<string> {
  if (typeof ship === "string") return new Set([ship.replace("ship:", "")]);
  return new Set(
    options.flatMap((o) => o.targets.filter((x) => x.startsWith("ship:")).map((x) => x.slice(5).split("@")[0]!)),
  );
}
