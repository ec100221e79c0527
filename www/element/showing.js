/**
 * One board at work in its shadow tree, from the first picture until it is removed.
 * @import { BoardView, Camera, Mark } from "../board/types.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Controller } from "../game/controller.js"
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
import { late } from "../site/late.js";
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
 * @property {() => Asked} asked What its page is asked.
 * @property {(type: string, detail: object) => boolean} tell Fires an event; false: it was prevented.
 * @property {(camera: CameraSettings) => void} aimed The reader has turned the board.
 */

/**
 * @typedef {object} Asked What the page around a board answers while the board works out what it shows.
 * @property {(session: Session) => readonly Mark[]} [marks] What is pointed out there, besides `marks`.
 */

/** @typedef {ReturnType<typeof createShowing>} Showing */

/** The balls of a reserve at the start of a game. */
const FULL_RESERVE = 15;

/** How long balls take at each speed, by their usual time. */
const PACES = { normal: 1, slow: 2, fast: 0.5, none: 0 };

/** Seconds between two moves where a page replays them without naming a speed. */
const REPLAY = 1.5;

/** The threats of the opponent, when a board shows them. */
const threats = late(() => import("../game/threats.js"));

/**
 * @param {Tree} tree
 * @param {Host} host
 */
export function createShowing(tree, { settings, asked, tell, aimed }) {
  const announcer = createAnnouncer(tree.announcer);
  /** @type {Text} */
  let texts;
  /** @type {BoardText} In the language of the moment. */
  const text = (key, params) => texts(key, params);
  /** @type {ReturnType<typeof play> | null} The game, once the rules are there. */
  let game = null;
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
  // Without a game a choice means nothing.
  const board = createBoard(
    tree.board,
    {
      choose: (place) => game?.controller.choose(place),
      cancel: () => void game?.controller.dispatch("putDown"),
      camera: turned,
      landed(motion) {
        const land = () => void tell("pylos-land", motion);
        if (game === null) land();
        else game.controller.later(land);
      },
    },
    camera,
  );
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
    if (game === null || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { dispatch, state } = game.controller;
    if (event.key === "Escape") {
      // Where there is nothing to cancel, the page may have something.
      if (!dispatch("cancel")) return;
    } else if (event.key === "Home") dispatch("show", 0);
    else if (event.key === "End") dispatch("show", state.session.game.moves.length);
    else return;
    event.preventDefault();
  });

  function plan() {
    if (game !== null && !ending.signal.aborted) board.plan(tree.plan.hidden ? null : tree.plan);
  }

  function render() {
    if (!ending.signal.aborted) game?.controls.render();
  }

  /** @type {(rules: Rules, now: Session) => BoardView} */
  function viewOf(rules, now) {
    const { show, marks: own } = settings();
    const marks = [...own, ...(asked().marks?.(now) ?? []), ...commentShown(now).marks];
    if (show.includes("threats")) {
      const { now: loaded } = threats;
      if (loaded === null)
        threats.load().then(
          () => game?.controller.look(),
          () => {},
        );
      else marks.push(...loaded.threatMarks(text, rules, now));
    }
    const pointed = {
      marks,
      states: markStates(text, marks),
      previews: show.includes("completes"),
      last: show.includes("last-move"),
    };
    return withShown(boardView(text, now, pointed), settings());
  }

  /** The parts of a game on the board. @type {(rules: Rules, session: Session) => { controller: Controller, controls: ReturnType<typeof createControls>, opponent: ReturnType<typeof createOpponent>, replay: ReturnType<typeof createReplay> }} */
  function play(rules, session) {
    const controller = createController(
      {
        rules,
        board,
        text,
        reasonText: () => loadReasonText(texts.lang),
        viewOf: (now) => viewOf(rules, now),
        confirms: () => settings().confirm !== null,
        on: {
          say,
          changed({ cause, said = "", state }, before) {
            say(said);
            replay.follow(state, before);
            render();
            if (before.replaying && !state.replaying && cause !== "replaying") {
              tell("pylos-change", { cause: "replaying" });
            }
            tell("pylos-change", { cause });
            const { game, computer, paused } = state.session;
            const last = before.session;
            if (last.game !== game || last.computer !== computer || last.paused !== paused) {
              opponent.follow();
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
    const replay = createReplay(controller, () => settings().replay ?? REPLAY);
    const controls = createControls(tree, text, controller, replay, (degrees) => {
      const { elevation, rotation } = board.camera;
      turned({ elevation, rotation: rotation + degrees });
    });
    const opponent = createOpponent(controller, {
      thinking: (on) => void controller.dispatch("set", "thinking", { thinking: on }),
      fail() {
        controller.dispatch("pause", true, text("note.engineFailed"));
        // The connection was missing, as a rule.
        const resume = () => controller.state.session.paused && controller.dispatch("pause", false);
        addEventListener("online", resume, { once: true, signal: ending.signal });
      },
      say,
      lang: () => texts.lang,
    });
    return { controller, controls, opponent, replay };
  }

  return {
    tree,
    board,
    /** The game on the board; null before the rules are there. */
    get game() {
      return game;
    },

    /** @param {Text} next The language of everything from now on. */
    speak(next) {
      texts = next;
      tree.frame.lang = texts.lang;
      tree.frame.dir = text("language.direction");
      if (game === null) board.show(firstView(text));
      game?.controls.speak();
      game?.controller.look();
      render();
    },

    /**
     * Puts a game on the board, once the rules and the texts are there.
     * @param {Rules} rules
     * @param {Session} session
     */
    open(rules, session) {
      game = play(rules, session);
      game.controller.look();
      // Nobody needs it for the first move.
      whenIdle(plan);
      render();
      tell("pylos-change", { cause: "load" });
      game.opponent.follow();
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
      game?.controller.look();
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
      game?.opponent.end();
      game?.replay.end();
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
