/**
 * The head of a game's record: the day, the players, the level and the clock, as far as the page knows them. Players have
 * the same names in every language.
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Control } from "../library/storage.js"
 */

const PERSON = "Player";

/**
 * The game with tags; those that its record has already stay. A record may say of a player also that he is unknown, so
 * what is known is written before it.
 * @type {(rules: Rules, game: Game, tags: Readonly<Record<string, string | null>>) => Game}
 */
export function withTags(rules, game, tags) {
  const lines = Object.entries(tags)
    .filter(([name, value]) => value && !(name in game.tags))
    .map(([name, value]) => `[${name} ${JSON.stringify(value)}]\n`);
  return rules.loadGame(lines.join("") + game.record);
}

/**
 * The game with what is known of it in the tags.
 * @param {Rules} rules
 * @param {Game} game
 * @param {Computer | null} computer
 * @param {Control | null} control
 * @param {Date | null} day Null where it is not known.
 */
export function withHead(rules, game, computer, control, day) {
  const name = (/** @type {string} */ player) =>
    computer?.player === player ? `Computer (level ${computer.level})` : PERSON;
  return withTags(rules, game, {
    White: name("light"),
    Black: name("dark"),
    Date: day && dateOf(day),
    Level: computer && `${computer.level}`,
    TimeControl: control && `${control.minutes * 60}+${control.seconds}`,
  });
}

/** The day where the person is, as records write it: "2026.11.22". @param {Date} day */
function dateOf(day) {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, "0"));
  return [day.getFullYear(), ...parts].join(".");
}
