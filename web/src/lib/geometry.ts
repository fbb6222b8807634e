/** Positions in drawings. Pure numbers. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function pathOf(points: readonly Point[], closed = false): string {
  return points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("") + (closed ? "Z" : "");
}

/** Round steps for an axis from 0: at most five, the last at or above the maximum. */
export function axis(greatest: number): number[] {
  const most = Math.max(1, greatest);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((s) => most / s <= 5) ?? Math.ceil(most / 500) * 100;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Positions on a line, pushed apart to at least `gap` and not beyond `last`, in the same order. */
export function apart(places: readonly number[], gap: number, last = Infinity): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  for (let i = 1; i < order.length; i++) moved[order[i]!] = Math.max(moved[order[i]!]!, moved[order[i - 1]!]! + gap);
  for (let i = order.length - 1, most = last; i >= 0; i--, most -= gap)
    moved[order[i]!] = Math.min(moved[order[i]!]!, most);
  return moved;
}

const LETTER = 6.4;

/**
 * Names under positions on a line. The first ends at its position, the others are centered; one without room is
 * omitted.
 */
export function legible(names: readonly { x: number; text: string }[], gap = 6): { x: number; text: string }[] {
  const kept: { x: number; text: string }[] = [];
  let free = 0;
  for (const { x, text } of names) {
    const wide = text.length * LETTER;
    const left = kept.length === 0 ? Math.max(0, x + LETTER / 2 - wide) : x - wide / 2;
    if (left < free) continue;
    kept.push({ x: left, text });
    free = left + wide + gap;
  }
  return kept;
}

/** Things in a number of columns, in order, each in the shortest column so far. */
export function columned<T>(things: readonly T[], columns: number, lengthOf: (thing: T) => number): T[][] {
  const found = Array.from({ length: columns }, () => ({ things: [] as T[], length: 0 }));
  for (const thing of things) {
    const shortest = found.reduce((best, column) => (column.length < best.length ? column : best));
    shortest.things.push(thing);
    shortest.length += lengthOf(thing);
  }
  return found.map((column) => column.things).filter((column) => column.length > 0);
}

/** Positions along a line, in order, moved so that no two are closer than `gap` and none is beyond `most`. */
export function spread(places: readonly number[], gap: number, most: number): number[] {
  const apart = [...places];
  for (let i = 1; i < apart.length; i++) apart[i] = Math.max(apart[i]!, apart[i - 1]! + gap);
  for (let i = apart.length - 1, right = most; i >= 0; i--, right -= gap) apart[i] = Math.min(apart[i]!, right);
  return apart;
}
