const { chooseMove } = require("pylos-board/engine");
const { newGame, play } = require("pylos-board/rules");

if (process.argv[2] === "engine") chooseMove(newGame(), 3);
else play(newGame(), "9z9");
