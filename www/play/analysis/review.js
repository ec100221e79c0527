/**
 * The review of a game in balls: what it came to, the lead, the turns that won or lost balls, and another try from before one
 * of them. And the graph of a game, which perfect play has too.
 * @import { Player } from "../../board/types.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Shown } from "./analysis.js"
 * @import { Story, Told } from "./story.js"
 * @import { Who } from "./words.js"
 */

import { other, turnAt } from "../../game/session.js";
import { button, h, named } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import { isAfter, isOn, isPlayedShown, storyOfGame, toldOf, turnSpokenOf } from "./analysis.js";
import { lossesOf } from "./story.js";
import { remarkWords } from "./words.js";

/** A lead of this many balls, or the largest of the game, fills the graph. */
const LARGE = 4;

/** The game whose turns are to be spoken of; null: none. @param {Shown} state */
export const reviewed = (state) => {
  const { game } = state.session;
  const isWanted = game.result !== null || (isOn(state) && isAfter(state));
  return isWanted && game.moves.length > 0 ? game : null;
};

/** Who made a turn: "you" where one person plays. @type {(state: Shown, player: Player) => Who} */
const whoIs = ({ session: { hands } }, player) =>
  hands.length === 1 && hands[0] === player ? "you" : player;

/** @type {(state: Shown, told: Told) => string} */
const toldWords = (state, { player, remarks }) =>
  remarks
    .map((remark) => remarkWords(remark, whoIs(state, player), whoIs(state, other(player))))
    .join(" ");

/** What is said of the turn that led to the moment shown. @param {Shown} state */
export const turnWords = (state) => toldWords(state, toldOf(state, state.at));

/** A turn that lost balls, or left a chance that the opponent overlooked. @param {Told} told */
const markOf = ({ better, lost }) => (better === null ? null : lost > 0 ? "mistake" : "doubtful");

/** The marks of the turns, by ply. @param {Shown} state */
export const judgedTurns = (state) =>
  isOn(state) ? (storyOfGame(state)?.turns ?? []).map(markOf) : [];

/** Whether a turn lost balls of the person, or of one of two. @type {(state: Shown, told: Told) => boolean} */
const isOwnLoss = ({ session }, { lost, player }) => lost > 0 && session.hands.includes(player);

/**
 * The turn to try again: the one looked at, else the one that decided the game. It lost balls of the person who would play.
 * @param {Shown} state
 */
export function turnToTry(state) {
  const { hands, computer, game } = state.session;
  if (game.result === null || (computer === null && hands.length < 2)) return null;
  const decisive = storyOfGame(state)?.decisive?.turn ?? 0;
  const turns = [turnSpokenOf(state), decisive];
  return turns.find((turn) => isOwnLoss(state, toldOf(state, turn))) ?? null;
}

/** What the person lost; of two persons what each did, the loser of the game first. @type {(state: Shown, story: Story) => string} */
function sumWords(state, story) {
  const { hands, game } = state.session;
  /** @type {Player} */
  const loser = game.result?.winner === "light" ? "dark" : "light";
  return (hands.length === 1 ? hands : [loser, other(loser)])
    .map((player) => {
      const { balls, turns } = lossesOf(story, player);
      const decisive = player === loser ? story.decisive : null;
      const turn = turns.length === 1 ? turns[0] : (decisive?.turn ?? null);
      const stays = decisive?.stays === true;
      const who = whoIs(state, player);
      return text("review.balls", { who, balls, turns: turns.length, turn, stays });
    })
    .join(" ");
}

/** @param {Shown} state */
export function reviewView(state) {
  const story = isOn(state) && isAfter(state) ? storyOfGame(state) : null;
  if (story === null) return [];
  const { moves, result } = state.session.game;
  const told = toldOf(state, turnSpokenOf(state));
  const again = turnToTry(state);
  const show = isPlayedShown(state) ? "review.showBetter" : "review.showPlayed";
  const isSum = state.at === moves.length || told.remarks.length === 0;
  const advice = isSum ? sumWords(state, story) : toldWords(state, told);
  const review = h(
    "div",
    { class: "review", id: "review", role: "group", "aria-label": text("review.label") },
    h("p", { class: "advice", id: "advice" }, advice),
    h(
      "div",
      { class: "review-actions" },
      again !== null && button("action", "again", {}, text("review.again", { turn: again })),
      told.better !== null && button("review", "show", {}, text(show)),
    ),
    h("p", { class: "legend" }, text("review.graph")),
    graph("graph", text("review.graph"), state, columnsOf(state, story)),
    // While the game goes on, the values of the moves have the room.
    result !== null && h("ol", { class: "turning", id: "turning" }, ...rowsOf(state, story)),
  );
  return [review];
}

/** @type {(state: Shown, story: Story) => Column[]} */
function columnsOf(state, { leads, turns }) {
  const most = Math.max(LARGE, ...leads.map(Math.abs));
  return leads.map((lead, turn) => ({
    share: 0.5 + lead / (2 * most),
    isGuess: false,
    isMistake: markOf(turns[turn]) === "mistake",
    judgement: toldWords(state, turns[turn]).replace(/\.$/, ""),
    value: text("review.lead", { lead }),
  }));
}

/** The turns that won or lost balls. @type {(state: Shown, story: Story) => Part[]} */
const rowsOf = (state, { turns }) =>
  turns.flatMap((told, turn) => {
    if (told.won <= 0 && told.lost === 0) return [];
    const current = turn === turnSpokenOf(state) && "step";
    const number = h("span", { class: "number" }, `${turn}.`);
    const said = h("span", { class: isOwnLoss(state, told) && "lost" }, toldWords(state, told));
    return h("li", {}, button("turn", turn, { "aria-current": current }, number, said));
  });

/**
 * A moment of the game: light's share, 0 to 1, whether that is an estimate, and what is said of the turn that led there.
 * @typedef {{ share: number | null, isGuess: boolean, isMistake: boolean, judgement: string, value: string }} Column
 */

/** @type {(id: string, label: string, state: Shown, columns: readonly Column[]) => Part} */
export function graph(id, label, { session: { game }, at }, columns) {
  const items = columns.map(({ share, isGuess, isMistake, judgement, value }, turn) => {
    const player = turnAt(game, turn - 1);
    const move = game.moves[turn - 1] ?? "";
    const kind = share === null ? " unknown" : isGuess ? " guess" : "";
    const attributes = {
      class: `column${kind}${isMistake ? ` mistake by-${player}` : ""}`,
      style: share === null ? "" : `--share: ${100 * share}%`,
      ...named(text("review.point", { turn, player, move, value, judgement })),
      tabindex: turn === at ? 0 : -1,
      "aria-current": turn === at && "step",
    };
    return h("li", {}, button("ply", turn, attributes));
  });
  const attributes = { class: "graph", id, "aria-label": label, hidden: items.length === 0 };
  return h("ol", attributes, ...items);
}
