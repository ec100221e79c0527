/**
 * What is kept on the device, to a file and back.
 * @import { Rules } from "../../game/session.js"
 * @import { Name, Settings } from "../../library/settings.js"
 */

import { addEverything } from "../../library/archive.js";
import { make } from "../../site/dom.js";
import { download } from "../../site/download.js";
import { text } from "../../text/text.js";

/** The largest file that is read, in bytes. */
const LARGEST = 20_000_000;

/** @type {(kind: "json" | "pgn", content: string, tell: (sentence: string) => void) => void} */
export function save(kind, content, tell) {
  download(kind, content);
  tell(text("kept.saved"));
}

/**
 * Asks for a file, and adds what it has.
 * @type {(rules: Rules, settings: Settings, tell: (sentence: string) => void) => void}
 */
export function addFromFile(rules, settings, tell) {
  const input = make("input");
  input.type = "file";
  input.accept = ".json,.pgn,.txt";
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const content = file.size > LARGEST ? "" : await file.text().catch(() => "");
    const done = addEverything(rules, content, (preferences) => {
      for (const [name, value] of Object.entries(preferences)) {
        settings.set(/** @type {Name} */ (name), value);
      }
    });
    if (done === null) tell(text("kept.unreadable"));
    else tell(text(done.refused ? "kept.full" : "kept.added", { count: done.added }));
  });
  input.click();
}
