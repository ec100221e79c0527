/** Notes and cells in a record that is read: the rules need some microseconds for each. */
const MOST_PARTS = 10_000;

/** Returns true if reading a record would keep the page waiting. @param {string} record */
export const hasManyParts = (record) =>
  (record.match(/[{($;]|\d[a-d]\d/gi)?.length ?? 0) > MOST_PARTS;
