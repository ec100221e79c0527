/**
 * The line about the tables of perfect play, which hints, analysis and the highest level use where the host has no
 * solution: it asks before much is loaded, shows how far the loading is, and says what plays without them. It also says
 * that the solution cannot be used.
 * @import { Rules } from "../engine/tables.js"
 * @import { Memory } from "./storage.js"
 */

import { loadTables, missingTables, stopLoading, tableState } from "../engine/loading.js";
import { freeBytes } from "../engine/policy.js";
import { findSolution, retrySolution, solutionOf } from "../engine/solution.js";
import { tablesOf } from "../engine/tables.js";
import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";

/** @typedef {"first" | "all"} Need The tables that are wanted: the first one of a rule set, or all. */

/**
 * @param {object} parts
 * @param {Memory} parts.memory
 * @param {(sentence: string) => void} parts.say
 * @param {HTMLElement} parts.rest Takes the focus where a button with the focus is hidden.
 * @param {() => void} wantAll The person wants all tables of these rules.
 */
export function createTables({ memory, say, rest }, wantAll) {
  const line = byId("tables");
  const note = byId("tables-note");
  const bar = /** @type {HTMLProgressElement} */ (byId("tables-progress"));
  const load = byId("tables-load");
  const without = byId("tables-without");

  /** @type {Rules | null} */
  let rules = null;
  /** @type {Need | null} */
  let need = null;
  /** Whether perfect play is wanted, from wherever. */
  let isWanted = false;
  /** Whether the line asks, and whether it stays after a refusal. */
  let manner = { asks: false, stays: false };
  /** What `missing` is about. */
  let key = "";
  /** @type {number | null} Bytes that only the network has; null: not known yet. */
  let missing = null;
  let said = "";
  /** Whether the line shows a progress. */
  let loading = false;
  /** How many bytes may be loaded without asking again, by variant; 0: none. */
  let choices = memory.tables();

  /** @param {Rules} rules */
  const allowed = ({ variant }) => choices[variant] ?? freeBytes();

  /** @param {number} bytes */
  function allow(bytes) {
    if (rules === null) return;
    choices = { ...choices, [rules.variant]: bytes };
    memory.keepTables(choices);
  }

  /** Whether the host has the solution, and it answers. */
  function isSolved() {
    if (rules === null) return false;
    const { state, answers } = solutionOf(rules);
    return state === "ready" && answers;
  }

  /** What is said where the host has a solution that cannot be used; "" otherwise. */
  function fault() {
    const state = rules && isWanted ? solutionOf(rules).state : "none";
    return state === "failed" || state === "broken" ? text(`solution.${state}`) : "";
  }

  function act(again = false) {
    if (
      !isSolved() &&
      rules !== null &&
      need !== null &&
      missing !== null &&
      missing <= allowed(rules)
    ) {
      const failed = tableState(rules).state === "failed";
      if (!failed || again) loadTables(rules, need === "all");
    }
    render();
  }

  /** @param {string} sentence What the line says aloud; "" for nothing. */
  function speak(sentence) {
    if (sentence !== said && sentence !== "") say(sentence);
    said = sentence;
  }

  /** What is shown, and what its buttons are called. */
  function shown() {
    const line = isSolved() ? null : aboutTables();
    const before = fault();
    if (before === "") return line;
    const again = text("tables.retry");
    if (line === null)
      return { state: "failed", words: before, load: again, without: "", share: null };
    return { ...line, words: `${before} ${line.words}` };
  }

  function aboutTables() {
    if (rules === null || need === null || missing === null) return null;
    const { state, received, bytes, more } = tableState(rules);
    const whole = state === "ready" && (need === "first" || more === 0);
    if (state === "loading" && missing > 0) {
      const words = text("tables.progress", { received, bytes });
      const share = received / bytes;
      return { state, words, load: "", without: text("dialog.cancel"), share };
    }
    if (state === "failed") {
      const [again, not] = [text("tables.retry"), text("tables.decline")];
      return { state, words: text("tables.failed"), load: again, without: not, share: null };
    }
    if (whole && more > 0) {
      const all = text("tables.all", { bytes: more });
      return { state, words: text("tables.partly"), load: all, without: "", share: null };
    }
    if (whole || missing <= allowed(rules) || !manner.asks) return null;
    const asks = choices[rules.variant] === undefined;
    if (!asks && !manner.stays) return null;
    const words = asks ? text("tables.ask", { bytes: missing }) : text("tables.without");
    const not = asks ? text("tables.decline") : "";
    const offer = text("tables.load", { bytes: missing });
    return { state: asks ? "asks" : "none", words, load: offer, without: not, share: null };
  }

  function render() {
    const now = shown();
    const within = line.contains(document.activeElement);
    line.hidden = now === null;
    line.dataset.state = now?.state ?? "";
    setText(note, now?.words ?? "");
    bar.hidden = now === null || now.share === null;
    bar.value = now?.share ?? 0;
    for (const [button, label] of /** @type {const} */ ([
      [load, now?.load ?? ""],
      [without, now?.without ?? ""],
    ])) {
      button.hidden = label === "";
      setText(button, label);
    }
    if (within && !line.contains(document.activeElement)) focusOn();
    const loads = now !== null && now.share !== null;
    const done = loading && rules !== null && tableState(rules).state === "ready";
    loading = loads;
    if (!loads) speak(done ? text("tables.ready") : (now?.words ?? ""));
  }

  /** The focus was on a button that is hidden now. */
  function focusOn() {
    const next = [without, load].find(({ hidden }) => !hidden && !line.hidden);
    (next ?? rest).focus();
  }

  load.addEventListener("click", () => {
    if (rules === null) return;
    if (fault() !== "" && aboutTables() === null) {
      retrySolution();
      return;
    }
    if (missing === null) return;
    const { state, more } = tableState(rules);
    if (state === "ready" && more > 0 && need === "first") {
      allow(more);
      wantAll();
      return;
    }
    allow(Math.max(missing, choices[rules.variant] ?? 0));
    act(true);
  });

  without.addEventListener("click", () => {
    allow(0);
    if (rules !== null) stopLoading(rules);
    render();
  });

  return {
    /**
     * Loads what is wanted, or asks.
     * @param {Rules} now
     * @param {Need | null} wanted
     * @param {typeof manner} how
     */
    follow(now, wanted, how) {
      rules = now;
      need = wanted;
      isWanted = wanted !== null;
      manner = how;
      const { variant, takeBack, emptyReserve } = now;
      const next = [variant, takeBack, emptyReserve, need].join();
      if (next === key) {
        act();
        return;
      }
      key = next;
      missing = null;
      render();
      if (need === null) return;
      const bytes = missingTables(now, need === "all");
      findSolution(now).then(async () => {
        if (next !== key) return;
        if (tablesOf(now).length === 0) need = null;
        else missing = await bytes;
        if (next === key) act();
      });
    },

    /** Shows what is known now, in the language of the moment. Where the solution cannot be used, loads tables. */
    update: () => act(),
  };
}
