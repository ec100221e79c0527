/**
 * One's own mistakes: `#own` shows the pile; `#own=due`, `#own=all` and `#own=raise` practise; `#own&…`, with a game as
 * the play page writes it, practises the mistakes of that game.
 * @import { Address } from "../../game/address.js"
 * @import { Host } from "../main.js"
 * @import { Exercise } from "../../exercise/mistake.js"
 * @import { Played } from "./look.js"
 */

import { themes as themesOf } from "../../engine/know.js";
import { onLoading } from "../../engine/news.js";
import { dayOf } from "../../exercise/day.js";
import { parseAddress } from "../../game/address.js";
import { explain } from "../../game/explain.js";
import { isoDay } from "../../library/archive.js";
import { sideByLinks } from "../../library/links.js";
import {
  doneOf,
  doubted,
  dueIn,
  openPile,
  withGame,
  withoutThese,
  withResult,
  withThemes,
} from "../../library/pile.js";
import { make } from "../../site/dom.js";
import { loadStyle } from "../../site/load-style.js";
import { byId } from "../../site/markup.js";
import { analysisTexts } from "../../text/analysis.js";
import { mistakeTexts } from "../../text/mistakes.js";
import { loadPuzzleText } from "../../text/puzzle.js";
import { addTexts, text } from "../../text/text.js";
import { gamesToLook } from "./games.js";
import { gameName } from "./mistakes.js";
import { overlooked, withTheme } from "./overlooked.js";
import { createOverview } from "./overview.js";
import { createPractice } from "./practice.js";
import { createSearch } from "./search.js";

/** @type {Address} */
const NO_GAME = { rules: {}, position: null, moves: [], conceded: null, computer: null };

/** @param {Host} host */
export async function mount({ say, alone }) {
  const rules = await import("../../pkg/rules.js");
  let [read] = await Promise.all([
    loadPuzzleText(document.documentElement.lang),
    rules.default(),
    addTexts(analysisTexts),
    addTexts(mistakeTexts),
    loadStyle(new URL("../../play/analysis/analysis.css", import.meta.url)),
    loadStyle(new URL("./own.css", import.meta.url)),
  ]);
  const root = byId("own");
  const pile = openPile();
  const place = make("section", "own-pile panel");
  const tables = make("div", "own-tables panel");
  const course = make("section", "own-practice panel");
  root.append(place, tables, course);
  /** @type {{ own: Played[], both: Played[] }} */
  let waiting = { own: [], both: [] };
  let note = "";
  /** How often the engine got to know more. */
  let arrivals = 0;
  /** What the address asks for. */
  let hash = "";

  const overview = createOverview(place, {
    look: (both) => look([...waiting.own, ...(both ? waiting.both : [])]),
    again: lookAtGame,
    stop: () => search.stop(),
    removeAll() {
      pile.change((all) => ({ ...all, exercises: [], cards: [] }));
      tell("");
    },
  });
  const search = createSearch(
    { rules, say, home: tables, rest: place },
    {
      change: render,
      found({ name, exercises, open }) {
        pile.change((all) => withGame(all, name, exercises, open));
      },
    },
  );
  const practice = createPractice(
    course,
    { rules, read, say },
    {
      result(exercise, isSolved) {
        const today = dayOf();
        const { cards } = pile.change((all) => withResult(all, exercise.id, isSolved, today));
        const card = cards.find(({ id }) => id === exercise.id);
        return card === undefined || doneOf({ cards }).has(card.id) ? 0 : card.due - today;
      },
      remove: ({ id }) => pile.change((all) => withoutThese(all, [id])),
    },
  );

  onLoading((_, more) => {
    search.render();
    if (!more) return;
    arrivals += 1;
    pile.change(doubted);
    if (isGame() && place.hidden === false && search.state === null) lookAtGame();
    else refresh();
  });

  /** @param {string} words What came of the last thing done, in writing and aloud. */
  function tell(words) {
    note = words;
    render();
    if (words !== "") say(words);
  }

  /** Reads again which games were not looked through. */
  async function refresh() {
    waiting = await gamesToLook(rules, pile.read().looked);
    render();
    await classify();
    render();
  }

  /** Asks what the exercises are about of which that is not known yet. */
  async function classify() {
    /** @type {Map<string, string[]>} */
    const known = new Map();
    try {
      for (const { id, rules: set, position, right, themes } of pile.read().exercises) {
        if (themes !== null) continue;
        const game = rules.newGame({ ...set, position });
        known.set(id, await themesOf(game, right[0]));
      }
    } catch {
      // What is not known yet is asked with the next change.
    }
    if (known.size > 0) pile.change((all) => withThemes(all, known));
  }

  function render() {
    const all = pile.read();
    // Tables help where a moment could not be judged.
    const isOpen = Object.values(all.looked).some((open) => open > 0);
    tables.hidden = place.hidden || (search.state === null && !isOpen);
    overview.render({
      all: all.exercises.length,
      due: dueIn(all, dayOf()).length,
      done: doneOf(all).size,
      overlooked: overlooked(all.exercises),
      waiting: { own: waiting.own.length, both: waiting.both.length },
      looking: search.state,
      back: back(),
      note,
      isRefused: pile.isRefused,
    });
  }

  /** @param {readonly Played[]} games */
  async function look(games) {
    const before = pile.read().exercises.length;
    note = "";
    const { looked, open, isFailed } = await search.run(games);
    const positions = pile.read().exercises.length - before;
    await refresh();
    tell(
      [
        text("mistakes.found", { games: looked, positions }),
        ...(open > 0 ? [text("mistakes.open", { count: open })] : []),
        ...(isFailed ? [text("analysis.failed")] : []),
      ].join(" "),
    );
  }

  /** The mistakes of the game in the address: known already, or looked for now. @returns {Promise<void>} */
  async function lookAtGame() {
    const asked = hash;
    /** @type {Played} */
    let played;
    try {
      const { computer, position, moves, ...address } = parseAddress(asked.slice(5)) ?? NO_GAME;
      const options = { ...address.rules, position: position ?? undefined, moves };
      const game = rules.newGame(options);
      played = { game, computer, you: sideByLinks(game), day: isoDay(new Date()) };
    } catch (problem) {
      showAll(await explain(problem));
      return;
    }
    const name = gameName(played.game);
    if (pile.read().looked[name] !== 0) {
      const before = arrivals;
      const { open, isStopped, isFailed } = await search.run([played]);
      if (hash !== asked) return;
      if (open > 0 && arrivals !== before) return lookAtGame();
      if (isStopped || isFailed) return tell(isFailed ? text("analysis.failed") : "");
    }
    await classify();
    if (hash !== asked) return;
    const { exercises, looked } = pile.read();
    const mine = exercises.filter(({ games }) => games.includes(name));
    const open = looked[name] ?? 0;
    if (mine.length > 0) begin(mine.sort((a, b) => a.turn - b.turn));
    else tell(open > 0 ? text("mistakes.open", { count: open }) : text("mistakes.none"));
  }

  /** Where the game in the address is played; "" for none. */
  const back = () => (isGame() ? `index.html${location.search}#${hash.slice(5)}` : "");
  const isGame = () => hash.startsWith("#own&");

  /** Shows the pile in place of what the address asked for. @param {string} [words] */
  function showAll(words = "") {
    hash = "#own";
    history.replaceState(null, "", `${location.search}${hash}`);
    showPile();
    tell(words);
  }

  function showPile() {
    course.hidden = true;
    place.hidden = false;
    render();
    overview.focus();
  }

  /** @param {readonly Exercise[]} exercises */
  function begin(exercises) {
    place.hidden = true;
    tables.hidden = true;
    course.hidden = false;
    practice.open(exercises, back());
  }

  /** The exercises that an address asks for. @param {string} what */
  function exercisesFor(what) {
    const all = pile.read();
    if (what === "due") return dueIn(all, dayOf());
    if (what === "all") return all.exercises;
    // First those that are not done.
    const done = doneOf(all);
    return withTheme(all.exercises, what).sort(
      (a, b) => Number(done.has(a.id)) - Number(done.has(b.id)),
    );
  }

  function entitle() {
    if (root.checkVisibility()) {
      document.title = text("title", { status: text("puzzles.own") });
    }
  }

  /** @param {string} address What is shown now, without `#`. */
  async function show(address) {
    search.stop();
    hash = `#${address}`;
    note = "";
    root.hidden = false;
    entitle();
    const [, sign, rest = ""] = /^own([=&]?)(.*)$/.exec(address) ?? [];
    const exercises = sign === "=" ? exercisesFor(rest) : [];
    if (exercises.length > 0) return begin(exercises);
    showPile();
    if (sign === "=") showAll();
    if (isGame()) await lookAtGame();
    else await refresh();
  }

  return {
    /** @param {string} address */
    async follow(address) {
      alone("own");
      show(address);
      return true;
    },

    async speak() {
      read = await loadPuzzleText(document.documentElement.lang);
      search.render();
      practice.speak(read);
      render();
      entitle();
    },
  };
}
