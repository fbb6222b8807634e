/** Readings of the wormholes: which edges connect, and how far a ship's drives carry. */
import { centre, circle, edge, key, neighbour, opposite } from "./geometry";
import type { HexPicture } from "../view";

export interface Join {
  from: HexPicture;
  e: number;
}

/** Every pair of wormholes that meet, told once; whoever has the Generator needs only one of the two. */
export function joins(hexes: readonly HexPicture[], generator = false): Join[] {
  const at = new Map(hexes.map((h) => [key(h), h]));
  const open = (from: HexPicture, e: number) => {
    const sides = [from.wormholes.includes(e), at.get(key(neighbour(from, e)))?.wormholes.includes(opposite(e))];
    return sides[1] !== undefined && (generator ? sides.some(Boolean) : sides.every(Boolean));
  };
  return hexes.flatMap((from) => [0, 1, 2].filter((e) => open(from, e)).map((e) => ({ from, e })));
}

/** A ring where each pair of wormholes meets: one drawing, because there are many. */
export function ringsOf(pairs: readonly Join[]): string {
  const ring = ({ from, e }: Join) => {
    const [c, p] = [centre(from.q, from.r), edge(e)];
    return circle(c.x + p.x, c.y + p.y, 7.2);
  };
  return pairs.map(ring).join("");
}

/** Sectors that so many steps through open wormholes lead to. Who may stop or pass there is for the rules to say. */
export function within(hexes: readonly HexPicture[], sector: string, steps: number, generator: boolean): Set<string> {
  const links = new Map<string, string[]>();
  const at = new Map(hexes.map((h) => [key(h), h.sector]));
  for (const { from, e } of joins(hexes, generator)) {
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
