/** The options of the rules with their values, the usual one first. */
export const OPTIONS = /** @type {const} */ ({
  variant: ["standard", "expert", "children"],
  takeBack: ["required", "optional"],
  emptyReserve: ["loses", "playsOn"],
});

export const RULES = /** @type {(keyof typeof OPTIONS)[]} */ (Object.keys(OPTIONS));

/** The rules with the usual options, without their variant. */
export const USUAL = /** @type {const} */ ({ takeBack: "required", emptyReserve: "loses" });

/** Whether the options besides the variant are the usual ones. @param {{ takeBack: string, emptyReserve: string }} rules */
export const isUsual = ({ takeBack, emptyReserve }) =>
  takeBack === USUAL.takeBack && emptyReserve === USUAL.emptyReserve;

/** @param {any} value @returns {value is import("../pkg/rules.js").Rules} */
export const isRules = (value) =>
  Object.entries(OPTIONS).every(([name, values]) => values.some((one) => one === value?.[name]));
