/** Two people who play at the same time, through a relay. */

import * as page from "./play.mjs";
import { legalMoves } from "./rules.mjs";

/** @import { Tab, TabOptions } from "./tab.mjs" */

export const SECRET = "0123456789abcdefghijklmnop";

/** Ann has Light, and has invited. @param {string} game The rules, and the start, as addresses have them. */
export const invitation = (game, secret = SECRET) =>
  `#light=Ann&dark=Bo&friend=abcd1234&live=${secret}&${game}`;

/** The host has a relay, and there are no apps to share with. @type {TabOptions} */
export const LIVE = {
  before(tab) {
    tab.site.instead.set("host.json", '{ "lines": [], "relay": "live" }');
    return tab.prepare(() => {
      const writeText = async (/** @type {string} */ text) => {
        Object.assign(globalThis, { copied: text });
      };
      Object.defineProperties(navigator, {
        share: { value: undefined },
        clipboard: { value: { writeText } },
      });
    });
  },
};

/** Waits until something is said of the friend, under the status or in the card, but not in both. @type {(tab: Tab, words: string) => Promise<unknown>} */
export const untilCard = (tab, words) =>
  tab.until((words) => {
    const told = [...document.querySelectorAll("#note, .friend-line")];
    return told.filter(({ textContent }) => textContent?.includes(words)).length === 1;
  }, words);

/** Ann invites with Light, and Bo comes. @type {(ann: Tab | Promise<Tab>, open: (link: string) => Promise<Tab>) => Promise<{ ann: Tab, bo: Tab }>} */
export async function meetUp(first, open) {
  const ann = await page.ready(first);
  await untilCard(ann, "Your friend opens this link, and you play together.");
  const bo = await page.ready(open(new URL(await ann.url()).hash));
  await untilCard(ann, "Bo is here.");
  await untilCard(bo, "Ann is here.");
  return { ann, bo };
}

/**
 * Plays a game to its end: after the first turn Bo's page is loaded again, and during the third nobody has a network.
 * @type {(ann: Tab, bo: Tab, start: Game) => Promise<Game>}
 */
export async function playEvening(ann, bo, start) {
  const { relay } = ann.site;
  let game = start;
  while (game.result === null) {
    const [mover, other] = game.turn === "light" ? [ann, bo] : [bo, ann];
    const count = game.moves.length + 1;
    const isAlone = count === 3;
    if (isAlone) {
      for (const tab of [ann, bo]) tab.expect(/WebSocket|can.t establish a connection/);
      relay.stop();
      for (const tab of [ann, bo]) await untilCard(tab, "No connection");
    }
    // Balls on a level are placed in the order of the list.
    const [move] = legalMoves(game);
    game = await page.playTurns(mover, game, [/** @type {Move} */ (move).text]);
    if (isAlone) {
      relay.isDown = false;
      for (const tab of [ann, bo]) await tab.evaluate(() => dispatchEvent(new Event("online")));
    }
    await page.untilTurns(other, count);
    if (count === 1) {
      await bo.reload();
      await page.ready(bo);
      await untilCard(bo, "Ann is here.");
    }
  }
  for (const tab of [ann, bo]) await page.assertShows(tab, game);
  return game;
}
