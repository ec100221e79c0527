/**
 * A picture of the board with what has happened, to be shared or saved.
 * @import { Player } from "../../board/types.js"
 * @import { Session } from "../../game/session.js"
 * @import { Letter } from "./match.js"
 */

import { pictureOf } from "../../board/picture.js";
import { other } from "../../game/session.js";
import { boardView } from "../../game/view-model.js";
import { resultLine, storyWords } from "../../game/words.js";
import { onButton, setText } from "../../site/dom.js";
import { download } from "../../site/download.js";
import { byId, localise } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "../dialogs/dialog.js";
import { markup } from "../dialogs/markup.js";

/** As the ground of the picture. */
const PAPER = "#f4eee2";
const INK = "#2a221a";
/** Room for two lines below the board, by the width of the picture. */
const CAPTION = 0.15;

const MARKUP = /* html */ `
  <dialog id="friend-picture" aria-labelledby="friend-picture-title">
    <h2 id="friend-picture-title" data-text="friend.pictureTitle"></h2>
    <canvas class="friend-canvas" role="img"></canvas>
    <p class="friend-note" role="status"></p>
    <div class="dialog-actions">
      <button type="button" data-close data-text="dialog.close"></button>
      <button type="button" data-picture="save" data-text="friend.savePicture" aria-disabled="true"></button>
      <button type="button" class="primary" data-picture="share" data-text="friend.sharePicture" hidden></button>
    </div>
  </dialog>`;

/** @type {ReturnType<typeof createPicture> | null} */
let made = null;

/**
 * Shows the picture of a moment, as the friend of `you` sees the board.
 * @type {(session: Session, you: Player, letter: Letter) => Promise<void>}
 */
export function openPicture(session, you, letter) {
  made ??= createPicture();
  return made(session, other(you), letter);
}

function createPicture() {
  markup(MARKUP);
  const element = dialog("friend-picture");
  localise(element);
  const part = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (element.querySelector(selector));
  const canvas = /** @type {HTMLCanvasElement} */ (part("canvas"));
  const note = part(".friend-note");
  const save = part("[data-picture=save]");
  const share = part("[data-picture=share]");
  /** @type {File | null} */
  let file = null;
  let words = "";

  onButton(element, "picture", async (act) => {
    if (file === null) return;
    if (act === "save") {
      download("png", file);
      setText(note, text("friend.pictureSaved"));
    } else await navigator.share({ files: [file], text: words }).catch(() => {});
  });

  return async (
    /** @type {Session} */ session,
    /** @type {Player} */ reader,
    /** @type {Letter} */ letter,
  ) => {
    file = null;
    words = `${letter.sentence}\n${letter.url}`;
    save.ariaDisabled = "true";
    share.hidden = true;
    setText(note, "");
    const { shown } = session;
    const status =
      shown.result === null
        ? text("status.toMove", { player: shown.turn })
        : resultLine(text, shown.result);
    const lines = [storyWords(text, session), status].filter(Boolean);
    canvas.ariaLabel = lines.join(" ");
    element.showModal();
    try {
      const pointed = { marks: [], states: {}, previews: false, last: true };
      const view = { ...boardView(text, { ...session, hands: [] }, pointed), legal: false };
      const camera = { reserves: true, rotation: reader === "dark" ? 180 : 0 };
      const board = await createImageBitmap(await pictureOf(byId("board"), view, camera));
      draw(canvas, board, lines);
      const blob = await new Promise((/** @type {BlobCallback} */ resolve) =>
        canvas.toBlob(resolve),
      );
      if (blob === null) throw new Error("no picture");
      file = new File([blob], "pylos.png", { type: "image/png" });
      save.ariaDisabled = null;
      share.hidden = !navigator.canShare?.({ files: [file] });
    } catch {
      setText(note, text("friend.pictureFailed"));
    }
  };
}

/** @type {(canvas: HTMLCanvasElement, board: ImageBitmap, lines: readonly string[]) => void} */
function draw(canvas, board, lines) {
  const { width, height } = board;
  canvas.width = width;
  canvas.height = Math.round(height + width * CAPTION);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser has no 2D canvas");
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(board, 0, 0);
  context.fillStyle = INK;
  context.textAlign = "center";
  const size = width / 26;
  const { fontFamily } = getComputedStyle(document.body);
  for (const [i, line] of lines.entries()) {
    context.font = `${i === lines.length - 1 ? 600 : 400} ${size}px ${fontFamily}`;
    context.fillText(line, width / 2, height + size * (1 + i * 1.5), width - size);
  }
}
