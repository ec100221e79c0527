/**
 * What a page says and does when its files do not come. Every page names this script before all others, and a script
 * calls `pylosLost` where an `import()` has failed.
 *
 * A page whose files are gone because the site has a new version is loaded again: a cache still has the old page, or the
 * page has been open since. The site's own files have a hash in their names, so a page that fits is the only cure.
 *
 * Where its tag has `data-waits`, the page says after a second that it is loading, until `pageReady()`, and if it fails
 * before, what it needs (page-state.js).
 *
 * From a disk, browsers run no modules: there, pylos.html takes the place of the page.
 */

(() => {
  const { src, dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  if (location.protocol === "file:") {
    const page = location.href.slice(new URL(".", src).href.length);
    location.replace(new URL(`pylos.html#${page}`, src));
  }

  /** Whether the server has another version of this page. Without a connection, it has none. */
  async function isReplaced() {
    // Also puts the new version in the cache.
    const response = await fetch(location.href, { cache: "reload" });
    if (!response.ok) return false;
    const page = await response.text();
    const named = [...document.querySelectorAll("script[src], link[href]")].map(
      (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
    );
    // Style sheets that scripts have added have whole addresses, which no page names.
    const own = named.filter((name) => name.includes("assets/") && !name.includes("://"));
    return own.some((name) => !page.includes(name));
  }

  /** Whether the visitor goes to another page: loading this one again would keep them here. */
  let isLeft = false;

  /** Loads the page again if that helps. Returns whether it does. */
  async function recover() {
    const helps = (await isReplaced().catch(() => false)) && !isLeft;
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

  let hasFailed = false;

  /** Has the page say that it loads or, after a failure, what it needs. */
  function tell() {
    if (dataset.waits === undefined || "ready" in document.documentElement.dataset) return;
    // Few visits need it.
    import("./page-state.js").then(
      ({ show }) => show(hasFailed),
      () => {},
    );
  }

  function fail() {
    hasFailed = true;
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
