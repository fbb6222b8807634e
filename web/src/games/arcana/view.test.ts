import { describe, expect, it } from "vitest";
import type { ArcanaView, ZoneView } from "../../generated/arcana";
import { bidsOf, placed } from "./view";

const zone = (name: string, ...controlled_by: number[]): ZoneView => ({
  zone: name,
  controlled_by,
  stake: null,
  pile: 0,
  sealed: false,
  agents: [],
});
const view = (seats: number, seat: number | null, zones: ZoneView[]) =>
  ({ seat, zones, seats: Array.from({ length: seats }), faces: {} }) as unknown as ArcanaView;
const four = [zone("Z1", 0, 1), zone("Z2", 1, 2), zone("Z3", 2, 3), zone("Z4", 3, 0), zone("N")];

describe("the table of Arcana", () => {
  it.each([0, 1, 2, 3])("lies with the own zones near seat %i", (seat) => {
    const [, , middle, left, right] = placed(view(4, seat, four));
    expect(middle!.zone).toBe("N");
    expect([left!, right!].every((z) => z.controlled_by.includes(seat))).toBe(true);
    expect(right!.controlled_by).toContain((seat + 1) % 4); // the neighbour on the right plays next
  });

  it("shows every zone once, for any number of players", () => {
    const three = [zone("Z1", 0, 1), zone("Z2", 1, 2), zone("Z3", 2, 0), zone("N")];
    const two = [zone("1L", 0), zone("1R", 0), zone("2L", 1), zone("2R", 1), zone("N")];
    expect(new Set(placed(view(3, 1, three)))).toEqual(new Set(three));
    expect(
      placed(view(2, 1, two))
        .slice(3)
        .map((z) => z.zone),
    ).toEqual(["2L", "2R"]);
    expect(new Set(placed(view(4, null, four)))).toEqual(new Set(four));
  });

  it("adds up what is known of a bid", () => {
    const agent = (owner: number, card: string | null) => ({
      owner,
      card,
      down: card === null,
      militia: false,
      target: `x:${card}`,
    });
    const contested = { ...zone("N"), stake: "S", agents: [agent(1, "A"), agent(0, "B"), agent(1, null)] };
    const faces = {
      S: { kind: "place", main: "combat", combat: 8 },
      A: { kind: "agent", combat: 3 },
      B: { kind: "agent", combat: 2 },
    };
    const bids = bidsOf({ ...view(2, 0, [contested]), faces } as unknown as ArcanaView, contested);
    expect(bids.map((b) => [b.seat, b.sum, b.unknown])).toEqual([
      [0, 2, false],
      [1, 3, true],
    ]);
  });
});
