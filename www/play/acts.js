/**
 * What each button and key does, those of the analysis included: what it changes in the state, and what is to be done.
 * @import { Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Made, Whole } from "./reduce.js"
 */

import { PERFECT } from "../engine/tables.js";
import { gameAt, isConceded, isLive, other, turnAt } from "../game/session.js";
import { text } from "../text/text.js";
import * as to from "./analysis/analysis.js";
import { turnToTry } from "./analysis/review.js";
import { marked } from "./analysis/words.js";
import { nextLevel } from "./end.js";
import { mayUndo } from "./friend/match.js";
import { hintAfter, hintWords, isAbout, nextStep } from "./hint.js";
import { withTags } from "./setup.js";

/** @type {Made} */
export const NOTHING = [{}];

/** @param {string} words */
export const say = (words) => ({ do: "say", words });

/** In writing, until the next change, and aloud. @type {(words: string, aloud?: string) => Made} */
export const tell = (words, aloud = words) => [{ note: words }, say(aloud)];

/** Puts away what the analysis points out. @satisfies {Made[0]} */
export const CLEAR = { pressed: null, hint: null, note: "" };

/** @type {(act: "undo" | "redo" | "finish" | "putBack" | "cancel") => Made} */
const onBoard = (act) => [{}, { do: "tell the board", act }];

/** Shows a moment of the game, or of a line of other moves. @type {(ply: number, line?: readonly string[] | null) => Made} */
const show = (ply, line = null) => [{}, { do: "show", ply, line }];

/** Another moment of what is shown. @type {(state: Whole, by: number) => Made} */
const step = ({ session: { shown, line } }, by) => show(shown.moves.length + by, line);

/** The game from its start, or another position. @type {(rules: Rules, game: Game, position?: string) => Game} */
const again = (rules, { rules: options, start }, position = start) =>
  rules.newGame({ ...options, position });

/** Switches the analysis. A link changes no choice of the person. @type {(state: Whole, on: boolean, isChosen?: boolean) => Made} */
function switchTo(state, on, isChosen = true) {
  if (to.isOn(state) === on) return NOTHING;
  const remember = { do: "remember", what: "analysis", part: { on } };
  const change = {
    wanted: on,
    allowed: on,
    failed: false,
    ...(on ? {} : { ...to.NO_MOVE, line: null }),
  };
  return [change, isChosen && remember, say(text(on ? "analysis.on" : "analysis.off"))];
}

/** What is written, said and pointed out of a hint. @type {(state: Whole, found: NonNullable<Whole["hint"]>) => Made} */
export function tellHint({ session }, found) {
  // Meanwhile the person may have played on.
  const hint = hintAfter(found, session);
  if (hint === null) return [{ advising: false, hint }];
  const { note, said } = hintWords(hint);
  return [{ advising: false, hint, note }, say(said)];
}

/** @type {Record<string, (state: Whole, rules: Rules, value: string) => Made>} */
export const ACTS = {
  undo({ session, match }) {
    // Within a choice one step back, else a move.
    if (isLive(session) && session.choice.to !== null) return onBoard("putBack");
    const mayGoBack = session.hands.length > 0 && (!match || mayUndo(match));
    return mayGoBack ? onBoard("undo") : NOTHING;
  },
  redo: () => onBoard("redo"),
  finish: () => onBoard("finish"),
  /** Cancels on the board or, where nothing is chosen there, what the analysis points out. */
  cancel({ session }) {
    const isIdle = isLive(session) && session.choice.picked === null;
    const [, cancel] = onBoard("cancel");
    return [isIdle ? CLEAR : {}, cancel];
  },
  pause: () => [{}, { do: "pause", paused: true }],
  continue: () => [{}, { do: "pause", paused: false }],

  first: () => show(0),
  previous: (state) => step(state, -1),
  next: (state) => step(state, 1),
  last: ({ session }) => show(session.game.moves.length),
  backToGame: ({ session }) => show(session.game.moves.length),

  /** The same rules, start, opponent and clock again, colours swapped. */
  rematch({ session, match, clock }, rules) {
    const { game, computer: before } = session;
    if (match && !match.watches) return [{}, { do: "press", act: "rematch" }];
    const computer = before && { ...before, player: other(before.player) };
    const names = before ? {} : { White: game.tags.Black, Black: game.tags.White };
    const next = withTags(rules, again(rules, game), names);
    return [{}, { do: "begin", game: next, computer, control: clock?.control }];
  },
  /** The game once more against another level. */
  level(state) {
    const { computer, game } = state.session;
    const colour = computer ? other(computer.player) : "light";
    const clock = state.clock?.control ?? null;
    const settings = { ...game.rules, opponent: nextLevel(state) ?? 0, colour, clock };
    return [{}, { do: "start", settings }];
  },
  /** The game from before a turn; the game itself stays among the person's games. */
  again(state, rules) {
    const { game, computer } = state.session;
    const before = gameAt(rules, game, (turnToTry(state) ?? 1) - 1);
    return [{}, { do: "begin", game: before, computer, control: state.clock?.control }];
  },

  /** The moment shown of somebody else's game goes on as the person's own; at its end, that before the last turn of that player. */
  playHere({ session: { game, shown }, shared }, rules) {
    if (shared === null) return NOTHING;
    const { computer, hasOwn } = shared;
    let ply = game.moves.length - Number(!isConceded(game));
    if (computer && ply > 0 && turnAt(game, ply) === computer.player) ply -= 1;
    const here = shown.result === null ? shown : gameAt(rules, game, Math.max(0, ply));
    const note = hasOwn ? text("shared.aside") : "";
    return [{}, { do: "begin", game: here, computer, note }];
  },
  backToOwn: () => [{}, { do: "open the last game" }],

  /** The next step of the hint on the moment shown, or the first one. */
  hint(state) {
    const { session, hint } = state;
    const isAgain = hint !== null && isAbout(hint, session);
    const [change, ...effects] = to.isTimed(state)
      ? tell(text("hint.timed"))
      : !to.mayAdvise(state)
        ? NOTHING
        : isAgain
          ? tellHint(state, nextStep(hint))
          : [{ advising: true }];
    // The welcome covers the line that a hint is written in.
    return [change, { do: "close the welcome" }, ...effects];
  },

  analysis: (state) =>
    to.isTimed(state) ? tell(text("hint.timed")) : switchTo(state, !to.isOn(state)),
  review(state) {
    const [change, ...effects] = switchTo(state, true);
    return [{ ...change, reviews: true }, ...effects];
  },
  /** Shows what is known of the moment, or the openings from there. */
  reveal(state, _, part) {
    if (to.isTimed(state)) return tell(text("hint.timed"));
    const [change, ...effects] = switchTo(state, true, false);
    if (part !== "openings") return [change, ...effects];
    return [
      { ...change, folded: false, explores: true },
      ...effects,
      { do: "focus", on: "openings" },
    ];
  },
  allTables: () => [{ wantsAll: true }],
  fold: ({ folded }) => [{ folded: !folded }],
  explore: ({ explores }) => [{ folded: false, explores: !explores }],
  point: ({ pointed: before }, _, pointed) => (before === pointed ? NOTHING : [{ pointed }]),
  // A move that is released is not shown any more, even under the pointer.
  press: ({ pressed }, _, move) => [pressed === move ? to.NO_MOVE : { pressed: move }],
  try: ({ game: { moves } }, _, move) => show(moves.length + 1, [...moves, move]),
  ply: (_, __, ply) => show(Number(ply)),
  step: ({ line }, _, ply) => show(Number(ply), line?.tip.moves),
  turn: (_, __, turn) => [...show(Number(turn)), { do: "focus", on: "turn" }],
  /** Shows the better turn in the place of the one played, or that one again. */
  better(state) {
    const lesson = to.turnSpokenOf(state);
    const [, shown] = show(to.isPlayedShown(state) ? lesson - 1 : lesson);
    return [{ lesson }, shown];
  },
  /**
   * A perfect line is asked for, or stopped: the winner plays for the shortest win, the loser for the longest loss. It is asked
   * position by position, as a continuation of the game.
   */
  line({ line: last, session, game }) {
    const { record } = session.game;
    const begun = { record, tip: game, from: game.moves.length, scores: [], estimated: false };
    const line = last?.end === null ? null : { ...begun, end: null };
    return [{ line, failed: false }, say(text(line ? "line.looking" : "line.stopped"))];
  },
  /** The moment shown, against perfect play. */
  attempt({ game, standing }, rules) {
    const computer = { player: other(game.turn), level: PERFECT };
    const { value = null, distance: needed = null, estimated = false } = standing ?? {};
    const words = text("attempt.begins", { wins: value === "win", needed });
    const note = standing ? marked(estimated, words) : "";
    return [{}, { do: "begin", game: again(rules, game, game.position), computer, note }];
  },
  /** Asking about the whole game is stopped, or goes on. */
  asking: (state) => [{ asks: !to.isAsking(state), failed: false }],
};
