import { describe, expect, it } from "vitest";
import { battlefields, provokes } from "./board/battle";
import { activationsOf, tile, worthOf } from "./tables";
import type { EclipseView, PlayerView } from "../../generated/eclipse";
import { freeSquares, type HexPicture } from "./view";
import { within } from "./board/wormholes";

const [RED, BLUE] = [0, 1];
/** Wormholes towards the south (310) and none towards the north (318). */
const HEXES = [tile("310", 0, 0, 0), tile("318", 2, 0, 1)];

function table(hex: Partial<HexPicture>, faction = "terran_directorate", friends: number[] = []): EclipseView {
  const players = [
    { faction, friends },
    { faction: "terran_federation", friends: [] },
  ];
  return { players, hexes: [{ ...tile("104"), gcds: false, ancients: 0, ...hex }] } as unknown as EclipseView;
}

describe("a ship that comes to a sector", () => {
  it("meets the Ancients, unless they are friends", () => {
    expect(provokes(table({ ancients: 2 }), "104", RED)).toBe(true);
    expect(provokes(table({ ancients: 2 }, "descendants_of_draco"), "104", RED)).toBe(false);
  });

  it("meets the ships of others but not its own", () => {
    const fleets = [{ seat: BLUE, ships: { interceptor: 1 } }];
    expect(provokes(table({ fleets }), "104", RED)).toBe(true);
    expect(provokes(table({ fleets }), "104", BLUE)).toBe(false);
  });

  it("attacks a partner whose disc lies there, with ships or without", () => {
    expect(provokes(table({ disc: BLUE }), "104", RED)).toBe(false);
    expect(provokes(table({ disc: BLUE }, "terran_directorate", [BLUE]), "104", RED)).toBe(true);
  });

  it("fights among Ancients only if it is no friend of theirs", () => {
    const fleets = [{ seat: RED, ships: { cruiser: 1 } }];
    expect(battlefields(table({ ancients: 1, fleets }))).toEqual(["104"]);
    expect(battlefields(table({ ancients: 1, fleets }, "descendants_of_draco"))).toEqual([]);
  });
});

describe("how far drives carry", () => {
  it("needs wormholes on both sides, with the Generator on one", () => {
    expect([...within(HEXES, "310", 1, false)]).toEqual([]);
    expect([...within(HEXES, "310", 1, true)]).toEqual(["318"]);
  });
});

describe("what one action does", () => {
  it("is printed on the board; Nanorobots build one thing more", () => {
    const player = (faction: string, ...techs: string[]) =>
      ({ faction, techs: [[], [], techs] }) as unknown as PlayerView;
    expect(activationsOf(player("terran_union"), "move")).toBe(3);
    expect(activationsOf(player("terran_union"), "build")).toBe(2);
    expect(activationsOf(player("mechanema", "nanorobots"), "build")).toBe(4);
    expect(activationsOf(player("mechanema", "nanorobots"), "upgrade")).toBe(3);
  });
});

describe("free squares of the reputation track", () => {
  const terran = { ambassador: 1, either: 4, reputation: 0 };
  const player = (slots: Record<string, number>, friends: number, medals: number) =>
    ({ slots, friends: Array(friends), reputation_tiles: medals }) as unknown as PlayerView;

  it("keep the one for ambassadors when tiles fill the others", () => {
    expect(freeSquares(player(terran, 0, 4))).toEqual(["ambassador"]);
    expect(freeSquares(player(terran, 1, 4))).toEqual([]);
  });

  it("are shared by both kinds once their own are full", () => {
    expect(freeSquares(player(terran, 2, 1))).toEqual(["either", "either"]);
    expect(freeSquares(player({ ambassador: 0, either: 4, reputation: 1 }, 3, 0))).toEqual(["either", "reputation"]);
  });
});

describe("what a sector is worth", () => {
  it("counts its monolith and the bonus of the species", () => {
    const hex = tile("104");
    expect(worthOf("terran_union", hex)).toBe(2);
    expect(worthOf("terran_union", { ...hex, monolith: true })).toBe(5);
    expect(worthOf("planta", { ...hex, monolith: true })).toBe(6);
  });
});
