/**
 * The line about the tables of perfect play: their progress, and whether there are more.
 * @import { Tables } from "../../engine/engine.js"
 */

import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";

const MEGABYTE = 1_000_000;

/** @param {() => void} loadAll Loads the large tables too. */
export function createTables(loadAll) {
  const line = byId("tables");
  const bar = /** @type {HTMLProgressElement} */ (byId("tables-progress"));
  const button = byId("tables-all");
  button.addEventListener("click", loadAll);

  return {
    /** @param {Tables} tables */
    render({ state, share, bytes, more }) {
      const megabytes = Number((bytes / MEGABYTE).toFixed(1));
      const rest = Number((more / MEGABYTE).toFixed(1));
      const loading = state === "loading";
      const offered = state === "ready" && more > 0;
      line.hidden = !loading && !offered && state !== "failed";
      bar.hidden = !loading;
      if (loading) bar.value = share;
      if (!offered && document.activeElement === button) byId("analysis-switch").focus();
      button.hidden = !offered;
      if (loading) setText(byId("tables-note"), text("tables.loading", { megabytes }));
      if (state === "failed") setText(byId("tables-note"), text("tables.failed"));
      if (offered) setText(byId("tables-note"), text("tables.partly"));
      setText(button, text("tables.all", { megabytes: rest }));
    },
  };
}
