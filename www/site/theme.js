/**
 * The theme chosen in the settings, the colours of the browser's bar, and what of the analysis the address opens, which takes
 * the room of the header on a phone. Pages name this script before their style sheets and wait for it, so that none appears in
 * another theme or layout first.
 */

(() => {
  const { documentElement, currentScript } = document;
  /** As `--paper` in theme.css. */
  const bars = Object.entries({ light: "#f4eee2", dark: "#1b1613" }).map(([scheme, content]) => {
    const bar = document.createElement("meta");
    document.head.append(Object.assign(bar, { name: "theme-color", content }));
    return { scheme, bar };
  });
  /** @param {string} theme "light", "dark", or "auto": that of the system. */
  const use = (theme) => {
    documentElement.dataset.theme = theme;
    for (const { scheme, bar } of bars) {
      const isUsed = scheme === theme ? "all" : "not all";
      bar.media = theme === "auto" ? `(prefers-color-scheme: ${scheme})` : isUsed;
    }
  };
  Object.assign(self, { pylosTheme: use });
  const [, shows] = /[#&]show=(\w+)/.exec(location.hash) ?? [];
  if (shows) documentElement.dataset.shows = shows;
  let theme = "auto";
  try {
    const { src } = /** @type {HTMLScriptElement} */ (currentScript);
    // In pylos.html the script has no address of its own.
    const { pathname } = src.startsWith("blob:") ? new URL(".", location.href) : new URL("..", src);
    const kept = localStorage.getItem(`pylos:${pathname}:preferences`);
    ({ theme } = JSON.parse(/** @type {string} */ (kept)));
  } catch {
    // Nothing is kept, or storage is refused or damaged: the theme of the system.
  }
  use(["light", "dark"].includes(theme) ? theme : "auto");
})();
