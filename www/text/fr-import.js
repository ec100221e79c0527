// The texts of en-import.js in French.

import { counted } from "./fr-words.js";

/** @type {import("./import.js").ImportTexts} */
export const imports = {
  "import.title": "Ce qui a été trouvé",
  "import.read": ({ count, rules }) =>
    `${counted(count, { one: "coup lu", other: "coups lus" })}. ${rules}.`,
  "import.none": "Aucun coup n’a pu être lu.",
  "import.rules": "Règles de cette partie",
  "import.open": "Ouvrir ce qui a été lu",
  "import.unread": "Non lu, et gardé en commentaire à la fin de la partie :",
  "import.line": ({ at, isNumbered, said, why }) =>
    `${isNumbered ? "Entrée" : "Ligne"} ${at} : « ${said} » – ${why}`,
  "import.badPlace": "Cette place n’existe pas sur le plateau.",
  "import.nothingPlayed": "Une bille est récupérée avant qu’une autre n’ait été jouée.",
  "import.after": "Cela suit ce qui n’a pas pu être lu.",
  "import.passed": ({ count }) =>
    counted(count, {
      one: "ligne sans bille a été passée",
      other: "lignes sans bille ont été passées",
    }),
};
