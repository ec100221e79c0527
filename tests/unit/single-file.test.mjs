/** pylos.html as `dist` writes it. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { BEGIN, singleFile } from "../../tools/site/single-file.mjs";

const ICON = '<link href="favicon.svg" />';

/** A site with one page. */
const siteWith = (content) =>
  singleFile(
    new Map([
      ["favicon.svg", "<svg/>"],
      ["index.html", `<meta charset="utf-8" /><meta http-equiv="x" />${content}${ICON}</head>`],
      ["editor.html", `<div><p lang="en">It needs scripts.</p></div>${ICON}</head>`],
    ]),
  );

it("has one inline script, the same in every version, and no inline style", async () => {
  const versions = await Promise.all(["<p>1</p>", "<p>other</p>"].map(siteWith));
  assert.notEqual(versions[0], versions[1]);
  for (const html of versions) {
    const scripts = [...html.matchAll(/<script(?! type="text\/plain")[^>]*>(.*?)<\/script>/gs)];
    assert.deepEqual(
      scripts.map(([, script]) => script),
      [BEGIN],
    );
    assert.doesNotMatch(html, /<style| style=| on\w+=/);
    assert.equal(html.match(/<\/script/g)?.length, 3);
    assert.match(html, /It needs scripts/);
  }
});

it("is allowed by the policies that hosts have copied", () => {
  const hash = createHash("sha256").update(BEGIN).digest("base64");
  for (const name of ["nginx.conf", "apache.htaccess", "_headers"]) {
    const text = readFileSync(new URL(`../../tools/site/hosts/${name}`, import.meta.url), "utf8");
    assert.ok(
      text.includes(`script-src 'sha256-${hash}' `),
      `${name} needs the hash ${hash}, and the changelog must tell hosts to copy it again`,
    );
  }
});
