/**
 * A new game by links. Its address opens it, as any link does.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Settings } from "../../library/storage.js"
 * @import { Names } from "../../library/link.js"
 */

import { formatLink, NO_MOVES, newId, tidy } from "../../library/link.js";
import { read, write } from "../../library/links.js";

/**
 * Begins a game, or goes on with the one of that name.
 * @type {(game: Pick<Address, "rules" | "position">, you: Player, names: Names, id?: string) => void}
 */
export function beginByLinks(game, you, names, id = newId()) {
  const known = read(id);
  const link = known?.link ?? { id, names, address: { ...NO_MOVES, ...game } };
  if (known === null) write({ link, you, sent: -1 });
  location.hash = formatLink(link);
}

/** @type {(chosen: Pick<Settings, "variant" | "takeBack" | "emptyReserve" | "colour">, own: string, friend: string) => void} */
export function startByLinks({ variant, takeBack, emptyReserve, colour }, own, friend) {
  const you = colour !== "random" ? colour : Math.random() < 0.5 ? "light" : "dark";
  const names = { light: tidy(friend), dark: tidy(friend), [you]: tidy(own) };
  beginByLinks({ rules: { variant, takeBack, emptyReserve }, position: null }, you, names);
}
