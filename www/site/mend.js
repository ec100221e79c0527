/**
 * Whether a page that misses a file is to be loaded again. recover.js asks; the name of this file stays, because hashed files
 * of the page's version may be gone.
 *
 * A page that the service worker has answered has the worker bring what it lacks. A worker that does not answer, or that
 * holds the page to a version whose files are gone, is removed with all that it keeps, where there is a connection: the next
 * page installs it anew.
 */

/**
 * Whether there is another version of this page. Without a connection, there is none.
 * @param {RequestCache} cache "reload": on the server, also where there is a worker, and it comes to the browser's cache.
 */
async function isReplaced(cache) {
  const response = await fetch(location.href, { cache });
  const page = await response.text();
  if (!response.ok || !page.includes("recover.js")) return false;
  const named = [...document.querySelectorAll("script[src], link[href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
  );
  // Style sheets that scripts have added have whole addresses, which no page names.
  const own = named.filter((name) => name.includes("assets/") && !name.includes("://"));
  return own.some((name) => !page.includes(name));
}

/** Whether the worker brings something that it lacked; null: it does not answer. @param {ServiceWorker} worker */
function isFilled(worker) {
  const { port1, port2 } = new MessageChannel();
  /** @type {number[]} */
  const told = [];
  return new Promise((resolve) => {
    setTimeout(() => resolve(told.length === 0 ? null : false), 5000);
    port1.onmessage = ({ data: [kept, all] }) => {
      told.push(kept);
      if (kept === all || told.length > 1) resolve(kept > told[0]);
    };
    worker.postMessage("check", [port2]);
  });
}

/**
 * Whether the page may come without what the worker has kept of it, once in a tab.
 * @param {ServiceWorker} worker @param {URL} home The folder of the site. @param {boolean} isOld Whether the server has another version.
 */
async function isFreed(worker, home, isOld) {
  const once = `pylos:${home.pathname}:recovered`;
  if (sessionStorage.getItem(once) !== null) return false;
  const filled = isOld ? null : await isFilled(worker);
  if (filled === null) {
    // No worker answers this.
    const script = await fetch(new URL("service-worker.js", home), { cache: "reload" });
    if (!(await script.text()).includes("skipWaiting")) return false;
  }
  if (filled !== false) sessionStorage.setItem(once, "");
  if (filled !== null) return filled;
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  const own = (await caches.keys()).filter((name) => name.startsWith(`pylos:${home.pathname}:`));
  await Promise.all(own.map((name) => caches.delete(name)));
  return true;
}

function controller() {
  try {
    return navigator.serviceWorker?.controller;
  } catch {
    // A sandboxed frame.
    return null;
  }
}

/** Whether loading the page again helps, now or by what this has done. @param {URL} home The folder of the site. */
export async function isMended(home) {
  const worker = controller();
  const isOld = await isReplaced("reload").catch(() => false);
  // What the worker has may be of the new version already.
  if (!worker || (isOld && (await isReplaced("default").catch(() => false)))) return isOld;
  return isFreed(worker, home, isOld).catch(() => false);
}
