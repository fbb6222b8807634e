/** What a newcomer types, and the rule that must be among the results. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import sought from "../../../tests/samples/searches.json";
import { format, makeBundle } from "./fluent";
import { fold, says, synonyms } from "./words";

const read = (language: string, name: string) =>
  readFileSync(new URL(`../../../locales/${language}/${name}.ftl`, import.meta.url), "utf8");

/** The text of every rule by name: its chapter, title and text. */
function rules(game: string, language: string): Map<string, string> {
  const text = read(language, `${game}-rules`);
  const bundle = makeBundle(language, [text]);
  const say = (id: string) => format(bundle, id, {}) ?? "";
  const found = new Map<string, string>();
  let chapter = "";
  for (const [, id] of text.matchAll(new RegExp(`^(${game}-rules?-[\\w-]+) *=`, "gm"))) {
    const name = id!.replace(`${game}-rule-`, "");
    const title = new RegExp(`^${id!} = .*\\n +\\.title = (.*)$`, "m").exec(text)?.[1] ?? "";
    if (id!.startsWith(`${game}-rules-`)) chapter = say(id!);
    else if (!/-text$|^species_/.test(name)) found.set(name, `${chapter} ${title} ${say(id!)} ${say(`${id!}-text`)}`);
  }
  return found;
}

/** By game and language: the query, and the rule it should find. */
const searches: Record<string, Record<string, Record<string, string>>> = sought;
const games = Object.entries(searches).flatMap(([game, languages]) =>
  Object.entries(languages).map(([language, words]) => ({ game, language, words })),
);

describe.each(games)("the rules of $game in $language", ({ game, language, words }) => {
  const book = rules(game, language);
  const teaching = makeBundle(language, [read(language, "web-teaching")]);
  const groups = synonyms(format(teaching, `web-synonyms-${game}`, {})!);

  it.each(Object.entries(words))("are found by “%s”: %s", (typed, expected) => {
    const found = [...book].filter(([, text]) => says(text, fold(typed), groups)).map(([name]) => name);
    expect(found).toContain(expected);
    expect(found.length).toBeLessThan(book.size / 2);
  });
});
