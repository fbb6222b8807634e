import type { GameMeta } from "../../lib/game";

const meta: GameMeta = {
  name: "eclipse",
  icon: "ecl-wormhole",
  players: [2, 6],
  minutes: 23,
};

export default meta;
