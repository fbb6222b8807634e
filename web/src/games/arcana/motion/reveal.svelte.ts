/** The progress of a zone's reveal, drawn by the spotlight. */
import { SvelteSet } from "svelte/reactivity";
import type { Resolution } from "./resolution";

export class Reveal {
  turned = new SvelteSet<string>();
  /** The result in words; empty until it is known. */
  verdict = $state("");
  readonly of: Resolution;

  constructor(of: Resolution) {
    this.of = of;
    for (const row of of.rows) for (const each of row.cards) if (!each.hidden) this.turned.add(each.card);
  }

  /** A seat's revealed sum so far. */
  sum(seat: number): number {
    const row = this.of.rows.find((r) => r.seat === seat);
    return (row?.cards ?? []).filter((c) => this.turned.has(c.card)).reduce((n, c) => n + c.value, 0);
  }
}
