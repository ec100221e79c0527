const DATA = 'script[type="application/json"]';

/**
 * Takes back into a lesson what Markdown has put after it: a blank line or a block in the tag ends the paragraph that
 * Markdown makes around the tag, and with it the lesson.
 * @param {HTMLElement} lesson
 */
export function gather(lesson) {
  const { parentElement: around } = lesson;
  if (around?.localName !== "p" || around.lastElementChild !== lesson) return;
  const data = lesson.querySelector(DATA) ?? around.nextElementSibling;
  if (!data?.matches(DATA)) return;
  lesson.append(data);
  const next = around.nextElementSibling;
  const board = next?.firstElementChild;
  if (next?.localName !== "p" || board?.localName !== "pylos-board") return;
  if (next.children.length > 1 || lesson.querySelector("pylos-board") !== null) return;
  next.remove();
  lesson.append(board);
}
