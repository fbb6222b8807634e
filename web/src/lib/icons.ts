/** Our own drawings on a 24 grid, by file name: circles, paths and rectangles with their attributes. */
const files = import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" });

export type IconName = string;

export interface Shape {
  tag: string;
  attributes: Record<string, string>;
}

const SHAPE = /<(path|circle|rect)\s([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const known = new Map<IconName, Shape[]>();

/** Reads the shapes of a file. The strict content policy allows no markup from strings, so they are drawn one by one. */
export function shapesIn(svg: string): Shape[] {
  return [...svg.matchAll(SHAPE)].map(([, tag, rest]) => ({
    tag: tag!,
    attributes: Object.fromEntries([...rest!.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!])),
  }));
}

export function drawing(name: IconName): Shape[] {
  const kept = known.get(name);
  if (kept) return kept;
  const shapes = shapesIn(files[`../icons/${name}.svg`] ?? files["../icons/ui-info.svg"]!);
  known.set(name, shapes);
  return shapes;
}
