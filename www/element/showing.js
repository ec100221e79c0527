/**
 * One board at work in its shadow tree, from the first picture until it is removed.
 * @import { BoardView, Camera, Mark } from "../board/types.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Controller } from "../game/controller.js"
 * @import { State } from "../game/reduce.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { CameraSettings, Property } from "./attributes.js"
 * @import { PylosBoard } from "./element.js"
 * @import { Tree } from "./console.js"
 */

import { createBoard, DEFAULT_CAMERA } from "../board/board.js";
import { createController } from "../game/controller.js";
import { computerToMove } from "../game/session.js";
import { boardView, poster } from "../game/view-model.js";
import { createAnnouncer } from "../site/announcer.js";
import { onButton, setText, whenIdle } from "../site/dom.js";
import { late } from "../site/late.js";
import { loadReasonText } from "../text/reasons.js";
import { paintConsole } from "./console.js";
import { consoleView } from "./console-view.js";
import { lateRules } from "./rules.js";

/** @typedef {Awaited<ReturnType<typeof import("../text/board-text.js").loadBoardText>>} Text */

/** What the page points out besides `marks`, while the board shows this game. @typedef {{ shown: Game | null, marks: readonly Mark[] }} PointedOut */

/** What the buttons of the console do, as events of the board or in degrees. @type {Record<string, any[] | number>} */
const ACTS = {
  finish: ["finish"],
  putBack: ["putBack"],
  cancel: ["cancel"],
  undo: ["undo"],
  first: ["show", 0],
  previous: ["step", -1],
  play: ["replay", true],
  stop: ["replay", false],
  next: ["step", 1],
  last: ["show", Number.POSITIVE_INFINITY],
  left: -45,
  right: 45,
};

/** How a picture is made, in CSS pixels and pixels for each. @typedef {{ width?: number, scale?: number, camera?: CameraSettings }} Picture */

/** @typedef {ReturnType<typeof createShowing>} Showing */

/** The balls of a reserve at the start of a game. */
const FULL_RESERVE = 15;

/** How long balls take at each speed, by their usual time. */
const PACES = { normal: 1, slow: 2, fast: 0.5, none: 0 };

/** Seconds between two moves where a page replays them without naming a speed. */
const REPLAY = 1.5;

/** Milliseconds that a reader needs for each letter of a comment. */
const READING = 50;

/** The list of moves, when a board shows it. */
export const notations = late(() => import("./notation.js"));
/** What a game from a record needs, its comments too. */
export const records = late(() => import("./record.js"));
/** The threats of the opponent, when a board shows them. */
const threats = late(() => import("../game/threats.js"));
/** The computer, when it plays. */
const computers = late(() => import("./computer.js"));

/** Those at hand, which a board with a game has. */
const rules = () => /** @type {Rules} */ (lateRules.now);

/** What the record says at the moment shown. @param {Session} session */
export const commentOf = (session) =>
  (session.game.notes.length > 0 && records.now?.commentShown(session)) || { words: "", marks: [] };

/** Fires an event of a board. @param {PylosBoard} element @param {string} type @param {object} detail @returns {boolean} False where a listener has called `preventDefault`. */
export function tell(element, type, detail) {
  const cancelable = type !== "pylos-change" && type !== "pylos-land";
  return element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
  );
}

/** @param {PylosBoard} element Its properties are the settings. @param {Tree} tree @param {AbortSignal} signal Ends the board. */
export function createShowing(element, tree, signal) {
  const announcer = createAnnouncer(tree.announcer);
  const it = {
    /** In the language of the moment. @type {Text} */
    texts: Object.assign(() => "", { lang: /** @type {const} */ ("en") }),
    /** The game on the board; null before the rules are there. @type {Controller | null} */
    controller: null,
    /** The list of moves, once it is loaded. @type {ReturnType<typeof import("./notation.js").createNotation> | null} */
    notation: null,
    /** @type {ReturnType<typeof import("./computer.js").createComputer> | null} */
    computer: null,
    /** Of the replay. @type {ReturnType<typeof setTimeout> | undefined} */
    timer: undefined,
    /** @type {PointedOut} */
    pointed: { shown: null, marks: [] },
  };
  /** @type {BoardText} */
  const text = (key, params) => it.texts(key, params);

  /** @param {string} sentence */
  const say = (sentence) => {
    if (sentence !== "" && tell(element, "pylos-say", { text: sentence })) announcer.say(sentence);
  };
  /** @param {Pick<Camera, "elevation" | "rotation">} camera Of the board. */
  const turned = ({ elevation, rotation }) => {
    const degrees = (rotation - sideOf(element)) % 360;
    const camera = { elevation, rotation: Math.round(degrees * 10) / 10 };
    element.camera = { ...element.camera, ...camera };
    tell(element, "pylos-change", { cause: "camera" });
  };
  /** @param {number} degrees */
  const rotate = (degrees) =>
    turned({ ...board.camera, rotation: board.camera.rotation + degrees });
  // Without a game a choice means nothing.
  const board = createBoard(
    tree.board,
    {
      choose: (place) => it.controller?.choose(place),
      cancel: () => void it.controller?.dispatch("putDown"),
      camera: turned,
      landed: (motion) => it.controller?.later(() => void tell(element, "pylos-land", motion)),
    },
    cameraOf(element),
  );
  board.pace = PACES[element.speed];

  /** Shows the board again; before the rules are there, it is known only where it begins with the usual start. */
  function look() {
    // Code that comes late may find the board removed.
    if (signal.aborted) return;
    if (it.controller !== null) return it.controller.look();
    const { position, moves, src } = element;
    const usual = position === null && src === null && moves.length === 0;
    board.show(withShown(poster(text, usual ? FULL_RESERVE : 0), element));
  }
  look();

  tree.frame.addEventListener("keydown", (event) => {
    const { key } = event;
    const ply = { Home: 0, End: Number.POSITIVE_INFINITY }[key];
    if (it.controller === null || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (ply !== undefined) it.controller.dispatch("show", ply);
    // Where there is nothing to cancel, the page may have something.
    else if (key !== "Escape" || !it.controller.dispatch("cancel")) return;
    event.preventDefault();
  });

  function plan() {
    if (it.controller !== null && !signal.aborted) board.plan(tree.plan.hidden ? null : tree.plan);
  }

  function render() {
    const game = it.controller;
    if (game === null || signal.aborted) return;
    const around = {
      comment: commentOf(game.state.session).words,
      isReplayed: element.replay !== null,
    };
    const { status, note, turn, ...own } = tree.rooms;
    const rooms = element.consoleRooms ?? { status, note, turn };
    paintConsole({ ...own, ...rooms }, "act", consoleView(text, game.state, around));
    if (own.notation.hidden) return;
    // At once if its code is there, because the page may be about to be printed.
    notations.use(({ createNotation }) => {
      if (signal.aborted) return;
      it.notation ??= createNotation(own.notation, text, game);
      it.notation.render(game.state.session);
    });
  }

  /** Shows the comments of a game that has some, once they can be read. @param {Session} session */
  function readComments({ game }) {
    if (game.notes.length === 0 || records.now !== null) return;
    records.use(() => {
      if (signal.aborted) return;
      look();
      render();
      tell(element, "pylos-change", { cause: "ply" });
    });
  }

  /** @param {Session | undefined} now */
  const pointedAt = (now) => (it.pointed.shown === now?.shown ? it.pointed.marks : []);

  /** @param {Session} now */
  function viewOf(now, pointed = pointedAt(now)) {
    const { show, marks: own } = element;
    const marks = [...own, ...pointed, ...commentOf(now).marks];
    if (show.includes("threats")) {
      if (threats.now === null) threats.load().then(look, () => {});
      else marks.push(...threats.now.threatMarks(text, rules(), now));
    }
    return withShown(boardView(text, now, marks, show), element);
  }

  /** Plays the next move of a replay after a while. @type {(state: State, before: State) => void} */
  function replay({ replaying, session }, before) {
    if (replaying === before.replaying && session.shown === before.session.shown) return;
    clearTimeout(it.timer);
    if (!replaying) return;
    const { words } = commentOf(session);
    const seconds = element.replay ?? REPLAY;
    const step = () => void it.controller?.dispatch("step", 1, true);
    it.timer = setTimeout(step, seconds * 1000 + words.length * READING);
  }

  /** Has the computer think where the session asks for a move of it. @param {Controller} controller */
  function think(controller) {
    if (it.computer !== null) return it.computer.follow();
    if (controller.state.session.computer === null) return;
    const fail = () => {
      controller.dispatch("pause", true, text("note.engineFailed"));
      // The connection was missing, as a rule.
      const resume = () => controller.state.session.paused && controller.dispatch("pause", false);
      addEventListener("online", resume, { once: true, signal });
    };
    computers.load().then(
      ({ createComputer }) => {
        if (signal.aborted) return;
        it.computer ??= createComputer(controller, { fail, say, lang: () => it.texts.lang });
        it.computer.follow();
      },
      () => {
        const { session } = controller.state;
        if (computerToMove(session) && !session.paused) fail();
      },
    );
  }

  const showing = Object.assign(it, {
    board,
    plan,
    render,

    /** What a button of the console does. @param {string} act */
    act(act) {
      const { controller } = it;
      if (controller === null) return;
      // With a ball played it goes one step back in the choice.
      const inTurn = act === "undo" && controller.state.session.choice.to !== null;
      const does = ACTS[inTurn ? "putBack" : act];
      const dispatch = /** @type {Function} */ (controller.dispatch);
      if (typeof does === "number") rotate(does);
      else dispatch(...does);
    },

    /** @param {Text} next The language of everything from now on. */
    speak(next) {
      it.texts = next;
      tree.frame.lang = next.lang;
      look();
      render();
    },

    /** @param {PointedOut} next */
    point(next) {
      const session = it.controller?.state.session;
      const before = pointedAt(session);
      it.pointed = next;
      if (JSON.stringify(before) !== JSON.stringify(pointedAt(session))) look();
    },

    /** Puts a game on the board, once the rules and the texts are there. @param {Session} session */
    open(session) {
      const made = createController(
        {
          rules: rules(),
          board,
          text,
          reasonText: () => loadReasonText(it.texts.lang),
          viewOf,
          confirms: () => element.confirm !== null,
          say,
          tell: (type, detail) => tell(element, type, detail),
          changed({ cause, by, said = "", state }, before) {
            const comment = cause === "ply" ? commentOf(state.session).words : "";
            say(`${said} ${comment}`.trim());
            replay(state, before);
            render();
            if (before.replaying !== state.replaying && cause !== "replaying") {
              tell(element, "pylos-change", { cause: "replaying" });
            }
            const { lastMove: move } = state.session.game;
            tell(element, "pylos-change", by ? { cause, move, by } : { cause });
            readComments(state.session);
            const { game, computer, paused } = state.session;
            const last = before.session;
            if (last.game !== game || last.computer !== computer || last.paused !== paused) {
              think(made);
            }
          },
        },
        session,
      );
      it.controller = made;
      onButton(tree.frame, "act", showing.act);
      look();
      // Not needed for the first move.
      whenIdle(plan);
      render();
      tell(element, "pylos-change", { cause: "load" });
      readComments(session);
      think(made);
    },

    /** Follows the settings. @param {ReadonlySet<Property>} changed */
    use(changed) {
      board.pace = PACES[element.speed];
      plan();
      if (changed.has("camera") || changed.has("orientation") || changed.has("show")) {
        board.setCamera(cameraOf(element));
      }
      look();
      render();
    },

    /** @param {string} error What is wrong with the tag; "" for nothing. */
    complain(error) {
      if (tree.error.textContent === error) return;
      setText(tree.error, error);
      tree.error.hidden = error === "";
      say(error);
    },

    /** A picture of the moment shown, without what may be chosen. @param {Picture} [how] */
    async picture(how) {
      const { session } = /** @type {Controller} */ (it.controller).state;
      const { pictureOf, readPicture } = await import("./picture.js");
      const { camera, ...size } = readPicture(how);
      const view = { ...viewOf({ ...session, hands: [] }, []), active: [], legal: false };
      return pictureOf(tree.board, view, cameraOf(element, camera), size);
    },

    stop() {
      clearTimeout(it.timer);
      it.computer?.end();
      board.destroy();
    },
  });
  return showing;
}

/** @type {(element: PylosBoard, camera?: CameraSettings) => Camera & { seconds?: number }} */
function cameraOf(element, camera = element.camera) {
  const { rotation = 0, levels = DEFAULT_CAMERA.levels, apart: _, ...rest } = camera;
  return {
    ...DEFAULT_CAMERA,
    ...rest,
    levels: /** @type {Camera["levels"]} */ (levels),
    rotation: rotation + sideOf(element),
    reserves: element.show.includes("reserves"),
  };
}

/** Degrees the board is rotated so that the player of `orientation` sits in front. @param {PylosBoard} element */
const sideOf = ({ orientation }) => (orientation === "dark" ? 180 : 0);

/** The view without what is not to be shown; what may be chosen stays. @type {(view: BoardView, element: PylosBoard) => BoardView} */
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
