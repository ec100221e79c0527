/** The least browsers that the site and the elements are for; docs/embedding.md says why. Styles are written for them, and `tests/least.mjs` checks the rest. */

export const LEAST = { chrome: "100", firefox: "115", safari: "16.4" };

/** The same for esbuild. */
export const TARGET = Object.entries(LEAST).map(([name, version]) => name + version);
