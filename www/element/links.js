/**
 * Links that move a board: `<a href="#game:12">` shows the moment after 12 moves on the board with the id `game`,
 * `#game:end` the last one, and `#game:play` plays the moves or pauses.
 * @import { PylosBoard } from "./element.js"
 */

/** @type {WeakMap<Document, Set<PylosBoard>>} The documents whose links are followed, with their boards. */
const followed = new WeakMap();

/** The boards that the address of the page may have led to. @type {WeakSet<PylosBoard>} */
const begun = new WeakSet();

/**
 * Follows the links of a board's document, and the one that has led to the page.
 * @param {PylosBoard} board
 * @returns {() => void} Ends it; without boards, nothing listens to the document.
 */
export function followLinks(board) {
  const { ownerDocument: page } = board;
  const boards = followed.get(page) ?? new Set();
  followed.set(page, boards.add(board));
  // Before a router of the page takes the click. Added twice, it still listens once.
  page.addEventListener("click", follow, { capture: true });
  if (!begun.has(board)) {
    begun.add(board);
    const target = targetOf(page.defaultView?.location.hash ?? "");
    if (target?.id === board.id && target.moment !== "play") show(board, target.moment);
  }
  return () => {
    boards.delete(board);
    if (boards.size === 0) page.removeEventListener("click", follow, { capture: true });
  };
}

/** @param {MouseEvent} event */
function follow(event) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const clicked = /** @type {Element} */ (event.composedPath()[0]);
  const link = /** @type {HTMLAnchorElement | null} */ (clicked.closest("a[href]"));
  const { location } = /** @type {Document} */ (event.currentTarget).defaultView ?? window;
  if (link === null || link.href.split("#")[0] !== location.href.split("#")[0]) return;
  const target = targetOf(link.hash);
  const board = target && clicked.ownerDocument.getElementById(target.id);
  if (!target || board === null || !("shownPly" in board)) return;
  event.preventDefault();
  show(/** @type {PylosBoard} */ (board), target.moment);
}

/** @param {string} hash */
function targetOf(hash) {
  const [, id, moment] = /^#(.+):(\d+|end|play)$/.exec(hash) ?? [];
  return id === undefined ? null : { id: decoded(id), moment };
}

/** @param {string} text In an address; any text may stand there. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
