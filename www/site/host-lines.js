// What a host may write into `host.json` (docs/hosting.md), and what is wrong with it, in English as the names in the file.

import { isObject } from "./shape.js";

/** @typedef {{ text: string, address: string | null }} Line What is shown, and where it leads. */

const [MOST, LONGEST] = [10, 200];
const FORM = '{ "lines": [{ "text": "…", "address": "…" }] }';
/** An address of a relay, which may be one of this host. */
const RELAY = /^wss?:$/;

/** @param {unknown} value Cut, so that a fault stays readable. */
const shown = (value) => (JSON.stringify(value) ?? String(value)).slice(0, 60);

/** @param {Record<string, unknown>} object @param {string[]} names @param {string} place */
function unknown(object, names, place) {
  const known = `which means nothing here; known: ${names.join(", ")}.`;
  const others = Object.keys(object).filter((name) => !names.includes(name));
  return others.map((name) => `${place} has ${shown(name)}, ${known}`);
}

/**
 * Reads the file. A fault hides as little as it can: a line, or its link.
 * @param {string} json @param {string} base The address of the file, to which those in it are relative.
 * @returns {{ lines: Line[], relay: string, faults: string[] }} `relay`: for live games; "" for none.
 */
export function readHost(json, base) {
  /** @type {unknown} */
  let file;
  try {
    file = JSON.parse(json);
  } catch (error) {
    const fault = `It is not JSON: ${/** @type {Error} */ (error).message}.`;
    return { lines: [], relay: "", faults: [fault] };
  }
  if (!isObject(file)) return { lines: [], relay: "", faults: [`It must be an object: ${FORM}.`] };
  const faults = unknown(file, ["lines", "relay"], "The file");
  const { lines = [] } = file;
  const relay = linkOf(file.relay, base.replace(/^http/, "ws"), RELAY) ?? "";
  if (file.relay !== undefined && relay === "")
    faults.push(`"relay" is ${shown(file.relay)}, not an address of wss:.`);
  if (!Array.isArray(lines))
    return { lines: [], relay, faults: [...faults, `"lines" must be a list: ${FORM}.`] };
  if (json.includes("\uFFFD"))
    faults.push("It has characters that are not UTF-8; save it as UTF-8.");
  if (lines.length > MOST) faults.push(`It has ${lines.length} lines; ${MOST} are shown.`);
  const read = lines.slice(0, MOST).map((line, i) => readLine(line, base, `Line ${i + 1}`));
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    relay,
    faults: [...faults, ...read.flatMap(({ faults }) => faults)],
  };
}

/** @param {unknown} line @param {string} base @param {string} place @returns {{ line?: Line, faults: string[] }} */
function readLine(line, base, place) {
  if (!isObject(line)) return { faults: [`${place} is ${shown(line)}, not an object.`] };
  const faults = unknown(line, ["text", "address"], place);
  const { text, address } = line;
  if (typeof text !== "string" || text.trim() === "")
    return { faults: [...faults, `${place} has no "text".`] };
  if (text.length > LONGEST)
    return { faults: [...faults, `The text of ${place} has more than ${LONGEST} characters.`] };
  if (address === undefined) return { line: { text, address: null }, faults };
  const link = linkOf(address, base, /^(https?|mailto):$/);
  const fault = `The address of ${place} is ${shown(address)}, not one of http:, https: or mailto:.`;
  if (link === null) faults.push(fault);
  return { line: { text, address: link }, faults };
}

/** @param {unknown} address @param {string} base @param {RegExp} protocols */
function linkOf(address, base, protocols) {
  if (typeof address !== "string") return null;
  try {
    const { protocol, href } = new URL(address, base);
    return protocols.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
