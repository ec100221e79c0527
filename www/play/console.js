/**
 * The console of the play page: its view, its rooms, the keys of the page, and the welcome of a first visit, which shows the
 * goal, who is who, and where to learn.
 * @import { Player } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Later } from "./later.js"
 * @import { State } from "./state.js"
 */

import { paintConsole } from "../element/console.js";
import { consoleView } from "../element/console-view.js";
import { buttonsFor, possibleIn, replayButtons } from "../element/controls.js";
import { computerToMove, isLive, mayChoose } from "../game/session.js";
import { enable, onButton, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { h, named } from "../site/nodes.js";
import { text } from "../text/text.js";
import { face, remaining } from "./clock.js";
import { QUIET } from "./state.js";

/** Milliseconds below which a clock is marked. */
const LOW_TIME = 30_000;

/** @param {State} state @param {Pick<Later, "end" | "panelOf" | "isOn"> | null} later What is loaded later. @param {number} now In milliseconds of the clock. */
export function pageView(state, later, now) {
  const { session, shared } = state;
  const { game, choice, paused } = session;
  const live = isLive(session);
  const isOver = game.result !== null;
  const about = live ? later?.end.wordsOf(state) : null;
  const panel = later?.panelOf(state);
  const isComputers = live && computerToMove(session);
  const isChoosing = mayChoose(session);
  const possible = possibleIn(session);
  for (const act of panel?.impossible ?? []) possible[act] = false;
  const { button, drawn, sign } = buttonsFor(text, possible);
  const ready = { isReady: true };
  // With the analysis, a phone has no room for it.
  const looking = { ...ready, className: "looking" };
  const eye = { more: { id: "eye", popovertarget: "view" } };
  const told = { status: about?.status || panel?.status, note: about?.note };
  const view = consoleView(text, state, told);
  const isAnalysed = later?.isOn(/** @type {any} */ (state)) ?? false;
  return {
    ...view,
    caption: isAnalysed ? "" : view.caption,
    outcome: outcomeOf(session),
    possible,
    turn: [
      view.turn[0],
      button("cancel", "turn.cancel", isChoosing && choice.picked !== null),
      button("pause", "turn.pause", isComputers && !paused),
      button("continue", "turn.continue", isComputers && paused, ready),
      button("backToGame", "turn.backToGame", !live, looking),
      ...(shared && about
        ? [
            button("playHere", "shared.play", !isOver, looking),
            button("backToOwn", "shared.back", !isOver && shared.hasOwn, { className: "looking" }),
          ]
        : []),
    ],
    controls: [
      drawn("new", "action.new", !possible.undo),
      drawn("undo", "action.undo", possible.undo),
      drawn("hint", "action.hint", !isOver),
      drawn("analysis", "action.analysis", isOver, { isPressed: isAnalysed }),
      drawn("view", "view.label", true, eye),
    ],
    replay: replayButtons(sign),
    players: /** @type {const} */ (["light", "dark"]).map((player) =>
      playerView(state, player, now, panel?.roles),
    ),
    rules: text("page.rules", { ...game.rules }),
    isNew: game.moves.length === 0,
    isOver,
    /** The first place in the list of moves; none before the first move. */
    cell: /\d[a-d]\d(?=x|$)/.exec(game.moves[0])?.[0],
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
function playerView({ session, shared, clock }, player, now, roles) {
  const { shown } = session;
  const { computer } = shared ?? session;
  const own =
    computer?.player === player
      ? text("player.computer", { level: computer.level })
      : session.computer && text("player.you");
  const left = clock && remaining(clock, player, now);
  return {
    player,
    isTurn: shown.turn === player && shown.result === null,
    role: roles?.[player] ?? own ?? "",
    /** Null without a clock. */
    clock: left === null ? null : face(left),
    isLow: left !== null && left < LOW_TIME,
  };
}

/** @param {ReturnType<typeof playerView>} view */
function playerPart({ player, isTurn, role, clock, isLow }) {
  const about = { class: "player", "data-player": player, "aria-current": isTurn && "true" };
  const disc = h("span", { class: `disc ${player}`, "aria-hidden": "true" });
  const name = h("b", {}, text(`player.${player}`));
  const who = h("span", { class: "who" }, name, " ", h("span", { class: "role" }, role));
  const label = named(text("player.clock", { player }));
  const timer = { class: isLow ? "clock low" : "clock", role: "timer", ...label };
  return h("li", about, disc, who, clock !== null && h("span", timer, clock));
}

/** The rooms, which stand in the page from the beginning. */
const ROOMS = ["status", "caption", "note", "turn", "players", "controls", "replay", "rules"];

/** @param {(act: string) => void} act Does what a button is for, by its name. */
export function createPageConsole(act) {
  const card = byId("status-card");
  const rooms = Object.fromEntries(ROOMS.map((name) => [name, byId(name)]));

  /** @param {string} line */
  function writeStatus(line) {
    const { status } = rooms;
    setText(status, line);
    delete status.dataset.text;
    document.title = text("title", { status: line });
  }

  onButton(byId("game"), "action", act);

  return {
    /** @type {(state: State, later: Later | null, now: number) => void} */
    paint(state, later, now) {
      const view = pageView(state, later, now);
      const { status, outcome, cell, possible } = view;
      if (status !== null) {
        writeStatus(status);
        if (outcome === null) delete card.dataset.outcome;
        else card.dataset.outcome = outcome;
      }
      setText(byId("cells"), cell ? ` · ${text("page.cells", { cell })}` : "");
      byId("sheet").classList.toggle("new", view.isNew);
      byId("sheet").classList.toggle("over", view.isOver);
      for (const button of document.querySelectorAll("dialog [data-action]")) {
        enable(button, possible[/** @type {HTMLElement} */ (button).dataset.action ?? ""] ?? true);
      }
      const players = view.players.map(playerPart);
      paintConsole(rooms, "action", { ...view, players });
    },

    /** Says that nothing can be played, and why. */
    fail() {
      closeWelcome();
      writeStatus(text("status.noRules"));
      setText(rooms.note, text("note.noRules"));
    },
  };
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
  ...{ ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" },
  Escape: "cancel",
};

/** Those of dialogs/help.js; they can be switched off (WCAG 2.1.4). */
const LETTERS = "hlurybaftnxs0[]1234?";

/** On the board these keys move the focus from place to place. */
const CURSOR = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * Hears the keys inside the game and where nothing has the focus. `act` gets the name of an act or, of single characters, the key.
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
