/**
 * The rules, loaded once for all boards of a page.
 * @import { Rules } from "../game/session.js"
 */

import { late } from "../site/late.js";

const rules = late(async () => {
  const module = await import("../pkg/rules.js");
  await module.default();
  return /** @type {Rules} */ (module);
});

/** Rejects where they cannot be loaded or WebAssembly is refused; the next call tries again. */
export const loadRules = rules.load;

/** The rules, if they are there. */
export const rulesAtHand = () => rules.now;
