// What an author of a page gives to an element as text: a file, or a data block in the page.

/** The longest text that is read, in bytes: an address may lead to any file. */
const LONGEST = 1_000_000;

/** A file that could not be fetched. */
export class Missing extends Error {
  /** @param {string} address @param {number | string | null} status Of HTTP, or what else is wrong; null without an answer. */
  constructor(address, status) {
    super(`“${address}” could not be loaded (${status ?? "no answer"}).`);
    this.status = status;
  }
}

/** @param {string} address Relative to the page. @returns {Promise<string>} @throws {Missing} */
export async function fetchText(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Missing(address, answer?.status ?? null);
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  let [text, length] = ["", 0];
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST) {
      // The stream of an answer has it in all browsers, one for bytes in few.
      reader?.cancel?.().catch(() => {});
      throw new Missing(address, "too long");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The same at once, while the page stands still: paper does not wait. Null where it cannot be loaded. @type {(address: string) => string | null} */
export function fetchTextNow(address) {
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    request.send();
  } catch {
    return null;
  }
  const { status, responseText } = request;
  return status === 200 && responseText.length <= LONGEST ? responseText : null;
}

/** What the data block of an element says, once the page is parsed. @type {(element: Element, type: string) => Promise<string | null>} */
export async function dataOf(element, type) {
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  return blockOf(element, type)?.textContent ?? null;
}

/**
 * The data block of an element: in its content or, where Markdown has ended the element too early, right after it.
 * @type {(element: Element, type: string) => Element | null}
 */
export function blockOf(element, type) {
  const block = `script[type="${type}"]`;
  const { parentElement: around } = element;
  const last = around?.localName === "p" && around.lastElementChild === element ? around : element;
  const after = last.nextElementSibling;
  return element.querySelector(block) ?? (after?.matches(block) ? after : null);
}

/** The record of a data block, as `embed-code.js` writes it. @param {string} text */
export const fromBlock = (text) => text.replace(/<\\(?=\\*[/!s])/gi, "<");
