/**
 * The line about the tables of perfect play, which hints, analysis and the highest level use where the host has no
 * solution: it asks before much is loaded, shows how far the loading is, and says what plays without them. It also says
 * that the solution cannot be used.
 * @import { Loading } from "../engine/loading.js"
 * @import { Rules } from "../engine/tables.js"
 * @import { Memory } from "./storage.js"
 */

import {
  findSolution,
  loadingOf,
  loadTables,
  missingTables,
  retrySolution,
  stopLoading,
} from "../engine/loading.js";
import { freeBytes } from "../engine/policy.js";
import { nameOf, tablesOf } from "../engine/tables.js";
import { onButton } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { button, h, toElement } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

/**
 * What is wanted of perfect play: the first table of the rule set, all, or nothing. `asks`: the line asks; `stays`: it stays
 * after a refusal; `missing`: bytes that only the network has; null: not known yet, or there are no tables.
 * @typedef {{ rules: Rules, need: "first" | "all" | null, asks: boolean, stays: boolean, missing: number | null }} Wish
 */

/** What the line says. `buttons`: their words, by what they do; `share`: how much is loaded. @typedef {ReturnType<typeof newLine>} Line */

/** @type {(state: string, words: string, buttons: Record<string, string>, share?: number | null) => { state: string, words: string, buttons: Record<string, string>, share: number | null }} */
const newLine = (state, words, buttons, share = null) => ({ state, words, buttons, share });

/** @type {(wish: Wish, loading: Loading, chosen: number | undefined) => Line | null} */
export function lineOf(wish, loading, chosen) {
  const line = loading.isSolved ? null : aboutTables(wish, loading, chosen);
  if (wish.need === null || loading.fault === null) return line;
  const fault = text("solution.failed");
  if (line !== null) return { ...line, words: `${fault} ${line.words}` };
  return newLine("failed", fault, { retry: text("tables.retry") });
}

/** @type {typeof lineOf} */
function aboutTables({ need, asks, stays, missing }, { state, received, bytes, more }, chosen) {
  if (need === null || missing === null) return null;
  if (state === "loading" && missing > 0) {
    const words = text("tables.progress", { received, bytes });
    return newLine(state, words, { without: text("dialog.cancel") }, received / bytes);
  }
  const without = text("tables.decline");
  if (state === "failed") {
    return newLine(state, text("tables.failed"), { load: text("tables.retry"), without });
  }
  if (state === "ready" && need === "first" && more > 0) {
    return newLine(state, text("tables.partly"), { more: text("tables.all", { bytes: more }) });
  }
  const isWhole = state === "ready" && (need === "first" || more === 0);
  if (isWhole || missing <= (chosen ?? freeBytes()) || !asks) return null;
  const load = text("tables.load", { bytes: missing });
  if (chosen !== undefined) return stays ? newLine("none", text("tables.without"), { load }) : null;
  return newLine("asks", text("tables.ask", { bytes: missing }), { load, without });
}

/**
 * @param {object} parts
 * @param {Memory} parts.memory
 * @param {(sentence: string) => void} parts.say
 * @param {HTMLElement} parts.rest Takes the focus where a button with the focus is removed.
 * @param {() => void} wantAll The person wants all tables of these rules.
 */
export function createTables({ memory, say, rest }, wantAll) {
  const place = byId("tables");
  /** @type {Wish | null} */
  let wish = null;
  /** @type {Line | null} What is shown. */
  let line = null;

  /** How many bytes the person lets load, 0 for none. @param {Wish} wish @returns {number | undefined} */
  const chosen = ({ rules }) => memory.allowed(rules.variant);

  function act(again = false) {
    if (wish === null) return;
    const { rules, need, missing } = wish;
    const { isSolved, state } = loadingOf(rules);
    const isWanted = need !== null && !isSolved && (state !== "failed" || again);
    if (isWanted && missing !== null && missing <= (chosen(wish) ?? freeBytes())) {
      loadTables(rules, need === "all");
    }
    render(wish);
  }

  /** @param {Wish} wish */
  function render(wish) {
    const before = line;
    const loading = loadingOf(wish.rules);
    line = lineOf(wish, loading, chosen(wish));
    const { state, words, buttons, share } = line ?? newLine("", "", {});
    const within = place.contains(document.activeElement);
    place.hidden = line === null;
    place.dataset.state = state;
    const acts = Object.entries(buttons).map(([act, label]) => button("tables", act, {}, label));
    const bar =
      share === null ? [] : [h("progress", { value: share, "aria-label": text("tables.label") })];
    renew(
      place,
      ...[h("p", {}, words), ...bar, h("div", { class: "row" }, ...acts)].map(toElement),
    );
    if (within && !place.contains(document.activeElement)) {
      ([...place.querySelectorAll("button")].at(-1) ?? rest).focus();
    }
    if (share !== null) return;
    const isDone = before !== null && before.share !== null && loading.state === "ready";
    const sentence = isDone ? text("tables.ready") : words;
    if (sentence !== "" && sentence !== before?.words) say(sentence);
  }

  /** @param {Wish} mine */
  async function find(mine) {
    const bytes = missingTables(mine.rules, mine.need === "all");
    await findSolution(mine.rules);
    if (tablesOf(mine.rules).length > 0) mine.missing = await bytes;
    if (wish === mine) act();
  }

  onButton(place, "tables", (name) => {
    if (wish === null) return;
    if (name === "retry") return retrySolution();
    if (name === "without") {
      memory.allow(wish.rules.variant, 0);
      stopLoading(wish.rules);
      return render(wish);
    }
    if (name === "more") {
      memory.allow(wish.rules.variant, loadingOf(wish.rules).more);
      return wantAll();
    }
    memory.allow(wish.rules.variant, Math.max(wish.missing ?? 0, chosen(wish) ?? 0));
    act(true);
  });

  return {
    /** Loads what is wanted, or asks. @param {Rules} rules @param {Wish["need"]} need @param {Pick<Wish, "asks" | "stays">} how */
    follow(rules, need, how) {
      if (wish !== null && nameOf(wish.rules) === nameOf(rules) && wish.need === need) {
        Object.assign(wish, how);
      } else {
        wish = { rules, need, ...how, missing: null };
        if (need !== null) find(wish);
      }
      act();
    },

    /** Shows what is known now, in the language of the moment. Where the solution cannot be used, loads tables. */
    update: () => act(),
  };
}
