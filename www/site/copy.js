import { text } from "../text/text.js";

/**
 * Copies the text of a field. Where the browser refuses, the text is left selected.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} done
 * @param {(sentence: string) => void} tell
 */
export async function copy(field, done, tell) {
  try {
    await navigator.clipboard.writeText(field.value);
    tell(done);
  } catch {
    field.focus();
    field.select();
    tell(text("record.copyRefused"));
  }
}
