/**
 * "Help": the game in three lines, use without a connection, the keys, and the switch for single-letter keys. For use
 * without a connection it offers to download perfect play, which is the whole solution of the rules where the host has it,
 * and tables otherwise.
 * @import { TextKey } from "../../text/text.js"
 * @import { PackedFile, Rules } from "../../engine/tables.js"
 * @import { AskKept } from "../../site/offline.js"
 */

import { dropFiles, Fault, keepFiles, missingOf, sizeOf } from "../../engine/cache.js";
import { findSolution } from "../../engine/know.js";
import { tablesOf } from "../../engine/tables.js";
import { onButton } from "../../site/dom.js";
import { button, h } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { memory } from "../first.js";
import { action, check, makeDialog, open, part, withText } from "./dialog.js";

/**
 * What single characters do (console.js): an act of acts.js for each, and what Help says of them.
 * @type {readonly [acts: Record<string, string>, meaning: TextKey][]}
 */
export const LETTERS = [
  [{ 0: "reset" }, "view.reset"],
  [{ h: "previous", l: "next" }, "help.replay"],
  [{ u: "undo" }, "action.undo"],
  [{ r: "redo", y: "redo" }, "action.redo"],
  [{ b: "hint" }, "action.hint"],
  [{ a: "analysis" }, "action.analysis"],
  [{ n: "new" }, "action.new"],
  [{ f: "flip" }, "help.flip"],
  [{ "[": "left", "]": "turn" }, "help.turn"],
  [{ t: "tilt" }, "help.tilt"],
  [{ x: "glass" }, "view.glass"],
  [{ s: "apart" }, "view.apart"],
  [{ 1: "levels", 2: "levels", 3: "levels", 4: "levels" }, "help.levels"],
  [{ "?": "help" }, "action.help"],
];

/** The other keys; a key is a text where its name differs by language. @type {readonly [keys: string, meaning: TextKey][]} */
const ALWAYS = [
  ["help.key.board", "help.board"],
  ["help.key.level", "help.level"],
  ["help.key.escape", "help.escape"],
  ["← →", "help.replay"],
  ["help.key.ends", "help.ends"],
  ["↑ ↓", "help.values"],
];

/** The keys with their meanings. @param {typeof ALWAYS | typeof LETTERS} keys */
function list(keys) {
  const rows = keys.flatMap(([names, meaning]) => {
    const key = typeof names === "string" ? names : Object.keys(names).join(" ");
    const name = key.startsWith("help.") ? text(/** @type {TextKey} */ (key)) : key;
    return [h("dt", {}, name), h("dd", {}, text(meaning))];
  });
  return h("dl", { class: "keys" }, ...rows);
}

const content = () => [
  h("ol", { class: "lines" }, ...[1, 2, 3].map((line) => withText("li", `help.line${line}`))),
  h(
    "p",
    { class: "row" },
    withText("a", "welcome.learn", { href: "learn.html" }),
    withText("a", "help.win", { href: "learn.html#think/save" }),
    withText("a", "rules.link", { class: "rules-link", href: "rules/en.html" }),
    action("signs", "view.signs"),
  ),
  h("section", { id: "offline", hidden: true }),
  list([["help.key.hold", "view.glass"]]),
  h(
    "section",
    { class: "keyboard" },
    withText("h3", "help.keys"),
    list(ALWAYS),
    check("letters", "help.letters"),
    list(LETTERS),
  ),
];

/** @type {(rules: Rules | undefined, offline: Promise<AskKept | null>, openSigns: () => void) => void} `rules`: those of the game. */
export function openHelp(rules, offline, openSigns) {
  const element = makeDialog("help", "action.help", content(), openSigns);
  const letters = part(element, "[name=letters]");
  letters.checked = memory.keys.read().letters !== false;
  letters.addEventListener("change", () => {
    memory.keys.change((kept) => ({ ...kept, letters: letters.checked }));
  });
  open(element);
  if (rules !== undefined) showOffline(part(element, "#offline"), rules, offline);
}

/**
 * Use without a connection, also while the dialog is closed. `site`: how many files of it are kept; `download`: what is being
 * downloaded.
 * @type {{ site: { kept: number, all: number }, download: { files: readonly PackedFile[], aborter: AbortController, received?: number } | null }}
 */
let offline = { site: { kept: 0, all: 0 }, download: null };

/** @type {(root: HTMLElement, rules: Rules, worker: Promise<AskKept | null>) => Promise<void>} */
async function showOffline(root, rules, worker) {
  const folder = await findSolution(rules);
  const whole = folder === null || folder.isPart ? tablesOf(rules) : folder.files;
  const files = offline.download?.files ?? whole;
  onButton(root, "offline", async (act) => {
    if (act === "stop") return offline.download?.aborter.abort();
    if (act === "keep") startDownload(files);
    else await dropFiles(files);
    await renderOffline(files);
  });
  await renderOffline(files);
  const ask = await worker;
  // Without a worker nothing is kept, and nothing is said.
  await ask?.((kept, all) => {
    offline = { ...offline, site: { kept, all } };
    root.hidden = false;
    renderOffline(files);
  }).catch(() => {});
}

/** Shows it in the dialog, which may be closed. `failure`: why it is not downloaded. @type {(files: readonly PackedFile[], failure?: TextKey) => Promise<void>} */
async function renderOffline(files, failure) {
  const { site, download } = offline;
  const bytes = sizeOf(files);
  const left = download ? null : await missingOf(files);
  const root = /** @type {HTMLElement | null} */ (document.querySelector("#offline"));
  if (root === null) return;
  const missing = sizeOf(left ?? files);
  const received = download?.received;
  const kept = files.length - (left ?? files).length;
  const isWhole = kept > 0 && kept === files.length;
  const isReady = site.kept === site.all;
  const state = isWhole ? "offline.kept" : "offline.works";
  const works = isReady ? text(state, { bytes }) : text("offline.site", site);
  const isPart = kept > 0 && !(isReady && isWhole);
  const more = isPart ? ` ${text("offline.play", { kept, all: files.length })}` : "";
  const told = failure ? text(failure, { bytes }) : works + more;
  const keep = text("offline.keep", { bytes: missing });
  const line = received === undefined ? told : text("offline.progress", { received, bytes });
  const acts = download
    ? [button("offline", "stop", {}, text("dialog.cancel"))]
    : [
        left !== null && missing > 0 && button("offline", "keep", {}, keep),
        missing < bytes && button("offline", "drop", {}, text("offline.delete")),
      ];
  const value = received === undefined ? null : received / bytes;
  const hadFocus = root.contains(document.activeElement);
  renew(
    root,
    h("h3", {}, text("offline.title")),
    h("p", { id: "offline-note", role: "status" }, line),
    download && h("progress", { value, "aria-labelledby": "offline-note" }),
    h("p", { class: "row" }, ...acts),
  );
  if (hadFocus && document.activeElement === document.body) {
    const next = part(document.body, "#offline button, #help .dialog-actions button");
    next.focus({ preventScroll: true });
  }
}

/** @param {readonly PackedFile[]} files */
async function startDownload(files) {
  const aborter = new AbortController();
  offline = { ...offline, download: { files, aborter } };
  // The browser may ask the person, and keeps the files also without an answer.
  navigator.storage?.persist?.();
  const show = (/** @type {number} */ received) => {
    offline = { ...offline, download: { files, aborter, received } };
    renderOffline(files);
  };
  /** @type {TextKey | undefined} */
  let failure;
  try {
    await keepFiles(files, show, aborter.signal);
  } catch (error) {
    const isFull = error instanceof Fault && error.kind === "full";
    if (isFull) failure = "offline.full";
    else if (!aborter.signal.aborted) failure = "offline.stopped";
  }
  offline = { ...offline, download: null };
  renderOffline(files, failure);
}
