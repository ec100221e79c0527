// The texts of en-atlas.js in Spanish.

/** @import { TextsOf } from "./board-text.js" */

import { countTurns, number } from "./es-words.js";

/** @type {TextsOf<"atlas">} */
export const atlas = {
  "atlas.title": "Atlas",
  "atlas.lead": `Pylos está resuelto: se conoce el resultado de cada una de sus ${number(10_245_670_113)} posiciones. Así se ve.`,
  "atlas.start": "Inicio",
  "atlas.startText":
    "Quien empieza pierde, salvo con las reglas para jugadores experimentados: si hay que recuperar bolas, la partida acaba en tablas (∞). Los números son jugadas hasta el final.",
  "atlas.children": "Niños",
  "atlas.standard": "Normales",
  "atlas.expert": "Experimentados",
  "atlas.optional": "Experimentados, recuperar es opcional",
  "atlas.corner": "esquina",
  "atlas.edge": "borde",
  "atlas.centre": "centro",
  "atlas.shares": "Ganadas, perdidas, tablas",
  "atlas.sharesText":
    "Todas las posiciones (%), según la ventaja en reserva de quien juega. Abajo las ganadas, arriba las perdidas, en medio las tablas.",
  "atlas.sharesChildren": "Niños: 50 % ganadas, 50 % perdidas",
  "atlas.sharesStandard": "Normales: 58 % ganadas, 42 % perdidas",
  "atlas.sharesExpert": "Experimentados: 61 % ganadas, 36 % perdidas, 3 % tablas",
  "atlas.longest": "Las partidas más largas",
  "atlas.longestText":
    "Ambos juegan a la perfección: el ganador tiene prisa, el perdedor resiste. El signo ! marca la única jugada ganadora.",
  "atlas.longestChildren": `Niños: ${countTurns(38)}`,
  "atlas.longestStandard": `Normales: ${countTurns(64)}`,
  "atlas.longestExpert": `Experimentados: ${countTurns(72)}`,
  "atlas.circles": "Dando vueltas",
  "atlas.circlesText":
    "Cualquier otra jugada pierde, así que ambos dan vueltas y la partida acaba en tablas.",
  "atlas.circleStandard": `Normales: ${countTurns(6)} por vuelta`,
  "atlas.circleExpert": `Experimentados: ${countTurns(8)} por vuelta`,
  "atlas.circleStart": "Experimentados: desde el tablero vacío",
  "atlas.finds": "Posiciones sorprendentes",
  "atlas.findsText": "Juegan las claras; el botón bajo el tablero hace la única jugada ganadora.",
  "atlas.onlyWin": "Niños: de 64 jugadas, solo una gana",
  "atlas.onlyNothing": "Normales: de 58 jugadas, solo una gana: colocar una bola y recuperarla",
  "atlas.onlyRaise": "Experimentados: de 218 jugadas, solo una gana: subir una bola",
  "atlas.behind": `Experimentados: 1 bola en la reserva contra 15, y las claras ganan en ${countTurns(43)}`,
};
