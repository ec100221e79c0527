/**
 * Paints what stands beside the board but the list of moves, hears its buttons and the keys of the page, and shows who
 * comes for the first time the goal, who is who, and where to learn.
 * @import { Player } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Later } from "./later.js"
 * @import { State } from "./state.js"
 */

import { canFinish, computerToMove, isLive, lineShown, redoTo, undoTo } from "../game/session.js";
import { drawNote, finishWords, statusLine, storyWords } from "../game/words.js";
import { enable, onButton, setLabel, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";
import { face, remaining } from "./clock.js";
import { QUIET } from "./state.js";

/** Milliseconds below which a clock is marked. */
const LOW_TIME = 30_000;

/** @param {State} state @param {Pick<Later, "end" | "panelOf"> | null} later What is loaded later. @param {number} now In milliseconds of the clock. */
export function panelView(state, later, now) {
  const { session, match, note, moving, thinking } = state;
  const { game, choice, shown, paused } = session;
  const live = isLive(session);
  const ended = live && game.result !== null ? later?.end : null;
  const computer = live && computerToMove(session);
  const person = live && game.result === null && !computer;
  const inTurn = live && choice.to !== null;
  const ply = shown.moves.length;
  const byLinks = match && later?.panelOf(match, session);
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

/** @param {(act: string) => void} act Does what a button is for, by its name in the markup. */
export function createPanel(act) {
  const card = byId("status-card");

  /** @param {string} line */
  function writeStatus(line) {
    const status = byId("status");
    setText(status, line);
    // From now on it is no fixed text of the page.
    delete status.dataset.text;
    document.title = text("title", { status: line });
  }

  onButton(byId("game"), "action", act);

  return {
    /** @type {(...moment: Parameters<typeof panelView>) => void} */
    paint(...moment) {
      const { status, outcome, thinking, note, story, rules, cell, ...view } = panelView(...moment);
      if (status !== null) {
        writeStatus(status);
        if (outcome === null) delete card.dataset.outcome;
        else card.dataset.outcome = outcome;
      }
      card.classList.toggle("thinking", thinking);
      setText(byId("story"), story);
      setText(byId("note"), note);
      setText(byId("rules"), rules);
      setText(byId("cells"), cell ? ` · ${text("page.cells", { cell })}` : "");
      byId("sheet").classList.toggle("new", view.isNew);
      byId("board").toggleAttribute("data-high", view.isHigh);
      for (const player of /** @type {const} */ (["light", "dark"])) {
        const { isTurn, role, clock, isLow } = view.players[player];
        const row = part(player, "");
        if (isTurn) row.setAttribute("aria-current", "true");
        else row.removeAttribute("aria-current");
        setText(part(player, " .role"), role);
        const timer = part(player, " .clock");
        timer.hidden = clock === null;
        setText(timer, clock ?? "");
        timer.classList.toggle("low", isLow);
        setLabel(timer, text("player.clock", { player }));
      }
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll("[data-action]")
      )) {
        const { action = "" } = button.dataset;
        const isSeen = view.seen[action];
        enable(button, view.possible[action] ?? true);
        if (isSeen !== undefined && button.closest("#bar, #turn-actions")) button.hidden = !isSeen;
        if (action === "finish") setText(button, view.finish);
      }
    },

    /** Says that nothing can be played, and why. */
    fail() {
      closeWelcome();
      writeStatus(text("status.noRules"));
      setText(byId("note"), text("note.noRules"));
    },
  };
}

/** @type {(player: Player, selector: string) => HTMLElement} */
function part(player, selector) {
  const row = `#players [data-player="${player}"]${selector}`;
  return /** @type {HTMLElement} */ (document.querySelector(row));
}

/** `data-visit` of the page says whether the welcome is shown. It covers the status, so that nothing moves. */
const root = () => document.documentElement;

export function closeWelcome() {
  delete root().dataset.visit;
}

/** Shows it until the first move. @param {PylosBoard} board */
export function openWelcome(board) {
  root().dataset.visit = "first";
  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    if (!["load", "players", ...QUIET].includes(cause)) closeWelcome();
  });
}

/** Keys that are always on. @type {Readonly<Record<string, string>>} */
const NAMED = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  Escape: "cancel",
};

/** Those of dialogs/help.js; they can be switched off (WCAG 2.1.4). */
const LETTERS = "hlurybaftnxs0[]1234?";

/** On the board these keys move the focus from place to place. */
const CURSOR = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * Hears the keys inside the game and where nothing has the focus; never in a text field, a dialog, or together with Ctrl,
 * Alt or Meta. `act` gets the name of an act or, of single characters, the key.
 * @type {(board: HTMLElement, act: (name: string) => void, lettersOn: () => boolean) => void}
 */
export function bindKeys(board, act, lettersOn) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target !== document.body && !byId("game").contains(target)) return;
    // A browser without popovers skips what it does not know in `:is`.
    if (document.querySelector(":is(dialog[open], :popover-open)") !== null) return;
    if (target.matches("input, textarea, select")) return;
    if (CURSOR.includes(event.key) && board.contains(target)) return;
    const name = NAMED[event.key] ?? (LETTERS.includes(event.key) && lettersOn() && event.key);
    if (!name) return;
    event.preventDefault();
    // Held down, glass would go on and off.
    if (name !== "x" || !event.repeat) act(name);
  });
}
