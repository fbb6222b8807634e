import { describe, expect, it } from "vitest";
import { drawing, shapesIn } from "./icons";

describe("icons", () => {
  it("are read shape by shape", () => {
    const svg =
      '<svg viewBox="0 0 24 24"><circle cx="12" cy="9" r="4"/><path d="M5 21z" fill="currentColor" stroke="none"/></svg>';
    expect(shapesIn(svg)).toEqual([
      { tag: "circle", attributes: { cx: "12", cy: "9", r: "4" } },
      { tag: "path", attributes: { d: "M5 21z", fill: "currentColor", stroke: "none" } },
    ]);
  });

  it("exist for every seat, and an unknown one is shown as a question", () => {
    for (let seat = 1; seat <= 6; seat++) expect(drawing(`seat-${seat}`)).not.toEqual(drawing("no-such-icon"));
    expect(drawing("no-such-icon").length).toBeGreaterThan(0);
  });
});
