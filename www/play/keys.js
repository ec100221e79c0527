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

/** Single characters can be switched off (WCAG 2.1.4). @type {Readonly<Record<string, string>>} */
const LETTERS = {
  h: "previous",
  l: "next",
  u: "undo",
  r: "redo",
  y: "redo",
  b: "hint",
  a: "analysis",
  n: "new",
  f: "flip",
  t: "tilt",
  x: "glass",
  s: "apart",
  0: "reset",
  "[": "left",
  "]": "turn",
  1: "levels1",
  2: "levels2",
  3: "levels3",
  4: "levels4",
  "?": "help",
};

/** On the board these keys move the focus from place to place. */
const CURSOR = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** @type {(game: HTMLElement, board: HTMLElement, act: (name: string) => void, lettersOn: () => boolean) => void} */
export function bindKeys(game, board, act, lettersOn) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target !== document.body && !game.contains(target)) return;
    if (document.querySelector("dialog[open], :popover-open") !== null) return;
    if (target.matches("input, textarea, select")) return;
    if (CURSOR.includes(event.key) && board.contains(target)) return;
    const name = NAMED[event.key] ?? (lettersOn() ? LETTERS[event.key] : undefined);
    // Held down, it would go on and off.
    if (name === undefined || (name === "glass" && event.repeat)) return;
    event.preventDefault();
    act(name);
  });
}
