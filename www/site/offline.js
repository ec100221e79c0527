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
 * Registers the service worker, and has it bring what is missing. It throws if the browser forbids storage, or where there is no
 * connection for the first visit.
 * @type {(worker: string, say: (sentence: string) => void) => Promise<AskKept>}
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
  // At the first visit it brings everything.
  if (registration.active) ask(() => {}).catch(() => {});
  return ask;
}

/** Offers the new version. @type {(registration: ServiceWorkerRegistration, say: (sentence: string) => void) => void} */
function offerReload(registration, say) {
  if (document.querySelector(".update") !== null) return;
  loadStyle(new URL("./more.css", import.meta.url));
  const label = { "data-label": "update.ready", "aria-label": text("update.ready") };
  const words = h("p", { "data-text": "update.ready" });
  const acts = [
    button("update", "reload", { class: "primary", "data-text": "update.reload" }),
    button("update", "close", { "data-text": "dialog.close" }),
  ];
  const notice = toElement(h("aside", { class: "update", ...label }, words, ...acts));
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
