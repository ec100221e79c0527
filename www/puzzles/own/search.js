/**
 * Looks games through one after the other, with the tables of perfect play where the person lets them load; it can be
 * stopped at any moment, and what was found stays.
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Found, Played } from "./look.js"
 */

import { Cancelled } from "../../engine/know.js";
import { loadTables, missingTables, tableState } from "../../engine/loading.js";
import { findSolution } from "../../engine/solution.js";
import { openMemory } from "../../library/storage.js";
import { createTables } from "../../library/tables.js";
import { localise } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { lookThrough } from "./look.js";

/** @typedef {{ at: number, count: number, share: number }} State The game that is being looked through. */

/** @typedef {{ looked: number, open: number, isStopped: boolean, isFailed: boolean }} Summary */

const MARKUP = `
  <div class="tables" id="tables" role="group" data-label="tables.label" hidden>
    <p id="tables-note"></p>
    <progress id="tables-progress" max="1" value="0" data-label="tables.bar" hidden></progress>
    <div class="tables-actions">
      <button type="button" id="tables-load" hidden></button>
      <button type="button" id="tables-without" hidden></button>
    </div>
  </div>`;

/**
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {(sentence: string) => void} parts.say
 * @param {HTMLElement} parts.home Of the line about the tables.
 * @param {HTMLElement} parts.rest Takes the focus of a button that is hidden.
 * @param {object} on
 * @param {() => void} on.change
 * @param {(found: Found) => void} on.found
 */
export function createSearch({ rules, say, home, rest }, on) {
  home.innerHTML = MARKUP;
  localise(home);
  let wantsAll = false;
  /** @type {State | null} */
  let state = null;
  /** Counts what was begun; what an earlier one waits for is dropped. */
  let run = 0;
  let aborter = new AbortController();
  /** @type {Game["rules"] | null} Of the game that is being looked through. */
  let current = null;
  const tables = createTables({ memory: openMemory(), say, rest }, () => {
    wantsAll = true;
    if (current !== null) ask(current);
  });

  /** @param {Game["rules"]} set */
  const ask = (set) => tables.follow(set, wantsAll ? "all" : "first", { asks: true, stays: true });

  /** Waits for tables that load without a question. @param {Game["rules"]} set */
  async function prepare(set) {
    current = set;
    ask(set);
    await findSolution(set);
    await missingTables(set, wantsAll);
    if (tableState(set).state === "loading") await loadTables(set, wantsAll);
  }

  function stop() {
    run += 1;
    state = null;
    aborter.abort();
  }

  return {
    /** Null: nothing is being looked through. */
    get state() {
      return state;
    },

    stop() {
      if (state === null) return;
      stop();
      on.change();
    },

    /** Says everything again, in the language of the moment. */
    render() {
      localise(home);
      tables.update();
    },

    /** @param {readonly Played[]} games @returns {Promise<Summary>} */
    async run(games) {
      stop();
      const mine = run;
      aborter = new AbortController();
      const { signal } = aborter;
      const stopped = new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Cancelled()));
      });
      stopped.catch(() => {});
      const summary = { looked: 0, open: 0, isStopped: false, isFailed: false };
      const count = games.length;
      say(text("mistakes.looking", { game: 1, count }));
      try {
        for (const [i, played] of games.entries()) {
          const tell = (/** @type {number} */ share) => {
            if (mine !== run) throw new Cancelled();
            state = { at: i + 1, count, share };
            on.change();
          };
          tell(0);
          await Promise.race([prepare(played.game.rules), stopped]);
          const found = await lookThrough(rules, played, tell, signal);
          on.found(found);
          summary.looked += 1;
          summary.open += found.open;
        }
      } catch (error) {
        summary.isStopped = error instanceof Cancelled;
        summary.isFailed = !summary.isStopped;
      }
      if (mine === run) state = null;
      return summary;
    },
  };
}
