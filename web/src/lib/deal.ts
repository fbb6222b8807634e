/** "Play this deal": a table's game, seats, options and seed in a link that anyone can play on their device. */
import type { GameInfo, NewSeat, TableInfo } from "../generated/service";
import type { Chosen } from "./options";
import { link } from "./site";

export interface Deal {
  seats: Required<NewSeat>[];
  options: Chosen;
  seed: string;
}

const OPTION = "o.";
const LEVELS = ["easy", "normal", "hard", "expert"] as const;

/** The link that deals a finished game again; undefined if the seed is unknown or isn't text. */
export function dealOf(table: TableInfo): string | undefined {
  if (typeof table.seed !== "string") return undefined;
  const query = new URLSearchParams({ game: table.game, seed: table.seed });
  query.set("seats", table.seats.map((s) => (s.kind === "bot" ? s.level : "here")).join(","));
  for (const [name, value] of Object.entries(table.options)) query.set(OPTION + name, JSON.stringify(value));
  return link(`/new?${query}`);
}

/** The deal in a link, as far as the game supports its seats and options. */
export function readDeal(query: URLSearchParams, game: GameInfo): Deal | undefined {
  const seed = query.get("seed");
  const kinds = (query.get("seats") ?? "").split(",");
  if (!seed || !game.seats.includes(kinds.length)) return undefined;
  const seats = kinds.map((kind): Required<NewSeat> => {
    const level = LEVELS.find((l) => l === kind);
    return { kind: level ? "bot" : "here", name: "", level: level ?? "normal" };
  });
  const options = game.options.flatMap((o) => {
    const asked = query.get(OPTION + o.name);
    const found = o.values.find((v) => JSON.stringify(v.value) === asked);
    return found ? [[o.name, found.value] as const] : [];
  });
  return { seats, options: Object.fromEntries(options), seed };
}
