/**
 * Sentences about the state of the game, composed from the texts.
 * @import { Player } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Session } from "./session.js"
 * @import { Choice } from "./turn-builder.js"
 */

import { computerToMove, handToMove, isLive, other } from "./session.js";
import { fits, options } from "./turn-builder.js";

/** The sentence that says what to do now. @type {(text: BoardText, session: Session) => string} */
export function statusLine(text, session) {
  const { game, shown, line } = session;
  if (line !== null) return text("status.variation", { turn: shown.moves.length });
  if (!isLive(session)) {
    return text("status.lookingBack", { turn: shown.moves.length, turns: game.moves.length });
  }
  if (game.result !== null) return resultLine(text, game.result);
  if (computerToMove(session)) return text(session.paused ? "status.paused" : "status.thinking");
  return handToMove(session)
    ? turnLine(text, session)
    : text("status.toMove", { player: game.turn });
}

/** @type {(text: BoardText, result: NonNullable<Game["result"]>) => string} */
export const resultLine = (text, { winner, reason }) =>
  winner === null ? text("status.draw", { reason }) : text("status.wins", { winner, reason });

/** What the person to move may do. @type {(text: BoardText, session: Session) => string} */
function turnLine(text, { game, hands, legal, choice }) {
  const player = hands.length === 1 ? "you" : game.turn;
  const now = options(legal, choice);
  if (now.finished !== null) return text("status.confirm", { player });
  if (choice.to !== null) {
    const whole = legal.filter((move) => fits(move, { ...choice, takeBack: [] }));
    const most = whole.some(({ takeBack }) => takeBack.length === 2) ? 2 : 1;
    const taken = choice.takeBack.length;
    return text("status.takeBack", { player, taken, most, none: now.whole !== null });
  }
  if (choice.picked === "reserve") return text("status.whereToPlace", { player });
  if (choice.picked !== null) return text("status.whereToRaise", { player });
  if (!now.canPlace) return text("status.raise", { player });
  return text(now.liftable.length > 0 ? "status.placeOrRaise" : "status.place", { player });
}

/** The note that a draw is near; "" for none. @type {(text: BoardText, session: Session) => string} */
export const drawNote = (text, { game, shown }) =>
  shown.repetitions === 2 && game.result === null ? text("note.twice") : "";

/** The button that plays the choice as it stands. @type {(text: BoardText, session: Session) => string} */
export const finishWords = (text, { legal, choice }) =>
  options(legal, choice).finished === null
    ? text("turn.finish", { taken: choice.takeBack.length })
    : text("turn.play");

/** A move in words. Written beside a board, which shows the places, it names none. @type {(text: BoardText, player: Player, move: Move, written?: boolean) => string} */
export function moveWords(text, player, { from, to, takeBack, completes }, written = false) {
  const [figure] = completes;
  const deeds = [];
  if (from !== null) deeds.push(text("say.raise", { from, to, written }));
  else if (!written || figure === undefined) deeds.push(text("say.place", { to, written }));
  if (figure !== undefined) deeds.push(text("say.completes", { figure: figure.kind }));
  if (takeBack.length > 0) deeds.push(text("say.takesBack", { cells: takeBack, written }));
  return text("say.turn", { player, deeds });
}

/** The last move on the board, in writing beside it. @type {(text: BoardText, session: Session, written?: boolean) => string} */
export const storyWords = (text, { shown: { lastMove, turn } }, written = true) =>
  lastMove === null
    ? ""
    : text("say.status", { status: moveWords(text, other(turn), lastMove, written) });

/** The last move of a game in words, and what follows from it. @type {(text: BoardText, game: Game) => string} */
export function lastMoveWords(text, game) {
  if (game.lastMove === null) return "";
  const sentence = moveWords(text, other(game.turn), game.lastMove);
  if (game.result !== null) {
    return `${sentence}. ${text("say.status", { status: resultLine(text, game.result) })}`;
  }
  const next = text("say.toMove", { player: game.turn, count: game.reserve[game.turn] });
  return game.repetitions === 2 ? `${sentence}${next} ${text("note.twice")}` : sentence + next;
}

/** As `storyWords`; of the own turn of somebody who plays alone against the other side, "". @type {typeof storyWords} */
export const newsWords = (text, session) =>
  isLive(session) && session.hands.length === 1 && session.hands[0] === other(session.shown.turn)
    ? ""
    : storyWords(text, session);

/** The last change of the choice in words. @type {(text: BoardText, session: Session, before: Choice) => string} */
export function choiceWords(text, session, before) {
  const { choice, legal } = session;
  const status = statusLine(text, session);
  if (choice.to !== null && before.to === null) {
    const { figures } = options(legal, choice);
    const squares = figures.filter(({ kind }) => kind === "square").length;
    if (figures.length === 0) return text("say.status", { status });
    return text("say.completed", { squares, lines: figures.length - squares, status });
  }
  const cell = choice.takeBack.at(-1);
  if (cell !== undefined && choice.takeBack.length > before.takeBack.length) {
    return text("say.takenBack", { cell, status });
  }
  return text("say.status", { status });
}

/** The moment shown in words. @type {(text: BoardText, session: Session) => string} */
export function plyWords(text, session) {
  const status = text("say.status", { status: statusLine(text, session) });
  return isLive(session) ? status : `${status} ${storyWords(text, session, false)}`.trimEnd();
}
