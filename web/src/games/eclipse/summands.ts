/** What the parts of a final score are made of. Hidden values, such as others' reputation, are omitted. */
import type { EclipseView } from "../../generated/eclipse";
import { POINTS } from "./tables";

const times = (n: number, what: string): number[] => Array.from({ length: n }, () => POINTS[what] ?? 0);

export function summands(view: EclipseView, seat: number, part: string): number[] {
  const player = view.players[seat];
  if (!player) return [];
  const own = view.hexes.filter((hex) => hex.disc === seat);
  const found: Record<string, () => number[]> = {
    sectors: () => own.map((hex) => hex.points),
    monoliths: () => times(own.filter((hex) => hex.monolith).length, "monolith"),
    discoveries: () => times(player.discovery_tiles, "discovery"),
    ambassadors: () => times(player.friends.length, "ambassador"),
    technologies: () => player.tech_points,
    reputation: () => player.reputation ?? [],
  };
  return (found[part]?.() ?? []).filter((points) => points > 0).sort((a, b) => b - a);
}
