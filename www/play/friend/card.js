/**
 * What stands beside the board in a game by links: the button that sends a turn, what else can be done, and the names.
 * @import { Player } from "../../board/types.js"
 * @import { Act, Card, Match } from "./match.js"
 */

import { other } from "../../game/session.js";
import { LONGEST_NAME } from "../../library/link.js";
import { make, onButton, setText } from "../../site/dom.js";
import { byId, localise, setMarkup } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { words } from "../dialogs/dialog.js";

/** @type {(...names: Act[]) => string} */
const buttons = (...names) =>
  names
    .map((name) => {
      const kind = name === "send" || name === "back" ? "primary" : "";
      return `<button type="button" class="${kind}" data-friend="${name}"></button>`;
    })
    .join("");

/** @type {(player: "you" | "friend", key: string) => string} */
const field = (player, key) =>
  `<label>${words(key)}<input type="text" maxlength="${LONGEST_NAME}" autocomplete="off" data-name="${player}" /></label>`;

const CARD = `
  <p class="friend-line"></p>
  <div class="friend-actions">${buttons("again", "copy", "code")}</div>
  <svg class="friend-code" role="img" shape-rendering="crispEdges" hidden></svg>
  <textarea class="friend-text" rows="4" readonly data-label="friend.text"></textarea>
  <details class="friend-about">
    <summary data-text="friend.about"></summary>
    <p data-text="friend.rules"></p>
    <div class="friend-names">${field("you", "new.yourName")}${field("friend", "new.friendName")}</div>
    ${buttons("swap")}
  </details>`;

/**
 * @param {(act: Act, match: Match) => void} act
 * @param {(match: Match, player: Player, name: string) => void} rename
 * @param {() => Match | undefined} current The game on the board.
 */
export function createCard(act, rename, current) {
  // In the place of the buttons of a turn.
  const turn = make("div", "turn-actions friend-turn");
  turn.setAttribute("role", "group");
  setMarkup(turn, buttons("send", "back", "adopt", "code"));
  byId("turn-actions").after(turn);
  const root = make("section", "friend");
  setMarkup(root, CARD);
  byId("sheet").prepend(root);
  for (const element of [turn, root]) {
    element.dataset.label = "friend.label";
    onButton(element, "friend", (name) => {
      const match = current();
      if (match) act(/** @type {Act} */ (name), match);
    });
  }
  localise(document);
  const part = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (root.querySelector(selector));
  const letter = /** @type {HTMLTextAreaElement} */ (part("textarea"));
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll("[data-name]"));

  /** @type {(input: HTMLInputElement, you: Player) => Player} */
  const playerOf = ({ dataset }, you) => (dataset.name === "you" ? you : other(you));

  for (const input of inputs) {
    input.addEventListener("change", () => {
      const match = current();
      if (match) rename(match, playerOf(input, match.you), input.value);
    });
  }

  /** Draws a link as a QR code, dark on light in every theme, with the quiet zone that readers want. @param {string} url */
  async function drawCode(url) {
    const code = part(".friend-code");
    code.toggleAttribute("hidden", url === "");
    if (url === "" || code.dataset.url === url) return;
    code.dataset.url = url;
    code.setAttribute("aria-label", `${text("friend.code")}: ${url}`);
    const { encode } = await import("./uqr.js");
    const { size, data } = encode(url, { border: 4 });
    const squares = data.flatMap((/** @type {boolean[]} */ row, /** @type {number} */ y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    code.setAttribute("viewBox", `0 0 ${size} ${size}`);
    setMarkup(
      code,
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join("")}"/>`,
    );
    code.scrollIntoView({ block: "nearest" });
  }

  return {
    /** @param {Card | null} card Null in another game. */
    render(card) {
      turn.hidden = card === null || !card.hasTurn;
      root.hidden = card === null || card.isLook;
      if (card === null) return;
      for (const element of [turn, root]) {
        for (const button of element.querySelectorAll("button")) {
          const { words, isHidden = false } =
            card.buttons[/** @type {Act} */ (button.dataset.friend)];
          setText(button, words);
          button.hidden = isHidden;
        }
      }
      setText(part(".friend-line"), card.line);
      letter.hidden = card.text === "";
      letter.value = card.text;
      drawCode(card.code);
      for (const input of inputs) {
        if (input !== document.activeElement) input.value = card.names[playerOf(input, card.you)];
      }
    },

    /** Selects the text that the browser does not copy. */
    select() {
      letter.focus();
      letter.select();
    },
  };
}
