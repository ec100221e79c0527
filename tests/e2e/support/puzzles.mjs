import { untilWords } from "./play.mjs";

/** Waits until the puzzle of this address can be solved. @param {Tab} tab @param {string} hash */
export const untilOpen = (tab, hash) =>
  tab.until((hash) => {
    const button = document.querySelector(".exercise-show");
    return location.hash.startsWith(`#${hash}`) && button && button.ariaDisabled !== "true";
  }, hash);

/** Waits until the open puzzle says this. @param {Tab} tab @param {string} words */
export const untilSaid = (tab, words) => untilWords(tab, ".exercise-said", words);
