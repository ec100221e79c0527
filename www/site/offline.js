/** Use without a connection, and the notice of a new version. */

import { text } from "../text/text.js";
import { onButton } from "./dom.js";
import { loadStyle } from "./load-style.js";
import { localise, scriptAddress } from "./markup.js";
import { button, h, toElement } from "./nodes.js";

/**
 * Asks how many files of the site the service worker keeps, and has it bring those that are missing. `tell` is called with
 * what is kept now, and again when what was missing has been asked for.
 * @typedef {(tell: (kept: number, all: number) => void) => Promise<void>} AskKept
 */

/**
 * Registers the service worker, and has it bring what is missing.
 * @param {string} worker Its address.
 * @param {(sentence: string) => void} say
 * @returns {Promise<AskKept>}
 * @throws If the browser forbids storage, or there is no connection for the first visit.
 */
export async function startOffline(worker, say) {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  const { serviceWorker } = navigator;
  const register = () => serviceWorker.register(scriptAddress(worker));
  const registration = await register();
  const offer = () => {
    if (registration.waiting && serviceWorker.controller) offerReload(registration, say);
  };
  const follow = () => registration.installing?.addEventListener("statechange", offer);
  offer();
  follow();
  registration.addEventListener("updatefound", follow);
  /** @type {AskKept} */
  const ask = async (tell) => {
    // Again, because the browser may have deleted it since.
    const active = (await register()).active ?? (await serviceWorker.ready).active;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: [kept, all] }) => tell(kept, all);
    active?.postMessage("check", [port2]);
  };
  ask(() => {}).catch(() => {});
  return ask;
}

/**
 * Offers the new version. Until then, and in other tabs, the page goes on with its own.
 * @param {ServiceWorkerRegistration} registration
 * @param {(sentence: string) => void} say
 */
function offerReload(registration, say) {
  if (document.querySelector(".update") !== null) return;
  loadStyle(new URL("./more.css", import.meta.url));
  const label = { "data-label": "update.ready", "aria-label": text("update.ready") };
  const notice = toElement(
    h(
      "aside",
      { class: "update", ...label },
      h("p", { "data-text": "update.ready" }),
      button("update", "reload", { class: "primary", "data-text": "update.reload" }),
      button("update", "close", { "data-text": "dialog.close" }),
    ),
  );
  onButton(notice, "update", (act) => {
    if (act === "close") return notice.remove();
    // Without one that waits, another tab has started the new version.
    if (registration.waiting === null) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting.postMessage("activate");
  });
  localise(notice);
  document.body.append(notice);
  say(text("update.ready"));
}
