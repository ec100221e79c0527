// Texts of the import of games in English: of logs of other sites, and of records with a fault.

import { counted, countTurns } from "./en-words.js";

export const imports = {
  "import.title": "What was found",
  "import.read": (/** @type {{ count: number, rules: string }} */ { count, rules }) =>
    `${countTurns(count)} read. ${rules}.`,
  "import.none": "No turn could be read.",
  "import.rules": "Rules of the log",
  "import.open": "Open what was read",
  "import.unread": "Not read, and kept as a comment at the end of the game:",
  "import.line": (
    /** @type {{ at: number, isNumbered: boolean, said: string, why: string }} */ {
      at,
      isNumbered,
      said,
      why,
    },
  ) => `${isNumbered ? "Entry" : "Line"} ${at}: “${said}” – ${why}`,
  "import.badPlace": "There is no such place on the board.",
  "import.nothingPlayed": "A ball is taken back before one was played.",
  "import.after": "It comes after what could not be read.",
  "import.passed": (/** @type {{ count: number }} */ { count }) =>
    counted(count, {
      one: "line without a ball was passed over",
      other: "lines without a ball were passed over",
    }),
};
