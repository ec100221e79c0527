/**
 * The line about the tables of perfect play, which hints, analysis and the highest level use where the host has no
 * solution: it asks before much is loaded, shows how far the loading is, and says what plays without them. It also says
 * that the solution cannot be used.
 * @import { Loading } from "../engine/know.js"
 * @import { Rules } from "../engine/tables.js"
 * @import { Memory } from "./storage.js"
 */

import { findSolution, loadingOf, loadTables, retrySolution, stopLoading } from "../engine/know.js";
import { freeBytes, nameOf } from "../engine/tables.js";
import { onButton } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { button, h } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

/**
 * What is wanted of perfect play: the first table of the rule set, all, or nothing. `asks`: the line asks; `stays`: it stays
 * after a refusal; `settles`: it would settle the rest of a review.
 * @typedef {{ rules: Rules, need: "first" | "all" | null, asks: boolean, stays: boolean, settles?: boolean }} Wish
 */

/** What the line says. `buttons`: their words, by what they do; `share`: how much is loaded. @typedef {{ state: string, words: string, buttons: Record<string, string>, share: number | null }} Line */

/** @type {(state: string, words: string, buttons: Record<string, string>, share?: number | null) => Line} */
const newLine = (state, words, buttons, share = null) => ({ state, words, buttons, share });

/** @type {(wish: Wish, loading: Loading, chosen: number | undefined) => Line | null} */
export function lineOf(wish, loading, chosen) {
  const line = loading.isSolved ? null : aboutTables(wish, loading, chosen);
  if (wish.need === null || loading.fault === null) return line;
  const fault = text("solution.failed");
  if (line !== null) return { ...line, words: `${fault} ${line.words}` };
  return newLine("failed", fault, { retry: text("tables.retry") });
}

/** Whether all that is wanted is loaded. @type {(need: Wish["need"], state: Loading["state"], more: number) => boolean} */
const isWhole = (need, state, more) => state === "ready" && (need === "first" || more === 0);

/** @type {typeof lineOf} */
function aboutTables(
  { need, asks, stays, settles },
  { state, received, bytes, more, missing },
  chosen,
) {
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
    const words = text("tables.settle", { bytes: more });
    return newLine(state, words, { more: text("tables.load", { bytes: more }) });
  }
  if (isWhole(need, state, more) || missing <= (chosen ?? freeBytes()) || !asks) return null;
  const load = text("tables.load", { bytes: missing });
  if (chosen !== undefined) return stays ? newLine("none", text("tables.label"), { load }) : null;
  const words = text(settles ? "tables.settle" : "tables.ask", { bytes: missing });
  return newLine("asks", words, { load, without });
}

/**
 * @param {{ memory: Memory, say: (sentence: string) => void, focus: HTMLElement }} parts `focus`: takes the focus where a button
 *   with the focus is removed.
 * @param {() => void} wantAll The person wants all tables of these rules.
 */
export function createTables({ memory, say, focus }, wantAll) {
  const place = byId("tables");
  /** @type {Wish | null} */
  let wish = null;

  /** Loads what is wanted as far as the person allows it, after a failure only `again`; and shows what is known. */
  function act(again = false) {
    if (wish === null) return;
    const { rules, need } = wish;
    const { isSolved, state, missing } = loadingOf(rules, need === "all");
    const isOpen = state === "none" || state === "ready" || (state === "failed" && again);
    if (need !== null && !isSolved && isOpen && missing !== null) {
      loadTables(rules, need === "all", memory.allowed(rules.variant) ?? freeBytes());
    }
    render(wish);
  }

  /** @param {Wish} wish */
  function render(wish) {
    const before = place.querySelector("p")?.textContent;
    const wasLoading = place.querySelector("progress") !== null;
    const loading = loadingOf(wish.rules, wish.need === "all");
    const line = lineOf(wish, loading, memory.allowed(wish.rules.variant));
    const { state, words, buttons, share } = line ?? newLine("", "", {});
    const within = place.contains(document.activeElement);
    place.hidden = line === null;
    place.dataset.state = state;
    const acts = Object.entries(buttons).map(([act, label]) => button("tables", act, {}, label));
    const bar =
      share !== null && h("progress", { value: share, "aria-label": text("tables.label") });
    renew(place, h("p", {}, words), bar, h("div", { class: "row" }, ...acts));
    if (within && !place.contains(document.activeElement)) {
      ([...place.querySelectorAll("button")].at(-1) ?? focus).focus();
    }
    if (share !== null) return;
    const isLoaded = wasLoading && isWhole(wish.need, loading.state, loading.more);
    const sentence = isLoaded ? text("tables.ready") : words;
    if (sentence !== "" && sentence !== before) say(sentence);
  }

  onButton(place, "tables", (name) => {
    if (wish === null) return;
    const { rules, need } = wish;
    const { variant } = rules;
    const { more, missing } = loadingOf(rules, need === "all");
    if (name === "retry") return retrySolution();
    if (name === "without") memory.allow(variant, 0);
    else if (name === "more") memory.allow(variant, more);
    else memory.allow(variant, Math.max(missing ?? 0, memory.allowed(variant) ?? 0));
    if (name === "without") stopLoading(rules);
    if (name === "more") return wantAll();
    act(name === "load");
  });

  return {
    /** Loads what is wanted, or asks. @param {Rules} rules @param {Wish["need"]} need @param {Pick<Wish, "asks" | "stays" | "settles">} how */
    follow(rules, need, how) {
      const isSame = wish?.need === need && nameOf(wish.rules) === nameOf(rules);
      wish = { rules, need, ...how };
      if (!isSame && need !== null) findSolution(rules);
      act();
    },

    /** Shows what is known now, in the language of the moment. Where the solution cannot be used, loads tables. */
    update: () => act(),
  };
}
