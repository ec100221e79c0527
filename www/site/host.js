// What the host has written into `host.json`, at the end of the page: the name of a club, a way back, an imprint
// (docs/hosting.md). It is asked for when all else has loaded, and moves nothing.

import { adoptStyle } from "./adopt-style.js";
import { make } from "./dom.js";

const STYLE = `
.host {
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  grid-row: -1;
  gap: 0 1rem;
  align-items: center;
  max-inline-size: 75rem;
  margin: 0 auto;
  padding-inline: var(--gap);
  color: var(--muted);
}

footer:has(.language) > .host,
.panel > .host {
  margin: 0;
  padding: 0;
}

.host > * {
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  color: inherit;
}`;

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
  adoptStyle(document, STYLE);
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
