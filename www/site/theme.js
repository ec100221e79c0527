/**
 * The theme chosen in the settings. Pages name this script before their style sheets and wait for it, so that none
 * appears in another theme first.
 */

(() => {
  const { documentElement, currentScript } = document;
  /** @param {string} theme "light", "dark", or "auto": that of the system. */
  const use = (theme) => {
    documentElement.dataset.theme = theme;
    /** @type {NodeListOf<HTMLMetaElement>} */
    const bars = document.querySelectorAll("meta[name=theme-color]");
    for (const bar of bars) {
      // The bar of the browser has a colour for each scheme, and a query that says for which.
      bar.dataset.query ??= bar.media;
      const { query } = bar.dataset;
      bar.media = theme === "auto" ? query : query.includes(theme) ? "all" : "not all";
    }
  };
  Object.assign(self, { pylosTheme: use });
  try {
    const { src } = /** @type {HTMLScriptElement} */ (currentScript);
    const kept = localStorage.getItem(`pylos:${new URL("..", src).pathname}:preferences`);
    const { theme } = JSON.parse(/** @type {string} */ (kept));
    if (theme === "light" || theme === "dark") use(theme);
  } catch {
    // Nothing is kept, or storage is refused or damaged: the theme of the system.
  }
})();
