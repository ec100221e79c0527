/**
 * The settings and the person's games: loaded when either is opened.
 * @import { Rules } from "../game/session.js"
 * @import { Settings } from "../library/settings.js"
 * @import { Saved } from "../library/storage.js"
 */

import { loadStyle } from "../site/load-style.js";
import { localise } from "../site/markup.js";
import { friendTexts } from "../text/friend.js";
import { ownTexts } from "../text/own.js";
import { addTexts } from "../text/text.js";
import { createSettingsDialog } from "./dialogs/settings.js";
import { createGamesDialog } from "./games/dialog.js";

/**
 * @typedef {object} OwnParts
 * @property {Rules} rules
 * @property {Settings} settings
 * @property {(game: Saved) => void} resume Puts a game on the board.
 */

/** @param {OwnParts} parts */
export async function createOwn({ rules, settings, resume }) {
  await Promise.all([
    addTexts(ownTexts),
    addTexts(friendTexts),
    loadStyle(new URL("./own.css", import.meta.url)),
  ]);
  const dialogs = {
    settings: createSettingsDialog(rules, settings),
    games: createGamesDialog(rules, settings, resume),
  };
  localise(document);
  return dialogs;
}
