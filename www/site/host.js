// What the host has written into `host.json`, at the end of the page: the name of a club, a way back, an imprint
// (docs/hosting.md). It is asked for when all else has loaded, and moves nothing.

import { make } from "./dom.js";
import { loadStyle } from "./load-style.js";

const ADDRESS = new URL(`../host.json`, import.meta.url);

/** @param {{ text?: unknown, address?: unknown }} line */
function element({ text, address }) {
  const url = typeof address === "string" ? new URL(address, ADDRESS) : null;
  const isLink = url !== null && /^(https?|mailto):$/.test(url.protocol);
  const made = make(isLink ? "a" : "span", "", String(text));
  if (made instanceof HTMLAnchorElement && url !== null) made.href = url.href;
  return made;
}

async function show() {
  const lines = await (await fetch(ADDRESS, { cache: "no-cache" })).json();
  if (lines.length === 0) return;
  await loadStyle(new URL("./more.css", import.meta.url));
  const place =
    document.querySelector("body > footer, .game > .panel") ?? document.createElement("footer");
  if (!place.isConnected) document.body.append(place);
  const host = make("div", "host");
  host.append(...lines.map(element));
  place.append(host);
}

show().catch((error) => {
  // A page that is left ends its requests.
  if (error.name !== "AbortError") console.warn(`host.json: ${error}`);
});
