/**
 * What a page says that was opened from a file: there a browser loads classic scripts only, which recover.js adds this
 * one to.
 */

(() => {
  /** @type {Record<import("../text/board-text.js").Language, string>} */
  const SENTENCES = {
    en: "This page was opened from a file. Browsers run it only from a web address: upload the folder to a web space, or start a web server on this computer.",
    es: "Esta página se ha abierto desde un archivo. Los navegadores solo la ejecutan desde una dirección web: sube la carpeta a un espacio web o inicia un servidor web en este ordenador.",
    lt: "Šis puslapis atidarytas iš failo. Naršyklės jį vykdo tik iš žiniatinklio adreso: įkelkite aplanką į žiniatinklio serverį arba paleiskite žiniatinklio serverį šiame kompiuteryje.",
    et: "See leht avati failist. Brauserid käivitavad selle ainult veebiaadressilt: laadi kaust veebiserverisse või käivita veebiserver selles arvutis.",
    fr: "Cette page a été ouverte depuis un fichier. Les navigateurs ne l’exécutent que depuis une adresse web : mettez le dossier sur un espace web ou lancez un serveur web sur cet ordinateur.",
    de: "Diese Seite wurde aus einer Datei geöffnet. Browser führen sie nur unter einer Webadresse aus: Lade den Ordner auf einen Webspace oder starte einen Webserver auf diesem Computer.",
  };
  const state = /** @type {HTMLElement} */ (document.querySelector(".page-state"));
  state.setAttribute("role", "alert");
  state.textContent = SENTENCES[/** @type {keyof typeof SENTENCES} */ (state.lang)];
})();
