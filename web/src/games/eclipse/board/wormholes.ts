/** Wormholes that meet, as the map draws them. */
import { centre, circle, edge, type Cell } from "./geometry";

export interface Join {
  from: Cell;
  e: number;
}

/** Every pair of wormholes that meet, listed once: each sector lists those on its first three edges. */
export function joins(hexes: readonly (Cell & { joined: readonly number[] })[]): Join[] {
  return hexes.flatMap((from) => from.joined.filter((e) => e < 3).map((e) => ({ from, e })));
}

/** A ring where each pair of wormholes meets, as a single drawing because there are many. */
export function ringsOf(pairs: readonly Join[]): string {
  const ring = ({ from, e }: Join) => {
    const [c, p] = [centre(from.q, from.r), edge(e)];
    return circle(c.x + p.x, c.y + p.y, 7.2);
  };
  return pairs.map(ring).join("");
}
