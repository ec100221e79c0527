// Counts, lists and numbers in sentences, by the rules of each language.

/**
 * The forms of a word by the plural categories of its language (`one`, `few`, …). `other` is used for a category
 * that is missing.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/** Made when it is needed first, because a browser takes long for it. @type {<Made>(make: () => Made) => () => Made} */
function lazy(make) {
  /** @type {ReturnType<typeof make> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * `and`: the word before the last item of a list; in Spanish no item begins with the sound of "i", before which it would be "e".
 * `point`: what is between the whole of a number and its tenths.
 * @param {string} lang @param {string} and
 */
export function grammar(lang, and, point = ",") {
  const rules = lazy(() => new Intl.PluralRules(lang));
  const numbers = lazy(() => new Intl.NumberFormat(lang));
  /** A number of up to three digits is written alike in all languages of the site. @param {number} value */
  const number = (value) =>
    /^\d{1,3}$/.test(String(value)) ? String(value) : numbers().format(value);
  /** A number with its tenths. @param {number} value At least 0. */
  const tenths = (value) => {
    const all = Math.round(10 * value);
    return number(Math.floor(all / 10)) + point + (all % 10);
  };

  /**
   * The form that goes with a count.
   * @param {number} count
   * @param {Forms} forms
   */
  const form = (count, forms) => forms[rules().select(count)] ?? forms.other;

  return {
    form,

    /**
     * @param {number} count
     * @param {Forms} forms
     */
    counted: (count, forms) => `${number(count)} ${form(count, forms)}`,

    number,

    /**
     * Hundredths of a ball as a signed number of balls: "+1.2".
     * @param {number} score
     */
    estimate(score) {
      const value = Math.round(score / 10) / 10;
      const sign = value > 0 ? "+" : value < 0 ? "−" : "±";
      return sign + tenths(Math.abs(value));
    },

    /**
     * Hundredths of a ball as a number of balls without sign: 1.2 and its text.
     * @param {number} score
     */
    balls(score) {
      const value = Math.abs(Math.round(score / 10) / 10);
      return { value, text: tenths(value) };
    },

    /** @param {number} bytes */
    megabytes: (bytes) => tenths(bytes / 1e6),

    /** @param {readonly string[]} items */
    list: (items) =>
      items.length < 2
        ? items.join("")
        : `${items.slice(0, -1).join(", ")} ${and} ${items[items.length - 1]}`,
  };
}

/**
 * Makes the first letter of a composed sentence a capital.
 * @param {string} sentence
 */
export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
