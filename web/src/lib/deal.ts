/** "Play this deal": game, seats, options and seed of a table in an address, to be played by anybody on their device. */
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

/** The address that deals a finished table's game again; undefined where the seed is not known, or no text. */
export function dealOf(table: TableInfo): string | undefined {
  if (typeof table.seed !== "string") return undefined;
  const query = new URLSearchParams({ game: table.game, seed: table.seed });
  query.set("seats", table.seats.map((s) => (s.kind === "bot" ? s.level : "here")).join(","));
  for (const [name, value] of Object.entries(table.options)) query.set(OPTION + name, JSON.stringify(value));
  return link(`/new?${query}`);
}

/** The deal that an address asks for, as far as the game knows such seats and options. */
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
