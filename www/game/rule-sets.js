/**
 * The choice of the rules.
 * @import { Rules } from "../engine/tables.js"
 */

import { make, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";
import { OPTIONS } from "./rule-options.js";

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
  const options = RULE_SETS.map((_, i) => {
    const option = make("option");
    option.value = String(i);
    return option;
  });
  select.append(...options);
  select.addEventListener("change", () => onChoose(RULE_SETS[Number(select.value)]));

  function speak() {
    for (const [i, option] of options.entries()) {
      setText(option, text("page.rules", { ...RULE_SETS[i] }));
    }
  }
  speak();

  return {
    speak,
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
