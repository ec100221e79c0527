/** @import { Rules } from "../game/session.js" */

import { late } from "../site/late.js";

/** The rules, loaded once for all boards of a page; `load` rejects where they do not arrive or WebAssembly is refused. */
export const lateRules = late(async () => {
  const module = await import("../pkg/rules.js");
  await module.default();
  return /** @type {Rules} */ (module);
});
