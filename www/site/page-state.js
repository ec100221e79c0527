/**
 * What a page says that is not ready yet, or cannot be. A classic script, as modules may be what fails; recover.js loads it.
 */

(() => {
  /** @type {Record<import("../text/board-text.js").Language, { loading: string, type: string, frame: string }>} */
  const TEXTS = {
    en: {
      loading: "Loading…",
      type: "The scripts of this page arrive as {type}, which browsers refuse. The server must send them as text/javascript.",
      frame:
        "This page is in a sandboxed frame, which may not load its scripts. The frame needs “allow-same-origin”, or the server must send “Access-Control-Allow-Origin: *”.",
    },
    es: {
      loading: "Cargando…",
      type: "Los scripts de esta página llegan como {type}, y los navegadores no lo aceptan. El servidor debe enviarlos como text/javascript.",
      frame:
        "Esta página está en un marco aislado que no puede cargar sus scripts. El marco necesita «allow-same-origin», o el servidor debe enviar «Access-Control-Allow-Origin: *».",
    },
    lt: {
      loading: "Įkeliama…",
      type: "Šio puslapio scenarijai ateina kaip {type}, o naršyklės tokių nepriima. Serveris turi juos siųsti kaip text/javascript.",
      frame:
        "Šis puslapis yra izoliuotame rėmelyje, kuris negali įkelti jo scenarijų. Rėmeliui reikia „allow-same-origin“ arba serveris turi siųsti „Access-Control-Allow-Origin: *“.",
    },
    et: {
      loading: "Laadimine…",
      type: "Selle lehe skriptid saabuvad tüübiga {type}, mida brauserid ei luba. Server peab saatma need tüübiga text/javascript.",
      frame:
        "See leht on piiratud raamis, mis ei saa selle skripte laadida. Raam vajab luba „allow-same-origin“ või peab server saatma päise „Access-Control-Allow-Origin: *“.",
    },
    fr: {
      loading: "Chargement…",
      type: "Les scripts de cette page arrivent comme {type}, ce que les navigateurs refusent. Le serveur doit les envoyer comme text/javascript.",
      frame:
        "Cette page est dans un cadre isolé qui ne peut pas charger ses scripts. Le cadre a besoin de « allow-same-origin », ou le serveur doit envoyer « Access-Control-Allow-Origin: * ».",
    },
    de: {
      loading: "Wird geladen …",
      type: "Die Skripte dieser Seite kommen als {type} an, was Browser ablehnen. Der Server muss sie als text/javascript senden.",
      frame:
        "Diese Seite ist in einem abgeschotteten Rahmen, der ihre Skripte nicht laden darf. Der Rahmen braucht „allow-same-origin“, oder der Server muss „Access-Control-Allow-Origin: *“ senden.",
    },
  };

  // Set by a script, as a request for a style sheet might fail, too.
  const STYLE = `
    position: fixed; margin: auto; inline-size: fit-content; block-size: fit-content; max-inline-size: 80%; z-index: 9;
    padding: 1rem; border: 1px solid; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui;`;
  const PLACES = {
    status: "inset: auto 0 4rem; pointer-events: none",
    alert: "inset: 0",
  };

  const texts = new Map(Object.entries(TEXTS));
  const { dataset } = document.documentElement;

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
      String(wish)
        .toLowerCase()
        .replace(/[-_].*/, ""),
    );
    return langs.find((lang) => texts.has(lang)) ?? "en";
  }

  const lang = wanted();
  const own = texts.get(lang) ?? TEXTS.en;
  const box = document.createElement("p");
  box.className = "page-state";
  box.lang = lang;

  /** The media type of a script of the page that no browser runs; null if there is none. */
  async function wrongType() {
    /** @type {NodeListOf<HTMLScriptElement & HTMLLinkElement>} */
    const modules = document.querySelectorAll("script[type=module], link[rel=modulepreload]");
    for (const { src, href } of modules) {
      const { ok, headers } = await fetch(src || href, { signal: AbortSignal.timeout?.(3000) });
      const type = headers.get("Content-Type") || "?";
      if (ok && !/(java|ecma)script/i.test(type)) return type.replace(/;.*/, "");
    }
    return null;
  }

  /** What is wrong: what the page needs in any case, if that is not known. */
  async function reason() {
    try {
      const type = await wrongType();
      if (type !== null) return [own.type.replace("{type}", () => type)];
    } catch {
      if (self.origin === "null") return [own.frame];
    }
    const needs = document.querySelector(`.needs [lang=${lang}]`);
    return [...(needs?.cloneNode(true).childNodes ?? [])];
  }

  /** @param {keyof typeof PLACES} role @param {(string | Node)[]} content */
  function show(role, content) {
    box.setAttribute("role", role);
    box.style.cssText = STYLE + PLACES[role];
    box.replaceChildren(...content);
    if (!box.isConnected) document.body.append(box);
  }

  async function follow() {
    if ("ready" in dataset) {
      watcher.disconnect();
      box.remove();
    } else if ("scripts" in dataset) show("status", [own.loading]);
    else {
      const content = await reason();
      if ("ready" in dataset) return;
      show("alert", content);
      /** @type {HTMLElement | null} */
      const needs = document.querySelector(".needs");
      if (needs !== null) needs.hidden = true;
    }
  }

  const watcher = new MutationObserver(follow);

  function begin() {
    watcher.observe(document.documentElement, { attributeFilter: ["data-ready", "data-scripts"] });
    follow();
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
})();
