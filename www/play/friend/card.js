/**
 * What stands beside the board in a game by links: whose turn it is, the button that sends a turn, and the names.
 * @import { Player } from "../../board/types.js"
 * @import { Names } from "../../library/link.js"
 * @import { Sent } from "./match.js"
 */

import { other } from "../../game/session.js";
import { LONGEST_NAME } from "../../library/link.js";
import { enable, make, onButton, setText } from "../../site/dom.js";
import { byId, localise } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { canShare } from "./send.js";

/** In the place of the buttons of a turn. */
const TURN = /* html */ `
  <button type="button" class="primary" data-friend="send"></button>
  <button type="button" class="primary" data-friend="back" data-text="friend.back"></button>
  <button type="button" data-friend="adopt" data-text="friend.adopt"></button>
`;

const CARD = /* html */ `
  <p class="friend-line"></p>
  <div class="friend-actions">
    <button type="button" data-friend="again" data-text="friend.sendAgain"></button>
    <button type="button" data-friend="copy" data-text="friend.copy"></button>
    <button type="button" data-friend="picture" data-text="friend.picture"></button>
  </div>
  <textarea class="friend-text" rows="4" readonly hidden data-label="friend.text"></textarea>
  <details class="friend-about">
    <summary data-text="friend.about"></summary>
    <p data-text="friend.rules"></p>
    <div class="friend-names">
      <label><span data-text="new.yourName"></span><input type="text" maxlength="${LONGEST_NAME}" autocomplete="off" data-name="you" /></label>
      <label><span data-text="new.friendName"></span><input type="text" maxlength="${LONGEST_NAME}" autocomplete="off" data-name="friend" /></label>
    </div>
    <button type="button" data-friend="swap"></button>
  </details>
`;

/**
 * @typedef {object} Seen
 * @property {Record<"send" | "again" | "copy" | "picture" | "back" | "adopt" | "swap", () => void> & {
 *   name: (player: Player, name: string) => void }} acts
 * @property {string} line
 * @property {Player} you
 * @property {Names} names
 * @property {boolean} isLook Whether the link is only looked at.
 * @property {boolean} isLive Whether the board shows the game as it is now.
 * @property {boolean} isUnsent
 * @property {boolean} canSend
 * @property {Sent} what
 * @property {string} refused What the person has to copy by hand; "" for nothing.
 * @property {boolean} canSwap
 */

/** @typedef {ReturnType<typeof createCard>} Card */

export function createCard() {
  const turn = make("div", "turn-actions friend-turn");
  turn.setAttribute("role", "group");
  turn.dataset.label = "friend.label";
  turn.innerHTML = TURN;
  byId("turn-actions").after(turn);
  const root = make("section", "friend");
  root.dataset.label = "friend.label";
  root.innerHTML = CARD;
  byId("sheet").prepend(root);
  localise(document);
  const part = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (root.querySelector(selector));
  const written = /** @type {HTMLTextAreaElement} */ (part("textarea"));
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll("[data-name]"));
  const buttons = Object.fromEntries(
    [turn, root].flatMap((element) =>
      [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("[data-friend]"))].map(
        (button) => [button.dataset.friend, button],
      ),
    ),
  );
  /** @type {Seen} */
  let seen;

  /** @param {HTMLInputElement} input */
  const playerOf = ({ dataset }) => (dataset.name === "you" ? seen.you : other(seen.you));

  for (const element of [turn, root]) {
    onButton(element, "friend", (name) => {
      seen.acts[/** @type {Exclude<keyof Seen["acts"], "name">} */ (name)]();
    });
  }
  for (const input of inputs) {
    input.addEventListener("change", () => seen.acts.name(playerOf(input), input.value));
  }

  return {
    /** @param {Seen} next */
    render(next) {
      seen = next;
      const { you, names, isLook, isLive, isUnsent, canSend, what, refused } = next;
      turn.hidden = !isLive || !(isUnsent || isLook);
      setText(buttons.send, text("friend.send", { what }));
      buttons.send.hidden = isLook;
      buttons.back.hidden = !isLook;
      buttons.adopt.hidden = !isLook;
      root.hidden = isLook;
      setText(part(".friend-line"), next.line);
      enable(buttons.again, canSend && !isUnsent);
      enable(buttons.copy, canSend);
      buttons.copy.hidden = !canShare();
      written.hidden = refused === "";
      written.value = refused;
      for (const input of inputs) {
        if (input !== document.activeElement) input.value = names[playerOf(input)];
      }
      buttons.swap.hidden = !next.canSwap;
      setText(buttons.swap, text("friend.swap", { player: other(you) }));
    },

    /** Selects the text that the browser does not copy. */
    select() {
      written.focus();
      written.select();
    },

    hide() {
      root.hidden = true;
      turn.hidden = true;
    },
  };
}
