/** The table of every game without a folder here: games from other packages (docs/adding-a-game.md). */
import type { GameModule } from "../../lib/game";
import { seatFields } from "../../lib/guests";
import { kindOf, nameOf } from "../../lib/narrowing";
import Board from "./board/Board.svelte";
import Actions from "./prompts/Actions.svelte";

const generic: GameModule = {
  Board,
  Aside: Actions,
  desk: { hand: { XL: 0, L: 0, M: 0, S: 0 } },
  plates: "column",
  panels: [],
  icon: (target) => (kindOf(target) === "seat" ? `seat-${Number(nameOf(target)) + 1}` : undefined),
  score: () => undefined,
  /** Numbers that its view holds for each seat. */
  facts(table, seat) {
    const view = table.view as Record<string, unknown> | null;
    const counted = Object.entries(seatFields(table.game)).filter(([, mark]) => mark === "by seat");
    return counted.flatMap(([field]) => {
      const value = (view?.[field] as number[] | undefined)?.[seat];
      return value === undefined ? [] : [{ icon: "ui-deck", value, title: `${table.game}-view-${field}` }];
    });
  },
  progress: () => [],
  learn: () => import("./learn"),
};

export default generic;
