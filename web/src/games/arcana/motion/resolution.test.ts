import { expect, test } from "vitest";
import type { ArcanaView, Event } from "../../../generated/arcana";
import { faces } from "../tables";
import { worth } from "../view";
import { resolved, type Ending } from "./resolution";

test("a hidden agent counts although its card is in a deck again when the view is told", () => {
  const stake = Object.keys(faces).find((id) => faces[id]!.main === "combat")!;
  const agent = Object.keys(faces).find((id) => faces[id]!.kind === "agent" && worth(faces[id], "combat") > 1)!;
  const view = (known: string[]) =>
    ({
      zones: [{ zone: "Z1", agents: [{ owner: 1, card: null, down: true, militia: false, target: "back:Z1.1.1" }] }],
      faces: Object.fromEntries(known.map((id) => [id, faces[id]])),
    }) as unknown as ArcanaView;
  const sum = worth(faces[agent], "combat");
  const ending: Ending = { type: "stake_won", seat: 1, card: stake, zone: "Z1", sum, threshold: 1 };
  const events: Event[] = [{ type: "agent_revealed", seat: 1, card: agent, zone: "Z1" }, ending];
  const { rows, best } = resolved(ending, view([stake]), view([]), events);
  expect(rows).toMatchObject([{ seat: 1, sum }]);
  expect(best).toEqual([1]);
});
