/** Who sits where when a table is made. */
import type { NewSeat, NewTable } from "../generated/service";
import { api } from "./api";
import { t } from "./i18n.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** One person against three bots (or as many as the game takes), at once. */
function quickTable(game: string, me: string, level: NewSeat["level"] = "normal", seats = 4): NewTable {
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

/** One click, and the game begins. */
export async function playNow(game: string, level: NewSeat["level"] = "normal"): Promise<void> {
  const made = await api.make(quickTable(game, settings.name || t("seat-unnamed", { number: 1 }), level));
  go(`/t/${made.table}`);
}
