/**
 * The way from a game to the exercises made of its mistakes.
 * @import { Setup } from "../../play/setup.js"
 */

import { formatAddress, toAddress } from "../../play/address.js";

/** The address of the exercises of a game with at least one move. @param {Pick<Setup, "game" | "computer">} session */
export const tryAgainHref = (session) =>
  `puzzles.html${location.search}#own&${formatAddress(toAddress(session)).slice(1)}`;
