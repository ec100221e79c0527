/**
 * What every section is written with: the texts, and numbers as the language writes them.
 * @import { AtlasTexts } from "../text/atlas.js"
 * @import { Data } from "./facts.js"
 */

import { make } from "../site/dom.js";
import { text } from "../text/text.js";
import { POSITIONS } from "./facts.js";

/** @typedef {ReturnType<typeof writer>} Writer */

const UNITS = /** @type {const} */ ([
  ["terabyte", 1e12],
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
]);

/** @param {AtlasTexts} texts @param {string} lang */
export function writer(texts, lang) {
  const numbers = new Intl.NumberFormat(lang);
  const short = new Intl.NumberFormat(lang, { notation: "compact" });
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const exact = new Intl.NumberFormat(lang, { style: "percent", maximumSignificantDigits: 3 });
  const two = new Intl.NumberFormat(lang, { maximumSignificantDigits: 2 });
  /** @type {(content: string, className?: string) => HTMLElement} */
  const paragraph = (content, className = "") => make("p", className, content);
  return {
    texts,
    percent,
    paragraph,
    /** @param {number} value */
    number: (value) => numbers.format(value),
    /** @param {number} value */
    short: (value) => short.format(value),
    /** A share of all, exact enough that a small one is not 0. @param {number} part @param {number} all */
    share: (part, all) => exact.format(all === 0 ? 0 : part / all),
    /** @param {number} value */
    digits: (value) => two.format(value),
    /** @param {number} bytes */
    size(bytes) {
      const [unit, one] = UNITS.find(([, one]) => bytes >= one) ?? UNITS[UNITS.length - 1];
      const sizes = new Intl.NumberFormat(lang, {
        style: "unit",
        unit,
        maximumSignificantDigits: 3,
      });
      return sizes.format(bytes / one);
    },
    /** @param {Pick<Data, "rules">} data */
    name: ({ rules }) => text("page.rules", { ...rules }),
    /** A value as the data has it: W63, L40 or D. @param {string} value */
    value(value) {
      const distance = Number(value.slice(1));
      if (value.startsWith("W")) return texts.win({ distance });
      return value.startsWith("L") ? texts.loss({ distance }) : texts.endless;
    },
    lead: () => paragraph(texts.lead({ positions: POSITIONS }), "lead"),
    /** @param {string} id @param {string} title @param {...Element} content */
    section(id, title, ...content) {
      const result = make("section");
      result.id = id;
      const heading = make("h2", "", title);
      heading.id = `${id}-title`;
      result.setAttribute("aria-labelledby", heading.id);
      result.append(heading, ...content);
      return result;
    },
    /** @param {string} words */
    heading: (words) => make("h3", "", words),
    /** Charts or boards beside each other. @param {readonly Element[]} content */
    side(content) {
      const result = make("div", "side");
      result.append(...content);
      return result;
    },
  };
}
