/**
 * The dialogs of the page. They are loaded when the board can be played.
 * @import { Player } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { OwnParts } from "./own.js"
 * @import { Settings as Preferences } from "../library/settings.js"
 * @import { Saved, Settings } from "../library/storage.js"
 * @import { Memory } from "../library/storage.js"
 */

import { positionHref } from "../game/address.js";
import { make } from "../site/dom.js";
import { dialog } from "./dialogs/dialog.js";
import { createEmbedDialog } from "./dialogs/embed.js";
import { createHelpDialog } from "./dialogs/help.js";
import { createNewGameDialog } from "./dialogs/new-game.js";
import { createRecordDialog } from "./dialogs/record.js";
import { createResignDialog } from "./dialogs/resign.js";

export { dialogTexts } from "../text/dialogs.js";
export { endsTexts } from "../text/ends.js";

/**
 * @param {Memory} memory
 * @param {Preferences} settings
 * @param {object} on
 * @param {boolean} on.isPlayable Whether the rules have been loaded.
 * @param {() => Session | undefined} on.session
 * @param {(settings: Settings) => void} on.start
 * @param {(player: Player) => void} on.resign
 * @param {(record: string) => void} on.load
 * @param {(game: Saved) => void} on.resume
 */
export function createDialogs(memory, settings, on) {
  const menu = dialog("menu");
  const [puzzles, editor] = [
    menuLink("puzzles", "puzzles.link"),
    menuLink("editor", "editor.menu"),
  ];
  const openings = make("button");
  openings.type = "button";
  openings.dataset.action = "openings";
  openings.dataset.text = "openings.link";
  menu.querySelector(".learn-link")?.after(puzzles, ...(on.isPlayable ? [openings] : []), editor);
  const newGame = createNewGameDialog(on.start, async (settings, you, friend) => {
    const { startByLinks } = await import("./friend/friend.js");
    startByLinks(settings, you, friend);
  });
  const resign = createResignDialog(on.resign);
  const embed = createEmbedDialog();
  const record = createRecordDialog(on.load, () => {
    const session = on.session();
    if (session !== undefined) embed.open(session);
  });
  const help = createHelpDialog(memory.letterKeys(), memory.keepLetterKeys);

  /** @type {ReturnType<typeof import("./own.js").createOwn> | null} */
  let own = null;
  /** @type {(name: "settings" | "games", rules: OwnParts["rules"]) => Promise<void>} */
  async function openOwn(name, rules) {
    own ??= import("./own.js").then(({ createOwn }) =>
      createOwn({ rules, settings, resume: on.resume }),
    );
    own.catch(() => {
      own = null;
    });
    (await own)[name]();
  }

  return {
    openOwn,
    menu() {
      const session = on.session();
      const shown = session?.shown;
      if (shown) {
        editor.href = positionHref("editor.html", { ...shown, start: shown.position, moves: [] });
      }
      puzzles.href = `puzzles.html${location.search}`;
      menu.showModal();
    },
    newGame: () => newGame.open(memory.settings()),
    help: () => help.open(),
    /** @param {Session} session */
    record: ({ game }) => record.open(forAnybody(location.href), game.record),
    /** @param {Session} session */
    resign({ game, hands }) {
      if (game.result !== null || hands.length === 0) return;
      resign.open(hands.length === 1 ? hands[0] : game.turn);
    },
    retell() {
      newGame.retell();
      help.retell();
    },
  };
}

/** A link of the menu to a page. @param {string} page @param {string} text */
function menuLink(page, text) {
  const link = make("a", `button ${page}-link`);
  link.href = `${page}.html`;
  link.dataset.text = text;
  return link;
}

/** The link of a game by links, without the seat of the friend. @param {string} href */
const forAnybody = (href) => href.replace(/\b(friend|light|dark)=[^&]*&?/g, "");
