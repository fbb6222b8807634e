// The peer: boardgame.io as its documentation shows it, in memory. A game of four players whose state takes
// about 20 kB, of which each move changes a little; everybody has a secret hand.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const card = (n) => ({ id: `card-${n}`, value: n % 10, owner: n % 4, tags: ["common", `set-${n % 7}`] });

const game = {
  name: "bench",
  setup: () => ({
    board: Array.from({ length: 290 }, (_, n) => card(n)),
    log: [],
    players: Object.fromEntries(["0", "1", "2", "3"].map((p) => [p, { hand: Array.from({ length: 6 }, (_, n) => card(n)), points: 0 }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, n) => {
      if (!(n >= 0 && n < G.board.length)) return INVALID_MOVE;
      G.board[n].owner = Number(playerID);
      G.players[playerID].points += G.board[n].value;
      G.log.push(n);
      if (G.log.length > 20) G.log.shift();
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
