/**
 * The keys of the page. They work inside the game and when nothing has the focus; never in a text
 * field, a dialog, or together with Ctrl, Alt or Meta.
 */

/**
 * @typedef {object} KeyMap
 * @property {Record<string, () => void>} named "ArrowLeft", "Home", "Escape" …: always on.
 * @property {Record<string, () => void>} letters Single characters: can be switched off (WCAG 2.1.4).
 */

/** On the board these keys move the focus from place to place. */
const CURSOR = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * @param {HTMLElement} game
 * @param {HTMLElement} board
 * @param {KeyMap} map
 * @param {() => boolean} lettersOn
 */
export function bindKeys(game, board, map, lettersOn) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target !== document.body && !game.contains(target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (target.matches("input, textarea, select")) return;
    if (CURSOR.includes(event.key) && board.contains(target)) return;
    const act = map.named[event.key] ?? (lettersOn() ? map.letters[event.key] : undefined);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
