/**
 * The games on this device that were not looked through yet.
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Played } from "./look.js"
 */

import { allGames, isoDay, readGames } from "../../library/archive.js";
import { sideByLinks } from "../../library/links.js";
import { gameName, sidesOf } from "./mistakes.js";

/** What a game is called, and whose it is, by record: to read one takes about half a millisecond. @type {Map<string, ReturnType<typeof about>>} */
const known = new Map();

/** Milliseconds of reading after which the page goes on with other things. */
const SLICE = 20;

/**
 * The finished games of one's own, against the computer or by links, and those of two people here.
 * @type {(rules: Rules, looked: Readonly<Record<string, number>>) => Promise<{ own: Played[], both: Played[] }>}
 */
export async function gamesToLook(rules, looked) {
  await readGames(rules);
  const games = allGames(rules).games.filter(
    ({ outcome, turns }) => outcome !== "open" && turns > 0,
  );
  let start = performance.now();
  /** @type {Played[]} */
  const played = [];
  for (const { record, computer, day } of games) {
    const { name, you } = known.get(record) ?? about(rules.loadGame(record));
    known.set(record, { name, you });
    if (looked[name] === undefined)
      played.push(lazily(rules, record, { computer, you, day: isoDay(day) }));
    if (performance.now() - start < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  return {
    own: played.filter((from) => sidesOf(from).length === 1),
    both: played.filter((from) => sidesOf(from).length === 2),
  };
}

/** @param {Game} game */
const about = (game) => ({ name: gameName(game), you: sideByLinks(game) });

/** A game that is read when it is needed. @type {(rules: Rules, record: string, from: Omit<Played, "game">) => Played} */
const lazily = (rules, record, from) => ({
  ...from,
  get game() {
    return rules.loadGame(record);
  },
});
