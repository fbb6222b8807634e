/** A drawn tile while its player rotates it. The map shows it in place, and the prompt rotates it. */
import type { Table } from "../../../lib/table.svelte";
import type { Option } from "../../../generated/service";
import { viewOf } from "../view";

class Placing {
  #wish = $state.raw({ question: null as unknown, tile: "", turn: 0 });

  /** Ways to place the chosen tile, by rotation. */
  ways(table: Table, tile = this.tile(table)): Option[] {
    return table.options.filter((o) => o.action.type === "place_tile" && o.action.sector === tile);
  }

  tile(table: Table): string {
    const drawn = viewOf(table).drawn;
    const wished = this.#wish.question === table.decision ? this.#wish.tile : "";
    return wished || (drawn.find((id) => this.#can(table, id)) ?? drawn[0] ?? "");
  }

  #can(table: Table, id: string): boolean {
    return table.options.some((o) => o.action.type === "place_tile" && o.action.sector === id);
  }

  /** The way currently shown. */
  option(table: Table): Option | undefined {
    const ways = this.ways(table);
    if (this.#wish.question !== table.decision) return ways[0];
    return ways.find((o) => o.action.turn === this.#wish.turn) ?? ways[0];
  }

  pick(table: Table, tile: string): void {
    if (tile === this.tile(table)) return;
    this.#wish = { question: table.decision, tile, turn: Number(this.ways(table, tile)[0]?.action.turn ?? 0) };
  }

  /** Go to the next legal rotation, clockwise or back. */
  turn(table: Table, by: 1 | -1): void {
    const ways = this.ways(table);
    const now = this.option(table);
    if (!now) return;
    const next = ways[(ways.indexOf(now) + by + ways.length) % ways.length]!;
    this.#wish = { question: table.decision, tile: this.tile(table), turn: Number(next.action.turn) };
  }
}

export const placing = new Placing();
