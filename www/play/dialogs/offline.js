/**
 * The part of Help about use without a connection: it offers to download perfect play, which is the whole solution of the
 * rules where the host has it, and tables otherwise.
 * @import { TextKey } from "../../text/text.js"
 * @import { PackedFile, Rules } from "../../engine/tables.js"
 */

import { dropFiles, Fault, keepFiles, missingOf, sizeOf } from "../../engine/cache.js";
import { findFolder, tablesOf } from "../../engine/tables.js";
import { onButton, setText } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { button, part } from "./dialog.js";

export const OFFLINE = `
  <section id="offline" hidden>
    <h3 data-text="offline.title"></h3>
    <p id="offline-note" role="status"></p>
    <progress max="1" value="0" aria-labelledby="offline-note" hidden></progress>
    <p class="row">
      <button type="button" data-offline="keep" hidden></button>
      ${button("dialog.cancel", 'data-offline="stop" hidden')}
      ${button("offline.delete", 'data-offline="drop" hidden')}
    </p>
  </section>`;

/**
 * What is being downloaded, also while the dialog is closed; `done`: why it has ended early.
 * @type {{ files: readonly PackedFile[], aborter: AbortController, done: Promise<TextKey | undefined> } | null}
 */
let download = null;

/** @type {(dialog: HTMLElement, rules: Rules, isOffline: Promise<boolean>) => Promise<void>} */
export async function showOffline(element, rules, isOffline) {
  const root = part(element, "#offline");
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
    const isKept = bytes > 0 && missing === 0;
    setText(
      part(root, "#offline-note"),
      text(failure ?? (isKept ? "offline.kept" : "offline.works"), { bytes }),
    );
    if (missing > 0) {
      setText(part(root, "[data-offline=keep]"), text("offline.keep", { bytes: missing }));
    }
    const isBusy = download !== null;
    part(root, "progress").hidden = !isBusy;
    /** @type {Record<string, boolean>} */
    const seen = {
      keep: !isBusy && left !== null && missing > 0,
      stop: isBusy,
      drop: !isBusy && missing < bytes,
    };
    const hadFocus = root.contains(document.activeElement);
    const buttons = [...root.querySelectorAll("button")];
    for (const button of buttons) button.hidden = !seen[button.dataset.offline ?? ""];
    const next = buttons.find(({ hidden }) => !hidden) ?? part(element, ".dialog-actions button");
    if (hadFocus && document.activeElement?.matches("[hidden], body"))
      next.focus({ preventScroll: true });
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
    // The dialog may be closed.
    const root = document.querySelector("#offline");
    if (root === null) return;
    setText(
      /** @type {Element} */ (root.querySelector("#offline-note")),
      text("offline.progress", { received, bytes }),
    );
    /** @type {HTMLProgressElement} */ (root.querySelector("progress")).value = received / bytes;
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
