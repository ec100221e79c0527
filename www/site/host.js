// What the host has written into `host.json`, at the end of the page: the name of a club, a way back, an imprint
// (docs/hosting.md). It is asked for when all else has loaded, and moves nothing. With `?check` in the address of the
// page, what is wrong with the file is there, too.

import { readHost } from "./host-lines.js";
import { loadStyle } from "./load-style.js";
import { h, toElement } from "./nodes.js";

const ADDRESS = new URL(`../host.json`, import.meta.url);

const isCheck = new URLSearchParams(location.search).has("check");

async function read() {
  try {
    const response = await fetch(ADDRESS, { cache: "no-cache" });
    if (response.ok) return readHost(await response.text(), ADDRESS.href);
    return { lines: [], faults: [`The server answers ${response.status}.`] };
  } catch (error) {
    // Without a connection, or in a page or frame that is left.
    return { lines: [], faults: isCheck ? [/** @type {Error} */ (error).message] : [] };
  }
}

async function show() {
  const { lines, faults } = await read();
  if (faults.length > 0) console.warn(`host.json: ${faults.join(" ")}`);
  const found = faults.length > 0 ? faults : ["No fault."];
  const told = isCheck ? found.map((fault) => `host.json: ${fault}`) : [];
  const shown = [
    ...lines.map(({ text, address }) =>
      h(address === null ? "span" : "a", { href: address }, text),
    ),
    ...told.map((sentence) => h("span", { lang: "en" }, sentence)),
  ];
  if (shown.length === 0) return;
  await loadStyle(new URL("./more.css", import.meta.url));
  const place =
    document.querySelector("body > footer, .game > :is(.console, .sheet)") ??
    document.createElement("footer");
  if (!place.isConnected) document.body.append(place);
  place.append(toElement(h("div", { class: "host" }, ...shown)));
}

show().catch(() => {
  // Without the style sheet, nothing is shown.
});
