/**
 * The loop of a board: an event makes the next state (`reduce.js`), the view of it is painted, and then it is told. An
 * event sent while a state is told is told after it.
 * @import { Board, BoardView, Motion } from "../board/types.js"
 * @import { ReasonText } from "../text/reasons.js"
 * @import { Context, State, Step } from "./reduce.js"
 * @import { Session } from "./session.js"
 */

import { EVENTS, newState } from "./reduce.js";

/**
 * @typedef {Context & {
 *   board: Pick<Board, "show" | "still">,
 *   reasonText: () => Promise<ReasonText>,
 *   viewOf: (session: Session) => BoardView,
 *   say: (sentence: string) => void,
 *   tell: (type: string, detail: object) => boolean,
 *   changed: (step: Step, before: State) => void,
 * }} Parts `reasonText`: why something is refused, in the language of the moment; `tell`: fires an event about what a
 *   person did, false prevents it.
 */

/** @typedef {typeof EVENTS} Events */

/**
 * What an event says beside its name.
 * @template {keyof Events} Name
 * @typedef {Parameters<Events[Name]> extends [any, any, ...infer Details] ? Details : never} Details
 */

/** @typedef {ReturnType<typeof createController>} Controller */

/** @param {Parts} parts @param {Session} first */
export function createController(parts, first) {
  const { board, viewOf, say, tell, changed } = parts;
  const it = {
    state: newState(first),
    /** @type {Promise<unknown>} Fulfilled when the board is at rest. */
    rest: Promise.resolve(),
    dispatch,
    look,
    later,
    choose,
  };
  /** @type {(() => void)[]} What is to be painted and told. */
  const waiting = [];

  /**
   * The one way from a state to the next.
   * @type {<Name extends keyof Events>(name: Name, ...details: Details<Name>) => boolean} False where the event means
   *   nothing.
   */
  function dispatch(name, ...details) {
    const reduce = /** @type {(...all: any[]) => Step | null} */ (EVENTS[name]);
    let step = reduce(parts, it.state, ...details);
    if (step === null) return false;
    const { by } = step;
    const { game } = step.state.session;
    const move = { move: game.lastMove, before: it.state.session.game, after: game };
    if (by === "hand" && !tell("pylos-move", move)) {
      step = EVENTS.drop(parts, it.state);
    } else if (by && by !== "program" && game.result !== null && !tell("pylos-end", { game })) {
      step = { ...step, state: { ...step.state, quiet: true }, said: "" };
    }
    become(step);
    return true;
  }

  /** @param {Step} step */
  function become(step) {
    const before = it.state;
    const { state, motions } = step;
    // A note changes nothing on the board.
    const isShown = motions !== undefined || state.session !== before.session;
    const moving = isShown ? (motions?.length ?? 0) > 0 && !board.still : state.moving;
    it.state = { ...state, moving };
    later(() => {
      if (isShown) paint(state.session, motions);
      else if (step.cause === "moving") look();
      changed(step, before);
    });
  }

  /** @param {() => void} act */
  function later(act) {
    if (waiting.push(act) > 1) return;
    try {
      // What is added meanwhile has its turn as well.
      for (const next of waiting) next();
    } finally {
      waiting.length = 0;
    }
  }

  /** @type {(session: Session, motions?: Motion[]) => void} */
  function paint(session, motions) {
    const shown = board.show(viewOf(session), motions);
    it.rest = shown;
    shown.then(() => it.rest === shown && dispatch("set", "moving", { moving: false }));
  }

  /** Shows the same session again; when the balls rest where they move, which it would cut short. */
  function look() {
    if (!it.state.moving) board.show(viewOf(it.state.session));
  }

  /** @param {string} place */
  async function refuse(place) {
    const { session } = it.state;
    // A board without a player is a picture: it explains nothing.
    if (session.hands.length === 0) return;
    const loading = Promise.all([import("./why.js"), parts.reasonText()]);
    const loaded = await loading.catch(() => null);
    if (loaded === null || session !== it.state.session) return;
    const [{ why }, reasons] = loaded;
    const refusal = why(reasons, parts.rules, session, place);
    if (!tell("pylos-illegal", refusal)) return;
    dispatch("set", "note", { note: refusal.reason });
    say(refusal.reason);
  }

  /** @param {string} place A cell, or "light" or "dark" for a reserve. */
  function choose(place) {
    if (tell("pylos-choose", { place }) && !dispatch("choose", place)) refuse(place);
  }

  return it;
}
