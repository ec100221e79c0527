/** A test in the place of the engine. */

import { loadGame } from "./rules.mjs";

/** The options of a tab whose engine is the test, by `reply`, also in the bundled site. Without a reply it thinks for ever. */
export const BY_HAND = {
  before: (/** @type {Tab} */ tab) =>
    tab.prepare(() => {
      const { postMessage } = Worker.prototype;
      /** @type {Record<string, object>} The last question of each kind. */
      const asked = {};
      Object.assign(globalThis, { asked });
      Worker.prototype.postMessage = function (data, /** @type {any} */ bytes) {
        const { id, kind } = data ?? {};
        if (kind === undefined) return postMessage.call(this, data, bytes);
        asked[kind] = { worker: this, data };
        // This engine knows no tables and no solution.
        const none = new MessageEvent("message", { data: { id, error: "none" } });
        if (kind === "take" || kind === "needs") setTimeout(() => this.dispatchEvent(none));
      };
    }),
};

/** Answers the last question of a kind once it is asked. @type {(tab: Tab, kind: "know", answerTo: (game: Game) => unknown) => Promise<void>} */
export async function reply(tab, kind, answerTo) {
  const { record, id } = await tab.until((kind) => globalThis.asked[kind]?.data, kind);
  await tab.evaluate(
    ({ kind, data }) => {
      const { worker } = asked[kind];
      delete asked[kind];
      worker.dispatchEvent(new MessageEvent("message", { data }));
    },
    { kind, data: { id, answer: answerTo(loadGame(record)) } },
  );
}
