// The texts of the position editor, for `addTexts`: no other page needs them.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-editor.js"))["editor"]>} EditorTexts */

/** @type {Record<Language, () => Promise<EditorTexts>>} */
export const editorTexts = {
  en: async () => (await import("./en-editor.js")).editor,
  es: async () => (await import("./es-editor.js")).editor,
  lt: async () => (await import("./lt-editor.js")).editor,
  et: async () => (await import("./et-editor.js")).editor,
  fr: async () => (await import("./fr-editor.js")).editor,
  de: async () => (await import("./de-editor.js")).editor,
};
