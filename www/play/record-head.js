/**
 * The head of a game's record: the day, the players, the level and the clock, as far as the page knows them. Players have
 * the same names in every language.
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Control } from "./timing.js"
 */

const PERSON = "Player";

/**
 * The game with its tags; those that its record has already stay.
 * @param {Rules} rules
 * @param {Game} game
 * @param {Computer | null} computer
 * @param {Control | null} control
 * @param {Date | null} day Null where it is not known.
 */
export function withHead(rules, game, computer, control, day) {
  const name = (/** @type {string} */ player) =>
    computer?.player === player ? `Computer (level ${computer.level})` : PERSON;
  /** @type {Record<string, string>} */
  const known = { White: name("light"), Black: name("dark") };
  if (day !== null) known.Date = dateOf(day);
  const more = [
    computer && `[Level "${computer.level}"]\n`,
    control && `[TimeControl "${control.minutes * 60}+${control.seconds}"]\n`,
  ];
  const record = game.record
    .replace(/(\[(Date|White|Black) ")\?[^"]*/g, (tag, start, key) =>
      key in known ? start + known[key] : tag,
    )
    .replace("\n\n", `\n${more.map((tag) => tag ?? "").join("")}\n`);
  return rules.loadGame(record);
}

/** The day where the person is, as records write it: "2026.11.22". @param {Date} day */
function dateOf(day) {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, "0"));
  return [day.getFullYear(), ...parts].join(".");
}
