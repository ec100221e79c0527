// What a page says that is not ready yet, or cannot be.

/** @type {Record<import("../text/board-text.js").Language, string>} */
const LOADING = {
  en: "Loading…",
  es: "Cargando…",
  lt: "Įkeliama…",
  et: "Laadimine…",
  fr: "Chargement…",
  de: "Wird geladen …",
};

// A request for a style sheet might fail, too.
const STYLE = `
  .page-state {
    position: fixed; inset: auto 0 4rem; margin: auto; inline-size: fit-content; block-size: fit-content; max-inline-size: 80%;
    padding: 1rem; border: 1px solid; background: Canvas; font: 1rem/1.5 system-ui; pointer-events: none;
  }
  .page-state[role=alert] { inset: 0; pointer-events: auto }
  [data-ready] .page-state { display: none }
`;

/** The language of language.js, which may be what fails. */
function wanted() {
  const { search, hash, href } = location;
  const wishes = [search, hash.slice(1)].map((part) => new URLSearchParams(part).get("lang"));
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

const lang = wanted();
const state = document.createElement("p");
state.className = "page-state";
state.lang = lang;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
document.adoptedStyleSheets.push(sheet);

/** What the page needs: a sentence for browsers without scripts, which is there whatever else fails, and its link. */
function needs() {
  const { textContent } = document.querySelector("body noscript") ?? document.body;
  const part = new RegExp(`lang="${lang}">([^<]*)(?:<a href="([^"]*)">([^<]*))?`);
  const [, sentence = "", href, words = ""] = part.exec(textContent ?? "") ?? [];
  const link = Object.assign(document.createElement("a"), { href, textContent: words });
  return href === undefined ? [sentence] : [sentence, link];
}

/** @param {boolean} hasFailed Whether the page cannot become ready. */
export function show(hasFailed) {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", () => show(hasFailed), { once: true });
    return;
  }
  state.setAttribute("role", hasFailed ? "alert" : "status");
  state.replaceChildren(...(hasFailed ? needs() : [LOADING[lang]]));
  if (!state.isConnected) document.body.append(state);
}
