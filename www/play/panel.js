/**
 * Paints what stands beside the board but the list of moves, hears its buttons and the keys of the page, and shows who
 * comes for the first time the goal, who is who, and where to learn.
 * @import { Player } from "../board/types.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { PanelView } from "./state.js"
 */

import { enable, onButton, setLabel, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";
import { QUIET } from "./state.js";

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
    /** @param {PanelView} view */
    paint({ status, outcome, thinking, note, story, rules, cell, ...view }) {
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

/** Says what it shows. @param {(sentence: string) => void} say */
export function greet(say) {
  if (root().dataset.visit) say(`${text("welcome.goal")} ${text("welcome.you")}`);
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
    if (document.querySelector("dialog[open], :popover-open") !== null) return;
    if (target.matches("input, textarea, select")) return;
    if (CURSOR.includes(event.key) && board.contains(target)) return;
    const name = NAMED[event.key] ?? (LETTERS.includes(event.key) && lettersOn() && event.key);
    if (!name) return;
    event.preventDefault();
    // Held down, glass would go on and off.
    if (name !== "x" || !event.repeat) act(name);
  });
}
