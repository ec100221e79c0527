/**
 * Two people on this device: their names, the score of their evening, and the board that turns to whose turn it is.
 * @import { Player } from "../board/types.js"
 * @import { Score } from "../library/results.js"
 * @import { Context, Made, Whole } from "./reduce.js"
 * @import { At, State } from "./state.js"
 */

import { nearPlayer } from "../board/geometry.js";
import { isLive } from "../game/session.js";
import { namesOf } from "../library/results.js";
import { text } from "../text/text.js";

/** What was counted of the games here; `isOver`: with the one on the board. @typedef {{ inARow: number, score: Score | null, isOver: boolean }} Tally */

/** @typedef {Pick<State, "session" | "shared"> & { tally?: Tally | null }} Told */

/** Seconds in which the board turns to the other player. */
const TURN_TIME = 0.9;

/** Who plays, with what each has won this evening; null against the computer. @type {(state: Told) => { status: "", roles: Record<Player, string>, impossible: [] } | null} */
export function pairPanel({ session, shared, tally }) {
  if ((shared ?? session).computer !== null) return null;
  const names = namesOf(session.game.tags);
  const role = (/** @type {Player} */ player) =>
    tally?.score ? `${names[player]} · ${tally.score[player]}` : names[player];
  return { status: "", roles: { light: role("light"), dark: role("dark") }, impossible: [] };
}

/** The score after the game on the board; "" before its end, and without names. @type {(state: Told) => string} */
export function scoreWords({ session: { game }, tally }) {
  if (!tally?.score || !tally.isOver) return "";
  const names = namesOf(game.tags);
  const { light, dark, drawn: count } = tally.score;
  const draws = count > 0 ? `, ${text("pair.drawn", { count })}` : "";
  return `${names.light} ${light} : ${dark} ${names.dark}${draws}.`;
}

/** Once a turn, when the balls rest and before anything is chosen. @type {(context: Context, before: Whole, state: Whole, event: At<{ is: string }>) => Made} */
export function turnToPlayer({ faces }, _, { session, moving, match, shared, faced }, event) {
  const { game, computer, choice } = session;
  const isEvent = event.is === "changed" || event.is === "arrived";
  if (!isEvent || moving || game === faced) return [{}];
  const { rotation = 0 } = event.camera;
  const isTheirs = computer === null && !match && shared === null && game.result === null;
  const isFree = isLive(session) && choice.picked === null && choice.to === null;
  const isFar = nearPlayer(/** @type {any} */ ({ rotation })) !== game.turn;
  const camera = { ...event.camera, rotation: (rotation + 180) % 360, seconds: TURN_TIME };
  return [{ faced: game }, isTheirs && isFree && isFar && faces() && { do: "camera", camera }];
}
