/** Tells elements whether they are near the visible part of the page, where they may soon be seen. */

/** The distance from the viewport, or from the visible part of a box that scrolls. */
const NEAR = "50%";

/** @type {WeakMap<Element, (isNear: boolean) => void>} */
const listeners = new WeakMap();

/** @type {IntersectionObserver | null} */
let observer = null;

/** @param {IntersectionObserverEntry[]} entries */
function tell(entries) {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
}

/**
 * @param {Element} element
 * @param {(isNear: boolean) => void} listener Called once at first, and after every change.
 * @returns {() => void} Ends it.
 */
export function watchNear(element, listener) {
  observer ??= new IntersectionObserver(tell, { rootMargin: NEAR, scrollMargin: NEAR });
  const watching = observer;
  listeners.set(element, listener);
  watching.observe(element);
  return () => {
    listeners.delete(element);
    watching.unobserve(element);
  };
}
