/**
 * One board at work in its shadow tree, from the first picture until it is removed.
 * @import { BoardEvents, BoardView, Camera, Mark } from "../board/types.js"
 * @import { Cause, Controller } from "../game/controller.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { CameraSettings, Settings } from "./attributes.js"
 * @import { Tree } from "./tree.js"
 */

import { createBoard, DEFAULT_CAMERA } from "../board/board.js";
import { commentShown } from "../game/comments.js";
import { createController } from "../game/controller.js";
import { boardView, poster } from "../game/view-model.js";
import { createAnnouncer } from "../site/announcer.js";
import { setText, whenIdle } from "../site/dom.js";
import { loadReasonText } from "../text/reasons.js";
import { createControls } from "./controls.js";
import { markStates } from "./marks.js";
import { createOpponent } from "./opponent.js";
import { createReplay } from "./replay.js";
import { arrange } from "./tree.js";

/** @typedef {Awaited<ReturnType<typeof import("../text/board-text.js").loadBoardText>>} Text */

/**
 * @typedef {object} Host What the board needs of its element.
 * @property {() => Settings} settings As they are now.
 * @property {(type: string, detail: object) => boolean} tell Fires an event; false: it was prevented.
 * @property {(camera: CameraSettings) => void} aimed The reader has turned the board.
 */

/** @typedef {ReturnType<typeof createShowing>} Showing */

/** The balls of a reserve at the start of a game. */
const FULL_RESERVE = 15;

/** How long balls take at each speed, by their usual time. */
const PACES = { normal: 1, slow: 2, fast: 0.5, none: 0 };

/** Seconds between two moves where a page replays them without naming a speed. */
const REPLAY = 1.5;

/**
 * @param {Tree} tree
 * @param {Host} host
 */
export function createShowing(tree, { settings, tell, aimed }) {
  const announcer = createAnnouncer(tree.announcer);
  /** @type {Text} */
  let texts;
  /** @type {BoardText} In the language of the moment. */
  const text = (key, params) => texts(key, params);
  /** @type {Controller | null} */
  let controller = null;
  /** @type {ReturnType<typeof createControls> | null} */
  let controls = null;
  /** @type {ReturnType<typeof createOpponent> | null} */
  let opponent = null;
  /** @type {ReturnType<typeof createReplay> | null} */
  let replay = null;
  let thinking = false;
  const ending = new AbortController();
  let camera = cameraOf(settings());

  /** @param {string} sentence */
  const say = (sentence) => {
    if (sentence !== "" && tell("pylos-say", { text: sentence })) announcer.say(sentence);
  };
  /** @param {Pick<Camera, "elevation" | "rotation">} camera Of the board. */
  const turned = ({ elevation, rotation }) => {
    const degrees = (rotation - sideOf(settings())) % 360;
    aimed({ elevation, rotation: Math.round(degrees * 10) / 10 });
  };
  /** @type {BoardEvents} Without a game a choice means nothing; `open` connects the controller. */
  const events = {
    choose() {},
    cancel() {},
    camera: turned,
    landed: (motion) => tell("pylos-land", motion),
  };

  const board = createBoard(tree.board, events, camera);
  board.pace = PACES[settings().speed];
  board.show(firstView(() => ""));

  /** @param {BoardText} text */
  function firstView(text) {
    // Where the board does not begin with the usual start, nothing is known before the rules.
    const { position, moves, src } = settings();
    const usual = position === null && src === null && moves.length === 0;
    const reserve = usual ? FULL_RESERVE : 0;
    return withShown(poster(text, reserve), settings());
  }

  tree.frame.addEventListener("keydown", (event) => {
    if (controller === null || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") {
      // Where there is nothing to cancel, the page may have something.
      if (!controller.cancel()) return;
    } else if (event.key === "Home") controller.showPly(0);
    else if (event.key === "End") controller.showPly(controller.session.game.moves.length);
    else return;
    event.preventDefault();
  });

  function plan() {
    if (controller !== null && !ending.signal.aborted)
      board.plan(tree.plan.hidden ? null : tree.plan);
  }

  function render() {
    if (controller !== null && !ending.signal.aborted) controls?.render(controller, thinking);
  }

  /** @param {Cause} cause */
  function changed(cause) {
    replay?.follow(cause);
    render();
    tell("pylos-change", { cause });
  }

  return {
    tree,
    board,
    get controller() {
      return controller;
    },
    get thinking() {
      return thinking;
    },
    get replay() {
      return replay;
    },

    /** @param {Text} next The language of everything from now on. */
    speak(next) {
      texts = next;
      tree.frame.lang = texts.lang;
      tree.frame.dir = text("language.direction");
      if (controller === null) board.show(firstView(text));
      controls?.speak();
      controller?.repaint();
      render();
    },

    /**
     * Puts a game on the board, once the rules and the texts are there.
     * @param {Rules} rules
     * @param {Session} session
     */
    open(rules, session) {
      /** @type {typeof import("../game/threats.js") | null} Its code is loaded when a board shows threats. */
      let loaded = null;
      let loading = false;
      /** @type {(now: Session) => readonly Mark[]} */
      const threats = (now) => {
        if (!settings().show.includes("threats")) return [];
        if (loaded !== null) return loaded.threatMarks(text, rules, now);
        if (!loading) {
          import("../game/threats.js").then(
            (module) => {
              loaded = module;
              created.repaint();
            },
            () => {},
          );
        }
        loading = true;
        return [];
      };
      const created = createController(
        {
          rules,
          board,
          text,
          reasonText: () => loadReasonText(texts.lang),
          say,
          viewOf(now) {
            const { show } = settings();
            const marks = [...settings().marks, ...commentShown(now).marks, ...threats(now)];
            const pointed = {
              marks,
              states: markStates(text, marks),
              previews: show.includes("completes"),
              last: show.includes("last-move"),
            };
            return withShown(boardView(text, now, pointed), settings());
          },
          confirms: () => settings().confirm !== null,
          on: {
            changed(cause, before) {
              changed(cause);
              const { game, computer, paused } = created.session;
              if (
                before.game !== game ||
                before.computer !== computer ||
                before.paused !== paused
              ) {
                opponent?.follow();
              }
            },
            choose: (place) => tell("pylos-choose", { place }),
            move: (move, before, after) => tell("pylos-move", { move, before, after }),
            end: (game) => tell("pylos-end", { game }),
            illegal: (refusal) => tell("pylos-illegal", refusal),
          },
        },
        session,
      );
      controller = created;
      Object.assign(events, { choose: created.choose, cancel: created.putDown });
      const seconds = () => settings().replay ?? REPLAY;
      replay = createReplay(created, seconds, () => changed("replaying"));
      controls = createControls(tree, text, created, replay, (degrees) => {
        const { elevation, rotation } = board.camera;
        turned({ elevation, rotation: rotation + degrees });
      });
      opponent = createOpponent(created, {
        thinking(on) {
          if (thinking === on) return;
          thinking = on;
          changed("thinking");
        },
        fail() {
          const note = text("note.engineFailed");
          created.pause(true, { note, say: note });
          // The connection was missing, as a rule.
          addEventListener("online", () => created.session.paused && created.pause(false), {
            once: true,
            signal: ending.signal,
          });
        },
        say,
        lang: () => texts.lang,
      });
      created.repaint();
      // Nobody needs it for the first move.
      whenIdle(plan);
      changed("load");
      opponent.follow();
    },

    plan,

    /** Follows the settings. */
    use() {
      const before = camera;
      camera = cameraOf(settings());
      board.pace = PACES[settings().speed];
      arrange(tree, settings());
      plan();
      if (JSON.stringify(before) !== JSON.stringify(camera)) board.setCamera(camera);
      controller?.repaint();
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
     * Shows the content of the tag instead of the board.
     * @param {string} otherwise Shown where the tag is empty.
     */
    giveUp(otherwise) {
      tree.fallback.textContent = otherwise;
      tree.fallback.hidden = false;
      tree.frame.hidden = true;
    },

    stop() {
      ending.abort();
      opponent?.end();
      replay?.stop();
      board.destroy();
    },
  };
}

/** @type {(settings: Settings) => Camera} */
function cameraOf(settings) {
  const { rotation = 0, levels = DEFAULT_CAMERA.levels, apart: _, ...rest } = settings.camera;
  return {
    ...DEFAULT_CAMERA,
    ...rest,
    levels: /** @type {Camera["levels"]} */ (levels),
    rotation: rotation + sideOf(settings),
    reserves: settings.show.includes("reserves"),
  };
}

/**
 * Degrees the board is rotated so that the player of `orientation` sits in front.
 * @param {Settings} settings
 */
const sideOf = ({ orientation }) => (orientation === "dark" ? 180 : 0);

/**
 * The view without what is not to be shown; what may be chosen stays.
 * @type {(view: BoardView, settings: Settings) => BoardView}
 */
function withShown(view, { show, selectable }) {
  return {
    ...view,
    active: selectable === null ? view.active : Object.keys(view.balls),
    crown: show.includes("crown") ? view.crown : [],
    liftable: show.includes("liftable") ? view.liftable : [],
    legal: show.includes("legal"),
    coordinates: show.includes("coordinates"),
  };
}
