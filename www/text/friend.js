// The texts of games by links, for `addTexts`: they are loaded with such a game, and with the list of them.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-friend.js"))["friend"]>} FriendTexts */

/** @type {Record<Language, () => Promise<FriendTexts>>} */
export const friendTexts = {
  en: async () => (await import("./en-friend.js")).friend,
  es: async () => (await import("./es-friend.js")).friend,
  lt: async () => (await import("./lt-friend.js")).friend,
  et: async () => (await import("./et-friend.js")).friend,
  fr: async () => (await import("./fr-friend.js")).friend,
  de: async () => (await import("./de-friend.js")).friend,
};
