/**
 * "Help": the game in three lines, use without a connection, the keys, and the switch for single-letter keys. For use
 * without a connection it offers to download perfect play, which is the whole solution of the rules where the host has it,
 * and tables otherwise.
 * @import { TextKey } from "../../text/text.js"
 * @import { PackedFile, Rules } from "../../engine/tables.js"
 */

import { dropFiles, Fault, keepFiles, missingOf, sizeOf } from "../../engine/cache.js";
import { findFolder, tablesOf } from "../../engine/tables.js";
import { make, onButton, setText } from "../../site/dom.js";
import { button, h, toElement } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { memory } from "../first.js";
import { LETTERS } from "../letters.js";
import { check, makeDialog, open, part } from "./dialog.js";

/** The other keys, as `LETTERS`; a key is a text where its name differs by language. @type {typeof LETTERS} */
const ALWAYS = [
  ["help.key.board", "", "help.board"],
  ["help.key.level", "", "help.level"],
  ["help.key.escape", "", "help.escape"],
  ["← →", "", "help.replay"],
  ["help.key.ends", "", "help.ends"],
  ["↑ ↓", "", "help.values"],
  ["help.key.hold", "", "view.glass"],
];

const MARKUP = `
  <ol class="lines">${[1, 2, 3].map((line) => `<li data-text="help.line${line}"></li>`).join("")}</ol>
  <p class="row">
    <a class="learn-link" href="learn.html" data-text="welcome.learn"></a>
    <a class="rules-link" href="rules/en.html" data-text="rules.link"></a>
  </p>
  <section id="offline" hidden></section>
  <h3 data-text="help.keys"></h3>
  <dl class="keys"></dl>
  ${check("letters", "help.letters")}
  <dl class="keys"></dl>`;

/** @type {(rules: Rules | undefined, isOffline: Promise<boolean>) => void} `rules`: those of the game. */
export function openHelp(rules, isOffline) {
  const element = makeDialog("help", "action.help", MARKUP);
  const letters = part(element, "[name=letters]");
  letters.checked = memory.letterKeys();
  letters.addEventListener("change", () => memory.keepLetterKeys(letters.checked));
  for (const [i, list] of element.querySelectorAll("dl").entries()) {
    for (const [key, , meaning] of [ALWAYS, LETTERS][i]) {
      if (meaning === null) continue;
      const name = key.startsWith("help.") ? text(/** @type {TextKey} */ (key)) : key;
      list.append(make("dt", "", name), make("dd", "", text(meaning)));
    }
  }
  open(element);
  if (rules !== undefined) showOffline(element, rules, isOffline);
}

/**
 * What is being downloaded, also while the dialog is closed; `done`: why it has ended early.
 * @type {{ files: readonly PackedFile[], aborter: AbortController, done: Promise<TextKey | undefined> } | null}
 */
let download = null;

/** @type {(dialog: HTMLElement, rules: Rules, isOffline: Promise<boolean>) => Promise<void>} */
async function showOffline(dialog, rules, isOffline) {
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
    const isKept = bytes > 0 && missing === 0;
    const words = text(failure ?? (isKept ? "offline.kept" : "offline.works"), { bytes });
    const keep = text("offline.keep", { bytes: missing });
    const acts = download
      ? [button("offline", "stop", {}, text("dialog.cancel"))]
      : [
          left !== null && missing > 0 && button("offline", "keep", {}, keep),
          missing < bytes && button("offline", "drop", {}, text("offline.delete")),
        ];
    const hadFocus = root.contains(document.activeElement);
    const content = [
      h("h3", {}, text("offline.title")),
      h("p", { id: "offline-note", role: "status" }, words),
      ...(download ? [h("progress", { "aria-labelledby": "offline-note" })] : []),
      h("p", { class: "row" }, ...acts),
    ];
    renew(root, ...content.map(toElement));
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
