/** Every seat's score over the course of a finished game, from some steps of its replay. */
import { api } from "./api";

const POINTS = 24;

export interface Lines {
  series: { seat: number; values: number[] }[];
  /** The number of moves before each value. */
  at: number[];
}

/** The plies to sample: evenly spread, including the first and last. */
export function samples(plies: number, points = POINTS): number[] {
  const n = Math.min(points, plies);
  if (n < 1) return [0];
  return Array.from({ length: n + 1 }, (_, i) => Math.round((i * plies) / n));
}

export async function scoresOver(id: () => string): Promise<Lines> {
  const end = await api.replay(id(), 0, null);
  const at = samples(end.plies);
  const steps = await Promise.all(at.map((ply) => api.replay(id(), ply, null)));
  const seats = steps[0]?.outcome?.scores.map((s) => s.seat) ?? [];
  const series = seats.map((seat) => ({
    seat,
    values: steps.map((s) => s.outcome?.scores.find((x) => x.seat === seat)?.total ?? 0),
  }));
  return { series, at };
}
