/** "Save, load and share": the link, the record, and a record from elsewhere. */

import { reason } from "../../game/reasons.js";
import { copy } from "../../site/copy.js";
import { make, onButton } from "../../site/dom.js";
import { download } from "../../site/download.js";
import { reasonTexts } from "../../text/reasons.js";
import { addTexts, text } from "../../text/text.js";
import { beginningOf } from "./beginning.js";
import { button, field, makeDialog, messageLine, open, part, row, tell } from "./dialog.js";

/** The longest record that is read, in kilobytes. */
const LONGEST = 200;

/** What can be done. @param {string} name @param {string} [kind] */
const act = (name, kind = "") => button(`record.${name}`, `${kind} data-record="${name}"`);

const MARKUP = `
  ${messageLine("record")}
  ${field("record-link", "record.link", '<input type="text" id="record-link" readonly />', act("copyLink") + act("embed"))}
  ${field(
    "record-text",
    "record.text",
    '<textarea id="record-text" rows="6" readonly spellcheck="false"></textarea>',
    act("copy") + act("save"),
  )}
  <h3 data-text="record.load"></h3>
  ${field(
    "record-paste",
    "record.paste",
    '<textarea id="record-paste" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>',
    act("use", 'class="primary"') +
      act("open") +
      '<input type="file" id="record-file" data-label="record.file" tabindex="-1" hidden />',
  )}
  ${row("").replace("<div", '<div id="record-found"')}`;

/**
 * @param {import("../../game/session.js").Rules} rules
 * @param {{ link: string, record: string }} game The one on the board.
 * @param {(record: string) => void} onLoad Throws what is wrong with the record.
 * @param {() => void} onEmbed
 */
export function openRecord(rules, game, onLoad, onEmbed) {
  const element = makeDialog("record", "record.title", MARKUP, button("dialog.close"));
  const link = part(element, "#record-link");
  const record = part(element, "#record-text");
  const file = part(element, "#record-file");
  link.value = game.link;
  record.value = game.record;

  const say = (/** @type {string} */ sentence) => tell(element, sentence);
  const tooLong = () => say(text("record.tooLong", { kilobytes: LONGEST }));

  /** @param {string} record */
  function use(record) {
    onLoad(record);
    element.close();
  }

  /** Opens the game of a text, or offers its beginning. @param {string} written */
  async function load(written) {
    if (written.trim() === "") return say(text("record.empty"));
    if (written.length > LONGEST * 1024) return tooLong();
    part(element, "#record-found").replaceChildren();
    try {
      use(written);
    } catch (problem) {
      const beginning = beginningOf(rules, written, problem);
      if (beginning?.isWhole) return use(beginning.game.record);
      if (beginning !== null) offer(beginning.game);
      await addTexts(reasonTexts).catch(() => {});
      say(text("record.bad", { reason: reason(text, problem) }));
    }
  }

  /** @param {import("../../pkg/rules.js").Game} beginning */
  function offer({ record, moves }) {
    const button = make("button", "", text("record.beginning", { count: moves.length }));
    button.addEventListener("click", () => use(record));
    part(element, "#record-found").append(button);
  }

  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (chosen === undefined) return;
    if (chosen.size > LONGEST * 1024) return tooLong();
    const written = await chosen.text().catch(() => null);
    if (written === null) say(text("record.unreadable"));
    else load(written);
  });

  /** @type {Record<string, () => void>} */
  const acts = {
    copyLink: () => copy(link, text("record.linkCopied"), say),
    copy: () => copy(record, text("record.recordCopied"), say),
    save() {
      download("pgn", record.value);
      say(text("record.saved"));
    },
    use: () => load(part(element, "#record-paste").value),
    open: () => file.click(),
    embed() {
      element.close();
      onEmbed();
    },
  };
  onButton(element, "record", (name) => acts[name]());
  open(element);
}
