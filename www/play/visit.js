/**
 * Shows the welcome of the first visit with the first picture, where it is in English as the markup is. index.html names
 * this script before its style sheets; welcome.js decides for every language.
 */

(() => {
  const { search, hash } = location;
  const prefix = `pylos:${new URL(".", location.href).pathname}:`;
  try {
    const isEnglish =
      navigator.language.startsWith("en") && localStorage.getItem(`${prefix}language`) === null;
    const isFirst = localStorage.getItem(`${prefix}game`) === null && search + hash === "";
    if (isEnglish && isFirst) document.documentElement.dataset.visit = "first";
  } catch {
    // Storage is refused.
  }
})();
