// The file `host.json` of the host (docs/hosting.md).

import { readHost } from "./host-lines.js";

const ADDRESS = new URL(`../host.json`, import.meta.url);

/** @throws {Error} Without a connection, or in a page or frame that is left. */
export async function hostFile() {
  const response = await fetch(ADDRESS, { cache: "no-cache" });
  if (response.ok) return readHost(await response.text(), ADDRESS.href);
  return { lines: [], relay: "", faults: [`The server answers ${response.status}.`] };
}
