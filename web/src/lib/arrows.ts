/** Arrow keys move from one glowing thing to the nearest in that direction. */
import type { Point } from "./geometry";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of these places in a direction. Sideways distance counts double; places behind don't count. */
export function nearest(from: Point, places: readonly Point[], way: Point): number {
  let [best, least] = [-1, Infinity];
  places.forEach(({ x, y }, i) => {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    if (along > 1 && aside <= 2 * along && along + 2 * aside < least) [best, least] = [i, along + 2 * aside];
  });
  return best;
}

const middle = (e: Element): Point => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Focuses the next glowing thing in that direction; false if it isn't an arrow key or nothing is there. */
export function steer(key: string): boolean {
  const way = WAYS[key];
  const here = document.activeElement;
  if (!way || (here instanceof HTMLElement && here.matches("ol, [role=radiogroup] *, select"))) return false;
  const things = [
    ...document.querySelectorAll<HTMLElement | SVGElement>('[data-state="legal"][tabindex="0"], [data-verb]'),
  ];
  const seen = things.filter((e) => e !== here && e.checkVisibility({ visibilityProperty: true }));
  const start = here && here !== document.body ? middle(here) : { x: innerWidth / 2, y: innerHeight / 2 };
  const found = seen[nearest(start, seen.map(middle), way)];
  found?.focus();
  return !!found;
}
