// QR codes as the page draws them. That they can be read is tested in the crate tools/qr.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pathOf } from "../../www/play/friend/code.js";

const wasm = readFileSync(new URL("../../www/pkg/qr.wasm", import.meta.url));
const { instance } = await WebAssembly.instantiate(wasm);

test("a code is drawn square by square, with its quiet zone", () => {
  const texts = [];
  const codes = {
    put: (at, byte) => {
      texts[at] = byte;
    },
    encode: () => 2,
    dark: (at) => [1, 0, 1, 1][at],
  };
  const path = "M4 4h1v1h-1zM4 5h1v1h-1zM5 5h1v1h-1z";
  assert.deepEqual(pathOf(codes, "é!"), { side: 10, path });
  assert.deepEqual(texts, [0xc3, 0xa9, 0x21], "the text in UTF-8");
});

test("a longer text has a larger code, with corners for the reader", () => {
  const sizes = [1, 40, 300, 2953].map((length) => {
    const { side, path } = pathOf(instance.exports, "a".repeat(length));
    const last = side - 5;
    for (const corner of [`M4 4h`, `M${last} 4h`, `M4 ${last}h`]) assert.ok(path.includes(corner));
    return side - 8;
  });
  assert.deepEqual(sizes, [21, 29, 61, 177]);
});
