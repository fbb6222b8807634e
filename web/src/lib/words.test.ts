import { describe, expect, it } from "vitest";
import { fold, parting } from "./words";

describe("words", () => {
  it("are found without regard to case and marks", () => {
    expect(fold(" Żelazny Kůň Łódź ")).toBe("zelazny kun lodz");
    expect(fold("w\u00A0grze")).toBe("w grze");
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
