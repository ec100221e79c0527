/** Sizes that the docs name, compared with the files. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const ROOT = new URL("../../../", import.meta.url);
const UNITS = { KB: 1e3, MB: 1e6 };

/**
 * Asserts that a doc names a size, and that it is right to a tenth.
 *
 * @param {string} doc For instance `docs/hosting.md`.
 * @param {string} sentence With `#` for the size: `the files have #`.
 * @param {number} bytes What was measured.
 */
export function assertFigure(doc, sentence, bytes) {
  const parts = sentence.split("#").map((part) => {
    const escaped = part.replace(/[.*+?()[\]|`]/g, "\\$&");
    return escaped.replaceAll(" ", "\\s+");
  });
  const found = new RegExp(parts.join("([\\d.]+) (KB|MB)")).exec(
    readFileSync(new URL(doc, ROOT), "utf8"),
  );
  assert.ok(found, `${doc} does not say “${sentence}”`);
  const [, number, unit] = found;
  const named = Number(number) * UNITS[/** @type {"KB" | "MB"} */ (unit)];
  assert.ok(
    Math.abs(named - bytes) < bytes / 10,
    `${doc}: “${found[0]}”, but it is ${bytes} bytes`,
  );
}
