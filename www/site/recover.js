/**
 * What a page says and does when its files do not come. Every page names this script before all others, and a script
 * calls `pylosLost` where an `import()` has failed.
 *
 * A page whose files are gone because the site has a new version is loaded again: a cache still has the old page, or the
 * page has been open since. The site's own files have a hash in their names, so a page that fits is the only cure.
 *
 * A page that the service worker has answered, and that misses a file, has the worker bring what it lacks, and is loaded
 * again if that helps. A worker that does not answer, or that holds the page to a version whose files are gone, is removed
 * with all that it keeps, where there is a connection: the next page installs it anew.
 *
 * The page has sentences that say what it needs (`.needs`). The mark `data-scripts` hides them: they are seen where this
 * script does not run, and from a failure before `pageReady()` on. page-state.js, which the page names without loading it,
 * says in their place what is wrong, in one language, and after a second that the page is loading.
 *
 * From a disk, browsers run no modules: there, pylos.html takes the place of the page.
 */

(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  if (location.protocol === "file:") {
    const page = location.href.slice(new URL(".", src).href.length);
    location.replace(new URL(`pylos.html#${page}`, src));
  }

  /**
   * Whether there is another version of this page. Without a connection, there is none.
   * @param {RequestCache} cache "reload": on the server, also where there is a worker, and it comes to the browser's cache.
   */
  async function isReplaced(cache) {
    const response = await fetch(location.href, { cache });
    const page = await response.text();
    // Not the page of a portal.
    if (!response.ok || !page.includes("recover.js")) return false;
    const named = [...document.querySelectorAll("script[src], link[href]")].map(
      (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
    );
    // Style sheets that scripts have added have whole addresses, which no page names.
    const own = named.filter((name) => name.includes("assets/") && !name.includes("://"));
    return own.some((name) => !page.includes(name));
  }

  /** Whether the worker brings something that it lacked; null: it does not answer. @param {ServiceWorker} worker */
  function isMended(worker) {
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
   * Whether the page may come without what the worker has kept of it. Once in a tab, so that it is not loaded again and
   * again.
   * @param {ServiceWorker} worker
   * @param {boolean} isOld Whether the server has another version.
   */
  async function isFreed(worker, isOld) {
    const home = new URL(".", src);
    const once = `pylos:${home.pathname}:recovered`;
    if (sessionStorage.getItem(once) !== null) return false;
    const mended = isOld ? null : await isMended(worker);
    if (mended === null) {
      // No worker answers this.
      const script = await fetch(new URL("service-worker.js", home), { cache: "reload" });
      if (!(await script.text()).includes("skipWaiting")) return false;
    }
    if (mended !== false) sessionStorage.setItem(once, "");
    if (mended !== null) return mended;
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    const own = (await caches.keys()).filter((name) => name.startsWith(`pylos:${home.pathname}:`));
    await Promise.all(own.map((name) => caches.delete(name)));
    return true;
  }

  /** Whether the visitor goes to another page: loading this one again would keep them here. */
  let isLeft = false;

  function controller() {
    try {
      return navigator.serviceWorker?.controller;
    } catch {
      // A sandboxed frame.
      return null;
    }
  }

  /** Loads the page again if that helps. Returns whether it does. */
  async function recover() {
    const worker = controller();
    let helps = await isReplaced("reload").catch(() => false);
    // What the worker has may be of the new version already.
    if (worker && !(helps && (await isReplaced("default").catch(() => false))))
      helps = await isFreed(worker, helps).catch(() => false);
    helps &&= !isLeft;
    // A visitor who stays after all gets the page again with the next file that is missed.
    isLeft = false;
    if (helps) location.reload();
    return helps;
  }

  /** @type {Promise<boolean> | null} Shared by all files that are missed at a time: loading the page again ends fetches. */
  let recovering = null;

  /** @param {unknown} error @returns {Promise<never>} Never settled if the page is loaded again. */
  async function lost(error) {
    recovering ??= recover();
    if (await recovering) return new Promise(() => {});
    recovering = null;
    throw error;
  }

  // Where a host says nothing about caches, a browser shows an old page without a question, for a tenth of its age: the
  // question comes afterwards, for the next visit.
  addEventListener("load", () => {
    const [page] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType("navigation")
    );
    if (page?.transferSize === 0) fetch(location.href, { cache: "no-cache" }).catch(() => {});
  });

  Object.assign(self, { pylosLost: lost });
  addEventListener("beforeunload", () => {
    isLeft = true;
  });

  const { dataset } = document.documentElement;
  dataset.scripts = "";

  /** Loads page-state.js, which few visits need. Its tag becomes a script, as Trusted Types refuse a new address. */
  function tell() {
    /** @type {HTMLScriptElement | null} */
    const state = document.querySelector("[type='text/later']");
    if (state === null || "ready" in dataset) return;
    state.type = "";
    document.head.append(state);
  }

  function fail() {
    delete dataset.scripts;
    tell();
  }

  // What loads within a second says nothing.
  setTimeout(tell, 1000);
  addEventListener(
    "error",
    ({ target, error }) => {
      // The browser reports the file itself. Pages do without what is not a module.
      const isModule = target instanceof HTMLScriptElement && target.type === "module";
      if (target instanceof Element) lost(null).catch(isModule ? fail : () => {});
      // Without an error it is a notice, as of boxes that change their size twice in a frame.
      else if (error) fail();
    },
    true,
  );
  addEventListener("unhandledrejection", fail);
})();
