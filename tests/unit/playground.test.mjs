// The playground has a control with a text for every attribute.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTRIBUTES, parseAttribute } from "../../www/element/attributes.js";
import { PylosBoard } from "../../www/element/element.js";
import { FIELDS } from "../../www/playground/fields.js";
import { PRESETS } from "../../www/playground/presets.js";
import { playground } from "../../www/text/en-playground.js";
import { languages } from "../../www/text/text.js";
import { loadGame } from "../e2e/support/rules.mjs";

const fields = Object.assign({}, ...Object.values(FIELDS));
const properties = new Map(Object.entries(ATTRIBUTES).map(([key, { name }]) => [name, key]));

test("every attribute of the board has a control, and every control a text", () => {
  const named = Object.keys(fields).filter((name) => name !== "record");
  assert.deepEqual(named.toSorted(), PylosBoard.observedAttributes.toSorted());
  for (const name of [...Object.keys(fields), ...Object.keys(FIELDS), ...Object.keys(PRESETS)]) {
    assert.ok(Object.hasOwn(playground, name), name);
  }
});

test("every value of a control, and every preset, is accepted by the board", () => {
  for (const [name, values] of Object.entries(fields)) {
    if (name === "lang") assert.deepEqual(values, languages);
    else if (Array.isArray(values)) {
      for (const value of values) parseAttribute(properties.get(name), value);
    } else if (typeof values === "object") {
      for (const value of [values.least, values.most]) {
        parseAttribute(properties.get(name), String(value));
      }
    }
  }
  for (const { record, ...preset } of Object.values(PRESETS)) {
    for (const [name, value] of Object.entries(preset)) parseAttribute(properties.get(name), value);
    if (record !== undefined) loadGame(record);
  }
});
