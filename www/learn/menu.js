/**
 * The list of chapters with the progress in each, and the button that opens the list on a small screen.
 * @import { Chapter } from "../exercise/lesson.js"
 * @import { CourseKey } from "../text/course.js"
 */

import { make, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";

/**
 * @param {readonly Chapter[]} course
 * @param {(link: string) => void} onChosen
 */
export function createMenu(course, onChosen) {
  const menu = byId("menu");
  const button = byId("chapters-button");
  const list = byId("chapters");
  const all = course.reduce((sum, { steps }) => sum + steps.length, 0);
  const entries = course.map(({ id, title, steps }) => {
    const link = make("a");
    link.href = `#${id}/${steps[0].id}`;
    const tick = make("span", "tick");
    const count = make("span", "count");
    count.setAttribute("aria-hidden", "true");
    const heard = make("span", "heard");
    const name = make("span", "name");
    link.append(tick, name, count, heard);
    const item = make("li");
    item.append(link);
    list.append(item);
    const links = steps.map((step) => `${id}/${step.id}`);
    return { id, title, link, tick, name, count, heard, links };
  });

  /** @param {boolean} open */
  function show(open) {
    button.setAttribute("aria-expanded", String(open));
    menu.classList.toggle("open", open);
  }
  button.addEventListener("click", () => show(button.ariaExpanded !== "true"));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || button.ariaExpanded !== "true") return;
    show(false);
    button.focus();
  });
  list.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (link === null) return;
    show(false);
    onChosen(link.hash.slice(1));
  });

  return {
    /** @type {(done: readonly string[], at: string) => void} */
    render(done, at) {
      for (const { id, title, link, tick, name, count, heard, links } of entries) {
        setText(name, text(/** @type {CourseKey} */ (title)));
        if (at.startsWith(`${id}/`)) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
        const ready = links.filter((step) => done.includes(step)).length;
        tick.classList.toggle("done", ready === links.length);
        setText(count, `${ready}/${links.length}`);
        setText(heard, text("learn.progress", { done: ready, steps: links.length }));
      }
      setText(byId("progress-text"), text("learn.progress", { done: done.length, steps: all }));
      const bar = /** @type {HTMLProgressElement} */ (byId("progress"));
      bar.max = all;
      bar.value = done.length;
      byId("forget").hidden = done.length === 0;
    },
    /** Moves the focus to the open chapter. */
    focus() {
      entries.find(({ link }) => link.hasAttribute("aria-current"))?.link.focus();
    },
  };
}
