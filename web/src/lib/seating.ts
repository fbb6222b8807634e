/** Who sits where at a new table. */
import type { NewSeat, NewTable } from "../generated/service";
import { api } from "./api";
import { forgetLessons } from "./coach.svelte";
import type { Guided } from "./game";
import { t } from "./i18n.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** One person against three bots (or as many as the game allows), starting at once. */
function quickTable(game: string, level: NewSeat["level"] = "normal", seats = 4): NewTable {
  const me = settings.name || t("seat-unnamed", { number: 1 });
  const rivals: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ kind: "bot", name: "", level }));
  return {
    game,
    seats: [{ kind: "here", name: me, level: "normal" }, ...rivals],
    options: {},
    pace: "none",
    leaver: "wait",
    public: false,
  };
}

async function begin(table: NewTable): Promise<void> {
  go(`/t/${(await api.make(table)).table}`);
}

/** One click starts the game. */
export async function playNow(game: string, seats?: number): Promise<void> {
  await begin(quickTable(game, "normal", seats));
}

/** After the lessons: one easy rival and the simplest options, so that turns come quickly. */
export async function playFirst(game: string, guided: Guided): Promise<void> {
  await begin({ ...quickTable(game, "easy", 2), options: guided.options });
}

/** A prepared table with one gentle bot, with the coach on from the beginning. */
export async function playGuided(game: string, guided: Guided): Promise<void> {
  settings.coach = true;
  forgetLessons(game);
  await begin({ ...quickTable(game, "easy", 2), ...guided });
}
