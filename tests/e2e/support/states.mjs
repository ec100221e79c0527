/** The states of the page that accessibility and layout are checked in. */

import { BY_HAND } from "./engine.mjs";
import {
  mouse,
  openDialog,
  playTurn,
  ready,
  resign,
  untilDialog,
  untilNote,
  untilStatus,
  untilTold,
} from "./play.mjs";
import { newGame } from "./rules.mjs";

/**
 * @typedef {object} State
 * @property {string} name What a person does in it.
 * @property {string} path
 * @property {TabOptions} [options]
 * @property {(tab: Tab) => Promise<void>} reach
 * @property {string} [below] The dialog below the last one opened.
 */

/** @type {State[]} */
export const STATES = [
  { name: "before the first turn", path: "", reach: async () => {} },
  {
    name: "in the middle of a game, with a ball picked up",
    path: "#position=4/4/lddl/lddl_3/3/3_2/2_1_l&moves=1a3_1a4",
    reach: async (tab) => {
      await mouse.choose(tab, "1d1");
      await untilStatus(tab, "Light: choose a higher place");
    },
  },
  {
    name: "taking balls back, after a refused click",
    path: "#takeBack=optional&position=4/4/ll2/l1dd_3/3/3_2/2_1_l",
    reach: async (tab) => {
      await mouse.choose(tab, "1b1");
      await mouse.choose(tab, "1a1");
      await mouse.choose(tab, "1c1");
      await untilNote(tab, "That is Dark’s ball.");
    },
  },
  {
    name: "while the computer thinks",
    path: "#opponent=5&moves=1b2",
    options: BY_HAND,
    reach: async (tab) => {
      await untilStatus(tab, "The computer is thinking…");
      await tab.until(() => document.querySelector(".thinking") !== null);
    },
  },
  {
    name: "viewing an earlier position",
    path: "#moves=1b2_1c2_1b3_1c3_2b2",
    reach: async (tab) => {
      await tab.press("ArrowLeft");
      await untilStatus(tab, "Turn 4 of 5");
    },
  },
  {
    name: "with analysis and a hint",
    path: "#position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l",
    reach: async (tab) => {
      await tab.press("a");
      await tab.press("b");
      await tab.until(() =>
        document.querySelector("#note")?.textContent?.startsWith("Hint: You can raise a ball."),
      );
    },
  },
  {
    name: "at the end of the game",
    path: "#position=ldld/dldl/ldld/dldl_ldl/dld/ldl_ll/d1_1_d",
    reach: async (tab) => {
      const position = "ldld/dldl/ldld/dldl ldl/dld/ldl ll/d1 1 d";
      await playTurn(tab, newGame({ position }), "3b1");
      await untilStatus(tab, "Dark wins: Light has no ball left");
    },
  },
  {
    name: "reviewing a game, with perfect play of a part of it",
    path: "#position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l&moves=2b1&resigned=dark",
    reach: async (tab) => {
      await mouse.press(tab, "Review");
      await tab.until(() => document.querySelector("#review")?.checkVisibility());
      await tab.click("#perfect-summary");
      await untilTold(tab);
      await tab.click('#turning [data-turn="1"]');
    },
  },
  {
    name: "after opening a bad link",
    path: "#moves=1a1_1a1",
    reach: async (tab) => {
      await tab.until(() =>
        /not be opened/.test(document.querySelector("#note")?.textContent ?? ""),
      );
    },
  },
  {
    name: "choosing a new game",
    path: "#moves=1b2",
    reach: async (tab) => {
      await openDialog(tab, "New game");
      await tab.click("dialog[open] summary");
      await tab.click("dialog[open] input[name=clock]");
    },
  },
  {
    name: "saving and loading",
    path: "#moves=1b2",
    reach: async (tab) => {
      await openDialog(tab, "Save or share");
      await tab.click("#record details:last-of-type summary");
      await tab.click({ role: "button", name: "Load" });
      await tab.until(() => document.querySelector("#record-message")?.textContent !== "");
    },
  },
  ...[
    ["reading the help", "Help"],
    ["choosing settings", "Settings"],
    ["in the menu", "More", "Menu"],
    ["confirming a resignation", "Resign", "Resign this game?"],
  ].map(([name, button, title]) => ({
    name,
    path: "#moves=1b2",
    reach: (/** @type {Tab} */ tab) => openDialog(tab, button, title),
  })),
  {
    name: "asked whether to delete all games",
    path: "#opponent=3&moves=1b2_1c2",
    reach: async (tab) => {
      await resign(tab);
      await openDialog(tab, "My games");
      await tab.click({ role: "button", name: "Delete all…" });
      await untilDialog(tab, "Delete all…");
    },
    below: "My games",
  },
];

/**
 * Opens a page, and brings it into one state after the other. Escape leads out of each.
 * @param {(path?: string, options?: TabOptions) => Promise<Tab>} open @param {State[]} states With the same address.
 * @param {TabOptions} options
 */
export async function* reachAll(open, states, options) {
  const [{ path, options: own }] = states;
  const tab = await ready(open(path, { ...own, ...options }));
  for (const { reach, below } of states) {
    await reach(tab);
    yield tab;
    await tab.press("Escape");
    if (below) {
      await untilDialog(tab, below);
      yield tab;
      await tab.press("Escape");
    }
    await untilDialog(tab, null);
  }
}
