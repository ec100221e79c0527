/**
 * What a page says and does when its files do not come. Every page names this script before all others, and a script
 * calls `pylosLost` where an `import()` has failed.
 *
 * A page whose files are gone because the site has a new version is loaded again, where mend.js says that it helps: a cache still
 * has the old page, or the page has been open since. The site's own files have a hash in their names.
 *
 * The page has sentences that say what it needs (`.needs`). The mark `data-scripts` hides them: they are seen where this
 * script does not run, and from a failure before `pageReady()` on. page-state.js says in their place what is wrong, in one
 * language, and after a second that the page is loading. From a disk, browsers run no modules: pylos.html takes its place.
 */

(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  if (location.protocol === "file:") {
    const page = location.href.slice(new URL(".", src).href.length);
    location.replace(new URL(`pylos.html#${page}`, src));
  }

  /** Whether the visitor goes to another page: loading this one again would keep them here. */
  let isLeft = false;

  /** Loads the page again if that helps. Returns whether it does. */
  async function recover() {
    const { isMended } = await import("./mend.js");
    const helps = (await isMended(new URL(".", src))) && !isLeft;
    // A visitor who stays after all gets the page again with the next file that is missed.
    isLeft = false;
    if (helps) location.reload();
    return helps;
  }

  /** @type {Promise<boolean> | null} Shared by all files that are missed at a time: loading the page again ends fetches. */
  let recovering = null;

  /** @param {unknown} error @returns {Promise<never>} Never settled if the page is loaded again. */
  async function lost(error) {
    recovering ??= recover().catch(() => false);
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
