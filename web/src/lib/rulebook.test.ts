import { describe, expect, it } from "vitest";
import { chapterId, sourceOf, standsAt } from "./rulebook";

describe("places in the rules", () => {
  const rule = { id: "toy-rule-tax", page: "7 and 14" };

  it("are pages, rulings or chapters", () => {
    expect(sourceOf("14")).toBe("web-rulebook-page");
    expect(sourceOf("H6")).toBe("web-house-rule");
    expect(sourceOf("Hala targowa")).toBe("web-rulebook-chapter");
  });

  it("hold the rules of exactly that page", () => {
    expect(["7", "14", "13 and 14"].every((place) => standsAt(rule, place))).toBe(true);
    expect(["1", "4", "17", "H7", ""].some((place) => standsAt(rule, place))).toBe(false);
  });

  it("hold one ruling", () => {
    expect(standsAt({ id: "toy-rule-h1", page: "" }, "H1")).toBe(true);
    expect(standsAt({ id: "toy-rule-h11", page: "" }, "H1")).toBe(false);
    expect(standsAt({ id: "toy-rule-x", page: "H1" }, "H1")).toBe(false);
  });

  it("hold the rules of a chapter", () => {
    expect(standsAt({ id: "toy-rule-x", page: "Rundy gry" }, "Rundy gry")).toBe(true);
    expect(standsAt({ id: "toy-rule-x", page: "Rundy gry" }, "Rundy")).toBe(false);
    expect(chapterId("Rozstrzygnięcie rundy")).toBe("rozstrzygniecie-rundy");
  });
});
