/** Building blocks for the answers about things of Arcs. */
import { t } from "../../../lib/i18n.svelte";
import type { Table } from "../../../lib/table.svelte";
import type { What } from "../../../lib/what";
import { viewOf } from "../view";

export type Teller = (name: string, table: Table) => What | undefined;
export type Numbers = NonNullable<What["numbers"]>;

/** Rules that say what a thing is for. messages: arcs-rule-* */
export const rule = (id: string): string => t(`arcs-rule-${id}-text`);

/** How many each player has, without those who have none. */
export const seats = (table: Table, of: (seat: number) => number): Numbers =>
  viewOf(table)
    .players.map((p) => ({ icon: `seat-${p.seat + 1}`, label: table.person(p.seat), value: of(p.seat) }))
    .filter((n) => n.value > 0);
