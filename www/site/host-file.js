// The file `host.json` of the host (docs/hosting.md), which is asked for once.

import { readHost } from "./host-lines.js";
import { late } from "./late.js";

const ADDRESS = new URL(`../host.json`, import.meta.url);

const file = late(async () => {
  const response = await fetch(ADDRESS, { cache: "no-cache" });
  if (response.ok) return readHost(await response.text(), ADDRESS.href);
  return { lines: [], relay: "", faults: [`The server answers ${response.status}.`] };
});

/** @throws {Error} Without a connection, or in a page or frame that is left. */
export const hostFile = () => file.load();

/** The relay for live games that the host names; "" for none: there are games by links alone. */
export const relay = () =>
  hostFile().then(
    ({ relay }) => relay,
    () => "",
  );
