// The day's puzzle: days are counted in UTC, so that everybody has the same one at the same time.

const MILLISECONDS = 86_400_000;

/** The first day of the archive, a Monday. Days are numbers: whole days since 1970. */
export const FIRST_DAY = Date.UTC(2026, 5, 1) / MILLISECONDS;

/** @param {number} [time] In milliseconds since 1970. */
export const dayOf = (time = Date.now()) => Math.floor(time / MILLISECONDS);

/** @param {number} day */
export const dateOf = (day) => new Date(day * MILLISECONDS);

/** A day in the language of the page; English dates begin with the day. @type {(options: Intl.DateTimeFormatOptions, day: number) => string} */
export function dated(options, day) {
  const { lang } = document.documentElement;
  const locale = lang === "en" ? "en-GB" : lang;
  return dateOf(day).toLocaleDateString(locale, { ...options, timeZone: "UTC" });
}

/** Its date as `2026-11-22`. @param {number} day */
export const dayName = (day) => dateOf(day).toISOString().slice(0, 10);

/** @param {string} name @returns {number | null} Null for a text that is no date. */
export function parseDay(name) {
  const day = /^\d{4}-\d\d-\d\d$/.test(name) ? Date.parse(name) / MILLISECONDS : Number.NaN;
  // Some engines read 30 February as 2 March.
  return Number.isNaN(day) || dayName(day) !== name ? null : day;
}

/** A fixed order. Multiplying by an odd number maps 32 bits one to one: no two puzzles have the same rank. @param {{ number: number }} puzzle */
const rank = ({ number }) => Math.imul(number, 0x9e3779b1) >>> 0;

/**
 * Gives every day its puzzle. The stock is cut into seven parts by rating, the easiest for Mondays, the hardest for
 * Sundays; each part goes through its puzzles in a fixed order, and begins again after the last. `isEasy`: the puzzle of the
 * day for those who have solved few, out of the part for Mondays; on Mondays it is the same one.
 * Puzzles that only ask for a judgement are left out, and those that are lost.
 * @type {<Puzzle extends { number: number, kind: string, value?: string, rating: number }>(puzzles: readonly Puzzle[]) => (day: number, isEasy?: boolean) => Puzzle}
 */
export function puzzlesOfDays(puzzles) {
  const moves = puzzles.filter(({ kind, value }) => kind === "move" && value !== "lost");
  moves.sort((a, b) => a.rating - b.rating || a.number - b.number);
  const parts = Array.from({ length: 7 }, (_, weekday) => {
    const start = Math.floor((weekday * moves.length) / 7);
    const end = Math.floor(((weekday + 1) * moves.length) / 7);
    // Of fewer than seven, neighbours share one.
    return moves.slice(start, Math.max(end, start + 1)).sort((a, b) => rank(a) - rank(b));
  });
  return (day, isEasy = false) => {
    const week = Math.floor((day - FIRST_DAY) / 7);
    const weekday = day - FIRST_DAY - 7 * week;
    const part = parts[isEasy ? 0 : weekday];
    const place = isEasy && weekday > 0 ? day : week;
    // Also for a clock that is set before the first day.
    return part[((place % part.length) + part.length) % part.length];
  };
}
