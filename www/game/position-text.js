// The balls a position text names, for the picture that is shown before the rules have arrived. Whether it is a
// position at all is for the rules to say: what does not look like one is passed over.

/** @typedef {import("./session.js").Player} Player */

const SIGNS = /** @type {const} */ ({ l: "light", d: "dark" });

/**
 * @param {string} position
 * @returns {{ balls: Record<string, Player>, reserve: Record<Player, number> }}
 */
export function ballsOf(position) {
  /** @type {Record<string, Player>} */
  const balls = {};
  const reserve = { light: 15, dark: 15 };
  const levels = position
    .trim()
    .split(/[\s_]+/)
    .slice(0, 4);
  for (const [level, rows] of levels.entries()) {
    const side = 4 - level;
    for (const [row, signs] of rows.split("/").slice(0, side).entries()) {
      let file = 0;
      for (const sign of signs.toLowerCase()) {
        if (file >= side) break;
        if (sign === "l" || sign === "d") {
          balls[`${level + 1}${"abcd"[file]}${side - row}`] = SIGNS[sign];
          reserve[SIGNS[sign]] -= 1;
          file += 1;
        } else file += Number(sign) || side;
      }
    }
  }
  return {
    balls,
    reserve: { light: Math.max(0, reserve.light), dark: Math.max(0, reserve.dark) },
  };
}
