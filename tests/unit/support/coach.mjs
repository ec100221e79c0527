// What a coach says, as `rules.coach`, but by the number of positions alone: on a slow machine the time of a hint would
// end its search sooner, with another turn. The same question has the same answer, and is searched once.

import * as rules from "../../e2e/support/rules.mjs";

/** @type {Map<string, ReturnType<typeof rules.coach>>} */
const said = new Map();

/** @type {typeof rules.coach} */
export function coach(game, ...more) {
  const key = JSON.stringify([game.record, ...more]);
  performance.now = () => 0;
  try {
    const advice = said.get(key) ?? rules.coach(game, ...more);
    said.set(key, advice);
    return advice;
  } finally {
    delete performance.now;
  }
}
