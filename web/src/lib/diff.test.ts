import { describe, expect, it } from "vitest";
import { changed } from "./diff";

const view = {
  round: 1,
  zones: [
    { zone: "Z1", agents: ["a"] },
    { zone: "N", agents: [] },
  ],
  faces: { B1: { vp: 1 }, B2: { vp: 2 } },
};

describe("changes", () => {
  it("put new things where they say, at any depth", () => {
    const now = changed(view, [
      { at: ["round"], now: 2 },
      { at: ["zones", 1, "agents"], now: ["b"] },
      { at: ["faces", "B3"], now: { vp: 3 } },
    ]);
    expect(now).toEqual({
      ...view,
      round: 2,
      zones: [view.zones[0], { zone: "N", agents: ["b"] }],
      faces: { ...view.faces, B3: { vp: 3 } },
    });
  });

  it("take away what has no value any more, and keep what is null", () => {
    const now = changed(view, [{ at: ["faces", "B1"] }, { at: ["round"], now: null }]) as typeof view;
    expect(now.faces).toEqual({ B2: { vp: 2 } });
    expect(now.round).toBeNull();
  });

  it("leave the old view as it was, and share what is the same", () => {
    const before = structuredClone(view);
    const now = changed(view, [
      { at: ["zones", 0, "zone"], now: "Z2" },
      { at: ["zones", 0, "agents"], now: [] },
    ]) as typeof view;
    expect(view).toEqual(before);
    expect(now.zones[1]).toBe(view.zones[1]);
    expect(now.faces).toBe(view.faces);
  });
});
