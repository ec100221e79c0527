// The texts of en-import.js in Spanish.

import { counted, countTurns } from "./es-words.js";

/** @type {import("./import.js").ImportTexts} */
export const imports = {
  "import.title": "Lo que se ha encontrado",
  "import.read": ({ count, rules }) => `Se han leído ${countTurns(count)}. ${rules}.`,
  "import.none": "No se ha podido leer ninguna jugada.",
  "import.rules": "Reglas de la partida pegada",
  "import.open": "Abrir lo leído",
  "import.unread": "No se ha leído y se conserva como comentario al final de la partida:",
  "import.line": ({ at, isNumbered, said, why }) =>
    `${isNumbered ? "Entrada" : "Línea"} ${at}: «${said}» – ${why}`,
  "import.badPlace": "Esa casilla no existe en el tablero.",
  "import.nothingPlayed": "Se recupera una bola antes de haber jugado ninguna.",
  "import.after": "Viene después de lo que no se ha podido leer.",
  "import.passed": ({ count }) =>
    counted(count, {
      one: "línea sin bola se ha pasado por alto",
      other: "líneas sin bola se han pasado por alto",
    }),
};
