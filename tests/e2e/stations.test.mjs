/**
 * The files that a click passes: those on the stack, over all asynchronous steps since an event of the pointer, when the
 * rules play the turn, when its picture is sent to the painter, and when the game is kept.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { mouse, ready, untilTurns } from "./support/play.mjs";
import { SITE } from "./support/server.mjs";

/** The most that a click may pass, without the tools of `site/` and the door to the rules, which decide nothing. */
const MOST = 10;

/** The rules, with a trace of each call. */
const TRACED = `import init, * as rules from "./rules-untraced.js";
const traced = ([name, call]) => [name, (...parts) => {
  console.trace(name);
  return call(...parts);
}];
export default init;
export const { newGame, loadGame, legalMoves, play, undo, concede, agree } =
  Object.fromEntries(Object.entries(rules).map(traced));
`;

/** Traces the other ends of the way. */
function traceEnds() {
  for (const [owner, method] of /** @type {[any, string][]} */ ([
    [MessagePort.prototype, "postMessage"],
    [Storage.prototype, "setItem"],
  ])) {
    const own = owner[method];
    /** @this {unknown} @param {unknown[]} parts */
    owner[method] = function (...parts) {
      console.trace(method);
      return own.apply(this, parts);
    };
  }
}

/** Follows a page while something is done, and returns the files on the way from events to each end, and all ends. @type {(tab: Tab, event: string, act: () => Promise<unknown>) => Promise<{ ways: Record<string, Set<string>>, ends: string[] }>} */
async function waysFrom(tab, event, act) {
  /** @type {Record<string, Set<string>>} */
  const ways = {};
  /** @type {string[]} */
  const ends = [];
  const session = await tab.native.createCDPSession();
  session.on("Runtime.consoleAPICalled", ({ type, args, stackTrace }) => {
    if (type === "trace") ends.push(args[0].value);
    const frames = [];
    for (let at = stackTrace; at; at = at.parent) frames.push(...at.callFrames);
    if (type !== "trace" || !frames.at(-1)?.functionName.startsWith(event)) return;
    const files = frames.flatMap(({ url }) => url.replace(tab.site.address, "") || []);
    ways[args[0].value] = new Set([...(ways[args[0].value] ?? []), ...files]);
  });
  await session.send("Debugger.enable");
  await session.send("Debugger.setAsyncCallStackDepth", { maxDepth: 32 });
  await session.send("Runtime.enable");
  // It has told what was before.
  ends.length = 0;
  await act();
  await session.detach();
  return { ways, ends };
}

inChromium("a click that plays a ball", (open) => {
  it("passes few files until it is painted and kept", async () => {
    const tab = await ready(
      open("#moves=1b2_1c2", {
        before(tab) {
          const rules = readFileSync(join(SITE, "pkg/rules.js"));
          tab.site.instead.set("pkg/rules-untraced.js", rules).set("pkg/rules.js", TRACED);
          return tab.prepare(traceEnds);
        },
      }),
    );
    // What is loaded after the first move is there.
    await mouse.choose(tab, "1a1");
    await untilTurns(tab, 3);
    await tab.until(() => !boardAt().moving);
    const { ways, ends } = await waysFrom(tab, "pointer", async () => {
      await mouse.choose(tab, "1d4");
      await untilTurns(tab, 4);
      await tab.until(() => !boardAt().moving);
    });
    assert.deepEqual(Object.keys(ways).sort(), ["legalMoves", "play", "postMessage", "setItem"]);
    const calls = ends.filter((end) => !["postMessage", "setItem"].includes(end)).sort();
    assert.deepEqual(calls, ["legalMoves", "play"], "each once");
    const files = new Set(Object.values(ways).flatMap((way) => [...way]));
    const stations = [...files].filter((file) => !/^(site|pkg)\//.test(file));
    assert.ok(stations.includes("board/pointer.js") && stations.includes("game/session.js"));
    assert.ok(stations.length <= MOST, stations.join("\n"));
  });
});
