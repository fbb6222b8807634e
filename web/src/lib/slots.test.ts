import { describe, expect, test } from "vitest";
import type { Box } from "./geometry";
import { classOf, slotsOf, type Desk, type Slots } from "./slots";

const ARCS: Desk = { plate: { XL: 372, L: 292, M: 268, S: 222 }, hand: { XL: 470, L: 340, M: 318, S: 262 } };
const ARCANA: Desk = { ...ARCS, high: { XL: 206, L: 176, M: 156, S: 156 } };
const WINDOWS = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
function docks(slots: Slots): Box[] {
  const { top, rivals, shared, plate, hand, ask, tabs } = slots;
  // A phone in landscape has no bar: its tools are in the corners of the board.
  return [slots.cls === "PL" ? null : top, rivals, shared, plate, hand, ask, tabs].filter((box) => box !== null);
}

test("windows have the classes of the guide", () => {
  expect(WINDOWS.map(([w, h]) => classOf(w, h))).toEqual(["XL", "L", "M", "M", "S", "T", "P", "PL"]);
});

test("the free area is as large as the guide says", () => {
  const free = (w: number, h: number, desk: Desk, rail: boolean) => {
    const { free } = slotsOf(w, h, desk, { rail, seated: true });
    return `${free.w}×${free.h}`;
  };
  const arcs = ["1240×820", "888×672", "858×560", "772×512", "744×560", "804×608", "378×446", "516×382"];
  expect(WINDOWS.map(([w, h]) => free(w, h, ARCS, true))).toEqual(arcs);
  expect(free(1920, 1080, ARCANA, false)).toBe("1532×798");
  expect(free(1440, 900, ARCANA, false)).toBe("1122×656");
  expect(free(1366, 768, ARCANA, false)).toBe("1078×552");
  expect(free(1024, 768, ARCANA, false)).toBe("1008×552");
});

describe.each(WINDOWS)("in a window of %i × %i", (width, height) => {
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])("with rail %s and seat %s no slot meets another or leaves the window", (rail, seated) => {
    const slots = slotsOf(width, height, rail ? ARCS : ARCANA, { rail, seated });
    const all = [slots.free, ...docks(slots)];
    all.forEach((a, i) => {
      expect(Math.min(a.x, a.y, a.w, a.h)).toBeGreaterThanOrEqual(0);
      expect([a.x + a.w <= width, a.y + a.h <= height]).toEqual([true, true]);
      for (const b of all.slice(i + 1)) expect(meet(a, b), JSON.stringify([a, b])).toBe(false);
    });
    expect(meet(slots.drawer, slots.ask) && !["P", "PL"].includes(slots.cls)).toBe(false);
  });

  test("the board has its share", () => {
    const { free } = slotsOf(width, height, ARCS, { rail: true, seated: true });
    expect((free.w * free.h) / (width * height)).toBeGreaterThan(width === 1280 ? 0.42 : width === 1440 ? 0.46 : 0.45);
  });
});
