/** Engines that a test puts in the place of the page's own. */

import { loadGame } from "./rules.mjs";

/** The engine of the page, as `receive`. */
export const OWN = `
  import { createMind } from "./mind.js";
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const receive = createMind((reply) => postMessage(reply), pause);
`;

/** An engine that gives no answer until it is stopped. */
export const MUTE = `${OWN}
  let isMute = true;
  addEventListener("message", ({ data }) => {
    if ("cancel" in data) isMute = false;
    if (!isMute) receive(data);
  });
`;

/** What an engine fetches where it is to wait for the test. */
const HELD = "held.txt";

/** Replaces the engine of pages from now on. At `await held()` it waits as long as the test holds it. @param {Site} site @param {string} source */
export function replaceEngine(site, source) {
  const held = `const held = () => fetch(new URL("${HELD}", import.meta.url));\n`;
  const ready = 'postMessage("ready");\n';
  site.instead.set("engine/worker.js", ready + held + source).set(`engine/${HELD}`, "");
}

/** Holds the engine until the answer is called. @param {Site} site */
export const holdEngine = (site) => site.hold(`engine/${HELD}`);

/** The options of a tab with another engine. @param {string} source */
export const engine = (source) => ({
  before: (/** @type {{ site: Site }} */ { site }) => replaceEngine(site, source),
});

/** The options of a tab whose engine is the test, by `reply`, also in the bundled site. */
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
