// The texts of the dialogs, and what the play page says after the first move, for `addTexts`; the editor has some, too.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-dialogs.js"))["dialogs"]>} DialogTexts */

/** @type {Record<Language, () => Promise<DialogTexts>>} */
export const dialogTexts = {
  en: async () => (await import("./en-dialogs.js")).dialogs,
  es: async () => (await import("./es-dialogs.js")).dialogs,
  lt: async () => (await import("./lt-dialogs.js")).dialogs,
  et: async () => (await import("./et-dialogs.js")).dialogs,
  fr: async () => (await import("./fr-dialogs.js")).dialogs,
  de: async () => (await import("./de-dialogs.js")).dialogs,
};
