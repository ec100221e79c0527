/**
 * The pile as a person reads it: how many positions, what they are about, and the games that may have more.
 * @import { Exercise } from "../../exercise/mistake.js"
 * @import { Pile } from "../../library/pile.js"
 */

import { dayOf } from "../../exercise/day.js";
import { THEMES } from "../../exercise/themes.js";
import { doneOf, dueIn } from "../../library/pile.js";
import { button, make, setLabel } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { link, row } from "../parts.js";

/** Themes that are listed. */
const MOST = 6;

/** @typedef {{ game: number, count: number, share: number }} Looking The game that is looked through. */

/**
 * @typedef {object} Overview
 * @property {Pile} pile
 * @property {number} waiting Games that were not looked through.
 * @property {Looking | null} looking
 * @property {string} back The address of the only game whose mistakes are wanted; "": of all.
 * @property {string} note What came of the last thing that was done.
 * @property {boolean} isRefused Whether nothing can be kept.
 */

/**
 * How often the move that was missed does each thing: the most frequent first.
 * @param {readonly Exercise[]} exercises
 * @returns {{ theme: string, count: number, all: number }[]} `all`: the exercises whose themes are known.
 */
export function overlooked(exercises) {
  const known = exercises.flatMap(({ themes }) => (themes === null ? [] : [themes]));
  return THEMES.map((theme) => {
    const count = known.filter((themes) => themes.includes(theme)).length;
    return { theme, count, all: known.length };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The elements of the pile. @param {Overview} now @returns {HTMLElement[]} */
export function overview(now) {
  const title = make("h2", "", text("puzzles.own"));
  title.tabIndex = -1;
  const notes = [now.note, now.isRefused ? text("mistakes.refused") : ""];
  return [
    title,
    ...notes.map((words) => make("p", "own-note", words)),
    ...(now.back ? [] : [...pileOf(now), ...themesOf(now)]),
    ...gamesOf(now),
    ...(now.back ? [] : footOf(now)),
    row(link("#", text("puzzles.title"), "way")),
  ];
}

/** @param {Overview} now */
function pileOf({ pile }) {
  const all = pile.exercises.length;
  if (all === 0) {
    const play = link(`index.html${location.search}`, text("mistakes.play"), "button primary");
    return [make("p", "", text("mistakes.empty")), row(play)];
  }
  const due = dueIn(pile, dayOf()).length;
  const words = due > 0 ? text("mistakes.practise", { count: due }) : text("mistakes.anyway");
  const practise = due > 0 ? link("#own=due", words, "button primary") : link("#own=all", words);
  const done = doneOf(pile).size;
  return [make("p", "", text("mistakes.count", { all, done })), row(practise)];
}

/** @param {Overview} now */
function themesOf({ pile }) {
  const known = overlooked(pile.exercises);
  if (known.length === 0) return [];
  const list = make("ul", "own-themes");
  for (const { theme, count, all } of known.slice(0, MOST)) {
    const item = make("li");
    const words = `${text("puzzle.theme", { theme })}: ${count} / ${all}`;
    item.append(link(`#own=${theme}`, words, ""));
    item.style.setProperty("--share", `${(100 * count) / all}%`);
    list.append(item);
  }
  return [make("h3", "", text("mistakes.overlooked")), list];
}

/** @param {Overview} now */
function gamesOf({ waiting, looking, back }) {
  if (looking !== null) {
    const words = text("mistakes.looking", looking);
    const progress = make("progress");
    progress.value = looking.share;
    setLabel(progress, words);
    return [make("p", "", words), progress, row(button("do", "stop", text("review.stop")))];
  }
  const start = waiting > 0 ? [button("do", "look", text("mistakes.start"))] : [];
  if (back !== "") return [row(...start, ...waysFrom(back))];
  return waiting > 0
    ? [make("h3", "", text("mistakes.look", { count: waiting })), row(...start)]
    : [];
}

/** @param {Overview} now */
function footOf({ pile: { exercises } }) {
  const count = exercises.length;
  if (count === 0) return [];
  const asking = make("details");
  asking.append(
    make("summary", "", text("mistakes.removeAll")),
    make("p", "", text("mistakes.removeAllLine", { count })),
    button("do", "removeAll", text("mistakes.remove"), "danger"),
  );
  return [make("p", "own-line", text("mistakes.kept")), asking];
}

/** The ways to the game that exercises are from, if it is only one, and to all exercises. @param {string} back */
export const waysFrom = (back) => [
  ...(back === "" ? [] : [link(back, text("mistakes.game"))]),
  link("#own", text("mistakes.all")),
];
