// The bundler refuses chunks that would wait for each other.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { awaits, refuseAwaitedCycles } from "../../tools/site/bundle.mjs";
import { SITE } from "../../tools/site/packages.mjs";

const main = {
  name: "main",
  fileName: "main.js",
  code: `import("./part.js"); await 1;`,
  imports: [],
  moduleIds: [join(SITE, "page/main.js"), join(SITE, "page/shared.js")],
};
const part = {
  name: "part",
  fileName: "part.js",
  code: "",
  imports: ["main.js"],
  moduleIds: [join(SITE, "page/part.js")],
};
const importsOf = () => [join(SITE, "page/shared.js")];

test("a chunk that awaits is not imported by another chunk", () => {
  assert.throws(() => refuseAwaitedCycles([main, part], importsOf), {
    message:
      "main awaits at its top level and cannot be imported by part: give page/shared.js a chunk of their own",
  });
  refuseAwaitedCycles([main, { ...part, imports: [] }], importsOf);
  refuseAwaitedCycles([{ ...main, code: `import("./part.js");` }, part], importsOf);
});

test("only what a module awaits while it is loaded counts", () => {
  assert.ok(awaits("await 1;"));
  assert.ok(awaits("if (self.a) { const b = { c: await 1 }; }"));
  assert.ok(awaits("for await (const a of b) {}"));
  assert.ok(!awaits("const a = async () => { await 1; }; class B { async c() { await 1; } }"));
});
