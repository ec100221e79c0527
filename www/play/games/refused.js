/** Says that the game is not kept, in a notice that stays until it is closed. */

import { make } from "../../site/dom.js";
import { ownTexts } from "../../text/own.js";
import { addTexts, text } from "../../text/text.js";

/** @param {(sentence: string) => void} say */
export async function noticeRefused(say) {
  await addTexts(ownTexts);
  const notice = make("aside", "update");
  const sentence = make("p", "", text("games.refused"));
  sentence.dataset.text = "games.refused";
  const close = make("button", "", text("dialog.close"));
  close.type = "button";
  close.dataset.text = "dialog.close";
  close.addEventListener("click", () => notice.remove());
  notice.append(sentence, close);
  document.body.append(notice);
  say(text("games.refused"));
}
