// What the host has written into `host.json`, at the end of the page: the name of a club, a way back, an imprint
// (docs/hosting.md). It is asked for when all else has loaded, and moves nothing. With `?check` in the address of the
// page, what is wrong with the file is there, too.

import { hostFile } from "./host-file.js";
import { loadStyle } from "./load-style.js";
import { h, toElement } from "./nodes.js";

const isCheck = new URLSearchParams(location.search).has("check");

/** @param {Error} error */
const failed = ({ message }) => ({ lines: [], faults: isCheck ? [message] : [] });

async function show() {
  const { lines, faults } = await hostFile().catch(failed);
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
