/** The rules of the game in Node: the very module that the page runs. */

import { readFileSync } from "node:fs";
import { initSync } from "../../../www/pkg/pylos.js";

export * from "../../../www/pkg/pylos.js";

/** @typedef {import("../../../www/pkg/pylos.js").Game} Game */
/** @typedef {import("../../../www/pkg/pylos.js").Move} Move */
/** @typedef {import("../../../www/pkg/pylos.js").Player} Player */
/** @typedef {import("../../../www/pkg/pylos.js").NewGameOptions} NewGameOptions */

const MODULE = new URL("../../../www/pkg/pylos_bg.wasm", import.meta.url);

initSync({ module: readFileSync(MODULE) });
