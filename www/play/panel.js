/**
 * Everything beside the board but the list of moves: the status, the players, the buttons.
 * @import { Player } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { Clock } from "./clock.js"
 */

import { canStop, computerToMove, isLive, lineShown, redoTo, undoTo } from "../game/session.js";
import { stopWords, storyWords } from "../game/words.js";
import { enable, onButton, setLabel, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";
import { face, times } from "./clock.js";

const PLAYERS = /** @type {const} */ (["light", "dark"]);
const LOW_TIME = 30_000;

/** @param {Record<string, () => void>} acts What each button does, by its name in the markup. */
export function createPanel(acts) {
  const card = byId("status-card");
  const status = byId("status");
  const note = byId("note");
  const turnActions = byId("turn-actions");
  const replay = byId("replay");
  const bar = byId("bar");
  const menu = byId("menu");
  const players = byId("players");
  const sheet = byId("sheet");
  const movesSwitch = byId("moves-switch");

  /** @param {string} line */
  function writeStatus(line) {
    setText(status, line);
    // From now on it is no fixed text of the page.
    delete status.dataset.text;
    document.title = text("title", { status: line });
  }

  onButton(turnActions, "turn", (name) => acts[name]());
  onButton(bar, "action", (name) => acts[name]());
  onButton(menu, "action", (name) => {
    // The next dialog then returns the focus to the page.
    /** @type {HTMLDialogElement} */ (menu).close();
    acts[name]();
  });
  onButton(replay, "replay", (name) => acts[name]());
  movesSwitch.addEventListener("click", () => {
    const isMoves = sheet.classList.toggle("moves-shown");
    movesSwitch.setAttribute("aria-pressed", String(isMoves));
  });

  return {
    /**
     * @param {Session} session
     * @param {string} remark The line under the status.
     * @param {Clock | null} clock
     * @param {string | null} line The status; null while it waits.
     * @returns {boolean} False when the button that had the focus is hidden now.
     */
    render(session, remark, clock, line) {
      if (line !== null) {
        writeStatus(line);
        const outcome = outcomeOf(session);
        if (outcome === null) delete card.dataset.outcome;
        else card.dataset.outcome = outcome;
      }
      setText(byId("story"), storyWords(text, session));
      setText(note, remark);
      setText(byId("rules"), text("page.rules", { ...session.game.rules }));
      setText(byId("cells"), ` · ${text("page.cells")}`);
      const focused = document.activeElement;
      renderTurn(turnActions, session);
      renderPlayers(players, session, clock !== null);
      renderActions(document.querySelectorAll("[data-action], [data-replay]"), session);
      byId("learn-first").hidden = session.game.moves.length > 0;
      return !focused?.closest("[hidden]");
    },

    /** @type {(clock: Clock | null, now: number) => void} */
    clocks(clock, now) {
      if (clock === null) return;
      const left = times(clock, now);
      for (const player of PLAYERS) {
        const shown = part(players, player, ".clock");
        setText(shown, face(left[player]));
        shown.classList.toggle("low", left[player] < LOW_TIME);
      }
    },

    /** @param {boolean} on Shows that the computer has been thinking for a while. */
    thinking(on) {
      card.classList.toggle("thinking", on);
    },

    /** Says that nothing can be played, and why. */
    fail() {
      writeStatus(text("status.noRules"));
      setText(note, text("note.noRules"));
    },
  };
}

/**
 * How the game on the board ended; null while it goes on, or while an earlier moment is shown.
 * @param {Session} session
 */
function outcomeOf(session) {
  const { game, computer } = session;
  if (game.result === null || !isLive(session)) return null;
  const { winner } = game.result;
  if (winner === null) return "drawn";
  return computer === null ? "over" : winner === computer.player ? "lost" : "won";
}

/** @type {(root: HTMLElement, session: Session) => void} */
function renderTurn(root, session) {
  const { game, choice, paused } = session;
  const live = isLive(session);
  const over = live && game.result !== null;
  const computer = live && computerToMove(session);
  const person = live && !over && !computer;
  const inTurn = person && choice.to !== null;
  /** @type {Record<string, boolean>} */
  const seen = {
    stop: canStop(session),
    putBack: inTurn && choice.takeBack.length > 0,
    cancel: person && choice.picked !== null,
    pause: computer && !paused,
    continue: computer && paused,
    backToGame: !live,
  };
  for (const button of root.querySelectorAll("button")) {
    button.hidden = !seen[button.dataset.turn ?? ""];
    if (button.dataset.turn === "stop") {
      setText(button, stopWords(text, session));
    }
  }
}

/** @type {(root: HTMLElement, session: Session, timed: boolean) => void} */
function renderPlayers(root, session, timed) {
  const { choice, computer, shown } = session;
  for (const player of PLAYERS) {
    const row = /** @type {HTMLElement} */ (root.querySelector(`[data-player="${player}"]`));
    if (shown.turn === player && shown.result === null) row.setAttribute("aria-current", "true");
    else row.removeAttribute("aria-current");
    const you = computer === null ? "" : text("player.you");
    const role =
      computer?.player === player ? text("player.computer", { level: computer.level }) : you;
    setText(part(root, player, ".role"), role);
    // The choice has already moved its balls.
    const moved =
      isLive(session) && player === shown.turn && choice.to !== null
        ? choice.takeBack.length - (choice.picked === "reserve" ? 1 : 0)
        : 0;
    const count = shown.reserve[player] + moved;
    setText(part(root, player, ".reserve"), text("player.reserve", { count }));
    const face = part(root, player, ".clock");
    face.hidden = !timed;
    setLabel(face, text("player.clock", { player }));
  }
}

/** @type {(buttons: NodeListOf<HTMLElement>, session: Session) => void} */
function renderActions(buttons, session) {
  const { game, choice, shown } = session;
  const live = isLive(session);
  const ply = shown.moves.length;
  const computer = live && computerToMove(session);
  const inTurn = live && choice.to !== null;
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
  for (const button of buttons) {
    const { action, replay } = button.dataset;
    enable(button, possible[action ?? replay ?? ""] ?? true);
  }
}

/** @type {(root: HTMLElement, player: Player, selector: string) => HTMLElement} */
function part(root, player, selector) {
  return /** @type {HTMLElement} */ (root.querySelector(`[data-player="${player}"] ${selector}`));
}
