// "Embed": the board for somebody's own page, as an element and as a frame.

import { onButton } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { byId } from "../../site/markup.js";
import { embedCode } from "../embed-code.js";
import { copy } from "./copy.js";
import { dialog } from "./dialog.js";

/** @typedef {import("../../game/session.js").Session} Session */
/** @typedef {import("../../game/session.js").Game} Game */

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
    /**
     * @param {Session} session
     * @param {Game} shown
     */
    open(session, shown) {
      code = () =>
        embedCode(
          session,
          shown,
          /** @type {import("../embed-code.js").Purpose} */ (purpose.value),
          new URL(".", location.href).href,
          document.documentElement.lang,
        );
      fill();
      element.showModal();
    },
  };
}
