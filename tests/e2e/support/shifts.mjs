/** What moves while a page is shown. Only Chromium reports it. */

/** Notes from the next load on what moves. @param {Tab} tab */
export function watchShifts(tab) {
  return tab.prepare(() => {
    /** @type {string[]} */
    const shifts = [];
    Object.assign(globalThis, { shifts });
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
    new PerformanceObserver((list) => {
      for (const { value, sources } of /** @type {any[]} */ (list.getEntries())) {
        const moved = sources.map((/** @type {any} */ { node, previousRect, currentRect }) => {
          const name = node?.id || node?.className || node?.nodeName;
          return `${name} from ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`;
        });
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** @param {Tab} tab @returns {Promise<string[]>} What has moved since the page was loaded. */
export const shiftsOf = (tab) => tab.evaluate(() => globalThis.shifts);
