// The texts of en-atlas.js in Spanish.

/** @import { AtlasTexts } from "./atlas.js" */

import { countTurns, number } from "./es-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  "atlas.lead": `Pylos está resuelto: de cada una de las ${number(10_245_670_113)} posiciones se sabe si quien juega gana, pierde o ninguna de las dos cosas, y en cuántas jugadas. Donde nadie puede forzar la victoria, la posición es sin fin: la partida da vueltas y acaba en tablas por repetición.`,
  "atlas.start": "El comienzo",
  "atlas.startText":
    "Quien empieza pierde, con una excepción: donde hay que recuperar bolas, el juego para jugadores experimentados es sin fin. La tabla da las jugadas hasta la derrota, al comienzo y con los tres tipos de primera jugada; ∞ significa sin fin.",
  "atlas.rules": "Reglas",
  "atlas.children": "Niños",
  "atlas.standard": "Normal",
  "atlas.expert": "Experimentados",
  "atlas.optional": "Experimentados, recuperar es opcional",
  "atlas.corner": "esquina",
  "atlas.edge": "borde",
  "atlas.inner": "casilla interior",
  "atlas.shares": "Ganadas, perdidas, sin fin",
  "atlas.sharesText":
    "Los gráficos muestran todas las posiciones en tanto por ciento, por la diferencia de las reservas: la de quien juega menos la del rival. Abajo están las ganadas, arriba las perdidas, en medio las que son sin fin.",
  "atlas.sharesChildren": "Niños: 50 % ganadas, 50 % perdidas",
  "atlas.sharesStandard": "Normal: 58 % ganadas, 42 % perdidas, 0,02 % sin fin",
  "atlas.sharesExpert": "Experimentados: 61 % ganadas, 36 % perdidas, 3 % sin fin",
  "atlas.longest": "Las partidas más largas",
  "atlas.longestText":
    "Ninguna posición tarda más en perder. Ambos juegan a la perfección: el ganador tiene prisa, el perdedor resiste. El signo ! marca una jugada que es la única que mantiene la victoria.",
  "atlas.longestChildren": `Niños: ${countTurns(38)}`,
  "atlas.longestStandard": `Normal: ${countTurns(64)}`,
  "atlas.longestExpert": `Experimentados: ${countTurns(72)}`,
  "atlas.circles": "Dando vueltas",
  "atlas.circlesText":
    "En cada una de estas posiciones una jugada es sin fin y todas las demás pierden, para ambos, hasta que vuelve la misma posición.",
  "atlas.circleStandard": `Normal: un círculo de ${countTurns(6)}`,
  "atlas.circleExpert": `Experimentados: un círculo de ${countTurns(8)}`,
  "atlas.circleStart": "Experimentados: del tablero vacío a un círculo",
  "atlas.finds": "Posiciones sorprendentes",
  "atlas.findsText":
    "Juegan las claras. Donde una sola jugada mantiene el resultado, el botón bajo el tablero la juega.",
  "atlas.onlyWin": "Niños: de 64 jugadas gana una. Todas las demás pierden.",
  "atlas.onlyNothing":
    "Normal: de 58 jugadas solo gana una, que coloca una bola y la recupera en el acto.",
  "atlas.onlyRaise": "Experimentados: de 218 jugadas solo gana una, y sube una bola.",
  "atlas.behind": `Experimentados: 1 bola en la reserva contra 15, y aun así las claras ganan, en ${countTurns(43)}.`,
  "atlas.again":
    "Todos los resultados, cómo se comprobaron y las órdenes que los calculan están en docs/solution.md del proyecto.",
};
