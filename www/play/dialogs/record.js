/** "Save, load and share": the link, the record, and a record from elsewhere. */

import { reason } from "../../game/reasons.js";
import { copy } from "../../site/copy.js";
import { make, onButton } from "../../site/dom.js";
import { download } from "../../site/download.js";
import { byId } from "../../site/markup.js";
import { reasonTexts } from "../../text/reasons.js";
import { addTexts, text } from "../../text/text.js";
import { dialog } from "./dialog.js";
import { markup } from "./markup.js";

/** The longest record that is read. */
const LONGEST = 200 * 1024;

const MARKUP = /* html */ `
  <dialog id="record" aria-labelledby="record-title">
    <h2 id="record-title" data-text="record.title"></h2>
    <p class="dialog-message" id="record-message" role="status"></p>
    <div class="field">
      <label for="record-link" data-text="record.link"></label>
      <div class="row">
        <input type="text" id="record-link" readonly />
        <button type="button" data-record="copyLink" data-text="record.copyLink"></button>
        <button type="button" data-record="embed" data-text="record.embed"></button>
      </div>
    </div>
    <div class="field">
      <label for="record-text" data-text="record.text"></label>
      <textarea id="record-text" rows="6" readonly spellcheck="false"></textarea>
      <div class="row">
        <button type="button" data-record="copy" data-text="record.copy"></button>
        <button type="button" data-record="save" data-text="record.save"></button>
      </div>
    </div>
    <h3 data-text="record.load"></h3>
    <div class="field">
      <label for="record-paste" data-text="record.paste"></label>
      <textarea id="record-paste" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>
      <div class="row">
        <button type="button" class="primary" data-record="use" data-text="record.use"></button>
        <button type="button" data-record="open" data-text="record.open"></button>
        <input type="file" id="record-file" class="file" data-label="record.file" tabindex="-1" hidden />
      </div>
    </div>
    <div class="row" id="record-found"></div>
    <div class="dialog-actions">
      <button type="button" data-close data-text="dialog.close"></button>
    </div>
  </dialog>
`;

/**
 * @param {(record: string) => void} onLoad Throws what is wrong with the record.
 * @param {() => void} onEmbed
 */
export function createRecordDialog(onLoad, onEmbed) {
  markup(MARKUP);
  const element = dialog("record");
  const link = /** @type {HTMLInputElement} */ (byId("record-link"));
  const record = /** @type {HTMLTextAreaElement} */ (byId("record-text"));
  const paste = /** @type {HTMLTextAreaElement} */ (byId("record-paste"));
  const file = /** @type {HTMLInputElement} */ (byId("record-file"));
  const message = byId("record-message");
  const found = byId("record-found");

  /** @param {string} sentence */
  const tell = (sentence) => {
    message.textContent = sentence;
    message.scrollIntoView({ block: "nearest" });
  };

  /** @param {string} written */
  const load = async (written) => {
    if (written.trim() === "") return tell(text("record.empty"));
    if (written.length > LONGEST)
      return tell(text("record.tooLong", { kilobytes: LONGEST / 1024 }));
    found.replaceChildren();
    try {
      open(written);
    } catch (problem) {
      await addTexts(reasonTexts).catch(() => {});
      if (await offer(written, problem).catch(() => false)) return;
      tell(text("record.bad", { reason: reason(text, problem) }));
    }
  };

  /** @param {string} written */
  function open(written) {
    onLoad(written);
    element.close();
  }

  /**
   * Opens the game of a text that is no record, or offers its beginning.
   * @type {(written: string, problem: unknown) => Promise<boolean>} Whether a game was opened.
   */
  async function offer(written, problem) {
    const [{ beginningOf }, rules] = await Promise.all([
      import("./beginning.js"),
      import("../../pkg/rules.js"),
    ]);
    const part = beginningOf(rules, written, problem);
    if (part === null) return false;
    const { record, moves } = part.game;
    if (part.isWhole) {
      open(record);
      return true;
    }
    const button = make("button", "", text("record.beginning", { count: moves.length }));
    button.type = "button";
    button.addEventListener("click", () => open(record));
    found.replaceChildren(button);
    return false;
  }

  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    file.value = "";
    if (chosen === undefined) return;
    if (chosen.size > LONGEST) return tell(text("record.tooLong", { kilobytes: LONGEST / 1024 }));
    try {
      load(await chosen.text());
    } catch {
      tell(text("record.unreadable"));
    }
  });

  /** @type {Record<string, () => void>} */
  const actions = {
    copyLink: () => copy(link, text("record.linkCopied"), tell),
    copy: () => copy(record, text("record.recordCopied"), tell),
    save() {
      download("pgn", record.value);
      tell(text("record.saved"));
    },
    use: () => load(paste.value),
    open: () => file.click(),
    embed() {
      element.close();
      onEmbed();
    },
  };
  onButton(element, "record", (name) => actions[name]());

  return {
    /** @type {(gameLink: string, gameRecord: string) => void} */
    open(gameLink, gameRecord) {
      link.value = gameLink;
      record.value = gameRecord;
      paste.value = "";
      message.textContent = "";
      found.replaceChildren();
      element.showModal();
    },
  };
}
