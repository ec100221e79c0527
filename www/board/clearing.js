/**
 * Where on a ball a sign can be seen: in the middle of the part that no nearer ball hides.
 * @import { SceneBall } from "./scene.js"
 */

/** Points of a disc, from its middle outwards, in its radii. */
const POINTS = [0, 0.2, 0.4, 0.6, 0.8].flatMap((radius) =>
  Array.from({ length: radius ? 16 : 1 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  }),
);

/**
 * The point of a ball that is farthest from its rim and from every ball in front of it, and how far that is, in radii
 * of the ball; negative for a ball that is hidden.
 * @param {readonly SceneBall[]} balls In painting order.
 * @param {SceneBall} ball
 * @param {number} unit CSS pixels per ball radius.
 */
export function clearingOf(balls, ball, unit) {
  const radius = unit * ball.size;
  const covers = balls.slice(balls.indexOf(ball) + 1).filter(({ glass, x, y, size }) => {
    return !glass && Math.hypot(x - ball.x, y - ball.y) < radius + unit * size;
  });
  let best = { x: ball.x, y: ball.y, room: Number.NEGATIVE_INFINITY };
  for (const point of POINTS) {
    const x = ball.x + radius * point.x;
    const y = ball.y + radius * point.y;
    const rooms = covers.map((cover) => Math.hypot(cover.x - x, cover.y - y) - unit * cover.size);
    const room = Math.min(radius - Math.hypot(x - ball.x, y - ball.y), ...rooms) / radius;
    if (room > best.room) best = { x, y, room };
  }
  return best;
}
