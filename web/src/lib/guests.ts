/** Games from other packages: the server sends their words and says how to read their views. */
import type { GameWords } from "../generated/service";
import { api } from "./api";
import type { Language } from "./settings.svelte";

const known = new Map<string, GameWords>();

/** The words of a game in a language; empty if the server can't be reached. */
export async function guestWords(game: string, language: Language): Promise<string[]> {
  const key = `${language}/${game}`;
  const found = known.get(key) ?? (await api.words(game, language).catch(() => undefined));
  if (found) known.set(key, found).set(game, found);
  return found?.texts ?? [];
}

/** Fields of its view that hold a seat, or a value for each seat. */
export const seatFields = (game: string): GameWords["seats"] => known.get(game)?.seats ?? {};

/** The kind of thing a name stands for: "B1" is a "card". */
export const kindsOfThings = (game: string): GameWords["things"] => known.get(game)?.things ?? {};

/** The words fetched so far, by language. */
export const fetchedWords = (game: string, language: Language): string[] =>
  known.get(`${language}/${game}`)?.texts ?? [];
