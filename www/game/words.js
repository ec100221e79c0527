// Sentences about the state of the game, composed from the texts.

import { computerToMove, handToMove, other } from "./session.js";
import { options } from "./turn-builder.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Game} Game */
/** @typedef {import("./session.js").Move} Move */
/** @typedef {import("./session.js").Player} Player */
/** @typedef {import("./turn-builder.js").Choice} Choice */
/** @typedef {import("../text/text.js").BoardText} Text */

/**
 * The sentence that always says what to do now.
 * @param {Text} text
 * @param {Session} session
 * @returns {string}
 */
export function statusLine(text, session) {
  const { game, looking } = session;
  if (looking !== null) {
    return text("status.lookingBack", { turn: looking, turns: game.moves.length });
  }
  if (game.result !== null) return resultLine(text, game.result);
  if (computerToMove(session)) return text(session.paused ? "status.paused" : "status.thinking");
  return handToMove(session)
    ? turnLine(text, session)
    : text("status.toMove", { player: game.turn });
}

/**
 * @param {Text} text
 * @param {NonNullable<Game["result"]>} result
 */
export function resultLine(text, { winner, reason }) {
  return winner === null ? text("status.draw") : text("status.wins", { winner, reason });
}

/**
 * What the person to move may do.
 * @param {Text} text
 * @param {Session} session
 */
function turnLine(text, { game, legal, choice }) {
  const player = game.turn;
  const now = options(legal, choice);
  if (choice.to !== null) {
    const most = legal.some(
      (move) =>
        move.to === choice.to &&
        (move.from ?? "reserve") === choice.picked &&
        move.takeBack.length === 2,
    )
      ? 2
      : 1;
    const taken = choice.takeBack.length;
    return text("status.takeBack", { player, taken, most, none: taken === 0 && now.canStop });
  }
  if (choice.picked === "reserve") return text("status.whereToPlace", { player });
  if (choice.picked !== null) return text("status.whereToRaise", { player, cell: choice.picked });
  if (!now.canPlace) return text("status.raise", { player });
  return text(now.liftable.length > 0 ? "status.placeOrRaise" : "status.place", { player });
}

/**
 * The remark under the status: a draw that is near.
 * @param {Text} text
 * @param {Session} session
 * @param {Game} shown
 * @returns {string} "" for none
 */
export function remark(text, session, shown) {
  return shown.repetitions === 2 && session.game.result === null ? text("note.twice") : "";
}

/**
 * A whole turn in words.
 * @param {Text} text
 * @param {Player} player
 * @param {Move} move
 * @returns {string}
 */
export function moveWords(text, player, { from, to, takeBack }) {
  const played =
    from === null ? text("say.place", { player, to }) : text("say.raise", { player, from, to });
  return takeBack.length === 0 ? played : played + text("say.takesBack", { cells: takeBack });
}

/**
 * The turn that led to `game`, and what follows from it.
 * @param {Text} text
 * @param {Game} game
 * @returns {string}
 */
export function turnWords(text, game) {
  if (game.lastMove === null) return "";
  const sentence = moveWords(text, other(game.turn), game.lastMove);
  if (game.result !== null) {
    return sentence + text("say.end", { result: resultLine(text, game.result) });
  }
  const next = text("say.toMove", { player: game.turn, count: game.reserve[game.turn] });
  return game.repetitions === 2 ? `${sentence}${next} ${text("note.twice")}` : sentence + next;
}

/**
 * What a click inside the turn has changed.
 * @param {Text} text
 * @param {Session} session with the choice as it is now
 * @param {Choice} before
 * @returns {string}
 */
export function choiceWords(text, session, before) {
  const { choice, legal } = session;
  const status = statusLine(text, session);
  if (choice.to !== null && before.to === null) {
    const { figures } = options(legal, choice);
    const squares = figures.filter(({ kind }) => kind === "square").length;
    return text("say.completed", { squares, lines: figures.length - squares, status });
  }
  const cell = choice.takeBack.at(-1);
  if (cell !== undefined && choice.takeBack.length > before.takeBack.length) {
    return text("say.takenBack", { cell, status });
  }
  return text("say.status", { status });
}

/**
 * The moment looked back at, or the return from it.
 * @param {Text} text
 * @param {Session} session
 * @param {Game} shown
 * @returns {string}
 */
export function lookingWords(text, session, shown) {
  const status = statusLine(text, session);
  const turn =
    session.looking === null || shown.lastMove === null
      ? ""
      : moveWords(text, other(shown.turn), shown.lastMove);
  return text("say.lookedAt", { status, turn });
}
