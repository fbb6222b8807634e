import type { GameMeta } from "../../lib/game";

const meta: GameMeta = {
  name: "arcs",
  icon: "arcs-gate",
  players: [2, 4],
  minutes: 12,
};

export default meta;
