/**
 * Links that move the board with the id `game`: `#game:12` shows a moment, `#game:end` the last, `#game:play` replays.
 * @import { PylosBoard } from "./element.js"
 */

/** The boards that the address of the page may have led to, each with its last id. @type {WeakMap<PylosBoard, string>} */
const begun = new WeakMap();

/** The stays in a document whose links are followed. @type {WeakSet<AbortSignal>} */
const followed = new WeakSet();

/** Follows the links of the document, and the one that has led to it. @type {(board: PylosBoard, signal: AbortSignal) => void} */
export function followLinks(board, signal) {
  if (signal.aborted) return;
  const { ownerDocument: page } = board;
  const { location } = page.defaultView ?? window;
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const clicked = /** @type {Partial<Element>} */ (event.composedPath()[0]);
    const link = /** @type {HTMLAnchorElement | null | undefined} */ (clicked.closest?.("a[href]"));
    const href = link?.getAttribute("href") ?? "";
    // `#…` alone is of this page, whatever the base of its addresses.
    const isHere = href.startsWith("#") || isPage(String(link?.href), location);
    const moment = isHere ? momentOf(href.replace(/^[^#]*/, ""), board) : null;
    if (moment === null) return;
    event.preventDefault();
    show(board, moment);
  };
  // Before a router of the page takes the click.
  if (!followed.has(signal)) page.addEventListener("click", follow, { capture: true, signal });
  followed.add(signal);
  if (begun.get(board) === board.id) return;
  begun.set(board, board.id);
  const moment = momentOf(location.hash, board);
  if (moment !== null && moment !== "play") show(board, moment);
}

/** Whether an address is of this page, whatever comes after `#`. @type {(address: string, page: Location) => boolean} */
const isPage = (address, page) => address.split("#")[0] === page.href.split("#")[0];

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
