/**
 * The choice of the rules.
 * @import { Rules } from "../pkg/rules.js"
 */

import { OPTIONS } from "../game/rule-options.js";
import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";

const { variant: VARIANTS, ...OTHERS } = OPTIONS;

/** The usual options first. Children take no balls back, so that one option says nothing there. */
const RULE_SETS = OTHERS.emptyReserve.flatMap((emptyReserve) =>
  OTHERS.takeBack.flatMap((takeBack) =>
    VARIANTS.filter((variant) => variant !== "children" || takeBack === "required").map(
      (variant) => ({ variant, takeBack, emptyReserve }),
    ),
  ),
);

/** @param {(rules: { variant: any, takeBack: any, emptyReserve: any }) => void} onChoose */
export function createRuleSets(onChoose) {
  const select = /** @type {HTMLSelectElement} */ (byId("rules"));
  select.append(...RULE_SETS.map((_, i) => new Option("", String(i))));
  select.addEventListener("change", () => onChoose(RULE_SETS[Number(select.value)]));

  return {
    speak() {
      for (const [i, option] of [...select.options].entries()) {
        setText(option, text("page.rules", { ...RULE_SETS[i] }));
      }
    },

    /** @param {Rules} rules */
    show({ variant, takeBack, emptyReserve }) {
      const found = RULE_SETS.findIndex(
        (one) =>
          one.variant === variant &&
          one.emptyReserve === emptyReserve &&
          (one.takeBack === takeBack || variant === "children"),
      );
      select.value = String(found);
    },
  };
}
