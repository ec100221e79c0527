// Scores of moves, as the engine gives them.

const SCORES = { win: 30_000, draw: 0, loss: -30_000 };

/** A move with a proven value. */
export const proven = (text, value, distance = null) => {
  const score = SCORES[value] - Math.sign(SCORES[value]) * distance;
  return { text, value, distance, exact: true, score };
};

/** A move that was only searched. */
export const guessed = (text, score) => {
  return { text, value: null, distance: null, exact: false, score };
};
