import { describe, expect, it } from "vitest";
import { format, isRef, makeBundle, marked, pieces, plain, pseudonym } from "./fluent";

const source = `
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
arcana-event-fielded = { $seat } wystawia: { $card }
`;
const polish = makeBundle("pl", [source]);
const names: Record<string, string> = { "seat:0": "Ola", "card:B1": "Weteran Pojedynków" };
const namer = (kind: string, name: string) => names[`${kind}:${name}`] ?? name;

describe("sentences", () => {
  it("use the plural forms of the language", () => {
    expect([1, 3, 5, 22].map((n) => format(polish, "points", { n }))).toEqual([
      "1 punkt",
      "3 punkty",
      "5 punktów",
      "22 punkty",
    ]);
  });

  it("write what is less than nothing with a real minus", () => {
    expect(format(polish, "points", { n: -2 })).toBe("−2 punkty");
    expect(marked(polish, { id: "points", args: { n: -1250 } }, namer)).toBe("−1250 punktów");
  });

  it("show refs by their names", () => {
    const text = marked(polish, { id: "arcana-event-fielded", args: { seat: "seat:0", card: "card:B1" } }, namer)!;
    expect(plain(text)).toBe("Ola wystawia: Weteran Pojedynków");
    expect(pieces(text)).toEqual([
      { text: "Ola", ref: "seat:0" },
      { text: " wystawia: " },
      { text: "Weteran Pojedynków", ref: "card:B1" },
    ]);
  });

  it("break neither before a number nor, in Polish and Czech, after a small word", () => {
    const text = "door = Karta 7: i w domu (z kartą) { $n } albo { $n ->\n    [one] o 1\n   *[other] U niej\n}";
    expect(format(makeBundle("pl", [text]), "door", { n: 2 })).toBe(
      "Karta\u00a07: i\u00a0w\u00a0domu (z\u00a0kartą) 2 albo U\u00a0niej",
    );
    expect(format(makeBundle("en", ["door = Card 7 of a hand"]), "door")).toBe("Card\u00a07 of a hand");
  });

  it("keep a count on the line of what it counts", () => {
    const text = marked(
      makeBundle("cs", ["left = Co postavíš? Zbývá: { $n }. Zásoba: { $m }"]),
      { id: "left", args: { n: 1, m: 17 } },
      namer,
    );
    expect(text).toBe("Co postavíš? Zbývá:\u00a01. Zásoba:\u00a017");
  });

  it("say null about an unknown message", () => {
    expect(format(polish, "nothing-of-the-kind")).toBeNull();
  });

  it("know a ref from a word", () => {
    expect(["card:B1", "seat:0", "zone:Z1", "system:3.gate"].every(isRef)).toBe(true);
    expect(["Ola: hello", "plain", "12:30 h", ""].some(isRef)).toBe(false);
  });
});

describe("the pseudo-language", () => {
  it("changes every letter of a message and none of its arguments", () => {
    const odd = makeBundle("en", ["hello = Hello { $name }"], true);
    expect(format(odd, "hello", { name: "Ola" })).toBe("Ħḗŀŀǿ Ola");
    expect(pseudonym("abc 123")).toBe("ȧƀƈ 123");
  });
});
