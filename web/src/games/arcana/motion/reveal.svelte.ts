/** How far the reveal of a zone has come: what the spotlight draws. */
import { SvelteSet } from "svelte/reactivity";
import type { Resolution } from "./resolution";

export class Reveal {
  turned = new SvelteSet<string>();
  /** What happened in the end, in words; empty until then. */
  verdict = $state("");
  readonly of: Resolution;

  constructor(of: Resolution) {
    this.of = of;
    for (const row of of.rows) for (const each of row.cards) if (!each.hidden) this.turned.add(each.card);
  }

  /** What a seat has turned up so far. */
  sum(seat: number): number {
    const row = this.of.rows.find((r) => r.seat === seat);
    return (row?.cards ?? []).filter((c) => this.turned.has(c.card)).reduce((n, c) => n + c.value, 0);
  }
}
