// Which game the page begins with, and which one an address leads to. A link wins over the remembered game;
// what cannot be read is set aside with a message.

import { reason } from "../game/reasons.js";
import { text } from "../text/text.js";
import { AddressError, formatAddress, parseAddress } from "./address.js";
import * as pageSession from "./page-session.js";

/** @typedef {import("./page-session.js").Session} Session */
/** @typedef {import("../game/session.js").Rules} Rules */
/** @typedef {import("./page-session.js").Saved} Saved */
/** @typedef {import("./storage.js").Memory} Memory */

/**
 * @param {Rules} rules
 * @param {Memory} memory
 * @param {Saved | null} entry what the browser's history holds for this entry (after a reload)
 * @param {string} hash
 * @param {() => boolean} lot
 * @param {number} now
 * @returns {{ session: Session, linked: boolean, notes: string[] }} linked: it came by a link
 */
export function openSession(rules, memory, entry, hash, lot, now) {
  /** @type {string[]} */
  const notes = [];
  const stored = memory.game();
  const last = attempt(rules, stored, now);
  if (stored !== null && last === null) notes.push(text("memory.game"));
  // A reload: the same game. Of the two the stored one knows its clock better.
  if (entry !== null) {
    const session = entry.record === stored?.record ? last : attempt(rules, entry, now);
    if (session !== null) return { session, linked: false, notes };
  }
  const linked = visitedSession(rules, null, hash, now);
  if (linked.session !== null) {
    const same = last !== null && addressOf(last) === addressOf(linked.session);
    return same
      ? { session: last, linked: false, notes }
      : { session: linked.session, linked: true, notes };
  }
  if (linked.note !== "") notes.push(linked.note);
  const session = last ?? pageSession.begin(rules, memory.settings(), lot);
  return { session, linked: false, notes };
}

/**
 * The game of an entry of the history or, without one, of an address.
 * @param {Rules} rules
 * @param {Saved | null} saved
 * @param {string} hash
 * @param {number} now
 * @returns {{ session: Session | null, note: string }} no session and no note: the address says nothing
 */
export function visitedSession(rules, saved, hash, now) {
  const session = attempt(rules, saved, now);
  if (session !== null) return { session, note: "" };
  try {
    const address = parseAddress(hash);
    return { session: address && pageSession.fromAddress(rules, address), note: "" };
  } catch (error) {
    const why =
      error instanceof AddressError
        ? text(`link.${error.problem}`, error.detail)
        : reason(text, error);
    return { session: null, note: text("link.bad", { reason: why }) };
  }
}

/**
 * @param {Rules} rules
 * @param {Saved | null} saved
 * @param {number} now
 */
function attempt(rules, saved, now) {
  if (saved === null) return null;
  try {
    return pageSession.restore(rules, saved, now);
  } catch {
    // Checked by shape, but not a game: whoever asked falls back on the next best.
    return null;
  }
}

/** @param {Session} session */
function addressOf(session) {
  return formatAddress(pageSession.toAddress(session));
}
