// Reads the comments, glyphs and variations of a game record, for the list of turns. The record comes from
// the rules in its canonical form; anything unexpected is passed over, for this is only shown.

/** @typedef {{ kind: "comment" | "variation", text: string }} Remark */

/**
 * @typedef {object} Annotations
 * @property {Remark[][]} remarks by the number of turns played when they stand in the record
 * @property {string[]} glyphs "!", "?!" and the like, by the number of turns played
 */

const GLYPHS = ["", "!", "?", "!!", "??", "!?", "?!"];

// A comment; the brackets of a variation; a glyph; or a word.
const TOKEN = /\{([^}]*)\}?|;([^\n]*)|([()])|\$(\d+)|[^\s{}();$]+/g;

/**
 * @param {string} record
 * @returns {Annotations}
 */
export function annotations(record) {
  const body = record.replace(/^(?:\[[^\n]*\n|\s*\n)*/, "");
  /** @type {Remark[][]} */
  const remarks = [];
  /** @type {string[]} */
  const glyphs = [];
  let played = 0;
  let depth = 0;
  let variation = "";
  /**
   * @param {Remark["kind"]} kind
   * @param {string} text
   */
  const add = (kind, text) => {
    // The record is wrapped into lines anywhere between words.
    const trimmed = text.trim().replace(/\s+/g, " ");
    if (trimmed === "") return;
    remarks[played] ??= [];
    remarks[played].push({ kind, text: trimmed });
  };
  for (const [token, braced, line, bracket, glyph] of body.matchAll(TOKEN)) {
    if (bracket === "(") {
      if (depth > 0) variation += "(";
      depth += 1;
    } else if (bracket === ")") {
      if (depth === 1) {
        add("variation", variation);
        variation = "";
      } else if (depth > 1) variation = `${variation.trimEnd()}) `;
      depth = Math.max(0, depth - 1);
    } else if (depth > 0) variation += `${token} `;
    else if (braced !== undefined || line !== undefined) add("comment", braced ?? line);
    else if (glyph !== undefined) glyphs[played] = GLYPHS[Number(glyph)] ?? "";
    else if (/^(?:\d+\.+)?[1-4][a-d][1-4]/i.test(token)) played += 1;
  }
  return { remarks, glyphs };
}
