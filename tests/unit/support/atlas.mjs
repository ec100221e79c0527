// The sentences of the atlas, with a sample of every parameter.

const SAMPLE = {
  all: 12_507_810_089,
  balls: 25,
  distance: 40,
  endless: "1 (2 %)",
  entries: 1_686_262_193,
  last: 28,
  loss: 64,
  lost: "3 (4 %)",
  most: 13,
  moves: 167,
  opponents: 15,
  own: 1,
  pieces: 7,
  positions: 10_245_670_113,
  rules: "Standard rules",
  share: "7 %",
  shapes: 141_120,
  turns: 6,
  win: 63,
  won: "5 (6 %)",
};

/**
 * All sentences of a language by key.
 *
 * @param {string} lang
 */
export async function atlasTexts(lang) {
  const { atlas } = await import(`../../../www/text/${lang}-atlas.js`);
  const said = Object.entries(atlas).map(([key, text]) => [
    key,
    typeof text === "string" ? text : text(SAMPLE),
  ]);
  return Object.fromEntries(said);
}
