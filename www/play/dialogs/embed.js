/**
 * "Embed": the board for another page, as an element and as a frame.
 * @import { Session } from "../../game/session.js"
 * @import { Purpose } from "../embed-code.js"
 */

import { onButton } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { embedCode } from "../embed-code.js";
import { copy } from "./copy.js";
import { dialog } from "./dialog.js";

export function createEmbedDialog() {
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
