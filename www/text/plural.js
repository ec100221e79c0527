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

/** @param {string} lang */
export function grammar(lang) {
  const rules = lazy(() => new Intl.PluralRules(lang));
  const numbers = lazy(() => new Intl.NumberFormat(lang));
  /** A number of up to three digits is written alike in all languages of the site. @param {number} value */
  const number = (value) =>
    /^\d{1,3}$/.test(String(value)) ? String(value) : numbers().format(value);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const tenths = lazy(() => new Intl.NumberFormat(lang, digits));
  const conjunction = lazy(() => new Intl.ListFormat(lang, { type: "conjunction" }));

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
      return sign + tenths().format(Math.abs(value));
    },

    /**
     * Hundredths of a ball as a number of balls without sign: 1.2 and its text.
     * @param {number} score
     */
    balls(score) {
      const value = Math.abs(Math.round(score / 10) / 10);
      return { value, text: tenths().format(value) };
    },

    /** @param {number} bytes */
    megabytes: (bytes) => tenths().format(bytes / 1e6),

    /** @param {readonly string[]} items */
    list: (items) => conjunction().format(items),
  };
}

/**
 * Makes the first letter of a composed sentence a capital.
 * @param {string} sentence
 */
export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
