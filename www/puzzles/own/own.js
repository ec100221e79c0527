/**
 * One's own mistakes: `#own` shows the pile; `#own=due`, `#own=all` and `#own=raise` practise; `#own&…`, with a game as
 * the play page writes it, practises the mistakes of that game.
 * @import { Exercise } from "../../exercise/mistake.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Opened, Page } from "../lists.js"
 * @import { Host } from "../main.js"
 * @import { Played } from "./look.js"
 */

import { loadRules } from "../../element/rules.js";
import {
  findSolution,
  loadingOf,
  loadTables,
  missingTables,
  onLoading,
} from "../../engine/loading.js";
import { freeBytes } from "../../engine/policy.js";
import { dated, dayOf, parseDay } from "../../exercise/day.js";
import { puzzleOf } from "../../exercise/mistake.js";
import { parseAddress } from "../../game/address.js";
import { explain } from "../../game/explain.js";
import {
  doubted,
  dueIn,
  openPile,
  withGame,
  withoutThese,
  withResult,
} from "../../library/pile.js";
import { doneIn } from "../../library/repetition.js";
import { openMemory } from "../../library/storage.js";
import { button, h } from "../../site/nodes.js";
import { isoDay } from "../../site/share.js";
import { analysisTexts } from "../../text/analysis.js";
import { mistakeTexts } from "../../text/mistakes.js";
import { addTexts, text } from "../../text/text.js";
import { link, row } from "../besides.js";
import { gameName, gamesToLook, lookThrough, overlooked } from "./look.js";

/** Themes that are listed. */
const MOST = 6;

/** @param {Host} host */
export async function mount({ show, render, tell, say }) {
  const [rules] = await Promise.all([loadRules(), addTexts(analysisTexts), addTexts(mistakeTexts)]);
  const pile = openPile();
  let state = {
    address: "",
    /** Games that were not looked through. */
    waiting: /** @type {Played[]} */ ([]),
    /** The game that is looked through. */
    looking: /** @type {{ game: number, count: number, share: number } | null} */ (null),
  };
  let search = new AbortController();

  /** @param {Partial<typeof state>} changes */
  function become(changes) {
    state = { ...state, ...changes };
    render();
  }

  /** The pile as a person reads it: how many positions, what they are about, and the games that may have more. */
  function overview() {
    const isOfAll = back() === "";
    return [
      h("h2", { tabindex: -1 }, text("puzzles.own")),
      ...(pile.isRefused ? [h("p", {}, text("mistakes.refused"))] : []),
      ...(isOfAll ? pileParts() : []),
      ...gameParts(isOfAll),
      ...(isOfAll && pile.read().exercises.length > 0 ? endParts() : []),
      row(link("#", text("puzzles.title"), "way")),
    ];
  }

  function pileParts() {
    const now = pile.read();
    const all = now.exercises.length;
    if (all === 0) {
      const play = link(`index.html${location.search}`, text("mistakes.play"), "button primary");
      return [h("p", {}, text("mistakes.empty")), row(play)];
    }
    const count = dueIn(now, dayOf()).length;
    const practise =
      count > 0
        ? link("#own=due", text("mistakes.practise", { count }), "button primary")
        : link("#own=all", text("mistakes.anyway"));
    const themes = overlooked(now.exercises).slice(0, MOST);
    const items = themes.map(({ theme, count, all }) => {
      const words = `${text("puzzle.theme", { theme })}: ${count} / ${all}`;
      return h("li", { style: `--share: ${(100 * count) / all}%` }, link(`#own=${theme}`, words));
    });
    return [
      h("p", {}, text("mistakes.count", { all, done: doneIn(now.cards).size })),
      row(practise),
      ...(items.length > 0 ? [h("h3", {}, text("mistakes.overlooked"))] : []),
      ...(items.length > 0 ? [h("ul", { class: "own-themes" }, ...items)] : []),
    ];
  }

  /** @param {boolean} isOfAll */
  function gameParts(isOfAll) {
    const { waiting, looking } = state;
    if (looking !== null) {
      const words = text("mistakes.looking", looking);
      return [
        h("p", {}, words),
        h("progress", { value: looking.share, "aria-label": words }),
        row(button("do", "stop", {}, text("review.stop"))),
      ];
    }
    const count = waiting.length;
    const start = count > 0 ? [button("do", "look", {}, text("mistakes.start"))] : [];
    if (!isOfAll) return [row(...start, ...ways())];
    return count > 0 ? [h("h3", {}, text("mistakes.look", { count })), row(...start)] : [];
  }

  function endParts() {
    const count = pile.read().exercises.length;
    return [
      h("p", { class: "own-line" }, text("mistakes.kept")),
      h(
        "details",
        {},
        h("summary", {}, text("mistakes.removeAll")),
        h("p", {}, text("mistakes.removeAllLine", { count })),
        button("do", "removeAll", { class: "danger" }, text("mistakes.remove")),
      ),
    ];
  }

  /** The ways to the game that exercises are from, if it is only one, and to all exercises. */
  const ways = () => [
    ...(back() === "" ? [] : [link(back(), text("mistakes.game"))]),
    link("#own", text("mistakes.all")),
  ];

  /** Where the game in the address is played; "" for none. */
  const back = () =>
    state.address.startsWith("own&")
      ? `index.html${location.search}#${state.address.slice(4)}`
      : "";

  const acts = {
    look,
    stop: () => search.abort(),
    removeAll() {
      pile.change((all) => ({ ...all, exercises: [], cards: [] }));
      tell("");
      render();
    },
  };
  onLoading((_, more) => {
    if (!more) return;
    pile.change(doubted);
    if (state.looking === null) refresh();
  });

  /** Loads the tables that load without a question, all or the first one. @param {Played["game"]["rules"]} set */
  async function prepare(set) {
    await findSolution(set);
    if (loadingOf(set).isSolved) return;
    const allowed = openMemory().allowed(set.variant) ?? freeBytes();
    for (const all of [true, false]) {
      if ((await missingTables(set, all)) <= allowed) return loadTables(set, all);
    }
  }

  /** Looks the games through one after the other. What was found stays when it is stopped. */
  async function look() {
    search.abort();
    search = new AbortController();
    const { signal } = search;
    const stopped = new Promise((_, reject) => signal.addEventListener("abort", reject));
    stopped.catch(() => {});
    const { address, waiting: games } = state;
    const count = games.length;
    const before = pile.read().exercises.length;
    let [looked, unsure, isFailed] = [0, 0, false];
    say(text("mistakes.looking", { game: 1, count }));
    try {
      for (const [i, played] of games.entries()) {
        const { rules: set } = played.game;
        const progress = (/** @type {number} */ share) => {
          signal.throwIfAborted();
          become({ looking: { game: i + 1, count, share } });
        };
        progress(0);
        await Promise.race([prepare(set), stopped]);
        const { name, exercises, open } = await lookThrough(rules, played, progress, signal);
        pile.change((all) => withGame(all, name, exercises, open));
        looked += 1;
        unsure += open;
      }
    } catch {
      isFailed = !signal.aborted;
    }
    if (search.signal !== signal) return;
    become({ looking: null });
    await refresh();
    if (state.address !== address) return;
    if (back() !== "" && looked > 0) return show(ofGame(games[0]), "replace");
    const positions = pile.read().exercises.length - before;
    const words = [
      back() === "" ? text("mistakes.found", { games: looked, positions }) : "",
      unsure > 0 ? text("mistakes.open", { count: unsure }) : "",
      isFailed ? text("analysis.failed") : "",
    ];
    tell(words.filter(Boolean).join(" "));
  }

  /** Reads again which games were not looked through, or left an exercise without its themes. */
  async function refresh() {
    if (back() !== "") return;
    const { looked, exercises } = pile.read();
    const unknown = exercises.flatMap(({ themes, games }) => (themes === null ? games : []));
    const isLooked = (/** @type {string} */ name) => name in looked && !unknown.includes(name);
    become({ waiting: await gamesToLook(rules, isLooked) });
  }

  /** The mistakes of the game in an address: known already, or looked for now. @param {string} address */
  async function opened(address) {
    try {
      const parsed = parseAddress(address.slice(4));
      const { computer = null, position, moves, rules: options } = parsed ?? {};
      const game = rules.newGame({ ...options, position: position ?? undefined, moves });
      const played = { game, computer, day: isoDay(new Date()) };
      state.waiting = [played];
      if (pile.read().looked[gameName(game)] === 0) return ofGame(played);
      look();
      return pageAt(address);
    } catch (problem) {
      return pageAt("own", await explain(problem));
    }
  }

  /** @param {Played} played */
  function ofGame({ game }) {
    const name = gameName(game);
    const { exercises, looked } = pile.read();
    const mine = exercises.filter(({ games }) => games.includes(name));
    if (mine.length > 0) return practice(mine.sort((a, b) => a.turn - b.turn));
    const count = looked[name];
    const note = count > 0 ? text("mistakes.open", { count }) : text("mistakes.none");
    return pageAt(state.address, note);
  }

  /**
   * Practising some exercises one after the other, from one on; after the last one stands what came of them.
   * @type {(exercises: readonly Exercise[], at?: number, solved?: number) => Opened} `solved`: at the first try.
   */
  function practice(exercises, at = 0, solved = 0) {
    const exercise = exercises[at];
    const { id, level, turn, day, games, value, left, played: move } = exercise;
    const count = exercises.length;
    let result = solved;
    const next = () => {
      if (at + 1 < count) return practice(exercises, at + 1, result);
      if (back() !== "") state.waiting = [];
      const note = text("mistakes.result", { solved: result, count });
      return pageAt(back() === "" ? "own" : state.address, note);
    };
    return {
      puzzle: puzzleOf(exercise),
      hash: state.address,
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
        const { cards } = pile.change((all) => withResult(all, id, isFirst, today));
        const due = cards.find((card) => card.id === id)?.due ?? today;
        result = solved + Number(isFirst);
        return text("mistakes.again", { days: doneIn(cards).has(id) ? 0 : due - today });
      },
      next,
      more: () => [
        row(...ways(), button("do", "remove", { class: "quiet" }, text("mistakes.remove"))),
      ],
      acts: {
        remove() {
          pile.change((all) => withoutThese(all, [id]));
          show(next(), "replace");
          say(text("mistakes.removed"));
        },
      },
    };
  }

  /** @type {(address: string, note?: string) => Page} */
  function pageAt(address, note = "") {
    state.address = address;
    return { puzzle: null, hash: address, more: overview, acts, note };
  }

  /** The exercises that an address asks for. @param {string} what */
  function exercisesFor(what) {
    const all = pile.read();
    if (what === "due") return dueIn(all, dayOf());
    if (what === "all") return all.exercises;
    // First those that are not done.
    const done = doneIn(all.cards);
    return all.exercises
      .filter(({ themes }) => themes?.includes(what))
      .sort((a, b) => Number(done.has(a.id)) - Number(done.has(b.id)));
  }

  return {
    /** What an address without `#` opens. @type {(address: string) => Promise<Opened | Page>} */
    async opening(address) {
      search.abort();
      state = { ...state, address, looking: null };
      if (address.startsWith("own&")) return opened(address);
      const exercises = exercisesFor(address.slice(4));
      if (exercises.length > 0) return practice(exercises);
      refresh();
      return pageAt("own");
    },
  };
}
