/**
 * The part of Help that keeps the whole solution on the device, where the host has it for the rules of the game.
 * @import { Folder, Rules } from "../../engine/tables.js"
 */

import { dropFiles, Fault, keepFiles, missingOf, sizeOf } from "../../engine/cache.js";
import { findFolder } from "../../engine/tables.js";
import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";

/** @param {(isKept: boolean) => void} on Called when it is known whether all of it is on this device. */
export function createWholeSolution(on) {
  const section = byId("solution");
  const note = byId("solution-note");
  const bar = /** @type {HTMLProgressElement} */ (byId("solution-progress"));
  const state = byId("solution-received");
  const [keep, stop, drop] = ["keep", "stop", "delete"].map((name) => byId(`solution-${name}`));

  /** @type {Folder | null} */
  let folder = null;
  /** Ends what is being fetched. @type {AbortController | null} */
  let aborter = null;
  /** Why the last attempt ended early. @type {"offline.full" | "offline.stopped" | null} */
  let failure = null;

  async function render() {
    const files = folder && (await missingOf(folder.files));
    const missing = files && sizeOf(files);
    section.hidden = folder === null || missing === null;
    on(missing === 0);
    if (folder === null || missing === null) return;
    const bytes = folder.bytes;
    const isKept = missing === 0;
    const isBusy = aborter !== null;
    const words = failure ?? (isKept ? "offline.solutionKept" : "offline.solution");
    setText(note, text(words, { bytes }));
    setText(keep, text("offline.keepSolution", { bytes: missing }));
    bar.hidden = !isBusy;
    state.hidden = !isBusy;
    const focused = [keep, stop, drop].find((button) => button === document.activeElement);
    keep.hidden = isKept || isBusy;
    stop.hidden = !isBusy;
    drop.hidden = isBusy || missing === bytes;
    if (focused?.hidden) [keep, stop, drop].find((button) => !button.hidden)?.focus();
  }

  /** @param {Folder} wanted */
  async function fetchAll(wanted) {
    const mine = new AbortController();
    aborter = mine;
    failure = null;
    const bytes = wanted.bytes;
    const show = (/** @type {number} */ received) => {
      bar.value = received / bytes;
      setText(state, text("offline.progress", { received, bytes }));
    };
    show(0);
    await render();
    // The browser may ask the person, and keeps the files also without an answer.
    navigator.storage?.persist?.();
    try {
      await keepFiles(wanted.files, show, mine.signal);
    } catch (error) {
      if (error instanceof Fault && error.kind === "full") failure = "offline.full";
      else if (!mine.signal.aborted) failure = "offline.stopped";
    }
    aborter = null;
    await render();
  }

  keep.addEventListener("click", () => {
    if (folder !== null && aborter === null) fetchAll(folder);
  });
  stop.addEventListener("click", () => aborter?.abort());
  drop.addEventListener("click", async () => {
    if (folder !== null) await dropFiles(folder.files);
    failure = null;
    await render();
  });

  return {
    /** @param {Rules} rules */
    async open(rules) {
      // What is being fetched stays in sight.
      if (aborter === null) {
        const found = await findFolder(rules).catch(() => null);
        folder = found?.isPart ? null : found;
        failure = null;
      }
      await render();
    },
    retell: render,
  };
}
