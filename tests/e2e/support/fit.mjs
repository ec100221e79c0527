/** How the page fits its window. */

import { settled } from "./play.mjs";

/**
 * Returns what does not fit the window: parts outside it, buttons whose words are cut off, and
 * targets smaller than a fingertip.
 * @param {Tab} tab @param {number} smallest The least side of a target, in CSS pixels.
 */
export function misfits(tab, smallest) {
  return tab.evaluate((smallest) => {
    const faults = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (open) {
      const { top, bottom, left, right } = open.getBoundingClientRect();
      const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      if (!isInside) faults.push("the dialog is larger than the window");
      if (open.scrollWidth > open.clientWidth) faults.push("the dialog scrolls sideways");
    }
    const all = everything("*", open ?? document.body);
    const controls =
      "button, summary, label:has(input), input:not([type=file]), textarea, select, .head a";
    for (const control of all.filter((element) => element.matches(controls))) {
      const isHidden = !control.checkVisibility();
      // The board's own buttons lie unseen over the picture; its targets are checked by hand.
      if (isHidden || control.closest(".board-twin") !== null) continue;
      const name = control.ariaLabel ?? control.textContent?.trim();
      const { left, right, width, height } = control.getBoundingClientRect();
      if (left < 0 || right > innerWidth) faults.push(`${name} lies beside the window`);
      if (control.scrollWidth > control.clientWidth + 1 && control.tagName === "BUTTON") {
        faults.push(`${name} is cut off`);
      }
      // A field inside its label is as large a target as the label.
      const isInLabel = control.tagName === "INPUT" && control.closest("label") !== null;
      if (isInLabel) continue;
      // The levels are one row of eight, on the smallest phone too.
      const narrowest = control.closest(".levels") ? 24 : smallest;
      if (Math.round(width) < narrowest || Math.round(height) < smallest) {
        faults.push(`${name} is only ${width} x ${height}`);
      }
    }
    for (const box of all) {
      const { overflowX } = getComputedStyle(box);
      const isText =
        box.checkVisibility() && !box.closest(".board-twin, [role=status], svg, select");
      if (!isText || overflowX === "visible" || /^(INPUT|TEXTAREA|PROGRESS)$/.test(box.tagName))
        continue;
      if (box.scrollWidth > box.clientWidth + 1) {
        faults.push(`${box.tagName.toLowerCase()}.${box.className} hides a part of itself`);
      }
    }
    return faults;
  }, smallest);
}

/**
 * Resizes the viewport, and waits until the page has followed.
 * @param {Tab} tab @param {{ width: number, height: number }} size
 */
export async function resize(tab, { width, height }) {
  await tab.resize(width, height);
  await tab.until(
    (query) => matchMedia(query).matches,
    `(width: ${width}px) and (height: ${height}px)`,
  );
  await settled(tab);
}
