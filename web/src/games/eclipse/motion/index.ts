/** How everything that happens in Eclipse is shown. */
import type { GameMotion, Place } from "../../../lib/director/types";
import type { Event } from "../../../generated/eclipse";
import { combat, rolling } from "./combat";
import { map } from "./map";
import { closing, opening } from "./opening";
import { turns } from "./turns";

const HURTS = ["ship_hit", "ship_destroyed"];
const LOSSES = ["cube_destroyed", "cube_buried"];
/** Immediate consequences, shown in the same scene. */
const FOLLOWS: Record<string, readonly string[]> = {
  upkeep_paid: ["produced"],
  researched: ["discs_gained"],
  disc_returned: ["cube_returned"],
  battle_won: ["reputation_drawn"],
  discovery_used: ["gained", "ship_found", "researched", "part_kept"],
  population_wiped_out: LOSSES,
  cube_destroyed: LOSSES,
  cube_buried: LOSSES,
};
const IN_BATTLE = new Set([
  "dice_rolled",
  ...HURTS,
  "retreat_declared",
  "retreated",
  "stalemate",
  "battle_won",
  "battle_began",
]);

function joins(before: Event, next: Event): "with" | "then" | false {
  if (HURTS.includes(before.type) && HURTS.includes(next.type)) return "with";
  if (before.type === "ship_moved" && next.type === "ship_moved" && before.target === next.target) return "with";
  return FOLLOWS[before.type]?.includes(next.type) ? "then" : false;
}

function place(event: Event): Place | undefined {
  if (IN_BATTLE.has(event.type)) return "fight:none"; // the bench is in sight anyway
  if ("hex" in event) return `hex:${event.hex}`;
  if (event.type === "ship_moved") return `sector:${event.target}`;
  if ("sector" in event) return `sector:${event.sector}`;
  if (event.type === "researched") return `tech:${event.tech}`;
  return undefined;
}

const teaser: GameMotion<Event>["teaser"] = ({ events: [first] }, { table }) =>
  first && rolling(first.event as unknown as Event, table);

/** What this seat should be told large: an attack on it, a broken treaty, a civilization that falls. */
function alarms(event: Event, seat: number | null): boolean {
  if (event.type === "battle_began") return event.other === seat && seat !== null;
  if (event.type === "relations_broken") return event.other === seat;
  if (event.type === "population_attacked" || event.type === "population_wiped_out") return event.owner === seat;
  return event.type === "collapsed" || event.type === "left_game";
}

export const motion: GameMotion<Event> = {
  recipes: { ...turns, ...map, ...combat },
  joins,
  place,
  teaser,
  opening,
  closing,
  alarms,
};
