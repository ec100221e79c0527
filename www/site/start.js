/**
 * How a page starts: its language and texts, the header, the voice that announces, what the host adds, and at last use
 * without a connection.
 */

import { addTexts } from "../text/text.js";
import { createAnnouncer } from "./announcer.js";
import { whenIdle } from "./dom.js";
import { createHeader } from "./header.js";
import { languageReady } from "./language.js";
import { byId, localise, workerAddress } from "./markup.js";
import { ready } from "./ready.js";

/**
 * @typedef {object} Start
 * @property {(sentence: string) => void} say Aloud.
 * @property {() => Promise<HTMLSelectElement>} language Makes the list of languages; with `more`, for the page to place.
 * @property {Promise<boolean>} offline Whether the page works without a connection; pending until that is known.
 */

/**
 * @param {object} page
 * @param {readonly Parameters<typeof addTexts>[0][]} [page.texts] What is needed before anything is shown.
 * @param {() => void} page.speak Called when the page, once it is ready, has got another language.
 * @param {(sentence: string) => void} page.tell In writing and aloud.
 * @param {() => void} [page.more] What "More" opens instead of the other rooms: the menu of the page.
 * @returns {Promise<Start>} Fulfilled when the markup is in the language of the page.
 */
export async function startPage({ texts = [], speak, tell, more }) {
  const others = () => import("./more.js");
  // Fetched while the language is.
  if (more === undefined) others().catch(() => {});
  await languageReady;
  await Promise.all(texts.map(addTexts));
  const button = createHeader();
  const language = async () =>
    (await others()).languageList(async () => {
      await ready;
      localise(document);
      speak();
    }, tell);
  if (more === undefined) (await others()).createMore(button, await language());
  else button.addEventListener("click", more);
  localise(document);
  whenIdle(() => import("./host.js"));
  const { say } = createAnnouncer(byId("announcer"));
  return { say, language, offline: ready.then(() => workOffline(say)) };
}

/** Loaded last, because nothing on the page needs it. @param {(sentence: string) => void} say */
async function workOffline(say) {
  const worker = workerAddress();
  if (worker === null) return false;
  const { startOffline } = await import("./offline.js");
  return startOffline(worker, say);
}
