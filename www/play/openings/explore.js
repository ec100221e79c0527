/**
 * The openings from the moment shown, as a part of the analysis: what each move is worth and, asked one after another, how
 * many replies to it are good. The table loads when it is opened for the first time.
 * @import { Game } from "../../pkg/rules.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Answer } from "../../engine/know.js"
 * @import { Question } from "../analysis/analyst.js"
 * @import { Replies, Rules, Way } from "./tree.js"
 */

import { savesData } from "../../engine/policy.js";
import { make, setText } from "../../site/dom.js";
import { loadStyle } from "../../site/load-style.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { nodeOf, repliesOf, waysOf } from "./tree.js";

/**
 * A row of the table.
 * @typedef {object} Row
 * @property {Way} way
 * @property {MoveScore | null} score Null: not known yet.
 * @property {Replies | "every" | "none" | null} replies "every": whatever is replied, the move wins; "none": not known,
 *   and not asked; null: not known yet.
 */

/**
 * @param {Rules} rules
 * @param {(key: string) => Answer | null} answer What is known of a position.
 * @param {object} on
 * @param {(move: string | null) => void} on.point A move is pointed at; null: none is.
 * @param {(line: readonly string[]) => void} on.show Shows the position after these moves.
 * @param {() => void} on.toggle The table is seen, and its values are wanted; or neither any more.
 */
export function createExplore(rules, answer, on) {
  const details = make("details", "explore");
  const summary = make("summary");
  details.append(summary);
  // Where it is open, the table takes the place of the list.
  byId("legend").after(details);
  /** @type {Game | null} */
  let game = null;
  /** @type {WeakMap<Game, readonly Way[]>} */
  const waysFrom = new WeakMap();
  /** @type {ReturnType<typeof import("./table.js").createTable> | null} */
  let table = null;
  /** @type {WeakMap<readonly MoveScore[], Replies | "none">} By answer. */
  const counted = new WeakMap();
  /** Whether somebody was led here, and the table is to be seen as soon as it is there. */
  let isLed = false;

  details.addEventListener("toggle", async () => {
    if (!details.open) return on.toggle();
    try {
      const [{ createTable }] = await Promise.all([
        import("./table.js"),
        loadStyle(new URL("./table.css", import.meta.url)),
      ]);
      table ??= createTable(details, summary, {
        point: on.point,
        show: (move) => game && on.show([...game.moves, move]),
      });
      on.toggle();
      if (isLed) bringUp();
    } catch {
      // Loaded again when it is opened again.
      details.open = false;
    }
  });

  /** Scrolls to the table. */
  function bringUp() {
    isLed = false;
    details.scrollIntoView({ block: "start" });
  }

  /** @param {Game} from */
  function waysOfGame(from) {
    const ways = waysFrom.get(from) ?? waysOf(rules, from);
    waysFrom.set(from, ways);
    return ways;
  }

  /**
   * The rows of a moment, those with the best value first.
   * @type {(from: Game, scores: readonly MoveScore[]) => Row[]}
   */
  const rowsOf = (from, scores) =>
    waysOfGame(from)
      .map((way) => {
        const score = scores.find(({ text }) => text === way.moves[0].text) ?? null;
        return { way, score, replies: repliesTo(way.key, score) };
      })
      .sort((a, b) => (b.score?.score ?? 0) - (a.score?.score ?? 0));

  /** @type {(key: string, score: MoveScore | null) => Row["replies"]} */
  function repliesTo(key, score) {
    if (score === null) return null;
    if (score.exact && score.value === "win") return "every";
    if (!score.exact || savesData()) return "none";
    const known = answer(key)?.scores;
    if (known === undefined) return null;
    const found =
      counted.get(known) ?? repliesOf(waysOf(rules, nodeOf(rules, key)), known) ?? "none";
    counted.set(known, found);
    return found;
  }

  return {
    /** Opens it, and leads there. */
    open() {
      isLed = true;
      if (details.open) bringUp();
      details.open = true;
      summary.focus();
    },

    /**
     * @param {Game | null} now The moment shown; null: nothing is explored.
     * @param {readonly MoveScore[]} scores Of its moves.
     */
    render(now, scores) {
      game = now;
      details.hidden = now === null;
      setText(summary, text("analysis.openings"));
      if (now !== null && details.open) table?.render(rowsOf(now, scores), now);
    },

    /** What is asked about the replies to the moves. @type {(now: Game, scores: readonly MoveScore[]) => Question[]} */
    wanted(now, scores) {
      if (table === null || !details.open) return [];
      return rowsOf(now, scores).flatMap(({ way: { key }, score, replies }) =>
        score === null || replies === "every" || replies === "none"
          ? []
          : [{ key, game: () => nodeOf(rules, key), purpose: "soon" }],
      );
    },
  };
}
