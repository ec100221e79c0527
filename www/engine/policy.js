/** What may be loaded without a question. */

/** The most bytes of tables that load by themselves where perfect answers are wanted; for more the person is asked. */
const FREE = 6_000_000;
/** The most bytes of a solution that load by themselves for a position, and where the browser is to save data. */
const [FREE_PIECES, SAVING] = [5_000_000, 250_000];
/** The most bytes that load for a position that may be asked about next. */
const AHEAD = 300_000;

/** Whether the person has told the browser to save data. */
export const savesData = () =>
  /** @type {any} */ (globalThis.navigator)?.connection?.saveData === true;

/** How many bytes of tables may load. */
export const freeBytes = () => (savesData() ? 0 : FREE);

/** How many bytes of a solution may load for a position. @param {boolean} isAhead */
export const freePieces = (isAhead) => (isAhead ? AHEAD : savesData() ? SAVING : FREE_PIECES);

/**
 * Whether boards may load all tables by themselves: not where the page asks the person first, as
 * `<meta name="pylos-tables" content="ask">` says, nor where the browser is to save data.
 */
export function mayLoad() {
  const asks = globalThis.document?.querySelector('meta[name="pylos-tables"][content="ask"]');
  return !asks && !savesData();
}
