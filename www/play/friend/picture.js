/**
 * A picture of the board with what has happened.
 * @import { Player } from "../../board/types.js"
 * @import { Session } from "../../game/session.js"
 */

import { pictureOf } from "../../board/picture.js";
import { boardView } from "../../game/view-model.js";
import { resultLine, storyWords } from "../../game/words.js";
import { make } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";

/** As the ground of the picture. */
const PAPER = "#f4eee2";
const INK = "#2a221a";
/** Room for two lines below the board, by the width of the picture. */
const CAPTION = 0.15;

/** The picture of a moment as a player sees the board. @type {(session: Session, reader: Player) => Promise<File>} */
export async function pictureFor(session, reader) {
  const { shown } = session;
  const status =
    shown.result === null
      ? text("status.toMove", { player: shown.turn })
      : resultLine(text, shown.result);
  const pointed = { marks: [], states: {}, previews: false, last: true };
  const view = { ...boardView(text, { ...session, hands: [] }, pointed), legal: false };
  const camera = { reserves: true, rotation: reader === "dark" ? 180 : 0 };
  const board = await createImageBitmap(await pictureOf(byId("board"), view, camera));
  const canvas = captioned(board, [storyWords(text, session), status].filter(Boolean));
  const blob = await new Promise((/** @type {BlobCallback} */ resolve) => canvas.toBlob(resolve));
  if (blob === null) throw new Error("no picture");
  return new File([blob], "pylos.png", { type: "image/png" });
}

/** The board with two lines below it. @type {(board: ImageBitmap, lines: readonly string[]) => HTMLCanvasElement} */
function captioned(board, lines) {
  const { width, height } = board;
  const canvas = make("canvas");
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
  return canvas;
}
