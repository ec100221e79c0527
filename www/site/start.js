/**
 * How a page starts: its language and texts, the voice that announces, the list of languages with what the host adds, and
 * at last use without a connection.
 */

import { addTexts, languageNames, languages, text } from "../text/text.js";
import { createAnnouncer } from "./announcer.js";
import { make, whenIdle } from "./dom.js";
import { changeLanguage, languageReady } from "./language.js";
import { byId, localise, workerAddress } from "./markup.js";
import { ready } from "./ready.js";

/**
 * @typedef {object} Start
 * @property {(sentence: string) => void} say Aloud.
 * @property {Promise<boolean>} offline Whether the page works without a connection; pending until that is known.
 */

/**
 * @param {object} page
 * @param {readonly Parameters<typeof addTexts>[0][]} [page.texts] What is needed before anything is shown.
 * @param {() => void} page.speak Called when the page, once it is ready, has got another language.
 * @param {(sentence: string) => void} page.tell In writing and aloud.
 * @returns {Promise<Start>} Fulfilled when the markup is in the language of the page.
 */
export async function startPage({ texts = [], speak, tell }) {
  await languageReady;
  await Promise.all(texts.map(addTexts));
  localise(document);
  createLanguageChooser(async () => {
    await ready;
    localise(document);
    speak();
  }, tell);
  whenIdle(() => import("./host.js"));
  const { say } = createAnnouncer(byId("announcer"));
  return { say, offline: ready.then(() => workOffline(say)) };
}

/** Loaded last, because nothing on the page needs it. @param {(sentence: string) => void} say */
async function workOffline(say) {
  const worker = workerAddress();
  if (worker === null) return false;
  const { startOffline } = await import("./offline.js");
  return startOffline(worker, say);
}

/**
 * The list of languages, each with its own name.
 * @type {(onChange: () => void, tell: (sentence: string) => void) => void}
 */
function createLanguageChooser(onChange, tell) {
  const select = /** @type {HTMLSelectElement} */ (byId("language"));
  for (const lang of languages) {
    const option = make("option", "", languageNames[lang]);
    option.value = lang;
    option.lang = lang;
    select.append(option);
  }
  const current = () => document.documentElement.lang;
  select.value = current();
  select.addEventListener("change", async () => {
    try {
      await changeLanguage(select.value);
    } catch {
      select.value = current();
      tell(text("language.failed"));
      return;
    }
    // After two quick changes, the list shows the language that the page has.
    select.value = current();
    onChange();
  });
}
