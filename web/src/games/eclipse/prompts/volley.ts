/** Assigns all dice of a volley at once: each to a ship it destroys, otherwise to the ship closest to destruction. */
import type { Option } from "../../../generated/service";
import type { Table } from "../../../lib/table.svelte";
import { warships, type Warship } from "../board/battle";
import { viewOf } from "../view";

const diceOf = (table: Table) => viewOf(table).melee?.dice ?? [];
/** Identifies whose dice these are; another ship's dice are another volley. */
const volleyOf = (table: Table) => `${viewOf(table).melee?.sector} ${String(table.decision?.line.args?.ship)}`;

/** The ships an answer targets. */
function aimedAt(option: Option, table: Table): Warship | undefined {
  const [, ship, damage] =
    /^enemy:(\w+)@\w+\.(\d+)$/.exec(option.targets.find((x) => x.startsWith("enemy:")) ?? "") ?? [];
  return warships(viewOf(table).melee).find(
    (w) => w.seat !== table.seat && w.ship === ship && w.damage === Number(damage),
  );
}

/** First the strongest ship it destroys, then the one with the least hull left. */
function worth(option: Option, table: Table): number {
  const aim = aimedAt(option, table);
  if (!aim) return -Infinity;
  const left = aim.design.breaks_at - aim.damage;
  return left <= (diceOf(table)[0]?.[1] ?? 0) ? 100 + aim.design.breaks_at + aim.design.cannons.length : -left;
}

class Volley {
  #going: { table: Table; volley: string; dice: number } | null = null;

  begin(table: Table): void {
    this.#going = { table, volley: volleyOf(table), dice: diceOf(table).length + 1 };
  }

  /** The answer for the next die, for the rest of the volley. */
  answer(table: Table): Option | undefined {
    const going = this.#going;
    if (table.decision?.kind !== "assign-die" || going?.table !== table) return undefined;
    if (going.volley !== volleyOf(table) || diceOf(table).length >= going.dice) return undefined;
    return [...table.options].sort((a, b) => worth(b, table) - worth(a, table))[0];
  }

  /** Sends it, once. */
  give(table: Table): void {
    const answer = this.answer(table);
    if (!answer || !this.#going) return;
    this.#going.dice = diceOf(table).length;
    table.confirm(answer);
  }
}

export const volley = new Volley();
