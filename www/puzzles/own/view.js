/**
 * The pile as a person reads it: how many positions, what they are about, and the games that may have more.
 * @import { Pile } from "../../library/pile.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { State } from "./reduce.js"
 */

import { dueIn } from "../../library/pile.js";
import { doneIn } from "../../library/repetition.js";
import { button, h } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import { link, row } from "../besides.js";
import { overlooked } from "./look.js";
import { ofOne } from "./reduce.js";

/** The way back to the game of an address. `query`: of the page. @type {(address: string, query: string) => Part | false} */
export function back(address, query) {
  const one = ofOne(address);
  return one !== undefined && link(`index.html${query}#${one}`, text("mistakes.game"));
}

/** @type {(state: State, pile: Pile, around: { today: number, query: string, isRefused: boolean }) => (Part | false)[]} `isRefused`: nothing is kept. */
export function overview(state, pile, { today, query, isRefused }) {
  const all = pile.exercises.length;
  const count = dueIn(pile, today).length;
  const done = doneIn(pile.cards).size;
  const play = link(`index.html${query}`, text("mistakes.play"), "button primary");
  const practise =
    count > 0
      ? link("#own=due", text("mistakes.practise", { count }), "button primary")
      : link("#own=all", text("mistakes.anyway"));
  const themes = overlooked(pile.exercises).map(({ theme, count, all }) => {
    const words = `${text("puzzle.theme", { theme })}: ${count} / ${all}`;
    return h("li", { style: `--share: ${(100 * count) / all}%` }, link(`#own=${theme}`, words));
  });
  return [
    h("h2", { tabindex: -1 }, text("puzzles.own")),
    isRefused && h("p", {}, text("mistakes.refused")),
    h("p", {}, all === 0 ? text("mistakes.empty") : text("mistakes.count", { all, done })),
    row(all === 0 ? play : practise),
    themes.length > 0 && h("h3", {}, text("mistakes.overlooked")),
    themes.length > 0 && h("ul", { class: "own-themes" }, ...themes),
    ...gameParts(state),
    all > 0 && h("p", { class: "own-line" }, text("mistakes.kept")),
    all > 0 &&
      h(
        "details",
        {},
        h("summary", {}, text("mistakes.removeAll")),
        h("p", {}, text("mistakes.removeAllLine", { count: all })),
        button("do", "removeAll", { class: "danger" }, text("mistakes.remove")),
      ),
    row(back(state.address, query), link("#", text("puzzles.title"), "way")),
  ];
}

/** @type {(state: State) => (Part | false)[]} */
function gameParts({ looking, waiting: { length: count } }) {
  if (looking !== null) {
    const words = text("mistakes.looking", { game: looking.looked + 1, count: looking.count });
    return [
      h("p", {}, words),
      h("progress", { value: looking.share, "aria-label": words }),
      row(button("do", "stop", {}, text("review.stop"))),
    ];
  }
  if (count === 0) return [];
  const start = button("do", "look", {}, text("mistakes.start"));
  return [h("h3", {}, text("mistakes.look", { count })), row(start)];
}
