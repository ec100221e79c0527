const MARKUP = /* html */ `
  <dialog id="embed" aria-labelledby="embed-title">
    <h2 id="embed-title" data-text="embed.title"></h2>
    <p class="dialog-message" id="embed-message" role="status"></p>
    <div class="field">
      <label for="embed-purpose" data-text="embed.what"></label>
      <select id="embed-purpose">
        <option value="diagram" data-text="embed.diagram"></option>
        <option value="replay" data-text="embed.replay"></option>
        <option value="play" data-text="embed.play"></option>
      </select>
    </div>
    <div class="field">
      <label for="embed-tag" data-text="embed.tag"></label>
      <textarea id="embed-tag" rows="5" readonly spellcheck="false"></textarea>
      <div class="row">
        <button type="button" data-embed="tag" data-text="embed.copyTag"></button>
      </div>
    </div>
    <div class="field">
      <label for="embed-frame" data-text="embed.frame"></label>
      <textarea id="embed-frame" rows="5" readonly spellcheck="false"></textarea>
      <div class="row">
        <button type="button" data-embed="frame" data-text="embed.copyFrame"></button>
      </div>
    </div>
    <p><a class="playground-link" href="playground.html" hreflang="en" data-text="embed.playground"></a></p>
    <div class="dialog-actions">
      <button type="button" data-close data-text="dialog.close"></button>
    </div>
  </dialog>
`;

/**
 * "Embed": the board for another page, as an element and as a frame.
 * @import { Session } from "../../game/session.js"
 * @import { Purpose } from "../../element/embed-code.js"
 */

import { embedCode } from "../../element/embed-code.js";
import { copy } from "../../site/copy.js";
import { onButton } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "./dialog.js";
import { markup } from "./markup.js";

export function createEmbedDialog() {
  markup(MARKUP);
  const element = dialog("embed");
  const purpose = /** @type {HTMLSelectElement} */ (byId("embed-purpose"));
  const tag = /** @type {HTMLTextAreaElement} */ (byId("embed-tag"));
  const frame = /** @type {HTMLTextAreaElement} */ (byId("embed-frame"));
  const message = byId("embed-message");
  /** @type {(() => { tag: string, frame: string }) | null} */
  let code = null;

  /** @param {string} sentence */
  const tell = (sentence) => {
    message.textContent = sentence;
    message.scrollIntoView({ block: "nearest" });
  };

  const fill = () => {
    if (code === null) return;
    const written = code();
    tag.value = written.tag;
    frame.value = written.frame;
    message.textContent = "";
  };

  purpose.addEventListener("change", fill);
  onButton(element, "embed", (name) =>
    copy(name === "tag" ? tag : frame, text("embed.copied"), tell),
  );

  return {
    /** @param {Session} session */
    open(session) {
      const site = new URL(".", location.href).href;
      const { lang } = document.documentElement;
      code = () => embedCode(session, /** @type {Purpose} */ (purpose.value), site, lang);
      fill();
      element.showModal();
    },
  };
}
