import type { GameMeta } from "../../lib/game";

const meta: GameMeta = {
  name: "arcana",
  icon: "arcana-spiritual",
  players: [2, 4],
  minutes: 5,
  notice: "arcana-notice-reconstruction",
};

export default meta;
