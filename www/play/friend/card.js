/**
 * What stands beside the board in a game by links: the button that sends a turn, what else can be done, and the names.
 * @import { Player } from "../../board/types.js"
 * @import { Page } from "../main.js"
 * @import { Act, Match } from "./match.js"
 */

import { other } from "../../game/session.js";
import { LONGEST_NAME } from "../../library/links.js";
import { button, make, onButton, setText } from "../../site/dom.js";
import { byId, localise, setMarkup } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { part, words } from "../dialogs/dialog.js";
import { cardOf } from "./match.js";

/** @type {(player: "you" | "friend", key: string) => string} */
const field = (player, key) =>
  `<label>${words(key)}<input type="text" maxlength="${LONGEST_NAME}" autocomplete="off" data-name="${player}" /></label>`;

const CARD = `
  <p class="friend-line"></p>
  <div class="friend-actions"></div>
  <svg class="friend-code" role="img" shape-rendering="crispEdges" hidden><path fill="#fff"/><path/></svg>
  <textarea class="friend-text" rows="4" readonly data-label="friend.text"></textarea>
  <details class="friend-about">
    <summary data-text="friend.about"></summary>
    <p data-text="friend.rules"></p>
    <div class="names">${field("you", "new.yourName")}${field("friend", "new.friendName")}</div>
    <div class="friend-actions"></div>
  </details>`;

/**
 * @param {Page} page
 * @param {(act: Act, match: Match) => void} act
 * @param {(match: Match, player: Player, name: string) => void} rename
 */
export function createCard(page, act, rename) {
  // In the place of the buttons of a turn.
  const turn = make("div", "friend-turn turn-actions");
  turn.setAttribute("role", "group");
  byId("turn-actions").after(turn);
  const root = make("section", "friend");
  setMarkup(root, CARD);
  byId("sheet").prepend(root);
  for (const element of [turn, root]) {
    element.dataset.label = "friend.label";
    onButton(element, "friend", (name) => {
      const { match } = page.state;
      if (match) act(/** @type {Act} */ (name), match);
    });
  }
  localise(document);
  const letter = part(root, "textarea");
  const inputs = root.querySelectorAll("input");

  /** @type {(input: HTMLInputElement, you: Player) => Player} */
  const playerOf = ({ dataset }, you) => (dataset.name === "you" ? you : other(you));

  for (const input of inputs) {
    input.addEventListener("change", () => {
      const { match } = page.state;
      if (match) rename(match, playerOf(input, match.you), input.value);
    });
  }

  /** Draws a link as a QR code, dark on light in every theme, with the quiet zone that readers want. @param {string} url */
  async function drawCode(url) {
    const code = part(root, ".friend-code");
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
    const [light, dark] = code.children;
    light.setAttribute("d", `M0 0h${size}v${size}H0z`);
    dark.setAttribute("d", squares.join(""));
    code.scrollIntoView({ block: "nearest" });
  }

  /** @type {(place: Element, buttons: [Act, string][], kind?: string) => void} `kind`: of the first. */
  const showButtons = (place, buttons, kind = "") =>
    renew(place, ...buttons.map(([act, words], i) => button("friend", act, words, i ? "" : kind)));

  return {
    render() {
      const { match, session } = page.state;
      turn.hidden = match === undefined;
      root.hidden = match === undefined || match.isLook;
      if (match === undefined) return;
      const card = cardOf(match, session);
      turn.hidden = card.turn.length === 0;
      const [more, about] = root.querySelectorAll(".friend-actions");
      showButtons(turn, card.turn, "primary");
      showButtons(more, card.more);
      showButtons(about, card.about);
      setText(part(root, ".friend-line"), card.line);
      letter.hidden = card.text === "";
      letter.value = card.text;
      drawCode(card.code);
      for (const input of inputs) {
        if (input !== document.activeElement) {
          input.value = match.link.names[playerOf(input, match.you)];
        }
      }
    },

    /** Selects the text that the browser does not copy. */
    select() {
      letter.focus();
      letter.select();
    },
  };
}
