/**
 * One's own mistakes: `#own` shows the pile; `#own=due`, `#own=all` and `#own=raise` practise; `#own&…`, with a game as
 * the play page writes it, practises the mistakes of that game.
 * @import { Mistake } from "../../exercise/mistake.js"
 * @import { Pile } from "../../library/pile.js"
 * @import { Opened, Page } from "../lists.js"
 * @import { Host } from "../main.js"
 * @import { Played } from "./look.js"
 * @import { Effect } from "./reduce.js"
 */

import { lateRules } from "../../element/rules.js";
import { findSolution, loadingOf, loadTables, onLoading } from "../../engine/know.js";
import { freeBytes } from "../../engine/tables.js";
import { dated, dayOf, parseDay } from "../../exercise/day.js";
import { puzzleOf } from "../../exercise/mistake.js";
import { parseAddress } from "../../game/address.js";
import { explain } from "../../game/explain.js";
import { allGames } from "../../library/archive.js";
import { gameOf, NO_MOVES } from "../../library/links.js";
import * as piles from "../../library/pile.js";
import { doneIn } from "../../library/repetition.js";
import { openMemory } from "../../library/storage.js";
import { createLoop } from "../../site/loop.js";
import { button } from "../../site/nodes.js";
import { isoDay } from "../../site/share.js";
import { store } from "../../site/store.js";
import { translations } from "../../text/board-text.js";
import { addTexts, text } from "../../text/text.js";
import { link, row } from "../besides.js";
import { gameName, gamesToLook, lookThrough } from "./look.js";
import { FIRST, ofOne, reduce } from "./reduce.js";
import { back, overview } from "./view.js";

/** @param {Host} host */
export async function mount({ show, showAgain, tell, say }) {
  const [rules] = await Promise.all([
    lateRules.load(),
    addTexts(translations("analysis")),
    addTexts(translations("mistakes")),
  ]);
  const stored = store(piles.PILE);
  const searches = { running: new AbortController() };
  const loop = createLoop(FIRST, reduce, (/** @type {Effect} */ effect) => RUN[effect.do](effect));
  const send = loop.dispatch;
  /** The pile that is shown, with what was found in the game of a link. @param {Pile} now */
  const withFound = (now, { found } = loop.state) =>
    found === null ? now : piles.withGame(now, found.name, found.exercises, found.open);
  const pile = {
    read: () => withFound(stored.read()),
    /** @param {(now: Pile) => Pile} by */
    change(by) {
      const next = stored.change((now) => by(withFound(now)));
      send({ is: "kept" });
      return next;
    },
  };
  const parts = () => {
    const around = { today: dayOf(), query: location.search, isRefused: stored.isRefused };
    return overview(loop.state, pile.read(), around);
  };

  /** @type {(games: readonly Played[], isLink?: boolean) => void} */
  const look = (games, isLink) =>
    send({ is: "look", games, before: pile.read().exercises.length, isLink });
  const acts = {
    look: () => look(loop.state.waiting),
    stop: () => send({ is: "stop" }),
    removeAll() {
      pile.change((all) => ({ ...all, exercises: [], cards: [] }));
      tell("");
      showAgain();
    },
  };
  /** @type {Record<Effect["do"], (effect: any) => unknown>} */
  const RUN = { drop, show: showAgain, keep: () => pile.change((all) => all), search, conclude };
  onLoading((_, more) => {
    if (!more) return;
    if (Object.values(stored.read().looked).some((open) => open > 0)) stored.change(piles.doubted);
    if (loop.state.looking === null) refresh();
  });

  /** Loads the tables that load without a question, all or the first one. @param {Played["game"]["rules"]} set */
  async function prepare(set) {
    await findSolution(set);
    if (loadingOf(set).isSolved) return;
    const allowed = openMemory().allowed(set.variant) ?? freeBytes();
    for (const all of [true, false]) await loadTables(set, all, allowed);
  }

  function drop() {
    searches.running.abort();
    searches.running = new AbortController();
  }

  /** Looks games through one after the other. What was found stays when it is stopped. @param {{ games: readonly Played[], search: number }} effect */
  async function search({ games, search }) {
    drop();
    say(text("mistakes.looking", { game: 1, count: games.length }));
    const { signal } = searches.running;
    const stopped = new Promise((_, reject) => signal.addEventListener("abort", reject));
    stopped.catch(() => {});
    let isFailed = false;
    try {
      for (const played of games) {
        const progress = (/** @type {number} */ share) => {
          signal.throwIfAborted();
          send({ is: "progress", search, share });
        };
        progress(0);
        await Promise.race([prepare(played.game.rules), stopped]);
        const found = await lookThrough(rules, played, progress, signal);
        send({ is: "found", search, found });
      }
    } catch {
      isFailed = true;
    }
    send({ is: "ended", search, isFailed });
  }

  /** @param {Extract<Effect, { do: "conclude" }>} effect */
  async function conclude({ looking: { looked, open, before }, isFailed, search }) {
    drop();
    await refresh();
    if (loop.state.search !== search) return;
    const one = ofOne(loop.state.address);
    if (one !== undefined && looked > 0) return show(ofGame(playedIn(one)));
    const positions = pile.read().exercises.length - before;
    const words = [
      one === undefined ? text("mistakes.found", { games: looked, positions }) : "",
      open > 0 ? text("mistakes.open", { count: open }) : "",
      isFailed ? text("analysis.failed") : "",
    ];
    tell(words.filter(Boolean).join(" "));
  }

  /** Reads again which games were not looked through, or left an exercise without its themes. */
  async function refresh() {
    const { looked, exercises } = pile.read();
    const unknown = exercises.flatMap(({ themes, games }) => (themes === null ? games : []));
    const isLooked = (/** @type {string} */ name) => name in looked && !unknown.includes(name);
    send({ is: "waiting", waiting: await gamesToLook(rules, isLooked) });
  }

  /** The game in an address. @param {string} one @returns {Played} */
  function playedIn(one) {
    const address = { ...NO_MOVES, ...parseAddress(one), conceded: null };
    return { ...address, game: gameOf(rules, address), day: isoDay(new Date()) };
  }

  /** The mistakes of the game in an address: known already, or looked for now. @param {string} one */
  async function opened(one) {
    try {
      const played = playedIn(one);
      const { game } = played;
      if (pile.read().looked[gameName(game)] === 0) return ofGame(played);
      const { games } = await allGames(rules);
      look([played], !games.some((kept) => gameName(kept.game) === gameName(game)));
      return page();
    } catch (problem) {
      send({ is: "open", address: "own" });
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
      hash: loop.state.address,
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
          back(loop.state.address, location.search),
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
    if (ofOne(loop.state.address) === undefined) send({ is: "open", address: "own" });
    refresh();
    const about = () => ({ name: text("puzzles.own") });
    return { puzzle: null, hash: loop.state.address, about, more: parts, acts, note };
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
      send({ is: "open", address: wanted });
      const one = ofOne(wanted);
      if (one !== undefined) return opened(one);
      const exercises = exercisesFor(wanted.slice(4));
      return exercises.length > 0 ? practice(exercises) : page();
    },
  };
}
