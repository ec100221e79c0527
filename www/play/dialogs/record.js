/** "Save, load and share": the link, the record, and a record from elsewhere. */

import { reason } from "../../game/reasons.js";
import { onButton } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { reasonTexts } from "../../text/reasons.js";
import { addTexts, text } from "../../text/text.js";
import { download } from "../download.js";
import { copy } from "./copy.js";
import { dialog } from "./dialog.js";
import { markup } from "./markup.js";

/** Notifications of another site; their braces can be comments of a record, which begins with tags. */
const NOTIFICATIONS = /^(?!\s*\[\w+ ")[\s\S]*\bball(?:Placed|MovedUp|Returned)\b/;

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
    <div class="found" id="record-found"></div>
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
    /** @type {unknown} */
    let problem = null;
    try {
      if (!NOTIFICATIONS.test(written)) return open(written);
    } catch (error) {
      problem = error;
    }
    await addTexts(reasonTexts).catch(() => {});
    const sentence = await offer(written, problem).catch(() => "");
    if (sentence === null) return;
    const why = problem === null ? text("note.noRules") : reason(text, problem);
    tell(sentence || text("record.bad", { reason: why }));
    if (found.childElementCount > 0) found.scrollIntoView({ block: "nearest" });
  };

  /** @param {string} written */
  function open(written) {
    onLoad(written);
    element.close();
  }

  /**
   * Offers what can be read of a text that is no whole record.
   * @type {(written: string, problem: unknown) => ReturnType<typeof import("./found.js").showFound>}
   */
  async function offer(written, problem) {
    const [{ showFound }, rules] = await Promise.all([
      import("./found.js"),
      import("../../pkg/rules.js"),
    ]);
    return showFound({ rules, room: found, written, problem, open });
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
