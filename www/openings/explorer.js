/**
 * What is known of the moves of a position, and what the engine is asked to know more: first the position, then, one at
 * a time, the positions after its moves, for the replies.
 * @import { Engine } from "../engine/engine.js"
 * @import { Question } from "../play/analysis/analyst.js"
 * @import { MoveScore } from "../pkg/pylos.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Replies, Rules, Way } from "./tree.js"
 */

import { savesData } from "../engine/tables.js";
import { createAnalyst, LIMITS } from "../play/analysis/analyst.js";
import { createTree, keyOf, repliesOf } from "./tree.js";

/**
 * A row of the table.
 * @typedef {object} Row
 * @property {Way} way
 * @property {MoveScore | null} score Null: not known yet.
 * @property {Replies | "every" | "none" | null} replies "every": whatever is replied, the move wins; "none": not known,
 *   and not asked; null: not known yet.
 */

/** Positions whose values are kept. */
const MOST = 5000;

/** Milliseconds for a position after a move. */
const SHORT = LIMITS[0];

/** @typedef {ReturnType<typeof createExplorer>} Explorer */

/**
 * @param {Rules} rules
 * @param {Engine} engine For this alone.
 * @param {object} on
 * @param {() => void} on.answer
 * @param {() => void} on.fail
 */
export function createExplorer(rules, engine, on) {
  const tree = createTree(rules);
  const analyst = createAnalyst(engine, on, MOST);
  /** @type {WeakMap<readonly MoveScore[], Map<string, MoveScore>>} By answer. */
  const values = new WeakMap();

  /** The values of the ways from a node, best first; null where it was not analysed. @param {string} key */
  function valuesAt(key) {
    const scores = analyst.answer(key)?.scores;
    if (scores === undefined) return null;
    const known = values.get(scores) ?? tree.valuesOf(key, scores);
    values.set(scores, known);
    return known;
  }

  /** @type {(key: string, timeMs: number) => Question} */
  const question = (key, timeMs) => ({ key, game: () => tree.nodeOf(key), timeMs });

  /** Whether it is worth asking about the replies to a move: some may be better than others. @param {MoveScore | null} score */
  const isOpen = (score) => score?.exact === true && score.value !== "win" && !savesData();

  /** @type {(way: Way, score: MoveScore | null) => Row["replies"]} */
  function repliesTo({ key }, score) {
    if (score === null) return null;
    if (!isOpen(score)) return score.value === "win" && score.exact ? "every" : "none";
    const known = valuesAt(key);
    if (known === null) return null;
    return repliesOf(known) ?? "none";
  }

  return {
    /**
     * The moves of a position, best first where that is known.
     * @param {Game} game
     * @returns {Row[]}
     */
    rows(game) {
      if (game.result !== null) return [];
      const known = valuesAt(keyOf(game));
      const rows = tree.waysOf(game).map((way) => {
        const score = known?.get(way.key) ?? null;
        return { way, score, replies: repliesTo(way, score) };
      });
      // Equal ones stay in the order of the rules, whichever image was analysed.
      return rows.sort((a, b) => (b.score?.score ?? 0) - (a.score?.score ?? 0));
    },

    /** Asks about a position, and about nothing else any more. @param {Game | null} game */
    ask(game) {
      if (game === null || game.result !== null) return analyst.ask([]);
      const key = keyOf(game);
      const here = LIMITS.map((timeMs) => question(key, timeMs));
      const after = [...(valuesAt(key) ?? [])].flatMap(([key, score]) =>
        isOpen(score) ? [question(key, SHORT)] : [],
      );
      const [first, ...longer] = here;
      const isExact = valuesAt(key)
        ?.values()
        .every(({ exact }) => exact);
      // More time finds lengths, where the values are there already.
      return analyst.ask(isExact ? [first, ...after, ...longer] : [first, ...longer, ...after]);
    },

    visit: tree.visit,
    otherLine: tree.otherLine,
    doubt: analyst.doubt,
  };
}
