/**
 * How a page starts: its language and texts, the header, the voice that announces, what the host adds, and at last use
 * without a connection. The header has the name, which leads home and stands in the HTML, the rooms that are visited most,
 * and "More" for the others; in `data-room` it says where it stands.
 * @import { TextKey } from "../text/text.js"
 * @import { AskKept } from "./offline.js"
 */

import { addTexts } from "../text/text.js";
import { announcer } from "./announcer.js";
import { setText, whenIdle } from "./dom.js";
import { languageReady } from "./language.js";
import { byId, localise } from "./markup.js";
import { h, toElement } from "./nodes.js";
import { ready } from "./ready.js";

/**
 * `say`: aloud; `tell`: in writing and aloud, "" for nothing; `language`: makes the list of languages, with `more` for the page to
 * place; `offline`: asks what is kept for use without a connection, null: nothing can be kept.
 * @typedef {{ say: (sentence: string) => void, tell: (sentence: string) => void, language: () => Promise<HTMLSelectElement>,
 *   offline: Promise<AskKept | null> }} Start
 */

/**
 * `texts`: what is needed before anything is shown; `speak`: called when the page, once it is ready, has got another language;
 * `tell`: where that is not in the page's note; `more`: what "More" opens instead of the other rooms, the menu of the page;
 * `later`: resolves when the page has loaded what it does not need to be ready, and has the answers that it began with.
 * @typedef {{ texts?: readonly Parameters<typeof addTexts>[0][], speak: () => void, tell?: (sentence: string) => void, more?: () => void,
 *   later?: () => Promise<unknown> }} Page
 */

/** Fulfilled when the markup is in the language of the page. @type {(page: Page) => Promise<Start>} */
export async function startPage({ texts = [], speak, more, later, ...page }) {
  const say = announcer(byId("announcer"));
  const inNote = (/** @type {string} */ sentence) => {
    byId("note").hidden = sentence === "";
    setText(byId("note"), sentence);
    say(sentence);
  };
  const { tell = inNote } = page;
  const others = () => import("./more.js");
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
  const loaded = ready.then(later).catch(() => {});
  return { say, tell, language, offline: loaded.then(() => workOffline(say)) };
}

/**
 * Loaded last, because nothing on the page needs it. `cargo xtask dist` names the service worker in the pages; a site in a frame is
 * a part of another page, and some browsers refuse it.
 * @param {(sentence: string) => void} say
 */
async function workOffline(say) {
  /** @type {HTMLMetaElement | null} */
  const worker = document.querySelector('meta[name="pylos-offline"]');
  if (worker === null || window.top !== window || !("serviceWorker" in navigator)) return null;
  const { startOffline } = await import("./offline.js");
  return startOffline(worker.content, say).catch(() => null);
}

/** @type {[room: string, name: TextKey][]} */
const ROOMS = [
  ["index", "page.play"],
  ["learn", "learn.link"],
  ["puzzles", "puzzles.link"],
];

/** A link to a room; where the page is that room, marked and nothing to press. @type {(room: string, name: TextKey, more?: Record<string, string>) => HTMLElement} */
export function linkTo(room, name, more) {
  const isHere = room === byId("head").dataset.room;
  const here = { role: "link", "aria-disabled": "true", "aria-current": "page" };
  const way = isHere ? here : { href: `${room}.html` };
  return toElement(h("a", { "data-text": name, ...way, ...more }));
}

/** Adds the rooms; their names come with `localise`. Returns "More". */
function createHeader() {
  const more = toElement(h("button", { type: "button", "data-text": "page.more" }));
  const nav = toElement(h("nav", {}));
  nav.append(...ROOMS.map((room) => linkTo(...room)), more);
  byId("head").append(nav);
  return more;
}
