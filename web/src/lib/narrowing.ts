/**
 * Narrowing: from the list of legal actions to one, by pointing at things.
 * Nothing here knows a rule. An action names the things it touches, in the order in which a player would point at them.
 */

export interface Pointed {
  readonly targets: readonly string[];
  /** It matters which of two targets of one kind is pointed at first: three of A for one of B is not B for A. */
  readonly ordered?: boolean;
}

/** What is left of `targets` when each of `taken` is crossed out once; null if one of them is not there. */
function without(targets: readonly string[], taken: readonly string[]): string[] | null {
  const rest = [...targets];
  for (const t of taken) {
    const at = rest.indexOf(t);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Are the chosen things named by `targets` in this order (others may stand between)? */
function inOrder(targets: readonly string[], chosen: readonly string[]): boolean {
  let next = 0;
  for (const t of targets) if (t === chosen[next]) next++;
  return next === chosen.length;
}

const alike = (targets: readonly string[], kind: string) => targets.filter((t) => kindOf(t) === kind);

/** Where the action says that order matters: are the things of each kind pointed at in its order, from the first? */
function obeys(option: Pointed, chosen: readonly string[]): boolean {
  const first = (t: string, i: number, all: readonly string[]) =>
    alike(option.targets, kindOf(t))[alike(all.slice(0, i), kindOf(t)).length] === t;
  return !option.ordered || chosen.every(first);
}

/**
 * The actions that touch all that is chosen. The order of pointing only matters where an action says so, or where it tells
 * two actions apart: from A to B is not from B to A, but zone first and card second is as good as card first.
 */
export function fitting<T extends Pointed>(options: readonly T[], chosen: readonly string[]): T[] {
  const all = options.filter((o) => without(o.targets, chosen) !== null && obeys(o, chosen));
  const ordered = all.filter((o) => inOrder(o.targets, chosen));
  return ordered.length > 0 ? ordered : all;
}

/** Everything that can be pointed at next. */
export function glowing(options: readonly Pointed[], chosen: readonly string[]): Set<string> {
  const glow = new Set<string>();
  for (const o of fitting(options, chosen))
    for (const t of without(o.targets, chosen) ?? []) if (obeys(o, [...chosen, t])) glow.add(t);
  return glow;
}

/**
 * What is chosen when somebody points at a thing that belongs to another action: as much of the choice as goes with it,
 * then the thing. Null if it goes with nothing.
 */
export function switched(options: readonly Pointed[], chosen: readonly string[], target: string): string[] | null {
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    const start = chosen.slice(0, kept);
    if (glowing(options, start).has(target)) return [...start, target];
  }
  return null;
}

/** The action of which every thing has been pointed at, if there is exactly one. */
export function named<T extends Pointed>(options: readonly T[], chosen: readonly string[]): T | undefined {
  const whole = fitting(options, chosen).filter((o) => o.targets.length === chosen.length);
  return whole.length === 1 ? whole[0] : undefined;
}

/** The one action that can still be meant: the only one left, or the one that is wholly named. */
export function meant<T extends Pointed>(options: readonly T[], chosen: readonly string[]): T | undefined {
  const left = fitting(options, chosen);
  return left.length === 1 ? left[0] : named(options, chosen);
}

export function kindOf(target: string): string {
  return target.slice(0, target.indexOf(":"));
}

export function nameOf(target: string): string {
  return target.slice(target.indexOf(":") + 1);
}

/** How a target is written in message ids: "card:B 1" is said by `<game>-card-B-1`. */
export function idOf(target: string): string {
  return target.replace(":", "-").replace(/[^\w-]/g, "-");
}

/** A number to be set by a stepper: how many dice, how many ships. */
export interface Amount {
  /** How its targets begin: "die:assault." of "die:assault.2". */
  prefix: string;
  value: number;
  values: number[];
}

/** Is the target this prefix and a number? */
export function isAmount(target: string, prefix: string): boolean {
  return target.startsWith(prefix) && /^\d+$/.test(target.slice(prefix.length));
}

function valuesOf(options: readonly Pointed[], prefix: string): number[] {
  const found = new Set<number>();
  for (const o of options)
    for (const t of o.targets) if (isAmount(t, prefix)) found.add(Number(t.slice(prefix.length)));
  return [...found].sort((a, b) => a - b);
}

/**
 * The steppers to show: amounts that every action left has, once all the rest is chosen or common to them.
 * Each stands at what the player wished (`wishes`), or as near to it as the list allows; without a wish at the most.
 */
export function amounts(
  options: readonly Pointed[],
  chosen: readonly string[],
  prefixes: readonly string[],
  wishes: Readonly<Record<string, number>> = {},
): Amount[] {
  let left = fitting(options, chosen);
  const shown = prefixes.filter((p) => left.length > 0 && left.every((o) => o.targets.some((t) => isAmount(t, p))));
  const result: Amount[] = [];
  // What was wished is settled first, so that the last touched stepper is obeyed and the others give way.
  const touched = Object.keys(wishes);
  const order = [...shown].sort((a, b) => touched.indexOf(b) - touched.indexOf(a));
  for (const prefix of order) {
    const values = valuesOf(left, prefix);
    const wish = wishes[prefix] ?? Number.POSITIVE_INFINITY;
    const value = values.reduce((best, v) =>
      Math.abs(v - wish) < Math.abs(best - wish) || wish === Infinity ? v : best,
    );
    left = left.filter((o) => o.targets.includes(`${prefix}${value}`));
    result.push({ prefix, value, values: valuesOf(fitting(options, chosen), prefix) });
  }
  return shown.map((p) => result.find((a) => a.prefix === p)!);
}
