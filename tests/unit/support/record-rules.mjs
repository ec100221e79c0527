// What can be wrong with the text of a game record.

import { readFileSync } from "node:fs";

const types = readFileSync(new URL("../../../www/pkg/rules.d.ts", import.meta.url), "utf8");
const [, union] = /type RecordRule =([^;]*);/.exec(types) ?? [];

/** All of them, as the types of the rules name them. */
export const RECORD_RULES = [...union.matchAll(/"(\w+)"/g)].map(([, rule]) => rule);
