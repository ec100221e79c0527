// What is seen of circles that are painted one over the other.

/** @typedef {{ x: number, y: number, radius: number }} Circle */

/** Points spread evenly over a disc. */
const SAMPLES = Array.from({ length: 900 }, (_, index) => {
  const radius = Math.sqrt((index + 0.5) / 900);
  const angle = index * 2.399963;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});

/** Those of 900 points of each circle that none of the following ones covers. @param {Circle[]} circles In painting order. */
export function visiblePoints(circles) {
  return circles.map(({ x, y, radius }, index) => {
    const over = circles.slice(index + 1);
    return SAMPLES.map((one) => ({ x: x + radius * one.x, y: y + radius * one.y })).filter(
      (point) =>
        over.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= other.radius),
    );
  });
}
