/**
 * What stands beside the board in a game by links: the button that sends a turn, what else can be done, and the names.
 * @import { Player } from "../../board/types.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Page } from "../main.js"
 * @import { Match } from "./match.js"
 */

import { isLive, other } from "../../game/session.js";
import { LONGEST_NAME, length, sender } from "../../library/links.js";
import { button, make, onButton, setText } from "../../site/dom.js";
import { byId, setMarkup } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { canShare } from "../../site/share.js";
import { text } from "../../text/text.js";
import { part, words } from "../dialogs/dialog.js";
import { addressOf, isUnsent, letter } from "./match.js";

/** @typedef {"send" | "copy" | "code" | "back" | "adopt" | "swap"} Act */

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

/** What is sent. @param {Game} game */
const whatOf = ({ moves, result }) =>
  result !== null ? "end" : moves.length === 0 ? "invitation" : "turn";

/** @type {(match: Match, game: Game) => string} */
function lineOf(match, game) {
  const { you, shown } = match;
  if (shown !== "") return text("friend.told", { how: shown === "text" ? "refused" : "shown" });
  const unsent = isUnsent(match, game);
  if (game.result !== null && !unsent) return "";
  const now = game.turn === you ? "yours" : "waiting";
  return text("friend.line", { what: unsent ? whatOf(game) : now, player: you });
}

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
  const letterText = part(root, "textarea");
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

  return {
    render() {
      const { match, session } = page.state;
      turn.hidden = match === undefined;
      root.hidden = match === undefined || match.isLook;
      if (match === undefined) return;
      const { you, sent, isLook, shown } = match;
      const { game } = session;
      const address = addressOf(game);
      const unsent = isUnsent(match, game);
      const isOwn = sender(address) === you;
      // Before your own turn there is nothing to send.
      const isSent = isOwn && !unsent && !isLook;
      const about = { what: unsent ? whatOf(game) : "again", player: other(you) };
      /** @type {(place: Element, wanted: Partial<Record<Act, boolean>>, kind?: string) => void} `kind`: of the first. */
      const show = (place, wanted, kind = "") => {
        const acts = /** @type {Act[]} */ (Object.keys(wanted)).filter((act) => wanted[act]);
        const made = acts.map((act, i) =>
          button("friend", act, text(`friend.${act}`, about), i ? "" : kind),
        );
        renew(place, ...made);
      };
      const offered = { back: isLook, adopt: isLook, send: unsent, code: unsent };
      show(turn, isLive(session) ? offered : {}, "primary");
      turn.hidden = turn.childElementCount === 0;
      const [more, below] = root.querySelectorAll(".friend-actions");
      show(more, { send: isSent, code: isSent, copy: isOwn && canShare() });
      show(below, { swap: sent === length(address) && game.result === null });
      setText(part(root, ".friend-line"), lineOf(match, game));
      const { url, written } = letter(match, game);
      // What the person has to copy by hand.
      letterText.hidden = shown !== "text";
      letterText.value = written;
      drawCode(shown === "code" ? url : "");
      for (const input of inputs) {
        if (input !== document.activeElement) {
          input.value = match.link.names[playerOf(input, match.you)];
        }
      }
    },

    /** Selects the text that the browser does not copy. */
    select() {
      letterText.focus();
      letterText.select();
    },
  };
}
