/** Readings of the map: which edges connect, where things are, how far a ship's drives carry. */
import { kindOf, nameOf } from "../../lib/narrowing";
import type { Option } from "../../lib/wire";
import { cellOf, centre, circle, edge, key, neighbour, opposite, type Cell } from "./geometry";
import { parted } from "./names";
import type { HexView } from "./view";

export interface Join { from: HexView; e: number }

/** Every pair of wormholes that meet, told once. */
export function joins(hexes: readonly HexView[]): Join[] {
  const at = new Map(hexes.map((h) => [key(h), h]));
  const meets = (h: HexView, e: number) => at.get(key(neighbour(h, e)))?.wormholes.includes(opposite(e)) ?? false;
  return hexes.flatMap((from) => from.wormholes.filter((e) => e < 3 && meets(from, e)).map((e) => ({ from, e })));
}

/** A ring where each pair of wormholes meets: one drawing, because there are many. */
export function ringsOf(pairs: readonly Join[]): string {
  const ring = ({ from, e }: Join) => {
    const [c, p] = [centre(from.q, from.r), edge(e)];
    return circle(c.x + p.x, c.y + p.y, 7.2);
  };
  return pairs.map(ring).join("");
}

/** The space that a target lies in, if it is on the map. */
export function cellFor(target: string, hexes: readonly HexView[]): Cell | undefined {
  const [kind, name] = [kindOf(target), nameOf(target)];
  if (kind === "hex") return cellOf(name);
  const sector = kind === "sector" || kind === "disc" ? name : parted(name).sector;
  return sector ? hexes.find((h) => h.sector === sector) : undefined;
}

/** Where the question is: all spaces that legal actions point at. */
export function placesOf(options: readonly Option[], hexes: readonly HexView[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const target of new Set(options.flatMap((o) => o.targets))) {
    const cell = cellFor(target, hexes);
    if (cell) found.set(key(cell), cell);
  }
  return [...found.values()];
}

/** Sectors that so many steps through open wormholes lead to. Who may stop or pass there is for the rules to say. */
export function within(hexes: readonly HexView[], sector: string, steps: number): Set<string> {
  const links = new Map<string, string[]>();
  const at = new Map(hexes.map((h) => [key(h), h.sector]));
  for (const { from, e } of joins(hexes)) {
    const to = at.get(key(neighbour(from, e)))!;
    links.set(from.sector, [...(links.get(from.sector) ?? []), to]);
    links.set(to, [...(links.get(to) ?? []), from.sector]);
  }
  let edgeOf = new Set([sector]);
  const reached = new Set(edgeOf);
  for (let i = 0; i < steps; i++) {
    edgeOf = new Set([...edgeOf].flatMap((s) => links.get(s) ?? []).filter((s) => !reached.has(s)));
    for (const s of edgeOf) reached.add(s);
  }
  reached.delete(sector);
  return reached;
}
