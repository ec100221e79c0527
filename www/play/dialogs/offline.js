/**
 * The part of Help about use without a connection: it offers to keep the tables of perfect play.
 * @import { PackedFile, Rules } from "../../engine/tables.js"
 */

import { keepFiles, missingOf, sizeOf } from "../../engine/cache.js";
import { tablesOf } from "../../engine/tables.js";
import { enable, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { analysisTexts } from "../../text/analysis.js";
import { addTexts, text } from "../../text/text.js";
import { createWholeSolution } from "./whole-solution.js";

const MEGABYTE = 1_000_000;

/** @param {Promise<boolean>} isOffline Whether the page works without a connection. */
export function createOffline(isOffline) {
  const bar = /** @type {HTMLProgressElement} */ (byId("offline-progress"));
  const button = byId("offline-keep");
  /** Whether the whole solution is kept, which is better than tables. */
  let isSolved = false;
  const solution = createWholeSolution((isKept) => {
    if (isKept === isSolved) return;
    isSolved = isKept;
    render();
  });
  /** @type {Rules | null} Those of the game. */
  let rules = null;
  /** The files that are not kept yet. @type {readonly PackedFile[]} */
  let missing = [];
  let failed = false;

  // The line about a table that is being loaded; it follows long after this.
  addTexts(analysisTexts).catch(() => {});
  isOffline.then((works) => {
    byId("offline").hidden = !works;
  });

  async function render() {
    if (!bar.hidden || rules === null) return;
    const files = tablesOf(rules);
    missing = isSolved ? [] : ((await missingOf(files)) ?? files);
    const all = missing.length === 0;
    const megabytes = Number((sizeOf(missing) / MEGABYTE).toFixed(1));
    button.hidden = all;
    setText(button, text("offline.keep", { megabytes }));
    const hasPerfect = isSolved || files.length > 0;
    const works = hasPerfect ? (all ? "offline.kept" : "offline.more") : "offline.works";
    setText(byId("offline-note"), text(failed ? "tables.failed" : works));
  }

  button.addEventListener("click", async () => {
    if (!bar.hidden) return;
    // The browser may ask the person, and keeps the tables also without an answer.
    navigator.storage?.persist?.();
    const bytes = sizeOf(missing);
    bar.hidden = false;
    enable(button, false);
    const show = (/** @type {number} */ received) => {
      bar.value = received / bytes;
      setText(byId("offline-note"), text("tables.progress", { received, bytes }));
    };
    show(0);
    try {
      await keepFiles(missing, show, new AbortController().signal);
      failed = false;
    } catch {
      failed = true;
    }
    bar.hidden = true;
    enable(button, true);
    const hadFocus = document.activeElement === button;
    await render();
    if (hadFocus && button.hidden) byId("help-close").focus({ preventScroll: true });
  });

  return {
    /** @param {Rules | undefined} now The rules of the game. */
    open(now) {
      rules = now ?? null;
      failed = false;
      if (rules !== null) solution.open(rules);
      return render();
    },
    retell() {
      solution.retell();
      return render();
    },
  };
}
