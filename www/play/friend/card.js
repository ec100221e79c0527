/**
 * What stands beside the board in a game by links: the button that sends a turn, what else can be done, and the names.
 * @import { Player } from "../../board/types.js"
 * @import { Names } from "../../library/link.js"
 */

import { other } from "../../game/session.js";
import { LONGEST_NAME } from "../../library/link.js";
import { enable, make, onButton, setText } from "../../site/dom.js";
import { byId, localise } from "../../site/markup.js";
import { text } from "../../text/text.js";

/** @type {(name: string, key: string) => string} */
const button = (name, key) =>
  `<button type="button" data-friend="${name}" data-text="friend.${key}"></button>`;

/** @type {(player: "you" | "friend", key: string) => string} */
const field = (player, key) =>
  `<label><span data-text="new.${key}"></span><input type="text" maxlength="${LONGEST_NAME}" autocomplete="off" data-name="${player}" /></label>`;

/** In the place of the buttons of a turn. */
const TURN = /* html */ `
  <button type="button" class="primary" data-friend="send"></button>
  <button type="button" class="primary" data-friend="back" data-text="friend.back"></button>
  ${button("adopt", "adopt")}
`;

const CARD = /* html */ `
  <p class="friend-line"></p>
  <div class="friend-actions">
    ${button("again", "sendAgain")}
    ${button("copy", "copy")}
    ${button("picture", "picture")}
  </div>
  <textarea class="friend-text" rows="4" readonly hidden data-label="friend.text"></textarea>
  <details class="friend-about">
    <summary data-text="friend.about"></summary>
    <p data-text="friend.rules"></p>
    <div class="friend-names">${field("you", "yourName")}${field("friend", "friendName")}</div>
    <button type="button" data-friend="swap"></button>
  </details>
`;

/**
 * @typedef {object} Card
 * @property {string} line
 * @property {Player} you
 * @property {Names} names
 * @property {boolean} isLook Whether the link is only looked at.
 * @property {boolean} hasTurn Whether the buttons of a turn are of use.
 * @property {string} send The words of the button that sends.
 * @property {boolean} canSend
 * @property {boolean} isSent
 * @property {string} refused What the person has to copy by hand; "" for nothing.
 * @property {boolean} canSwap
 */

/** @typedef {"send" | "again" | "copy" | "picture" | "back" | "adopt" | "swap"} Act */

/** Whether the device has apps to share with. */
export const canShare = () => typeof navigator.share === "function";

/**
 * @param {(act: Act) => void} act
 * @param {(player: Player, name: string) => void} rename
 */
export function createCard(act, rename) {
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
    /** @type {HTMLElement} */ (turn.querySelector(selector) ?? root.querySelector(selector));
  const buttonOf = (/** @type {Act} */ name) => part(`[data-friend=${name}]`);
  const written = /** @type {HTMLTextAreaElement} */ (part("textarea"));
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll("[data-name]"));
  /** @type {Player} */
  let you = "light";

  /** @param {HTMLInputElement} input */
  const playerOf = ({ dataset }) => (dataset.name === "you" ? you : other(you));

  for (const element of [turn, root]) {
    onButton(element, "friend", (name) => act(/** @type {Act} */ (name)));
  }
  for (const input of inputs) {
    input.addEventListener("change", () => rename(playerOf(input), input.value));
  }

  return {
    /** @param {Card} card */
    render(card) {
      you = card.you;
      const { isLook, canSend, refused } = card;
      turn.hidden = !card.hasTurn;
      setText(buttonOf("send"), card.send);
      buttonOf("send").hidden = isLook;
      buttonOf("back").hidden = !isLook;
      buttonOf("adopt").hidden = !isLook;
      root.hidden = isLook;
      setText(part(".friend-line"), card.line);
      enable(buttonOf("again"), canSend && card.isSent);
      enable(buttonOf("copy"), canSend);
      buttonOf("copy").hidden = !canShare();
      written.hidden = refused === "";
      written.value = refused;
      for (const input of inputs) {
        if (input !== document.activeElement) input.value = card.names[playerOf(input)];
      }
      buttonOf("swap").hidden = !card.canSwap;
      setText(buttonOf("swap"), text("friend.swap", { player: other(you) }));
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
