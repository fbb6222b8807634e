import { describe, expect, it } from "vitest";
import type { EclipseView, MeleeView } from "../../generated/eclipse";
import { warships } from "./board/battle";
import { joins } from "./board/wormholes";
import { provokes } from "./view";

describe("a ship that comes to a sector", () => {
  const [RED, BLUE, GREEN] = [0, 1, 2];
  const view = { hexes: [{ sector: "104", enemies: [RED], traitors: [BLUE] }] } as unknown as EclipseView;

  it("is asked about if it must fight there, or makes a traitor", () => {
    expect([RED, BLUE, GREEN].map((seat) => provokes(view, "104", seat))).toEqual([true, true, false]);
    expect(provokes(view, "999", RED)).toBe(false);
  });
});

describe("ships in a battle", () => {
  it("stand together if they are of one type and equally damaged", () => {
    const ship = (seat: number, ship: string, damage: number) => ({ seat, ship, damage });
    const ships = [ship(0, "cruiser", 0), ship(0, "cruiser", 1), ship(0, "cruiser", 0), ship(1, "cruiser", 0)];
    const melee = { ships } as unknown as MeleeView;
    expect(warships(melee).map((w) => [w.seat, w.damage, w.count])).toEqual([
      [0, 0, 2],
      [0, 1, 1],
      [1, 0, 1],
    ]);
  });
});

describe("wormholes that meet", () => {
  it("are told once, by one of the two sectors", () => {
    const [north, south] = [
      { q: 0, r: 0, joined: [2, 3] },
      { q: 0, r: 1, joined: [0] },
    ];
    expect(joins([north, south])).toEqual([
      { from: north, e: 2 },
      { from: south, e: 0 },
    ]);
  });
});
