/**
 * What stands beside the board, as data: a function of the state of the page.
 * @import { Player } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { Rest } from "./page.js"
 * @import { State } from "./state.js"
 */

import { canFinish, computerToMove, isLive, lineShown, redoTo, undoTo } from "../game/session.js";
import { drawNote, finishWords, statusLine, storyWords } from "../game/words.js";
import { text } from "../text/text.js";
import { face, remaining } from "./clock.js";

/** @typedef {ReturnType<typeof panelView>} PanelView */

/** Milliseconds below which a clock is marked. */
const LOW_TIME = 30_000;

/** @param {State} state @param {Pick<Rest, "end" | "friends"> | null} later What is loaded later. @param {number} now In milliseconds of the clock. */
export function panelView(state, later, now) {
  const { session, match, note, moving, thinking } = state;
  const { game, choice, shown, paused } = session;
  const live = isLive(session);
  const ended = live && game.result !== null ? later?.end : null;
  const computer = live && computerToMove(session);
  const person = live && game.result === null && !computer;
  const inTurn = live && choice.to !== null;
  const ply = shown.moves.length;
  const byLinks = match && later?.friends.now?.panelOf(match, session);
  /** @type {Record<string, boolean>} */
  const possible = {
    // With a ball played it goes one step back in the choice.
    undo: inTurn ? !computer : undoTo(session) !== null,
    redo: redoTo(session) !== null,
    hint: shown.result === null && !computer,
    resign: game.result === null,
    first: ply > 0,
    previous: ply > 0,
    next: ply < lineShown(session).length,
    last: session.line !== null || ply < game.moves.length,
  };
  for (const action of byLinks?.impossible ?? []) possible[action] = false;
  return {
    // The status waits for the balls.
    status: moving
      ? null
      : ended?.endStatus(session) || byLinks?.status || statusLine(text, session),
    outcome: outcomeOf(session),
    thinking,
    note: note || (moving ? "" : ended?.endMargin(session)) || drawNote(text, session),
    story: storyWords(text, session),
    rules: text("page.rules", { ...game.rules }),
    isNew: game.moves.length === 0,
    finish: finishWords(text, session),
    isHigh: Object.keys(shown.balls).some((cell) => cell > "2"),
    /** The first place in the list of moves; none before the first move. */
    cell: /\d[a-d]\d(?=x|$)/.exec(game.moves[0])?.[0],
    possible,
    /** @type {Record<string, boolean>} Which buttons of the bar and of a turn are seen. */
    seen: {
      new: !possible.undo,
      undo: possible.undo,
      hint: game.result === null,
      analysis: game.result !== null,
      finish: canFinish(session),
      putBack: person && inTurn && choice.takeBack.length > 0,
      cancel: person && choice.picked !== null,
      pause: computer && !paused,
      continue: computer && paused,
      backToGame: !live,
    },
    players: {
      light: playerView(state, "light", now, byLinks?.roles),
      dark: playerView(state, "dark", now, byLinks?.roles),
    },
  };
}

/** How the game on the board ended; null while it goes on, or while an earlier moment is shown. @param {Session} session */
function outcomeOf(session) {
  const { game, computer } = session;
  if (game.result === null || !isLive(session)) return null;
  const { winner } = game.result;
  if (winner === null) return "drawn";
  return computer === null ? "over" : winner === computer.player ? "lost" : "won";
}

/** @param {State} state @param {Player} player @param {number} now @param {Record<Player, string>} [roles] */
function playerView({ session, clock }, player, now, roles) {
  const { computer, shown } = session;
  const own =
    computer?.player === player
      ? text("player.computer", { level: computer.level })
      : computer && text("player.you");
  const left = clock && remaining(clock, player, now);
  return {
    isTurn: shown.turn === player && shown.result === null,
    role: roles?.[player] ?? own ?? "",
    /** Null without a clock. */
    clock: left === null ? null : face(left),
    isLow: left !== null && left < LOW_TIME,
  };
}
