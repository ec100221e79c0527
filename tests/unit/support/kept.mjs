// Games and other entries as the site keeps them.

import { withHead } from "../../../www/play/setup.js";
import * as rules from "../../e2e/support/rules.mjs";
import { PREFIX } from "./storage.mjs";

export const DAY = new Date(2026, 10, 22);
export const UNTIMED = { control: null, times: [], left: null };

/** A game as the page keeps it. */
export function keep(
  id,
  { level = 3, player = "dark", variant = "standard", loser = null, at = 0 } = {},
) {
  const computer = level === 0 ? null : { player, level };
  let game = rules.newGame({ variant, moves: ["1b2", "1c2", "1b3"] });
  game = withHead(rules, game, computer, null, DAY);
  if (loser !== null) game = rules.concede(game, loser, "resignation");
  put(`game:${id}`, { id, record: game.record, ahead: null, computer, ...UNTIMED, at });
  return game;
}

export const put = (name, value) => localStorage.setItem(PREFIX + name, JSON.stringify(value));
