/** Use without a connection, and the notice of a new version. */

import { text } from "../text/text.js";
import { onButton } from "./dom.js";
import { loadStyle } from "./load-style.js";
import { localise, scriptAddress } from "./markup.js";
import { button, h, toElement } from "./nodes.js";

/**
 * Registers the service worker.
 * @param {string} worker Its address.
 * @param {(sentence: string) => void} say
 * @returns {Promise<boolean>} Whether the page works without a connection; pending until that is known.
 */
export async function startOffline(worker, say) {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(scriptAddress(worker));
    const offer = () => {
      if (registration.waiting && serviceWorker.controller) offerReload(registration, say);
    };
    const follow = () => registration.installing?.addEventListener("statechange", offer);
    offer();
    follow();
    registration.addEventListener("updatefound", follow);
    // Also where the page was loaded past every cache: then no worker controls it.
    if (registration.active !== null) return true;
  } catch {
    // The browser forbids storage, or there is no connection for the first visit.
    return false;
  }
  await new Promise((resolve) =>
    serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
  return true;
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
