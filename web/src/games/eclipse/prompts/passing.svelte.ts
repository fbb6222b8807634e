/** Passing for the rest of the round: reactions are declined until ships threaten the player. */
import type { EclipseView } from "../../../generated/eclipse";
import type { Option } from "../../../generated/service";
import type { Table } from "../../../lib/table.svelte";
import { viewOf } from "../view";

/** Sectors with my disc or ships where I will have to fight. */
function threats(view: EclipseView, seat: number): string[] {
  return view.hexes.filter((h) => h.fighting.includes(seat)).map((h) => h.sector);
}

class Passing {
  #since: { table: Table; round: number; known: string[] } | null = $state.raw(null);

  begin(table: Table): void {
    const view = viewOf(table);
    this.#since = { table, round: view.round, known: threats(view, table.seat ?? 0) };
  }

  stop(): void {
    this.#since = null;
  }

  /** Whether the player chose it at this table for this round. */
  wished(table: Table): boolean {
    return this.#since?.table === table && this.#since.round === viewOf(table).round;
  }

  /** Sectors where ships have arrived since, which wakes the player. */
  woken(table: Table): string[] {
    if (!this.wished(table)) return [];
    return threats(viewOf(table), table.seat ?? 0).filter((s) => !this.#since!.known.includes(s));
  }

  /** The pass that is sent automatically. */
  answer(table: Table): Option | undefined {
    if (!this.wished(table) || this.woken(table).length > 0 || table.decision?.kind !== "reaction") return undefined;
    return table.options.find((o) => o.action.type === "pass");
  }
}

export const passing = new Passing();
