/**
 * The part of Help about use without a connection: it offers to download perfect play, which is the whole solution of the
 * rules where the host has it, and tables otherwise.
 * @import { TextKey } from "../../text/text.js"
 * @import { PackedFile, Rules } from "../../engine/tables.js"
 */

import { dropFiles, Fault, keepFiles, missingOf, sizeOf } from "../../engine/cache.js";
import { findFolder, tablesOf } from "../../engine/tables.js";
import { button, make, onButton, setText } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { part } from "./dialog.js";

export const OFFLINE = '<section id="offline" hidden></section>';

/**
 * What is being downloaded, also while the dialog is closed; `done`: why it has ended early.
 * @type {{ files: readonly PackedFile[], aborter: AbortController, done: Promise<TextKey | undefined> } | null}
 */
let download = null;

/** @type {(dialog: HTMLElement, rules: Rules, isOffline: Promise<boolean>) => Promise<void>} */
export async function showOffline(dialog, rules, isOffline) {
  const root = part(dialog, "#offline");
  isOffline.then((works) => {
    root.hidden = !works;
  });
  const folder = await findFolder(rules).catch(() => null);
  const whole = folder === null || folder.isPart ? tablesOf(rules) : folder.files;
  // What is being downloaded stays in sight.
  const files = download?.files ?? whole;
  const bytes = sizeOf(files);

  /** @param {TextKey} [failure] Why it is not downloaded. */
  async function render(failure) {
    const left = await missingOf(files);
    const missing = sizeOf(left ?? files);
    const isBusy = download !== null;
    const note = make(
      "p",
      "",
      text(failure ?? (bytes > 0 && missing === 0 ? "offline.kept" : "offline.works"), { bytes }),
    );
    note.id = "offline-note";
    note.role = "status";
    const progress = make("progress");
    progress.setAttribute("aria-labelledby", note.id);
    const acts = make("p", "row");
    if (isBusy) acts.append(button("offline", "stop", text("dialog.cancel")));
    else {
      const words = text("offline.keep", { bytes: missing });
      if (left !== null && missing > 0) acts.append(button("offline", "keep", words));
      if (missing < bytes) acts.append(button("offline", "drop", text("offline.delete")));
    }
    const hadFocus = root.contains(document.activeElement);
    const title = make("h3", "", text("offline.title"));
    renew(root, title, note, ...(isBusy ? [progress] : []), acts);
    if (hadFocus && document.activeElement === document.body) {
      part(dialog, "#offline button, .dialog-actions button").focus({ preventScroll: true });
    }
  }

  /** Renders again when what is being downloaded is here, or comes no more. */
  const follow = () => download?.done.then(render);

  onButton(root, "offline", async (act) => {
    if (act === "stop") return download?.aborter.abort();
    if (act === "keep") download ??= startDownload(files);
    else await dropFiles(files);
    await render();
    follow();
  });
  follow();
  await render();
}

/** @param {readonly PackedFile[]} files */
function startDownload(files) {
  const aborter = new AbortController();
  const bytes = sizeOf(files);
  const show = (/** @type {number} */ received) => {
    const note = document.querySelector("#offline-note");
    const bar = /** @type {HTMLProgressElement | null} */ (
      document.querySelector("#offline progress")
    );
    // The dialog may be closed.
    if (note === null || bar === null) return;
    setText(note, text("offline.progress", { received, bytes }));
    bar.value = received / bytes;
  };
  // The browser may ask the person, and keeps the files also without an answer.
  navigator.storage?.persist?.();
  /** @type {Promise<TextKey | undefined>} */
  const done = keepFiles(files, show, aborter.signal).then(
    () => undefined,
    (error) => {
      if (error instanceof Fault && error.kind === "full") return "offline.full";
      return aborter.signal.aborted ? undefined : "offline.stopped";
    },
  );
  return {
    files,
    aborter,
    done: done.finally(() => {
      download = null;
    }),
  };
}
