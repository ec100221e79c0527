/**
 * The keys of the page. They work inside the game and when nothing has the focus; never in a text field, a dialog, or
 * together with Ctrl, Alt or Meta.
 */

/** Always on. @type {Readonly<Record<string, string>>} */
const NAMED = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  Escape: "cancel",
};

/** Those of letters.js; they can be switched off (WCAG 2.1.4). */
const LETTERS = "hlurybaftnxs0[]1234?";

/** On the board these keys move the focus from place to place. */
const CURSOR = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** `act` gets the name of an act or, of single characters, the key. @type {(game: HTMLElement, board: HTMLElement, act: (name: string) => void, lettersOn: () => boolean) => void} */
export function bindKeys(game, board, act, lettersOn) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target !== document.body && !game.contains(target)) return;
    if (document.querySelector("dialog[open], :popover-open") !== null) return;
    if (target.matches("input, textarea, select")) return;
    if (CURSOR.includes(event.key) && board.contains(target)) return;
    const name = NAMED[event.key] ?? (LETTERS.includes(event.key) && lettersOn() && event.key);
    if (!name) return;
    event.preventDefault();
    // Held down, glass would go on and off.
    if (name !== "x" || !event.repeat) act(name);
  });
}
