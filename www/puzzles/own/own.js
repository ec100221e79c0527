/**
 * One's own mistakes: `#own` shows the pile; `#own=due`, `#own=all` and `#own=raise` practise; `#own&…`, with a game as
 * the play page writes it, practises the mistakes of that game.
 * @import { Mistake } from "../../exercise/mistake.js"
 * @import { Pile } from "../../library/pile.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Opened, Page } from "../lists.js"
 * @import { Host } from "../main.js"
 * @import { Played } from "./look.js"
 */

import { lateRules } from "../../element/rules.js";
import { findSolution, loadingOf, loadTables, onLoading } from "../../engine/know.js";
import { freeBytes } from "../../engine/tables.js";
import { dated, dayOf, parseDay } from "../../exercise/day.js";
import { puzzleOf } from "../../exercise/mistake.js";
import { parseAddress } from "../../game/address.js";
import { explain } from "../../game/explain.js";
import { allGames } from "../../library/archive.js";
import * as piles from "../../library/pile.js";
import { doneIn } from "../../library/repetition.js";
import { openMemory } from "../../library/storage.js";
import { button, h } from "../../site/nodes.js";
import { isoDay } from "../../site/share.js";
import { translations } from "../../text/board-text.js";
import { addTexts, text } from "../../text/text.js";
import { link, row } from "../besides.js";
import { gameName, gamesToLook, lookThrough, overlooked } from "./look.js";

/** @param {Host} host */
export async function mount({ show, render, tell, say }) {
  const [rules] = await Promise.all([
    lateRules.load(),
    addTexts(translations("analysis")),
    addTexts(translations("mistakes")),
  ]);
  const stored = piles.openPile();
  let shown = {
    address: "",
    /** What was found in the game of a link: it is stored with the first thing that is done with it. @type {Awaited<ReturnType<typeof lookThrough>> | null} */
    found: null,
    /** Games that were not looked through. @type {Played[]} */
    waiting: [],
    /** The game that is looked through. @type {{ game: number, count: number, share: number } | null} */
    looking: null,
    /** Ends that. */
    search: new AbortController(),
  };
  /** The pile that is shown. */
  const pile = {
    read: () => withFound(stored.read()),
    /** @param {(now: Pile) => Pile} by */
    change(by) {
      const next = stored.change((now) => by(withFound(now)));
      shown = { ...shown, found: null };
      return next;
    },
  };
  /** @param {Pile} now */
  function withFound(now) {
    const { found } = shown;
    return found === null ? now : piles.withGame(now, found.name, found.exercises, found.open);
  }

  /** The pile as a person reads it: how many positions, what they are about, and the games that may have more. @returns {(Part | false)[]} */
  function overview() {
    const now = pile.read();
    const all = now.exercises.length;
    const count = piles.dueIn(now, dayOf()).length;
    const play = link(`index.html${location.search}`, text("mistakes.play"), "button primary");
    const practise =
      count > 0
        ? link("#own=due", text("mistakes.practise", { count }), "button primary")
        : link("#own=all", text("mistakes.anyway"));
    const themes = overlooked(now.exercises).map(({ theme, count, all }) => {
      const words = `${text("puzzle.theme", { theme })}: ${count} / ${all}`;
      return h("li", { style: `--share: ${(100 * count) / all}%` }, link(`#own=${theme}`, words));
    });
    const done = doneIn(now.cards).size;
    return [
      h("h2", { tabindex: -1 }, text("puzzles.own")),
      stored.isRefused && h("p", {}, text("mistakes.refused")),
      h("p", {}, all === 0 ? text("mistakes.empty") : text("mistakes.count", { all, done })),
      row(all === 0 ? play : practise),
      themes.length > 0 && h("h3", {}, text("mistakes.overlooked")),
      themes.length > 0 && h("ul", { class: "own-themes" }, ...themes),
      ...gameParts(),
      all > 0 && h("p", { class: "own-line" }, text("mistakes.kept")),
      all > 0 &&
        h(
          "details",
          {},
          h("summary", {}, text("mistakes.removeAll")),
          h("p", {}, text("mistakes.removeAllLine", { count: all })),
          button("do", "removeAll", { class: "danger" }, text("mistakes.remove")),
        ),
      row(back(), link("#", text("puzzles.title"), "way")),
    ];
  }

  /** @returns {(Part | false)[]} */
  function gameParts() {
    if (shown.looking !== null) {
      const words = text("mistakes.looking", shown.looking);
      return [
        h("p", {}, words),
        h("progress", { value: shown.looking.share, "aria-label": words }),
        row(button("do", "stop", {}, text("review.stop"))),
      ];
    }
    const count = shown.waiting.length;
    if (count === 0) return [];
    const start = button("do", "look", {}, text("mistakes.start"));
    return [h("h3", {}, text("mistakes.look", { count })), row(start)];
  }

  /** The game whose mistakes the address asks for, as the play page writes it; undefined: of all games. */
  const ofOne = () => /^own&(.*)/s.exec(shown.address)?.[1];

  /** The way back to that game. */
  const back = () =>
    ofOne() !== undefined && link(`index.html${location.search}#${ofOne()}`, text("mistakes.game"));

  const acts = {
    look: () => look(shown.waiting),
    stop: () => shown.search.abort(),
    removeAll() {
      pile.change((all) => ({ ...all, exercises: [], cards: [] }));
      tell("");
      render();
    },
  };
  onLoading((_, more) => {
    if (!more) return;
    if (Object.values(stored.read().looked).some((open) => open > 0)) stored.change(piles.doubted);
    if (shown.looking === null) refresh();
  });

  /** Loads the tables that load without a question, all or the first one. @param {Played["game"]["rules"]} set */
  async function prepare(set) {
    await findSolution(set);
    if (loadingOf(set).isSolved) return;
    const allowed = openMemory().allowed(set.variant) ?? freeBytes();
    for (const all of [true, false]) {
      if ((loadingOf(set, all).missing ?? 0) <= allowed) return loadTables(set, all);
    }
  }

  /** Looks games through one after the other. What was found stays when it is stopped. @type {(games: Played[], isLink?: boolean) => Promise<void>} */
  async function look(games, isLink = false) {
    shown.search.abort();
    shown = { ...shown, search: new AbortController() };
    const { signal } = shown.search;
    const stopped = new Promise((_, reject) => signal.addEventListener("abort", reject));
    stopped.catch(() => {});
    const mine = shown.address;
    const count = games.length;
    const before = pile.read().exercises.length;
    let [looked, unsure, isFailed] = [0, 0, false];
    say(text("mistakes.looking", { game: 1, count }));
    try {
      for (const [i, played] of games.entries()) {
        const { rules: set } = played.game;
        const progress = (/** @type {number} */ share) => {
          signal.throwIfAborted();
          shown = { ...shown, looking: { game: i + 1, count, share } };
          render();
        };
        progress(0);
        await Promise.race([prepare(set), stopped]);
        const found = await lookThrough(rules, played, progress, signal);
        shown = { ...shown, found };
        looked += 1;
        unsure += found.open;
        if (!isLink) pile.change((all) => all);
      }
    } catch {
      isFailed = !signal.aborted;
    }
    if (shown.search.signal !== signal) return;
    shown = { ...shown, looking: null };
    await refresh();
    if (shown.address !== mine) return;
    if (ofOne() !== undefined && looked > 0) return show(ofGame(games[0]));
    const positions = pile.read().exercises.length - before;
    const words = [
      ofOne() === undefined ? text("mistakes.found", { games: looked, positions }) : "",
      unsure > 0 ? text("mistakes.open", { count: unsure }) : "",
      isFailed ? text("analysis.failed") : "",
    ];
    tell(words.filter(Boolean).join(" "));
  }

  /** Reads again which games were not looked through, or left an exercise without its themes. */
  async function refresh() {
    const { looked, exercises } = pile.read();
    const unknown = exercises.flatMap(({ themes, games }) => (themes === null ? games : []));
    const isLooked = (/** @type {string} */ name) => name in looked && !unknown.includes(name);
    const waiting = await gamesToLook(rules, isLooked);
    shown = { ...shown, waiting };
    render();
  }

  /** The mistakes of the game in an address: known already, or looked for now. @param {string} one */
  async function opened(one) {
    try {
      const parsed = parseAddress(one);
      const { computer = null, position, moves, rules: options } = parsed ?? {};
      const game = rules.newGame({ ...options, position: position ?? undefined, moves });
      const played = { game, computer, day: isoDay(new Date()) };
      if (pile.read().looked[gameName(game)] === 0) return ofGame(played);
      const { games } = await allGames(rules);
      look([played], !games.some((kept) => gameName(kept.game) === gameName(game)));
      return page();
    } catch (problem) {
      shown = { ...shown, address: "own" };
      return page(await explain(problem));
    }
  }

  /** @param {Played} played */
  function ofGame({ game }) {
    const name = gameName(game);
    const { exercises, looked } = pile.read();
    const mine = exercises.filter(({ games }) => games.includes(name));
    if (mine.length > 0) return practice(mine.sort((a, b) => a.turn - b.turn));
    const count = looked[name];
    return page(count > 0 ? text("mistakes.open", { count }) : text("mistakes.none"));
  }

  /**
   * Practising some exercises one after the other, from one on; after the last one stands what came of them.
   * @type {(exercises: readonly Mistake[], at?: number, solved?: Set<string>) => Opened} `solved`: at the first try.
   */
  function practice(exercises, at = 0, solved = new Set()) {
    const exercise = exercises[at];
    const { id, level, turn, day, games, value, left, played: move } = exercise;
    const count = exercises.length;
    const next = () => {
      if (at + 1 < count) return practice(exercises, at + 1, solved);
      return page(text("mistakes.result", { solved: solved.size, count }));
    };
    return {
      puzzle: puzzleOf(exercise),
      hash: shown.address,
      about() {
        const date = day && dated({ dateStyle: "medium" }, parseDay(day) ?? 0);
        const facts = [
          ...(count > 1 ? [text("mistakes.place", { at: at + 1, count })] : []),
          text("mistakes.from", { level, turn, day: date }),
          ...(games.length > 1 ? [text("mistakes.times", { count: games.length })] : []),
        ];
        return { name: facts.join(" · "), text: text("mistakes.played", { move, value, left }) };
      },
      ended({ isSolved, mistakes, hints }) {
        const isFirst = isSolved && mistakes === 0 && hints === 0;
        const today = dayOf();
        const { cards } = pile.change((all) => piles.withResult(all, id, isFirst, today));
        const due = cards.find((card) => card.id === id)?.due ?? today;
        if (isFirst) solved.add(id);
        return text("mistakes.again", { days: doneIn(cards).has(id) ? 0 : due - today });
      },
      next,
      more: () => [
        row(
          back(),
          link("#own", text("mistakes.all")),
          button("do", "remove", { class: "quiet" }, text("mistakes.remove")),
        ),
      ],
      acts: {
        remove() {
          pile.change((all) => piles.withoutThese(all, [id]));
          show(next());
          say(text("mistakes.removed"));
        },
      },
    };
  }

  /** @returns {Page} */
  function page(note = "") {
    if (ofOne() === undefined) shown = { ...shown, address: "own" };
    refresh();
    const about = () => ({ name: text("puzzles.own") });
    return { puzzle: null, hash: shown.address, about, more: overview, acts, note };
  }

  /** The exercises that an address asks for. @param {string} what */
  function exercisesFor(what) {
    const all = pile.read();
    if (what === "due") return piles.dueIn(all, dayOf());
    if (what === "all") return all.exercises;
    // First those that are not done.
    const done = doneIn(all.cards);
    return all.exercises
      .filter(({ themes }) => themes?.includes(what))
      .sort((a, b) => Number(done.has(a.id)) - Number(done.has(b.id)));
  }

  return {
    /** What an address without `#` opens. @type {(wanted: string) => Promise<Opened | Page>} */
    async opening(wanted) {
      shown.search.abort();
      if (wanted !== shown.address) shown = { ...shown, found: null };
      shown = { ...shown, address: wanted, looking: null };
      const one = ofOne();
      if (one !== undefined) return opened(one);
      const exercises = exercisesFor(shown.address.slice(4));
      return exercises.length > 0 ? practice(exercises) : page();
    },
  };
}
