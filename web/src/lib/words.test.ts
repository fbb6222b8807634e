import { describe, expect, it } from "vitest";
import { fold, parting, says, synonyms } from "./words";

describe("words", () => {
  it("are found without regard to case and marks", () => {
    expect(fold(" Żelazny Kůň Łódź ")).toBe("zelazny kun lodz");
    expect(fold("w\u00A0grze")).toBe("w grze");
  });

  it("are found by others that mean the same, in any order", () => {
    const groups = synonyms("Battle, fight; ship, fleet");
    expect(says("In a battle each ship…", "fleet fight", groups)).toBe(true);
    expect(says("In a battle each ship…", "city", groups)).toBe(false);
    expect(says("The Żelazny Kůň", "kun", [])).toBe(true);
  });

  it("are found in other forms, and by a phrase that means the same", () => {
    expect(says("Wszystkie bitwy", "bitwa", [])).toBe(true);
    expect(says("Move a ship", "ships", [])).toBe(true);
    expect(says("Draw four cards", "hand size", synonyms("hand size, draw"))).toBe(true);
    expect(says("A hand", "hand size", [])).toBe(false);
  });

  it("that are long may be parted between syllables", () => {
    const parts = (name: string) => parting(name).split("\u00AD");
    expect(parts("Samonaprowadzające")).toEqual(["Samo", "napro", "wadza", "jące"]);
    expect(parts("Samonaváděcí střely")).toEqual(["Samo", "navá", "děcí střely"]);
  });

  it("that are short stay whole", () => {
    expect(parting("Kartel paliwowy")).toBe("Kartel paliwowy");
  });
});
