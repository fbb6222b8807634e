/** Who sits where when a table is made. */
import type { SeatWish, TableWish } from "./api";

/** One person against three bots (or as many as the game takes), at once. */
export function quickTable(game: string, me: string, seats = 4): TableWish {
  const rivals: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ kind: "bot", name: "", level: "normal" }));
  return { game, seats: [{ kind: "here", name: me, level: "normal" }, ...rivals], options: {}, pace: "none", leaver: "wait", public: false };
}
