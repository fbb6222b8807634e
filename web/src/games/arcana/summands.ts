/** What the parts of a final score are made of: stakes won, objectives fulfilled. */
import type { GameEvent } from "../../generated/service";
import { faces } from "./tables";

const KINDS: Record<string, string> = { relics: "relic", places: "place", personalities: "personality" };
const WINS = ["stake_won", "stake_bribed"];

export function summands(told: readonly GameEvent[], seat: number, part: string): number[] {
  const own = told.filter((event) => event.seat === seat);
  const points =
    part === "objectives"
      ? own.filter((event) => event.type === "objective_shown").map((event) => Number(event.vp))
      : own
          .filter((event) => WINS.includes(event.type))
          .map((event) => faces[String(event.card)])
          .map((face) => (face?.kind === KINDS[part] ? (face?.vp ?? 0) : 0));
  return points.filter((n) => n > 0).sort((a, b) => b - a);
}
