import { expect, test } from "vitest";
import type { GameInfo } from "../generated/service";
import { valuesFor, withOption, withSeats } from "./options";

const all = [2, 3, 4];
const game = {
  options: [
    {
      name: "leaders",
      default: false,
      values: [
        { value: false, seats: all, needs: { lore: [1] } },
        { value: true, seats: all, needs: {} },
      ],
    },
    {
      name: "lore",
      default: 1,
      values: [
        { value: 1, seats: all, needs: {} },
        { value: 2, seats: all, needs: { leaders: [true] } },
        { value: 4, seats: [2, 3], needs: { leaders: [true] } },
      ],
    },
    {
      name: "setup",
      default: "random",
      values: [
        { value: "random", seats: all, needs: {} },
        { value: "two_a", seats: [2], needs: {} },
      ],
    },
  ],
} as unknown as GameInfo;

test("only what so many players can choose is offered", () => {
  expect(valuesFor(game.options[2]!, 3).map((v) => v.value)).toEqual(["random"]);
  expect(valuesFor(game.options[2]!, 2).map((v) => v.value)).toEqual(["random", "two_a"]);
});

test("what is chosen brings along what it needs", () => {
  expect(withOption(game, {}, "lore", 2)).toEqual({ lore: 2, leaders: true });
  expect(withOption(game, { lore: 2, leaders: true }, "leaders", false)).toEqual({ lore: 1, leaders: false });
  expect(withOption(game, { setup: "two_a" }, "leaders", true)).toEqual({ setup: "two_a", leaders: true });
});

test("with other players the rest stays as it was chosen", () => {
  expect(withSeats(game, { setup: "two_a", leaders: true, lore: 4 }, 3)).toEqual({ leaders: true, lore: 4 });
  expect(withSeats(game, { leaders: true, lore: 4 }, 4)).toEqual({ leaders: true });
});
