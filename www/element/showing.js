/**
 * One board at work in its shadow tree, from the first picture until it is removed: what happens on it becomes an event of its
 * loop (`game/reduce.js`), and the effects are carried out here.
 * @import { BoardView, Camera } from "../board/types.js"
 * @import { BoardLoop, Context, Effect, Event } from "../game/reduce.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { CameraSettings, Property } from "./attributes.js"
 * @import { PylosBoard } from "./element.js"
 * @import { Tree } from "./console.js"
 */

import { createBoard } from "../board/board.js";
import { DEFAULT_CAMERA } from "../board/geometry.js";
import { pointedAt as pointedOn } from "../board/state.js";
import { newState, pointedAt, reduce } from "../game/reduce.js";
import { boardView, poster, withShown } from "../game/view-model.js";
import { announcer } from "../site/announcer.js";
import { onButton, setText, whenIdle } from "../site/dom.js";
import { late } from "../site/late.js";
import { createLoop } from "../site/loop.js";
import { paintConsole } from "./console.js";
import { consoleView } from "./console-view.js";
import { lateRules } from "./rules.js";

/** @typedef {Awaited<ReturnType<typeof import("../text/board-text.js").loadBoardText>>} Text */

/** Until the texts are there. @type {Text} */
export const SILENT = Object.assign(() => "", { lang: /** @type {const} */ ("en") });

/** What the buttons of the console do, as events of the board or in degrees. @type {Record<string, Event | number>} */
const ACTS = {
  finish: { is: "finish" },
  putBack: { is: "putBack" },
  cancel: { is: "cancel" },
  undo: { is: "undo" },
  first: { is: "show", ply: 0 },
  previous: { is: "step", by: -1 },
  play: { is: "replay", on: true },
  stop: { is: "replay", on: false },
  next: { is: "step", by: 1 },
  last: { is: "show", ply: Number.POSITIVE_INFINITY },
  left: -45,
  right: 45,
};

/** How a picture is made, in CSS pixels and pixels for each. @typedef {{ width?: number, scale?: number, camera?: CameraSettings }} Picture */

/** @typedef {ReturnType<typeof createShowing>} Showing */

/** How long balls take at each speed, by their usual time. */
const PACES = { normal: 1, slow: 2, fast: 0.5, none: 0 };

const REPLAY = 1.5; // seconds between two moves where a page replays them without naming a speed

/** The buttons of the game and the list of moves, when a board shows one of them. */
export const notations = late(() => import("./notation.js"));
/** What an author has given: a record with its comments, or what means nothing. */
export const authors = late(() => import("./author.js"));
/** The threats of the opponent, when a board shows them. */
const threats = late(() => import("../game/threats.js"));

/** Those at hand, which a board with a game has. */
const rules = () => /** @type {Rules} */ (lateRules.now);

/** What the record says at the moment shown. @param {Session} session */
export const commentOf = (session) =>
  (session.game.notes.length > 0 && authors.now?.commentShown(session)) || { words: "", marks: [] };

/** Fires an event of a board. @param {PylosBoard} element @param {string} type @param {object} detail @returns {boolean} False where a listener has called `preventDefault`. */
export function tell(element, type, detail) {
  const cancelable = type !== "pylos-change" && type !== "pylos-land";
  return element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
  );
}

/** @param {PylosBoard} element Its properties are the settings. @param {Tree} tree @param {() => Text} texts In the language of the moment. @param {AbortSignal} signal Ends the board. */
export function createShowing(element, tree, texts, signal) {
  const announce = announcer(tree.announcer);
  const it = {
    /** The game on the board; null before the rules are there. @type {BoardLoop | null} */
    loop: null,
    /** Renders what stands below the board. @type {ReturnType<typeof import("./notation.js").createNotation> | null} */
    notation: null,
    /** Of the replay. @type {ReturnType<typeof setTimeout> | undefined} */
    timer: undefined,
  };
  /** @type {BoardText} */
  const text = (key, params) => texts()(key, params);

  /** What comes late may find the board removed. @param {Event} event */
  const send = (event) => {
    if (!signal.aborted) it.loop?.dispatch(event);
  };
  /** Names the signs, when something is pointed at. */
  const tip = late(async () => (await import("./tip.js")).createTip(tree.board, text, signal));
  const computer = late(async () => {
    const { createComputer } = await import("./computer.js");
    signal.throwIfAborted();
    return createComputer(/** @type {BoardLoop} */ (it.loop), send, () => texts().lang, signal);
  });

  /** @param {string} text */
  const say = (text) => tell(element, "pylos-say", { text }) && announce(text);
  /** @param {Pick<Camera, "elevation" | "rotation">} camera Of the board. */
  const turned = ({ elevation, rotation }) => {
    const degrees = (rotation - sideOf(element)) % 360;
    const camera = { elevation, rotation: Math.round(degrees * 10) / 10 };
    element.camera = { ...element.camera, ...camera };
    tell(element, "pylos-change", { cause: "camera" });
  };
  const rotate = (/** @type {number} */ degrees) =>
    turned({ ...board.camera, rotation: board.camera.rotation + degrees });
  const board = createBoard(
    tree.board,
    {
      choose: (place) => send({ is: "choose", place }),
      cancel: () => send({ is: "putDown" }),
      camera: turned,
      landed: (motion) => send({ is: "landed", motion }),
      rested: () => send({ is: "rested" }),
      painted(state) {
        if (tip.now !== null || pointedOn(state) !== null) tip.use((name) => name(state));
      },
    },
    signal,
    cameraOf(element),
  );
  board.pace = PACES[element.speed];

  /** Shows everything again. */
  function refresh() {
    if (it.loop !== null || signal.aborted) return send({ is: "look" });
    board.show(withShown(poster(text, element), element));
  }
  refresh();

  signal.addEventListener("abort", () => clearTimeout(it.timer));
  addEventListener("online", () => send({ is: "online" }), { signal });
  onButton(tree.frame, "act", act);
  tree.frame.addEventListener("keydown", (event) => {
    const { key } = event;
    const ply = { Home: 0, End: Number.POSITIVE_INFINITY }[key];
    const before = it.loop?.state;
    if (before === undefined || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (ply !== undefined) send({ is: "show", ply });
    else if (key === "Escape") send({ is: "cancel" });
    // Where there is nothing to cancel, the page may have something.
    if (ply !== undefined || it.loop?.state !== before) event.preventDefault();
  });

  /** What a button of the console does. @param {string} name */
  function act(name) {
    // With a ball played it goes one step back in the choice.
    const inTurn = name === "undo" && it.loop?.state.session.choice.to;
    const does = ACTS[inTurn ? "putBack" : name];
    if (typeof does === "number") rotate(does);
    else send(does);
  }

  function plan() {
    if (it.loop !== null && !signal.aborted) board.plan(tree.plan.hidden ? null : tree.plan);
  }

  function render() {
    const { loop } = it;
    if (loop === null) return;
    const { session } = loop.state;
    const { status, note, turn, ...own } = tree.rooms;
    const rooms = { ...own, ...(element.consoleRooms ?? { status, note, turn }) };
    const around = { comment: commentOf(session).words };
    const lost = paintConsole(rooms, "act", consoleView(text, loop.state, around));
    if (lost !== null) board.focus(session.choice.to);
    if (own.notation.hidden && own.controls.hidden) return;
    // At once if its code is there, because the page may be about to be printed.
    notations.use(({ createNotation }) => {
      if (signal.aborted) return;
      it.notation ??= createNotation(tree.rooms, text, loop);
      it.notation(element.replay !== null);
    });
  }

  /** @type {(session: Session, pointed: BoardView["marks"]) => BoardView} */
  function viewOf(session, pointed) {
    const { show, marks: own } = element;
    const marks = [...own, ...pointed, ...commentOf(session).marks];
    if (show.includes("threats")) {
      if (threats.now === null) threats.use(() => send({ is: "look" }));
      else marks.push(...threats.now.threatMarks(text, rules(), session));
    }
    return withShown(boardView(text, session, marks, show), element);
  }

  /** @type {{ [Name in Effect["do"]]: (effect: Extract<Effect, { do: Name }>, loop: BoardLoop) => unknown }} */
  const carryOut = {
    paint({ session, motions }, { state }) {
      board.show(viewOf(session, pointedAt({ ...state, session })), motions);
    },
    say: ({ words }) => say(words),
    render,
    tell: ({ type, detail }) => tell(element, type, detail),
    ask({ type, detail, yes, no }) {
      const next = tell(element, type, detail) ? yes : no;
      if (next !== null) send(next);
    },
    explain({ session, place }) {
      const loading = import("../game/why.js").then(({ explain }) =>
        explain(texts().lang, rules(), session, place),
      );
      loading.then(
        (refusal) => send({ is: "refused", session, refusal }),
        () => {},
      );
    },
    // The next move of a replay, after a while.
    replay({ after }) {
      clearTimeout(it.timer);
      if (after !== null) {
        it.timer = setTimeout(() => send({ is: "step", by: 1, replaying: true }), after);
      }
    },
    read() {
      if (authors.now === null) authors.use(() => send({ is: "read" }));
    },
    think({ about }) {
      computer.use(
        (think) => think(about),
        () => about && send({ is: "lost", game: about.game }),
      );
    },
  };

  return Object.assign(it, {
    board,
    plan,
    send,
    act,
    render,
    refresh,

    /** Puts a game on the board, once the rules and the texts are there. @param {Session} session */
    open(session) {
      /** @type {Context} */
      const context = {
        rules: rules(),
        text,
        confirms: () => element.confirm !== null,
        seconds: () => element.replay ?? REPLAY,
        isStill: () => board.still,
        comment: (session) => commentOf(session).words,
      };
      it.loop = createLoop(
        newState(session),
        (state, /** @type {Event} */ event) => reduce(context, state, event),
        (effect, loop) => carryOut[effect.do](/** @type {never} */ (effect), loop),
      );
      // Not needed for the first move.
      whenIdle(plan);
      send({ is: "open" });
    },

    /** Follows the settings. @param {ReadonlySet<Property>} changed */
    use(changed) {
      board.pace = PACES[element.speed];
      plan();
      if (changed.has("camera") || changed.has("orientation") || changed.has("show")) {
        board.setCamera(cameraOf(element));
      }
      refresh();
    },

    /** @param {string} error What is wrong with the tag; "" for nothing. */
    complain(error) {
      if (tree.error.textContent === error) return;
      setText(tree.error, error);
      tree.error.hidden = error === "";
      if (error !== "") say(error);
    },

    /** A picture of the moment shown, without what may be chosen. @param {Picture} [how] */
    async picture(how) {
      const { session } = /** @type {BoardLoop} */ (it.loop).state;
      const { pictureOf, readPicture } = await import("./picture.js");
      const { camera, ...size } = readPicture(how);
      const view = { ...viewOf({ ...session, hands: [] }, []), active: [] };
      return pictureOf(tree.board, view, cameraOf(element, camera), size);
    },
  });
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
