/** The browser produces the same sentences as stolik.text; both are tested with the same samples. */
import { expect, it } from "vitest";
import samples from "../../../tests/samples/fluent.json";
import { makeBundle, marked, plain } from "./fluent";
import type { Word } from "./fluent";

const LANGUAGES = ["en", "pl", "cs"] as const;
const sources = import.meta.glob<string>("../../../tests/samples/locales/*/samples.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

for (const language of LANGUAGES) {
  const source = sources[`../../../tests/samples/locales/${language}/samples.ftl`]!;
  const bundle = makeBundle(language, [source]);

  it.each(samples.text)(`says $id with $args in ${language}`, (sample) => {
    const text = marked(
      bundle,
      { id: sample.id, args: sample.args as unknown as Record<string, Word> },
      (_, name) => name,
    );
    // There, a missing message is marked with brackets; here, it is left to the caller.
    expect(text && plain(text)).toBe(sample[language].startsWith("[") ? null : sample[language]);
  });
}
