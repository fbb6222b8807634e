/** Who sits where when a table is made. */
import type { SeatWish, TableWish } from "./api";

/** Bots are called after small particles; names are names, whatever the language. */
export const BOTS = ["Kwark", "Gluon", "Foton", "Mezon", "Bozon", "Hadron"];

/** One person against three bots (or as many as the game takes), at once. */
export function quickTable(game: string, me: string, seats = 4): TableWish {
  const rivals: SeatWish[] = Array.from({ length: seats - 1 }, (_, i) => ({ kind: "bot", name: BOTS[i] ?? "", level: "normal" }));
  return { game, seats: [{ kind: "here", name: me, level: "normal" }, ...rivals], options: {}, pace: "none", leaver: "wait", public: false };
}
