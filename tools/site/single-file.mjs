// pylos.html: the game in one file, which runs without a server. It holds the pages and files of the site as they are;
// single-file.js unpacks them. On a server, the policies of `hosts/` allow its one inline script by the hash.

import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { HASHED, minifyScript, rule } from "./bundle.mjs";
import { find, rewrite } from "./rules.mjs";

const PAGES = rule(
  "page of pylos.html",
  "index.html",
  "learn.html",
  "puzzles.html",
  "editor.html",
  /^rules\/\w+\.html$/,
);
const NAMES = /[\w-]+-[\w-]{8}\.\w+/g;
/** Scripts that are no modules. */
const SCRIPTS = rule(
  "script of pylos.html that is no module",
  /(?<=<script src="(?:\.\.\/)?assets\/)([^"]+)\.js(?="><\/script>)/g,
);
/** What needs a server: installing, reloading after an update, the policy, cards of links. */
const SERVED = rule(
  "what pylos.html does without",
  /<script src="[^"]*(?:recover|page-state-[\w-]{8})\.js"[^>]*><\/script>|<link rel="(?:manifest|apple-touch-icon|preload|modulepreload)"[^>]*>|<meta\s+(?:http-equiv|property|name="(?:pylos-offline|twitter:card)")[^>]*>/g,
);

/** Pages and acts that need other files of the site, and games by links, which nobody else can open on a disk. */
const ABSENT = ['[href*="atlas.html"]', '[href*="playground.html"]'];
const STYLE = `${ABSENT}, :is(li, p):has(> :is(${ABSENT})), :is([for=tag], #tag, [data-act=copyTag]),
  :root.on-disk :is(option[value=links], label:has(> [value=links])) { display: none !important }`;
const LOOK = "single-file.css";

/**
 * The same in every version: hosts have copied its hash (`hosts/`). It hides what the page needs, runs single-file.js, and
 * shows it again if that fails.
 */
export const BEGIN = `{
  const page = document.documentElement;
  page.hidden = true;
  addEventListener("DOMContentLoaded", () => {
    const { textContent } = document.querySelector("#script");
    const script = new Blob([textContent], { type: "text/javascript" });
    import(URL.createObjectURL(script)).catch(() => {
      page.hidden = false;
    });
  });
}`;

/** @param {Map<string, string | Uint8Array>} files Those of a site without tables, by their names. */
export async function singleFile(files) {
  const text = (name) => String(files.get(name));
  const icon = `data:image/svg+xml,${encodeURIComponent(text("favicon.svg"))}`;
  const packed = new Map([[LOOK, Buffer.from(STYLE)]]);
  const classic = (_, name) => {
    packed.set(`${name}.classic`, Buffer.from(text(`${HASHED}${name}.js`)));
    return `${name}.classic`;
  };
  const page = (name) => {
    const alone = SCRIPTS.rewrite(SERVED.rewrite(text(name), ""), classic);
    const marked = rewrite(alone, /(?:\.\.\/)?favicon\.svg/, icon, `icon of ${name}`);
    const look = `<link rel="stylesheet" href="./${LOOK}"></head>`;
    return rewrite(marked, "</head>", look, `style of ${name}`);
  };
  for (const name of files.keys()) if (PAGES.has(name)) packed.set(name, Buffer.from(page(name)));
  for (const content of packed.values()) {
    for (const [name] of content.toString().matchAll(NAMES)) {
      const file = files.get(HASHED + name);
      if (file === undefined || packed.has(name)) continue;
      // There is no host that could have written a `host.json`.
      packed.set(name, Buffer.from(text(HASHED + name).includes("host.json") ? "" : file));
    }
  }
  const sizes = Object.fromEntries([...packed].map(([name, { length }]) => [name, length]));
  const content = deflateRawSync(Buffer.concat([...packed.values()]), { level: 9 });
  const script = readFileSync(new URL("single-file.js", import.meta.url), "utf8");
  const filled = rewrite(script, "{ name: 0 }", JSON.stringify(sizes), "files of pylos.html");
  const front = /<meta charset[\s\S]*?(?=<meta\s+http-equiv)/;
  const [head] = find(text("index.html"), front, "head of pylos.html");
  const [needs] = find(text("editor.html"), /<p lang[\s\S]*?(?=<\/div>)/, "needs of pylos.html");
  return `<!doctype html>
<html lang="en">
<head>
${head}<link rel="icon" href="${icon}" type="image/svg+xml" />
<title>Pylos</title>
<script>${BEGIN}</script>
</head>
<body>
${needs}
<script type="text/plain" id="script">${await minifyScript(filled, true)}</script>
<script type="text/plain" id="files">${content.toString("base64")}</script>
</body>
</html>
`;
}
