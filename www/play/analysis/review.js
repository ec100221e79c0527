/**
 * The review of a game: what it came to, who was winning, the turns that did something, and another try from before one of them.
 * @import { Player } from "../../board/types.js"
 * @import { Story } from "../../engine/story.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Shown } from "./analysis.js"
 * @import { Who } from "./words.js"
 */

import { lightShare } from "../../engine/judge.js";
import { other, turnAt } from "../../game/session.js";
import { button, h, named } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import { isAfter, isAsking, isOn, isPlayedShown, toldOf, turnSpokenOf } from "./analysis.js";
import { figureOf, positionWords, progress } from "./words.js";

/** @typedef {Story["turns"][number]} Told */

/** Who made a turn: "you" where one person plays. @type {(state: Shown, player: Player) => Who} */
const whoIs = ({ session: { hands } }, player) =>
  hands.length === 1 && hands[0] === player ? "you" : player;

/** A turn in words, and what is said against it. @type {(state: Shown, told: Told) => object & { turn: number, move: string, fault: any }} */
function about(state, { turn, move, player, reason, isOnly }) {
  const { kind = null, cells = [], reply = "" } = reason ?? {};
  return {
    ...{ turn, move, who: whoIs(state, player), other: whoIs(state, other(player)) },
    // Where no cells are known, the rules have no lines.
    ...{ fault: kind, figure: cells.length > 0 ? figureOf(cells) : "square", reply, isOnly },
  };
}

/** `isWhole`: with its number and the better turn, or that the result held. @type {(state: Shown, told: Told, isWhole?: boolean) => string} */
function toldWords(state, told, isWhole = true) {
  const { kind, player, remarks, best, better, before, after } = told;
  if (kind === "threw") {
    const thrown = { ...about(state, told), value: best?.value };
    return isWhole ? text("review.threw", { ...thrown, better }) : text("review.thrown", thrown);
  }
  const people = { who: whoIs(state, player), other: whoIs(state, other(player)) };
  const words = remarks.map(({ kind, cells, balls }) =>
    text(`remark.${kind}`, { ...people, figure: figureOf(cells), balls: Math.abs(balls) }),
  );
  const isKept = kind === "cost" && before?.exact && after?.exact;
  if (isKept && isWhole) words.push(text("review.kept"));
  if (words.length === 0 && kind === "doubtful") words.push(text("review.doubtful", { better }));
  return words.join(" ");
}

/** What is said of the turn that led to the moment shown. @param {Shown} state */
export const turnWords = (state) => toldWords(state, toldOf(state, state.at));

/** What the game came to; "" where nothing is known, or it goes on. @param {Shown} state */
export function headlineWords(state) {
  const headline = state.story?.headline ?? null;
  if (headline === null) return "";
  if (headline.form === "even") {
    const { game } = state.session;
    const words = headline.left && positionWords(headline.left, turnAt(game, game.moves.length));
    const said = words && text("say.status", { status: words });
    return said ? `${text("review.even")} ${said}` : text("review.even");
  }
  if (headline.form === "never") {
    const { player, told } = headline;
    const people = { who: whoIs(state, player), other: whoIs(state, other(player)) };
    return text("review.never", { ...people, turn: told?.turn ?? null, balls: told?.lost ?? 0 });
  }
  if (headline.form === "gaveUp") {
    return text("review.gaveUp", { who: whoIs(state, headline.player), value: headline.value });
  }
  const { form, told } = headline;
  const { better } = told;
  if (form === "probably") {
    const words = text("review.probably", about(state, told));
    return better ? `${words} ${text("review.doubtful", { better })}` : words;
  }
  const who = whoIs(state, told.player);
  const often = form === "often" ? `${text("review.often", { who, turns: headline.turns })} ` : "";
  return often + toldWords(state, told);
}

/** The marks of the turns, by ply. @param {Shown} state */
export const judgedTurns = (state) =>
  (isOn(state) ? (state.story?.turns ?? []) : []).map(({ kind }) =>
    kind === "threw" ? "mistake" : kind && "doubtful",
  );

/** Whether the person who would play has made a turn, or one of two. @type {(state: Shown, told: Told) => boolean} */
const isOwn = ({ session }, { turn, player }) => turn > 0 && session.hands.includes(player);

/**
 * The turn to try again: the one looked at, if it is a mistake, else the one that decided the game. The person who would play
 * has made it.
 * @param {Shown} state
 */
export function turnToTry(state) {
  const { hands, computer, game } = state.session;
  if (game.result === null || (computer === null && hands.length < 2)) return null;
  const looked = toldOf(state, turnSpokenOf(state));
  const decisive = toldOf(state, isAsking(state) ? 0 : (state.story?.named ?? 0));
  const isMistake = looked.kind === "threw" || looked.kind === "cost";
  const told = [isMistake ? looked : decisive, decisive].find((told) => isOwn(state, told));
  return told?.turn ?? null;
}

/** @param {Shown} state */
export function reviewView(state) {
  const { story, shared, share, at } = state;
  if (story === null || !isOn(state) || !isAfter(state)) return [];
  const { moves, result } = state.session.game;
  const told = toldOf(state, turnSpokenOf(state));
  const again = turnToTry(state);
  const show = isPlayedShown(state) ? "review.showBetter" : "review.showPlayed";
  const runs = isAsking(state);
  const words = toldWords(state, told);
  const isSum = at === moves.length || words === "";
  const advice = isSum ? (runs ? text("review.progress") : headlineWords(state)) : words;
  // What goes when all is known is last: the other buttons stay where they are.
  const actions = [
    again !== null && button("action", "again", {}, text("review.again", { turn: again })),
    shared && button("action", "playHere", {}, text("shared.play")),
    told.better !== null && button("review", "show", {}, text(show)),
    runs && progress(share, text("review.progress"), "review-progress"),
    share < 1 && button("asking", "toggle", {}, text(runs ? "review.stop" : "review.start")),
  ];
  const content = [
    h("p", { class: "advice", id: "advice" }, advice),
    h("div", { class: "review-actions" }, ...actions),
    graph(state, story),
    // While the game goes on, the values of the moves have the room.
    result !== null && h("ol", { class: "turning", id: "turning" }, ...rowsOf(state, story)),
  ];
  const label = { role: "group", "aria-label": text("review.label") };
  return [h("div", { class: "review", id: "review", ...label }, ...content)];
}

/** The turns that won or lost something. @type {(state: Shown, story: Story) => Part[]} */
const rowsOf = (state, { turns }) =>
  turns.flatMap((told, turn) => {
    const words = toldWords(state, told, false);
    if (told.won <= 0 && told.kind === null) return [];
    const current = turn === turnSpokenOf(state) && "step";
    const number = h("span", { class: "number" }, `${turn}.`);
    const isLost = told.kind === "threw" && isOwn(state, told);
    const said = h("span", { class: isLost && "lost" }, words);
    return h("li", {}, button("turn", turn, { "aria-current": current }, number, said));
  });

/** Light's share at every moment, an estimate as a guess. @type {(state: Shown, story: Story) => Part} */
function graph(state, { standings, turns }) {
  const { session, at } = state;
  const { game } = session;
  const items = standings.map((standing, turn) => {
    const player = turnAt(game, turn - 1);
    const toMove = turnAt(game, turn);
    const share = standing && `--share: ${100 * lightShare(standing, toMove)}%`;
    const kind = standing === null ? " unknown" : standing.exact ? "" : " guess";
    const mistake = turns[turn].kind === "threw" ? ` mistake by-${player}` : "";
    const value = standing === null ? text("review.unknown") : positionWords(standing, toMove);
    const judgement = toldWords(state, turns[turn]).replace(/\.$/, "");
    const move = game.moves[turn - 1] ?? "";
    const attributes = {
      class: `column${kind}${mistake}`,
      style: share ?? "",
      ...named(text("review.point", { turn, player, move, value, judgement })),
      tabindex: turn === at ? 0 : -1,
      "aria-current": turn === at && "step",
    };
    return h("li", {}, button("ply", turn, attributes));
  });
  return h("ol", { class: "graph", id: "graph", "aria-label": text("review.graph") }, ...items);
}
