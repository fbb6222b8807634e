import type { Outcome } from "../generated/service";
import { t } from "./i18n.svelte";
import type { Table } from "./table.svelte";

/** Who has won, in words. `you` is the reader's seat, if they have exactly one. */
export function verdictOf(table: Table, { ranking }: Outcome, you: number | null): string {
  const winners = ranking[0] ?? [];
  if (winners.length !== 1) return t("web-share", { names: winners.map((s) => table.person(s)).join(" · ") });
  return winners[0] === you ? t("web-you-win") : t("web-wins", { name: table.person(winners[0]!) });
}
