/**
 * One board at work in its shadow tree, from the first picture until it is taken down.
 *
 * @import { Camera } from "../board/types.js"
 * @import { Settings } from "./attributes.js"
 * @import { Game, Session } from "../game/session.js"
 * @import { Table } from "../game/table.js"
 */

import { setText } from "../site/dom.js";
import { createAnnouncer } from "../game/announcer.js";
import { ballsOf } from "../game/position-text.js";
import { computerToMove, sit } from "../game/session.js";
import { createTable } from "../game/table.js";
import { boardView, stillBoard } from "../game/view-model.js";
import { createBoard, DEFAULT_CAMERA } from "../board/board.js";
import { createControls } from "./controls.js";
import { markStates } from "./marks.js";
import { makeTree } from "./tree.js";

/** @typedef {Awaited<ReturnType<typeof import("../text/text.js").loadBoardText>>} Text */
/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {Awaited<ReturnType<typeof import("./computer.js").startComputer>>} Computer */

/**
 * What has happened on the board; false asks to leave it at that.
 *
 * @typedef {object} Told
 * @property {() => void} changed What the board shows, or what can be read of it.
 * @property {(look: { elevation: number, turn: number }) => void} look Where it is seen from.
 * @property {(detail: { text: string }) => boolean} say
 * @property {(detail: { place: string }) => boolean} choose
 * @property {(detail: { move: object, before: Game, after: Game }) => boolean} move
 * @property {(detail: { game: Game }) => boolean} end
 * @property {(detail: { reason: string, place: string, from: string | null }) => boolean} illegal
 */

/** @typedef {ReturnType<typeof createShowing>} Showing */

/**
 * @param {ShadowRoot} shadow
 * @param {() => Settings} settings As they are now.
 * @param {Told} told
 */
export function createShowing(shadow, settings, told) {
  const tree = makeTree(shadow);
  const announcer = createAnnouncer(tree.announcer);
  /** @param {string} sentence */
  const say = (sentence) => {
    if (sentence !== "" && told.say({ text: sentence })) announcer.say(sentence);
  };
  /** @type {Text} */
  let texts;
  /** @type {import("../text/text.js").BoardText} In the language of the moment. */
  const text = (key, params) => texts(key, params);
  /** @type {Table | null} */
  let table = null;
  /** @type {ReturnType<typeof createControls> | null} */
  let controls = null;
  /** @type {Computer | null} */
  let computer = null;
  let seating = false;
  let thinking = false;
  let stopped = false;
  let aimed = cameraOf(settings());

  const events = {
    choose(/** @type {string} */ place) {
      if (table !== null && told.choose({ place })) table.choose(place);
    },
    cancel: () => table?.putDown(),
    camera: look,
  };
  /** @param {{ elevation: number, rotation: number }} camera */
  function look({ elevation, rotation }) {
    told.look({ elevation, turn: rotation - sideOf(settings()) });
  }
  tree.board.classList.toggle("bare", !aimed.reserves);
  const board = createBoard(tree.board, events, aimed);
  board.show(poster(settings()));

  tree.frame.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const last = table?.session.game.moves.length ?? 0;
    if (event.key === "Escape") {
      // Where there is nothing to cancel, the page may have something.
      if (!table?.cancel()) return;
    } else if (event.key === "Home") table?.look(0);
    else if (event.key === "End") table?.look(last);
    else return;
    event.preventDefault();
  });

  function render() {
    if (table === null || stopped) return;
    const { session, note, quiet } = table;
    controls?.render(session, note, quiet, settings().show, thinking);
  }

  function tell() {
    render();
    told.changed();
  }

  /** @param {Session} before */
  function changed(before) {
    tell();
    if (table === null) return;
    const { game, computer: seat, paused } = table.session;
    if (before.game !== game || before.computer !== seat || before.paused !== paused) think();
  }

  function think() {
    computer?.stop();
    if (table === null || table.session.paused || !computerToMove(table.session)) return;
    if (computer === null) seat();
    else computer.think(table.session);
  }

  async function seat() {
    if (settings().opponent === null || computer !== null || seating) return;
    seating = true;
    try {
      const { startComputer } = await import("./computer.js");
      if (stopped) return;
      computer = startComputer({
        thinking(on) {
          if (thinking === on) return;
          thinking = on;
          tell();
        },
        table: () => /** @type {Table} */ (table),
        fail,
      });
      think();
    } catch (error) {
      if (table !== null && computerToMove(table.session)) fail(String(error));
    } finally {
      seating = false;
    }
  }

  /** @param {string} reason */
  function fail(reason) {
    const note = text("note.engineFailed", { reason });
    table?.pause(true, { note, say: note });
  }

  return {
    tree,
    board,
    get table() {
      return table;
    },
    get thinking() {
      return thinking;
    },

    /**
     * Says everything in the language of these texts.
     *
     * @param {Text} next
     */
    speak(next) {
      texts = next;
      tree.frame.lang = texts.lang;
      tree.frame.dir = text("language.direction");
      if (table === null) board.show(poster(settings(), text));
      controls?.speak();
      table?.repaint();
      render();
    },

    /**
     * Puts a game on the board, once the rules and the texts are there.
     *
     * @param {Rules} rules
     * @param {Session} session
     */
    open(rules, session) {
      const created = createTable(
        {
          rules,
          board,
          text,
          say,
          view: (now, shown) => {
            const { marks } = settings();
            const pointed = { marks: [...marks], states: markStates(text, marks) };
            return dressed(boardView(text, now, shown, pointed), settings());
          },
          on: {
            changed,
            noted: tell,
            turn: (move, before, after) => told.move({ move, before, after }),
            ended: (game) => told.end({ game }),
            refused: (reason, place) =>
              told.illegal({ reason, place, from: created.session.choice.picked }),
          },
        },
        session,
      );
      const turnBoard = (/** @type {number} */ degrees) => {
        const { elevation, rotation } = board.camera;
        look({ elevation, rotation: rotation + degrees });
      };
      controls = createControls(tree, text, () => created, turnBoard);
      table = created;
      created.repaint();
      tell();
      seat();
    },

    /** Follows the settings. */
    use() {
      const before = aimed;
      aimed = cameraOf(settings());
      tree.board.classList.toggle("bare", !aimed.reserves);
      if (JSON.stringify(before) !== JSON.stringify(aimed)) board.setCamera(aimed);
      seat();
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
function cameraOf(settings) {
  const { view, show } = settings;
  const { elevation = DEFAULT_CAMERA.elevation, turn = 0, level = 4, glass = 0 } = view;
  return {
    elevation,
    rotation: turn + sideOf(settings),
    levels: /** @type {Camera["levels"]} */ (level),
    seeThrough: glass === 1,
    reserves: show.includes("reserves"),
  };
}

/**
 * Degrees the board is turned so that this player sits in front.
 *
 * @param {Settings} settings
 */
const sideOf = ({ orientation }) => (orientation === "dark" ? 180 : 0);

/**
 * What is seen before the rules are there: the start as it is written down.
 *
 * @param {Settings} settings
 * @param {import("../text/text.js").BoardText} [text] Once it is there.
 * @returns {import("../board/types.js").BoardView}
 */
function poster(settings, text = () => "") {
  return dressed(stillBoard(text, ballsOf(settings.position ?? "")), settings);
}

/**
 * The view with what is not to be shown left out; what may be chosen stays.
 *
 * @param {import("../board/types.js").BoardView} view
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
