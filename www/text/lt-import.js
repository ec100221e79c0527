// The texts of en-import.js in Lithuanian.

import { counted } from "./lt-words.js";

/** @type {import("./import.js").ImportTexts} */
export const imports = {
  "import.title": "Kas rasta",
  "import.read": ({ count, rules }) =>
    `Perskaityta: ${counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}. ${rules}.`,
  "import.none": "Nepavyko perskaityti nė vieno ėjimo.",
  "import.rules": "Šios partijos taisyklės",
  "import.open": "Atverti, kas perskaityta",
  "import.unread": "Neperskaityta ir palikta kaip komentaras partijos pabaigoje:",
  "import.line": ({ at, isNumbered, said, why }) =>
    `${at} ${isNumbered ? "įvykis" : "eilutė"}: „${said}“ – ${why}`,
  "import.badPlace": "Tokios vietos lentoje nėra.",
  "import.nothingPlayed": "Rutuliukas nuimamas anksčiau, nei kuris nors padėtas.",
  "import.after": "Tai eina po to, ko nepavyko perskaityti.",
  "import.passed": ({ count }) =>
    counted(count, {
      one: "eilutė be rutuliuko praleista",
      few: "eilutės be rutuliuko praleistos",
      many: "eilutės be rutuliuko praleista",
      other: "eilučių be rutuliuko praleista",
    }),
};
