import type { GameMeta } from "../../lib/game";

const meta: GameMeta = {
  name: "eclipse",
  icon: "ecl-wormhole",
  players: [2, 6],
  minutes: [60, 200],
};

export default meta;
