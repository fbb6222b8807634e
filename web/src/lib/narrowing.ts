/**
 * Narrowing: from the list of legal actions to one, by pointing at things.
 * Nothing here knows a rule. An action names the things it touches, in the order in which a player would point at them.
 */

export interface Pointed {
  readonly targets: readonly string[];
  /** Whether the order of two targets of one kind matters: three of A for one of B isn't three of B for one of A. */
  readonly ordered?: boolean;
}

/** `targets` with each of `taken` removed once; null if one of them is missing. */
function without(targets: readonly string[], taken: readonly string[]): string[] | null {
  const rest = [...targets];
  for (const t of taken) {
    const at = rest.indexOf(t);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Whether `targets` names the chosen things in this order (with others in between). */
function inOrder(targets: readonly string[], chosen: readonly string[]): boolean {
  let next = 0;
  for (const t of targets) if (t === chosen[next]) next++;
  return next === chosen.length;
}

const alike = (targets: readonly string[], kind: string) => targets.filter((t) => kindOf(t) === kind);

/** If order matters for the action: whether the things of each kind were chosen in its order, from the first. */
function obeys(option: Pointed, chosen: readonly string[]): boolean {
  const first = (t: string, i: number, all: readonly string[]) =>
    alike(option.targets, kindOf(t))[alike(all.slice(0, i), kindOf(t)).length] === t;
  return !option.ordered || chosen.every(first);
}

/**
 * The actions that involve everything chosen. The order of clicks only matters if an action says so or if it
 * distinguishes two actions: from A to B isn't from B to A, but zone then card is as good as card then zone.
 */
export function fitting<T extends Pointed>(options: readonly T[], chosen: readonly string[]): T[] {
  const all = options.filter((o) => without(o.targets, chosen) !== null && obeys(o, chosen));
  const ordered = all.filter((o) => inOrder(o.targets, chosen));
  return ordered.length > 0 ? ordered : all;
}

/** Everything that can be chosen next. */
export function glowing(options: readonly Pointed[], chosen: readonly string[]): Set<string> {
  const glow = new Set<string>();
  for (const o of fitting(options, chosen))
    for (const t of without(o.targets, chosen) ?? []) if (obeys(o, [...chosen, t])) glow.add(t);
  return glow;
}

/**
 * The choice after pointing at a thing of another action: as much of the old choice as fits, then the thing. Null if
 * nothing fits.
 */
export function switched(options: readonly Pointed[], chosen: readonly string[], target: string): string[] | null {
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    const start = chosen.slice(0, kept);
    if (glowing(options, start).has(target)) return [...start, target];
  }
  return null;
}

/** The action whose things have all been chosen, if there is exactly one. */
export function named<T extends Pointed>(options: readonly T[], chosen: readonly string[]): T | undefined {
  const whole = fitting(options, chosen).filter((o) => o.targets.length === chosen.length);
  return whole.length === 1 ? whole[0] : undefined;
}

/** The one action that can still be meant: the only one left, or the one that is fully named. */
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

/** How a target appears in message ids: "card:B 1" is named by `<game>-card-B-1`. */
export function idOf(target: string): string {
  return target.replace(":", "-").replace(/[^\w-]/g, "-");
}

/** A number to set with a stepper: how many dice, how many ships. */
export interface Amount {
  /** The prefix of its targets: "die:assault." of "die:assault.2". */
  prefix: string;
  value: number;
  values: number[];
}

/** Whether the target is this prefix and a number. */
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
 * The steppers to show: amounts in every remaining action, once everything else is chosen or common to all. Each is set
 * to the player's wish (`wishes`), or as close as the list allows; without a wish, to the maximum.
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
  // Wishes come first, so that the last stepper touched is respected and the others adjust.
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
