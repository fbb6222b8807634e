/** Games from other packages: the service brings their words, and says how their views are read. */
import type { GameWords } from "../generated/service";
import { api } from "./api";
import type { Language } from "./settings.svelte";

const known = new Map<string, GameWords>();

/** The words of a game in a language; nothing if the service cannot be asked. */
export async function guestWords(game: string, language: Language): Promise<string[]> {
  const key = `${language}/${game}`;
  const found = known.get(key) ?? (await api.words(game, language).catch(() => undefined));
  if (found) known.set(key, found).set(game, found);
  return found?.texts ?? [];
}

/** Which fields of its view hold a seat, or a value for each seat. */
export const seatFields = (game: string): GameWords["seats"] => known.get(game)?.seats ?? {};

/** What sort of thing a name is: "B1" is a "card". */
export const kindsOfThings = (game: string): GameWords["things"] => known.get(game)?.things ?? {};

/** What has been fetched of its words in a language. */
export const fetchedWords = (game: string, language: Language): string[] =>
  known.get(`${language}/${game}`)?.texts ?? [];
