/**
 * "Embed": the board for another page, as an element and as a frame.
 * @import { Session } from "../../game/session.js"
 * @import { Purpose } from "../../element/embed-code.js"
 */

import { embedCode } from "../../element/embed-code.js";
import { copy } from "../../site/copy.js";
import { onButton } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { button, field, makeDialog, messageLine, open, part, tell } from "./dialog.js";

/** @param {string} id @param {string} copyKey */
const code = (id, copyKey) =>
  field(
    `embed-${id}`,
    `embed.${id}`,
    `<textarea id="embed-${id}" rows="5" readonly spellcheck="false"></textarea>`,
    button(copyKey, `data-embed="${id}"`),
  );

const PURPOSES = ["diagram", "replay", "play"].map(
  (purpose) => `<option value="${purpose}" data-text="embed.${purpose}"></option>`,
);

const MARKUP = `
  ${messageLine("embed")}
  ${field("embed-purpose", "embed.what", `<select id="embed-purpose">${PURPOSES.join("")}</select>`)}
  ${code("tag", "embed.copyTag")}
  ${code("frame", "embed.copyFrame")}
  <p><a class="playground-link" href="playground.html" hreflang="en" data-text="page.hosts"></a></p>`;

/** @param {Session} session */
export function openEmbed(session) {
  const element = makeDialog("embed", "embed.title", MARKUP, button("dialog.close"));
  const purpose = part(element, "#embed-purpose");

  function fill() {
    const site = new URL(".", location.href).href;
    const { lang } = document.documentElement;
    const { tag, frame } = embedCode(session, /** @type {Purpose} */ (purpose.value), site, lang);
    part(element, "#embed-tag").value = tag;
    part(element, "#embed-frame").value = frame;
    tell(element, "");
  }

  fill();
  purpose.addEventListener("change", fill);
  onButton(element, "embed", (name) =>
    copy(part(element, `#embed-${name}`), text("embed.copied"), (said) => tell(element, said)),
  );
  open(element);
}
