// A bot that looks two turns ahead, against an opponent who plays at random. In Node, `init` takes the bytes of the module:
//     await init({ module_or_path: await readFile("pkg/rules_bg.wasm") });
import init, { legalMoves, newGame, play } from "../pkg/rules.js";

/** The balls in reserve of the player to move, less those of the opponent. */
const balance = ({ turn, reserve: { light, dark } }) =>
  turn === "light" ? light - dark : dark - light;

/** The best balance that the player to move can reach in some turns. */
function best(game, turns) {
  if (game.result) return game.result.winner === game.turn ? 99 : -99;
  if (turns === 0) return balance(game);
  return Math.max(...legalMoves(game).map((move) => -best(play(game, move), turns - 1)));
}

/** The move after which the opponent is worst off; `random` gives numbers from 0 to 1 and chooses among equals. */
export function choose(game, random) {
  const rated = legalMoves(game).map((move) => ({ move, worth: -best(play(game, move), 1) }));
  const most = Math.max(...rated.map(({ worth }) => worth));
  return pick(
    rated.filter(({ worth }) => worth === most),
    random,
  ).move;
}

const pick = (list, random) => list[Math.floor(random() * list.length)];

/** Numbers from 0 to 1, the same ones for the same seed. */
export const seeded = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** A whole game: the bot plays light. */
export function playGame(random) {
  let game = newGame({ variant: "expert" });
  while (!game.result)
    game = play(
      game,
      game.turn === "light" ? choose(game, random) : pick(legalMoves(game), random),
    );
  return game;
}

if (globalThis.document) {
  await init();
  const { result, record } = playGame(seeded(7));
  document.querySelector("#result").value = `${result.winner}: ${result.reason}`;
  document.querySelector("#record").textContent = record;
}
