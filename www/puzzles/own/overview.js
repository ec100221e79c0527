/**
 * The pile as a person reads it: how many positions, what they are about, and the games that may have more.
 * @import { Overlooked } from "./overlooked.js"
 */

import { make, onButton, setLabel } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";

/** Themes that are listed. */
const MOST = 6;

/**
 * @typedef {object} Overview
 * @property {number} all
 * @property {number} due
 * @property {number} done
 * @property {Overlooked} overlooked
 * @property {{ own: number, both: number }} waiting Games that were not looked through: against the computer, and
 *   between two people.
 * @property {{ at: number, count: number, share: number } | null} looking The game that is being looked through.
 * @property {string} back Where a game is played from which the mistakes are looked for; "": the whole pile is shown.
 * @property {string} note What came of the last thing that was done.
 * @property {boolean} isRefused Whether nothing can be kept.
 */

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(both: boolean) => void} on.look
 * @param {() => void} on.again Looks for the mistakes of the one game.
 * @param {() => void} on.stop
 * @param {() => void} on.removeAll
 */
export function createOverview(root, on) {
  let asks = false;
  let both = false;
  /** @type {Overview} */
  let shown;

  /** @type {Record<string, () => void>} */
  const acts = {
    look: () => on.look(both),
    again: on.again,
    stop: on.stop,
    removeAll: () => ask(true),
    keep: () => ask(false),
    reallyRemove() {
      asks = false;
      on.removeAll();
      focusOn("");
    },
  };
  /** @param {boolean} now Whether it is asked if all are to be removed. */
  function ask(now) {
    asks = now;
    render(shown);
    focusOn(now ? "keep" : "removeAll");
  }

  onButton(root, "own", (act) => {
    acts[act]?.();
  });
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    both = target.checked;
    render(shown);
  });

  /** Focuses a button; where it has gone, the one that stops the search, or the title. @param {string} name */
  function focusOn(name) {
    const places = [`[data-own="${name}"]`, '[data-own="stop"]', "h2"];
    const found = places.map((place) => root.querySelector(place)).find((place) => place !== null);
    /** @type {HTMLElement | undefined} */ (found ?? undefined)?.focus();
  }

  /** @param {Overview} now */
  function render(now) {
    shown = now;
    const focused = document.activeElement;
    const had = root.contains(focused);
    const title = make("h2", "", text("puzzles.own"));
    title.tabIndex = -1;
    const rest = now.back ? game(now) : [...pile(now), ...themes(now), ...games(now), ...foot(now)];
    renew(root, title, ...notes(now), ...rest);
    if (had && !root.contains(focused)) focusOn("");
  }

  /** @param {Overview} now */
  const notes = ({ note, isRefused }) =>
    [note, isRefused ? text("mistakes.refused") : ""]
      .filter((words) => words !== "")
      .map((words) => make("p", "own-note", words));

  /** @param {Overview} now */
  function pile({ all, due, done }) {
    if (all === 0) {
      const play = make("a", "button primary", text("mistakes.play"));
      play.href = `index.html${location.search}`;
      return [make("p", "", text("mistakes.empty")), row(play)];
    }
    const line = make("p", "", text("mistakes.count", { all, due, done }));
    const isDue = due > 0;
    const words = isDue ? text("mistakes.practise", { count: due }) : text("mistakes.anyway");
    const practise = make("a", isDue ? "button primary" : "button", words);
    practise.href = isDue ? "#own=due" : "#own=all";
    return [line, row(practise)];
  }

  /** @param {Overview} now */
  function themes({ overlooked: { all, themes: known } }) {
    const [most] = known;
    if (most === undefined) return [];
    const list = make("ul", "own-themes");
    for (const { theme, count } of known.slice(0, MOST)) {
      const item = make("li");
      const link = make("a", "", text("mistakes.theme", { theme, count, all }));
      link.href = `#own=${theme}`;
      item.append(link);
      item.dataset.theme = theme;
      item.style.setProperty("--share", `${(100 * count) / all}%`);
      list.append(item);
    }
    return [
      make("h3", "", text("mistakes.overlooked")),
      make("p", "", text("mistakes.most", { ...most, all })),
      list,
    ];
  }

  /** @type {(looking: NonNullable<Overview["looking"]>) => HTMLElement[]} */
  function search({ at, count, share }) {
    const progress = make("progress");
    progress.value = share;
    setLabel(progress, text("mistakes.progress"));
    const line = make("p", "", text("mistakes.looking", { game: at, count }));
    return [line, progress, row(button("stop", text("review.stop")))];
  }

  /** @param {Overview} now */
  function game({ looking, back }) {
    if (looking !== null) return search(looking);
    return [row(button("again", text("mistakes.start")), ...waysFrom(back))];
  }

  /** @param {Overview} now */
  function games({ waiting, looking }) {
    if (looking !== null) return search(looking);
    if (waiting.own + waiting.both === 0) return [];
    /** @type {HTMLElement[]} */
    const parts = [make("h3", "", text("mistakes.look"))];
    if (waiting.own > 0)
      parts.push(make("p", "", text("mistakes.waiting", { count: waiting.own })));
    if (waiting.both > 0) {
      const label = make("label", "own-both");
      const input = make("input");
      input.type = "checkbox";
      input.checked = both;
      input.dataset.own = "both";
      label.append(input, text("mistakes.both", { count: waiting.both }));
      parts.push(label);
    }
    const start = button("look", text("mistakes.start"));
    if (waiting.own === 0 && !both) start.ariaDisabled = "true";
    return [...parts, row(start)];
  }

  /** @param {Overview} now */
  function foot({ all }) {
    if (all === 0) return [];
    const kept = make("p", "own-line", text("mistakes.kept"));
    if (!asks) return [kept, row(button("removeAll", text("mistakes.removeAll"), "quiet"))];
    return [
      make("p", "", text("mistakes.removeAllLine", { count: all })),
      row(
        button("keep", text("mistakes.keep")),
        button("reallyRemove", text("mistakes.reallyRemove"), "danger"),
      ),
    ];
  }

  return { render, focus: () => focusOn("") };
}

/** @type {(name: string, words: string, className?: string) => HTMLButtonElement} */
export function button(name, words, className = "") {
  const made = make("button", className, words);
  made.type = "button";
  made.dataset.own = name;
  return made;
}

/** The ways to the game that exercises are from, if it is only one, and to all exercises. @param {string} back */
export function waysFrom(back) {
  const all = make("a", "button", text("mistakes.all"));
  all.href = "#own";
  if (back === "") return [all];
  const game = make("a", "button", text("mistakes.game"));
  game.href = back;
  return [game, all];
}

/** @param {...HTMLElement} parts */
export function row(...parts) {
  const made = make("div", "own-row");
  // Its first button tells it from the other rows.
  made.dataset.row = parts[0].dataset.own ?? "";
  made.append(...parts);
  return made;
}
