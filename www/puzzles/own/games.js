/**
 * The games on this device that were not looked through yet.
 * @import { Rules } from "../../game/session.js"
 * @import { Kept } from "../../play/games/archive.js"
 * @import { Played } from "./look.js"
 */

import { allGames, isoDay, readGames } from "../../play/games/archive.js";
import { gameName } from "./mistakes.js";

/** The names of games, by record: to read one takes about half a millisecond. @type {Map<string, string>} */
const names = new Map();

/** Milliseconds of reading after which the page goes on with other things. */
const SLICE = 20;

/**
 * The finished games against the computer, and those of two people.
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
    const name = names.get(record) ?? gameName(rules.loadGame(record));
    names.set(record, name);
    if (looked[name] === undefined)
      played.push(lazily(rules, record, { computer, day: isoDay(day) }));
    if (performance.now() - start < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  return {
    own: played.filter(({ computer }) => computer !== null),
    both: played.filter(({ computer }) => computer === null),
  };
}

/** A game that is read when it is needed. @type {(rules: Rules, record: string, from: Pick<Kept, "computer"> & { day: string }) => Played} */
const lazily = (rules, record, from) => ({
  ...from,
  get game() {
    return rules.loadGame(record);
  },
});
