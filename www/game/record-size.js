/** Notes of a record that are read: the rules need up to twenty microseconds for each. */
const MOST_NOTES = 5_000;

/** Returns true if reading a record would keep the page waiting. @param {string} record */
export const hasManyNotes = (record) => (record.match(/[{($;]/g)?.length ?? 0) > MOST_NOTES;
