/**
 * What a page says and does when its files do not come. Every page names this script before all others, and a script
 * calls `pylosLost` where an `import()` has failed.
 *
 * A page whose files are gone because the site has a new version is loaded again: a cache still has the old page, or the
 * page has been open since. The site's own files have a hash in their names, so a page that fits is the only cure.
 *
 * Where its tag has `data-waits`, the page says that it is loading until `pageReady()`, and if it fails before, what it
 * needs: the sentences for browsers without scripts, which are there whatever else fails.
 */

(() => {
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

  Object.assign(self, { pylosLost: lost });
  addEventListener("beforeunload", () => {
    isLeft = true;
  });

  /** @type {Record<import("../text/board-text.js").Language, string>} */
  const LOADING = {
    en: "Loading…",
    es: "Cargando…",
    lt: "Įkeliama…",
    et: "Laadimine…",
    fr: "Chargement…",
    de: "Wird geladen …",
  };

  // A request for a style sheet might fail, too. What loads within a second says nothing.
  const STYLE = `
    .page-state {
      position: fixed; inset: auto 0 4rem; margin: auto; inline-size: fit-content; block-size: fit-content; max-inline-size: 80%;
      padding: 1rem; border: 1px solid; background: Canvas; font: 1rem/1.5 system-ui; pointer-events: none;
      animation: page-state 0s 1s backwards;
    }
    .page-state[role=alert] { inset: 0; pointer-events: auto; animation: none }
    [data-ready] .page-state { display: none }
    @keyframes page-state { from { visibility: hidden } }
  `;

  /** The language of language.js, which may be what fails. */
  function wanted() {
    const { search, hash, href } = location;
    const inAddress = (/** @type {string} */ part) => new URLSearchParams(part).get("lang");
    const wishes = [inAddress(search), inAddress(hash.slice(1))];
    try {
      wishes.push(localStorage.getItem(`pylos:${new URL(".", href).pathname}:language`));
    } catch {
      // Storage is refused.
    }
    const langs = [...wishes, ...navigator.languages].map((wish) =>
      wish?.toLowerCase().replace(/[-_].*/, ""),
    );
    return /** @type {keyof typeof LOADING} */ (
      langs.find((lang) => lang && lang in LOADING) ?? "en"
    );
  }

  /** Says that the page loads. Returns what says that it cannot. */
  function showState() {
    const state = document.createElement("p");
    const lang = wanted();
    state.className = "page-state";
    state.lang = lang;
    state.setAttribute("role", "status");
    state.textContent = LOADING[lang];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets.push(sheet);
    // The page has been read; its scripts may still be on their way.
    document.addEventListener("readystatechange", () => document.body.append(state), {
      once: true,
    });
    return () => {
      if (location.protocol === "file:") {
        const script = document.createElement("script");
        script.src = fromFile;
        document.head.append(script);
        return;
      }
      const { textContent } = document.querySelector("body noscript") ?? document.body;
      const sentences = new DOMParser().parseFromString(textContent ?? "", "text/html");
      state.setAttribute("role", "alert");
      state.replaceChildren(...(sentences.querySelector(`[lang=${lang}]`)?.childNodes ?? []));
    };
  }

  const { src, dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const fromFile = new URL("from-file.js", src).href;
  const fail = dataset.waits === undefined ? () => {} : showState();
  addEventListener(
    "error",
    ({ target }) => {
      // The browser reports the file itself. Pages do without what is not a module.
      const isModule = target instanceof HTMLScriptElement && target.type === "module";
      if (target instanceof Element) lost(null).catch(isModule ? fail : () => {});
      else fail();
    },
    true,
  );
  addEventListener("unhandledrejection", fail);
})();
