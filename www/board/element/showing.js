/**
 * One board at work in its shadow tree, from the first picture until it is taken down.
 *
 * @import { Camera } from "../types.js"
 * @import { Settings } from "./attributes.js"
 * @import { Game, Session } from "../../game/session.js"
 * @import { Table } from "../../game/table.js"
 */

import { setText } from "../../dom.js";
import { createAnnouncer } from "../../game/announcer.js";
import { ballsOf } from "../../game/position-text.js";
import { computerToMove, sit } from "../../game/session.js";
import { createTable } from "../../game/table.js";
import { boardView, emptyBoard } from "../../game/view-model.js";
import { createBoard, DEFAULT_CAMERA } from "../board.js";
import { createControls } from "./controls.js";
import { markStates } from "./marks.js";
import { makeTree } from "./tree.js";

/** @typedef {Awaited<ReturnType<typeof import("../../text/text.js").loadBoardText>>} Text */
/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {Awaited<ReturnType<typeof import("./computer.js").startComputer>>} Computer */

/**
 * What a person has done; false asks to leave it at that.
 *
 * @typedef {object} Told
 * @property {(detail: { place: string }) => boolean} choose
 * @property {(detail: { move: object, before: Game, after: Game }) => boolean} move
 * @property {(detail: { game: Game }) => boolean} end
 * @property {(detail: { reason: string, place: string, from: string | null }) => boolean} illegal
 */

/** @typedef {ReturnType<typeof createShowing>} Showing */

/**
 * @param {ShadowRoot} shadow
 * @param {Settings} settings
 * @param {Told} told
 */
export function createShowing(shadow, settings, told) {
  const tree = makeTree(shadow);
  const { say } = createAnnouncer(tree.announcer);
  /** @type {Table | null} */
  let table = null;
  /** @type {ReturnType<typeof createControls> | null} */
  let controls = null;
  /** @type {Computer | null} */
  let computer = null;
  let thinking = false;
  let stopped = false;
  let current = settings;

  const events = {
    choose(/** @type {string} */ place) {
      if (table !== null && told.choose({ place })) table.choose(place);
    },
    cancel: () => table?.putDown(),
    camera() {},
  };
  tree.board.classList.toggle("bare", !settings.show.includes("reserves"));
  const board = createBoard(tree.board, events, cameraOf(settings));
  board.show(poster(settings));

  tree.frame.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const last = table?.session.game.moves.length ?? 0;
    if (event.key === "Escape") table?.cancel();
    else if (event.key === "Home") table?.look(0);
    else if (event.key === "End") table?.look(last);
    else return;
    event.preventDefault();
  });

  function render() {
    if (table === null || stopped) return;
    const { session, note, quiet } = table;
    controls?.render(session, note, quiet, current.show, thinking);
  }

  /** @param {{ before: Session }} change */
  function changed({ before }) {
    render();
    if (table === null) return;
    const { game, computer: seat } = table.session;
    if (before.game !== game || before.computer !== seat) think();
  }

  function think() {
    computer?.stop();
    if (table !== null && computerToMove(table.session)) computer?.think(table.session);
  }

  /** @param {number | null} level */
  async function seat(level) {
    if (level === null || computer !== null) return;
    const { startComputer } = await import("./computer.js");
    if (stopped || computer !== null) return;
    computer = startComputer({
      thinking(on) {
        thinking = on;
        render();
      },
      move: (move) => table?.reply(move),
      fail(reason) {
        const note = text("note.engineFailed", { reason });
        if (table !== null) table.change(table.session, { note, say: note });
      },
    });
    think();
  }

  /** @type {Text} */
  let text;

  return {
    tree,
    board,
    get table() {
      return table;
    },

    /**
     * Puts a game on the board, once the rules and the texts are there.
     *
     * @param {Rules} rules
     * @param {Text} texts
     * @param {Session} session
     */
    open(rules, texts, session) {
      text = texts;
      tree.frame.lang = text.lang;
      tree.frame.dir = text("language.direction");
      const created = createTable(
        {
          rules,
          board,
          text,
          say,
          view: (now, shown) => {
            const { marks } = current;
            const pointed = { marks: [...marks], states: markStates(text, marks) };
            return dressed(boardView(text, now, shown, pointed), current);
          },
          on: {
            changed,
            noted: render,
            turn: (move, before, after) => told.move({ move, before, after }),
            ended: (game) => told.end({ game }),
            refused: (reason, place) =>
              told.illegal({ reason, place, from: created.session.choice.picked }),
          },
        },
        session,
      );
      controls = createControls(tree, text, board, () => created);
      table = created;
      created.repaint();
      render();
      seat(current.opponent);
    },

    /** @param {Settings} next */
    use(next) {
      const before = current;
      current = next;
      tree.board.classList.toggle("bare", !next.show.includes("reserves"));
      const seen = cameraOf(next);
      if (JSON.stringify(seen) !== JSON.stringify(cameraOf(before))) board.setCamera(seen);
      seat(next.opponent);
      table?.repaint();
      render();
    },

    /** @param {string} error What is wrong with the tag; "" for nothing. */
    complain(error) {
      if (tree.error.textContent === error) return;
      setText(tree.error, error);
      tree.error.hidden = error === "";
      say(error);
    },

    /**
     * Shows what the page has put inside the tag.
     *
     * @param {string} otherwise Shown where that is nothing.
     */
    giveUp(otherwise) {
      tree.fallback.textContent = otherwise;
      tree.fallback.hidden = false;
      tree.frame.hidden = true;
    },

    stop() {
      stopped = true;
      computer?.end();
      board.destroy();
    },
  };
}

/**
 * A session around a game, with the players the settings name.
 *
 * @param {Rules} rules
 * @param {Game} game
 * @param {Settings} settings
 * @returns {Session}
 */
export function seated(rules, game, settings) {
  return { ...sit(rules, game), ...players(settings) };
}

/**
 * Who plays: by hand what `interactive` says, and against one hand the opponent.
 *
 * @param {Settings} settings
 * @returns {Pick<Session, "hands" | "computer">}
 */
export function players({ interactive, opponent }) {
  const side = interactive ?? (opponent === null ? "none" : "light");
  if (side === "none") return { hands: [], computer: null };
  if (side === "both") return { hands: ["light", "dark"], computer: null };
  const other = side === "light" ? "dark" : "light";
  return {
    hands: [side],
    computer: opponent === null ? null : { player: other, level: opponent },
  };
}

/**
 * @param {Settings} settings
 * @returns {Partial<Camera>}
 */
function cameraOf({ view, orientation, show }) {
  const { elevation = DEFAULT_CAMERA.elevation, turn = 0, level = 4 } = view;
  return {
    elevation,
    turn: turn + (orientation === "dark" ? 180 : 0),
    levels: /** @type {Camera["levels"]} */ (level),
    reserves: show.includes("reserves"),
  };
}

/**
 * What is seen before the rules and the texts are there: the start as it is written down.
 *
 * @param {Settings} settings
 * @returns {import("../types.js").BoardView}
 */
function poster(settings) {
  const empty = dressed(
    emptyBoard(() => ""),
    settings,
  );
  return { ...empty, ...ballsOf(settings.position ?? "") };
}

/**
 * The view with what is not to be shown left out; what may be chosen stays.
 *
 * @param {import("../types.js").BoardView} view
 * @param {Settings} settings
 */
function dressed(view, { show, selectable }) {
  return {
    ...view,
    active: selectable === null ? view.active : Object.keys(view.balls),
    lastMove: show.includes("last-move") ? view.lastMove : null,
    liftable: show.includes("liftable") ? view.liftable : [],
    ghosts: show.includes("legal"),
    coordinates: show.includes("coordinates"),
  };
}
