// Counts, lists and numbers inside sentences, each by the rules of its language.

/**
 * The forms of a word, by the plural categories of its language (`one`, `few`, …); `other` stands in for those
 * left out.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/** @param {string} lang */
export function grammar(lang) {
  const rules = new Intl.PluralRules(lang);
  const numbers = new Intl.NumberFormat(lang);
  const tenths = new Intl.NumberFormat(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const conjunction = new Intl.ListFormat(lang, { type: "conjunction" });

  /**
   * The form that goes with a count.
   * @param {number} count
   * @param {Forms} forms
   */
  const form = (count, forms) => forms[rules.select(count)] ?? forms.other;

  return {
    form,

    /**
     * @param {number} count
     * @param {Forms} forms
     */
    counted: (count, forms) => `${numbers.format(count)} ${form(count, forms)}`,

    /** @param {number} value */
    number: (value) => numbers.format(value),

    /**
     * Hundredths of a ball as balls with their sign.
     * @param {number} score
     */
    estimate(score) {
      const value = Math.round(score / 10) / 10;
      const sign = value > 0 ? "+" : value < 0 ? "−" : "±";
      return sign + tenths.format(Math.abs(value));
    },

    /** @param {readonly string[]} items */
    list: (items) => conjunction.format(items),
  };
}

/**
 * A sentence begins with a capital, whatever it is composed of.
 * @param {string} sentence
 */
export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
