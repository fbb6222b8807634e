/** Recipes for some of the game's events, in a separate module. */
import type { Recipe, Still } from "../../../lib/director/types";
import type { Event } from "../../../generated/eclipse";

export type Recipes<T extends Event["type"]> = { [K in T]: Recipe<Extract<Event, { type: K }>> | Still };
