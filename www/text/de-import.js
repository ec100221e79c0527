// The texts of en-import.js in German.

import { counted } from "./de-words.js";

/** @type {import("./import.js").ImportTexts} */
export const imports = {
  "import.title": "Was gefunden wurde",
  "import.read": ({ count, rules }) =>
    `${counted(count, { one: "Zug", other: "Züge" })} gelesen. ${rules}.`,
  "import.none": "Es konnte kein Zug gelesen werden.",
  "import.rules": "Regeln des Protokolls",
  "import.open": "Das Gelesene öffnen",
  "import.unread": "Nicht gelesen und als Kommentar am Ende der Partie aufbewahrt:",
  "import.line": ({ at, isNumbered, said, why }) =>
    `${isNumbered ? "Eintrag" : "Zeile"} ${at}: „${said}“ – ${why}`,
  "import.badPlace": "Diesen Platz gibt es auf dem Brett nicht.",
  "import.nothingPlayed": "Eine Kugel wird zurückgenommen, bevor eine gesetzt wurde.",
  "import.after": "Es folgt auf etwas, das nicht gelesen werden konnte.",
  "import.passed": ({ count }) =>
    counted(count, {
      one: "Zeile ohne Kugel wurde übergangen",
      other: "Zeilen ohne Kugel wurden übergangen",
    }),
};
