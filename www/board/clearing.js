/**
 * Where at a place a sign can be seen: in the middle of the part that no nearer ball hides.
 * @import { SceneBall } from "./scene.js"
 */

import { SAMPLES } from "./scene.js";

const POINTS = [{ x: 0, y: 0 }, ...SAMPLES];

/**
 * The point of a ball, or of one that could be there, that is farthest from its rim and from every ball in front of it,
 * and how far that is, in radii of the ball; negative for a ball that is hidden.
 * @param {readonly SceneBall[]} balls
 * @param {Pick<SceneBall, "x" | "y" | "depth" | "size">} ball
 * @param {number} unit CSS pixels per ball radius.
 */
export function clearingOf(balls, ball, unit) {
  const radius = unit * ball.size;
  const covers = balls.filter(({ depth, glass, x, y, size }) => {
    if (glass || depth <= ball.depth) return false;
    return Math.hypot(x - ball.x, y - ball.y) < radius + unit * size;
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
