// Rules of a build: patterns for the names of files, and for what is rewritten in them. One that matches nothing is dead,
// and fails by its name.

/** @typedef {string | RegExp} Pattern A text, or what matches one. */

const dead = (/** @type {string} */ rules) =>
  new Error(`The build has rules that match nothing: ${rules}`);

/** What a rule looks for in a text. @param {string} text @param {RegExp} pattern @param {string} rule */
export function find(text, pattern, rule) {
  const found = pattern.exec(text);
  if (found === null) throw dead(`${rule} (${pattern})`);
  return found;
}

/**
 * A text after a rule, which has to match it.
 * @param {string} text @param {Pattern} pattern @param {string | ((...match: string[]) => string)} by @param {string} rule
 */
export function rewrite(text, pattern, by, rule) {
  let isFound = false;
  const result = text.replace(pattern, (...match) => {
    isFound = true;
    return typeof by === "string" ? by : by(...match);
  });
  if (!isFound) throw dead(`${rule} (${pattern})`);
  return result;
}

/** Rules for all files of a build, of which each matches some. */
export function createRules() {
  /** Those that have matched nothing yet. @type {Set<string>} */
  const idle = new Set();
  return {
    /** @param {string} name @param {...Pattern} patterns Each has to match: a text is the whole name of a file. */
    rule(name, ...patterns) {
      const keys = patterns.map((pattern) => `${name} (${pattern})`);
      for (const key of keys) idle.add(key);
      /** What the first pattern that matches finds. @param {string} file */
      const match = (file) => {
        for (const [i, one] of patterns.entries()) {
          const found = typeof one === "string" ? one === file && [one] : one.exec(file);
          if (found) {
            idle.delete(keys[i] ?? "");
            return found;
          }
        }
        return null;
      };
      return {
        /** Whether a pattern matches a name or a text. @param {string} file */
        has: (file) => match(file) !== null,
        match,
        /** A text in which the only pattern may be. @param {string} text @param {any} by */
        rewrite(text, by) {
          if (text.search(/** @type {RegExp} */ (patterns[0])) >= 0) idle.delete(keys[0] ?? "");
          return text.replace(patterns[0] ?? "", by);
        },
      };
    },
    /** Fails if a pattern has matched nothing. */
    end() {
      if (idle.size > 0) throw dead([...idle].join(", "));
    },
  };
}
