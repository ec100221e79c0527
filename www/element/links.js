/**
 * Links that move the board with the id `game`: `#game:12` shows a moment, `#game:end` the last, `#game:play` replays.
 * @import { PylosBoard } from "./element.js"
 */

/** The boards that the address of the page may have led to. @type {WeakSet<PylosBoard>} */
const begun = new WeakSet();

/** Follows the links of the document, and the one that has led to it. @type {(board: PylosBoard, signal: AbortSignal) => void} */
export function followLinks(board, signal) {
  const { ownerDocument: page } = board;
  const { location } = page.defaultView ?? window;
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const clicked = /** @type {Element} */ (event.composedPath()[0]);
    const link = /** @type {HTMLAnchorElement | null} */ (clicked.closest("a[href]"));
    if (link === null || link.href.split("#")[0] !== location.href.split("#")[0]) return;
    const moment = momentOf(link.hash, board);
    if (moment === null) return;
    event.preventDefault();
    show(board, moment);
  };
  // Before a router of the page takes the click.
  page.addEventListener("click", follow, { capture: true, signal });
  if (begun.has(board)) return;
  begun.add(board);
  const moment = momentOf(location.hash, board);
  if (moment !== null && moment !== "play") show(board, moment);
}

/** What a link says of this board. @type {(hash: string, board: PylosBoard) => string | null} */
function momentOf(hash, { id }) {
  const [, found, moment] = /^#(.+):(\d+|end|play)$/.exec(hash) ?? [];
  return found === id || found === encodeURIComponent(id) || found === encodeURI(id)
    ? moment
    : null;
}

/** @type {(board: PylosBoard, moment: string) => Promise<void>} */
async function show(board, moment) {
  try {
    if (moment === "play") {
      await board.ready;
      board.replaying = !board.replaying;
    } else await board.goTo(moment === "end" ? Number.POSITIVE_INFINITY : Number(moment));
    board.scrollIntoView({ block: "nearest" });
  } catch {
    // The board shows itself why it has no game.
  }
}
