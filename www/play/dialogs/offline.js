/**
 * The part of Help about use without a connection: it offers to keep the tables of perfect play and, where the host has
 * it, the whole solution of the rules.
 * @import { TextKey } from "../../text/text.js"
 * @import { PackedFile, Rules } from "../../engine/tables.js"
 */

import { dropFiles, Fault, keepFiles, missingOf, sizeOf } from "../../engine/cache.js";
import { findFolder, tablesOf } from "../../engine/tables.js";
import { setText } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { button, part } from "./dialog.js";

/** @typedef {"offline" | "solution"} Kind The tables, or the whole solution. */

/**
 * What is being fetched, also while the dialog is closed; `done`: why it has ended early.
 * @type {Map<Kind, { files: readonly PackedFile[], aborter: AbortController, done: Promise<TextKey | undefined> }>}
 */
const downloads = new Map();

/** @type {(kind: Kind, more: string) => string} */
const markup = (kind, more) => `
  <p id="${kind}-note" role="status"></p>
  <progress id="${kind}-progress" max="1" value="0" data-label="offline.bar" hidden></progress>
  <p id="${kind}-received" hidden></p>
  <button type="button" id="${kind}-keep" data-offline="keep" hidden></button>
  ${button("dialog.cancel", 'data-offline="stop" hidden')}
  ${more}`;

export const OFFLINE = `
  <section class="offline" id="offline" hidden>
    <h3 data-text="offline.title"></h3>
    <div class="offline" id="tables-part">${markup("offline", "")}</div>
    <div class="offline" id="solution" hidden>
      ${markup("solution", button("offline.delete", 'data-offline="drop" hidden'))}
    </div>
  </section>`;

/**
 * @param {HTMLElement} element The dialog.
 * @param {Rules} rules
 * @param {Promise<boolean>} isOffline Whether the page works without a connection.
 */
export async function showOffline(element, rules, isOffline) {
  isOffline.then((works) => {
    part(element, "#offline").hidden = !works;
  });
  const folder = await findFolder(rules).catch(() => null);
  const whole = folder === null || folder.isPart ? null : folder.files;
  const parts = {
    offline: { root: part(element, "#tables-part"), files: filesOf("offline", tablesOf(rules)) },
    solution: { root: part(element, "#solution"), files: filesOf("solution", whole ?? []) },
  };

  /** @type {(kind: Kind, missing: number, note: TextKey) => void} */
  function renderPart(kind, missing, note) {
    const { root, files } = parts[kind];
    const bytes = sizeOf(files);
    const isBusy = downloads.has(kind);
    const megabytes = Number((missing / 1e6).toFixed(1));
    const keep =
      kind === "offline"
        ? text("offline.keep", { megabytes })
        : text("offline.keepSolution", { bytes: missing });
    setText(part(root, `#${kind}-note`), text(note, { bytes }));
    setText(part(root, `#${kind}-keep`), keep);
    for (const name of ["progress", "received"]) part(root, `#${kind}-${name}`).hidden = !isBusy;
    const hadFocus = root.contains(document.activeElement);
    const buttons = [...root.querySelectorAll("button")];
    for (const button of buttons) {
      const { offline } = button.dataset;
      const isOfUse = offline === "keep" ? missing > 0 : missing < bytes;
      button.hidden = offline === "stop" ? !isBusy : isBusy || !isOfUse;
    }
    const next = buttons.find(({ hidden }) => !hidden) ?? part(element, ".dialog-actions button");
    if (hadFocus && document.activeElement?.matches("[hidden], body"))
      next.focus({ preventScroll: true });
  }

  /** @type {(kind?: Kind, failure?: TextKey) => Promise<void>} `failure`: why one is not fetched. */
  async function render(kind, failure) {
    const { offline, solution } = parts;
    const left = await missingOf(solution.files);
    const isOffered = left !== null && solution.files.length > 0;
    const isSolved = isOffered && left.length === 0;
    solution.root.hidden = !isOffered;
    const words = isSolved ? "offline.solutionKept" : "offline.solution";
    renderPart("solution", sizeOf(left ?? []), (kind === "solution" && failure) || words);
    // The whole solution is better than tables.
    const missing = isSolved ? [] : ((await missingOf(offline.files)) ?? offline.files);
    const works = missing.length === 0 ? "offline.kept" : "offline.more";
    const note = isSolved || offline.files.length > 0 ? works : "offline.works";
    renderPart("offline", sizeOf(missing), (kind === "offline" && failure) || note);
  }

  /** Renders again when what is being fetched is here, or comes no more. @param {Kind} kind */
  const follow = (kind) => downloads.get(kind)?.done.then((failure) => render(kind, failure));

  for (const kind of /** @type {const} */ (["offline", "solution"])) {
    const { root, files } = parts[kind];
    root.addEventListener("click", async ({ target }) => {
      const { offline } = /** @type {HTMLElement} */ (target).dataset;
      if (offline === "stop") downloads.get(kind)?.aborter.abort();
      if (offline === "keep") fetchAll(kind, files);
      if (offline === "drop") await dropFiles(files);
      if (offline === undefined || offline === "stop") return;
      await render();
      follow(kind);
    });
    follow(kind);
  }
  await render();
}

/** What is being fetched stays in sight. @type {(kind: Kind, files: readonly PackedFile[]) => readonly PackedFile[]} */
const filesOf = (kind, files) => downloads.get(kind)?.files ?? files;

/** @type {(kind: Kind, files: readonly PackedFile[]) => void} */
function fetchAll(kind, files) {
  if (downloads.has(kind)) return;
  const aborter = new AbortController();
  const bytes = sizeOf(files);
  const show = (/** @type {number} */ received) => {
    /** @type {HTMLProgressElement | null} */
    const bar = document.querySelector(`#${kind}-progress`);
    // The dialog may be closed.
    if (bar === null) return;
    bar.value = received / bytes;
    setText(
      /** @type {Element} */ (bar.nextElementSibling),
      text("offline.progress", { received, bytes }),
    );
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
  downloads.set(kind, { files, aborter, done: done.finally(() => downloads.delete(kind)) });
}
