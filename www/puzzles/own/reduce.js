/**
 * The loop of one's own mistakes: what the address asks for, which games wait, and the search that goes through some of them.
 * @import { Mistake } from "../../exercise/mistake.js"
 * @import { Played } from "./look.js"
 */

import { step } from "../../site/loop.js";

/** What came of a game: its name, its mistakes, and how many moments could not be judged. @typedef {{ name: string, exercises: readonly Mistake[], open: number }} Found */

/** `found`: in the game of a link, which is stored with the first thing that is done with it; `search`: counts them. @typedef {Readonly<typeof FIRST>} State */

/**
 * `look`: `before` is how many exercises there were; with `search`, an event means nothing once another search or none is on.
 * @typedef {{ is: "open", address: string } | { is: "look", games: readonly Played[], before: number, isLink?: boolean }
 *   | { is: "progress", search: number, share: number } | { is: "found", search: number, found: Found }
 *   | { is: "ended", search: number, isFailed: boolean } | { is: "stop" | "kept" } | { is: "waiting", waiting: readonly Played[] }} Event
 */

/**
 * `drop`: ends a search; `search`: in place of another one; `keep`: stores what was found; `conclude`: ends it and tells of it.
 * @typedef {{ do: "drop" | "show" | "keep" } | { do: "search", games: readonly Played[], search: number }
 *   | { do: "conclude", looking: NonNullable<State["looking"]>, isFailed: boolean, search: number }} Effect
 */

export const FIRST = {
  address: "own",
  found: /** @type {Found | null} */ (null),
  waiting: /** @type {readonly Played[]} */ ([]),
  /** How many games are looked through; `share` of the one that follows those `looked` at, with `open` moments in them. */
  looking:
    /** @type {{ count: number, share: number, looked: number, open: number, before: number, isLink: boolean } | null} */ (
      null
    ),
  search: 0,
};

/** The game whose mistakes an address asks for, as the play page writes it; undefined: of all games. @param {string} address */
export const ofOne = (address) => /^own&(.*)/s.exec(address)?.[1];

/** @type {(state: State, event: Event) => { state: State, effects: Effect[] }} */
export function reduce(state, event) {
  const { looking } = state;
  if ("search" in event && event.search !== state.search) return step(state);
  const search = state.search + 1;
  switch (event.is) {
    case "open": {
      const { address } = event;
      const found = address === state.address ? state.found : null;
      return step({ ...state, address, found, looking: null, search }, { do: "drop" });
    }
    case "look": {
      const { games, before, isLink = false } = event;
      const now = { count: games.length, share: 0, looked: 0, open: 0, before, isLink };
      return step({ ...state, looking: now, search }, { do: "search", games, search });
    }
    case "progress": {
      const now = looking && { ...looking, share: event.share };
      return step({ ...state, looking: now }, { do: "show" });
    }
    case "found": {
      const { found } = event;
      const open = (looking?.open ?? 0) + found.open;
      const now = looking && { ...looking, looked: looking.looked + 1, open };
      return step({ ...state, found, looking: now }, !looking?.isLink && { do: "keep" });
    }
    case "stop":
    case "ended": {
      if (looking === null) return step(state);
      const isFailed = event.is === "ended" && event.isFailed;
      const conclude = /** @type {const} */ ({ do: "conclude", looking, isFailed, search });
      return step({ ...state, looking: null, search }, conclude);
    }
    case "kept":
      return step({ ...state, found: null });
    case "waiting":
      return step({ ...state, waiting: event.waiting }, { do: "show" });
  }
}
