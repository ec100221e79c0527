// The texts of en-import.js in Estonian.

import { counted } from "./et-words.js";

/** @type {import("./import.js").ImportTexts} */
export const imports = {
  "import.title": "Mis leiti",
  "import.read": ({ count, rules }) =>
    `Loetud: ${counted(count, { one: "käik", other: "käiku" })}. ${rules}.`,
  "import.none": "Ühtegi käiku ei õnnestunud lugeda.",
  "import.rules": "Selle mängu reeglid",
  "import.open": "Ava, mis loeti",
  "import.unread": "Lugemata jäi ja on mängu lõpus kommentaarina alles:",
  "import.line": ({ at, isNumbered, said, why }) =>
    `${at}. ${isNumbered ? "kirje" : "rida"}: „${said}“ – ${why}`,
  "import.badPlace": "Sellist kohta mängulaual ei ole.",
  "import.nothingPlayed": "Kuul võetakse tagasi enne, kui ühtegi on pandud.",
  "import.after": "See järgneb sellele, mida lugeda ei saanud.",
  "import.passed": ({ count }) =>
    counted(count, { one: "kuulita rida jäeti vahele", other: "kuulita rida jäeti vahele" }),
};
