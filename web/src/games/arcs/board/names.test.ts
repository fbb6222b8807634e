import { expect, test } from "vitest";
import { shapeFor } from "./geometry";
import { groundOf } from "./ground";
import { nameBox } from "./names";
import { sites } from "../tables";

/** The map in all classes of windows, and the number of letters in a name. */
const ROOMS = [
  [{ w: 1240, h: 820 }, 12],
  [{ w: 888, h: 672 }, 12],
  [{ w: 858, h: 560 }, 12],
  [{ w: 744, h: 560 }, 12],
  [{ w: 804, h: 608 }, 12],
  [{ w: 378, h: 446 }, 2],
  [{ w: 516, h: 382 }, 2],
] as const;

test("every system has room for its name, and it covers neither planet nor slots", () => {
  for (const [room, letters] of ROOMS) {
    const shape = shapeFor(room);
    const scale = Math.min(room.w / shape.whole.w, room.h / shape.whole.h);
    for (const { id, slots } of sites)
      expect(nameBox(shape, id, groundOf(shape, id, slots), letters, scale), `${id}, ${room.w}`).not.toBeNull();
  }
});
