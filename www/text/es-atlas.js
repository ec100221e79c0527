// The texts of en-atlas.js in Spanish.

/** @import { AtlasTexts } from "./atlas.js" */

import { countBalls, countTurns, number } from "./es-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  title: "El atlas",
  lead: ({ positions }) =>
    `Pylos está resuelto: de cada una de las ${number(positions)} posiciones se sabe si quien juega gana, pierde o ninguna de las dos cosas, y en cuántas jugadas. Así es la solución. La orden junto a cada parte la vuelve a calcular.`,
  contents: "En esta página",
  command: "Orden:",
  numbers: "Los números",
  rules: "Reglas",
  won: "ganadas",
  lost: "perdidas",
  endless: "sin fin",
  balls: "bolas",
  level: "nivel",
  positions: "posiciones",
  win: ({ distance }) => `gana en ${distance}`,
  loss: ({ distance }) => `pierde en ${distance}`,

  solved: "Qué está resuelto",
  meaning:
    "Una posición está ganada, perdida o es sin fin para quien juega. Sin fin significa que nadie puede forzar la victoria: la partida puede dar vueltas y entonces acaba en tablas por repetición. Una distancia cuenta las jugadas de ambos hasta el final, cuando el ganador gana lo antes posible y el perdedor resiste todo lo que puede.",
  size: ({ shapes, all, positions, entries }) =>
    `La gravedad permite ${number(shapes)} formas de la pirámide y ${number(all)} posiciones con un máximo de 15 bolas por jugador. En ${number(positions)} de ellas quedan bolas en ambas reservas. Se cuenta desde el punto de vista de quien juega, sea cual sea su color, y las posiciones simétricas cuentan por separado. Sin las ocho simetrías quedan ${number(entries)}, con un byte cada una.`,
  method:
    "El programa trabaja hacia atrás desde el final. Para las distancias 0, 2, 4, etc. busca las posiciones en las que cada jugada lleva a una que ya se sabe ganada. Toda posición con una jugada hacia una de ellas está ganada una jugada antes. Lo que queda al final es sin fin.",
  checked: "Cómo se ha comprobado",
  survey:
    "Cada valor se ha deducido de nuevo de las posiciones a las que llevan sus jugadas: ningún valor falso en los once juegos de reglas.",
  second: "Otro programa, escrito por separado, da los mismos totales hasta la última cifra.",
  vectors: `${number(3000)} posiciones de prueba comunes tienen el valor, la distancia y el número de jugadas que mantienen el valor que se esperaban.`,
  small:
    "Juegos con tres y cuatro bolas por jugador coinciden con una solución sencilla que prueba todas las jugadas de todas las posiciones.",

  start: "El comienzo",
  startText:
    "Quien empieza pierde, con una excepción: donde hay que recuperar bolas, el juego para jugadores experimentados es sin fin.",
  corner: "esquina",
  edge: "borde",
  inner: "casilla interior",
  published:
    "Un artículo del ICGA Journal dice que el primer jugador pierde en 36, 40 y 46 jugadas. 36 y 40 valen con todas las opciones. 46 vale donde recuperar bolas es opcional; donde es obligatorio, como aquí es habitual, el juego para jugadores experimentados es sin fin.",

  census: "Ganadas, perdidas, sin fin",
  total: ({ won, lost, endless }) => `Ganadas ${won}, perdidas ${lost}, sin fin ${endless}.`,
  byBalls: "Por el número de bolas en el tablero",
  byBallsChart: ({ rules, last }) =>
    `${rules}: la parte de posiciones ganadas, sin fin y perdidas con 0 a ${countBalls(last)}. Los números están en la tabla de abajo.`,
  byDifference: "Por la diferencia de las reservas",
  byDifferenceText: "Las bolas de la reserva de quien juega, menos las de la reserva del rival.",
  byDifferenceChart: ({ rules, most }) =>
    `${rules}: la parte de posiciones ganadas, sin fin y perdidas por la diferencia de las reservas, de −${most} a +${most}. Los números están en la tabla de abajo.`,
  difference: "diferencia",
  comeback: ({ rules, own, opponents, share }) =>
    `${rules}: con ${own} contra ${opponents} en la reserva, quien juega gana el ${share} de las posiciones, porque las bolas del tablero pueden volver.`,
  byReserves: "Por ambas reservas",
  byReservesText:
    "Posiciones ganadas, en tanto por ciento. Hacia abajo: la reserva de quien juega. Hacia la derecha: la reserva del rival.",
  byReservesChart: ({ rules }) =>
    `${rules}: la parte de posiciones ganadas por ambas reservas. Los números están en la tabla de abajo.`,
  own: "propia",
  opponents: "del rival",
  byLevel: "Por el nivel más alto con una bola",

  distances: "A qué distancia del final",
  distancesText:
    "Las posiciones por distancia. Una victoria necesita un número impar de jugadas, una derrota un número par. En esta escala cada línea vale cien veces la de debajo.",
  distancesChart: ({ rules, win, loss }) =>
    `${rules}: el número de posiciones por distancia. La victoria más larga dura ${countTurns(win)}, la derrota más larga ${countTurns(loss)}.`,
  turns: "jugadas",

  single: "Una sola jugada",
  singleText:
    "De las posiciones que no están perdidas y tienen más de una jugada, la primera fila cuenta aquellas en las que una sola mantiene el valor. En un zugzwang mutuo, cualquiera de los dos pierde si le toca jugar.",
  oneMove: "una sola jugada salvadora",
  zugzwangs: "zugzwangs mutuos",
  savingMove: "La jugada salvadora",
  place: "coloca una bola",
  placeOne: "coloca una bola, recupera una",
  placeTwo: "coloca una bola, recupera dos",
  raise: "sube una bola",
  raiseOne: "sube una bola, recupera una",
  raiseTwo: "sube una bola, recupera dos",
  nothing: "coloca una bola y la recupera en el acto",

  longest: "Las partidas más largas",
  longestText:
    "Ninguna posición tarda más en perder. Ambos juegan a la perfección: el ganador tiene prisa, el perdedor resiste. El signo ! marca una jugada que es la única que mantiene la victoria. Recorre la partida con los botones bajo el tablero.",
  longestGame: ({ rules, turns }) => `${rules}: quien juega resiste ${countTurns(turns)}`,

  circles: "Dando vueltas",
  circlesText:
    "En cada una de estas posiciones una jugada es sin fin y todas las demás pierden, para ambos, jugada tras jugada, hasta que vuelve la misma posición. Para no perder hay que dar vueltas hasta las tablas por repetición.",
  circle: ({ rules, turns }) => `${rules}: un círculo de ${countTurns(turns)}`,
  fromStart: ({ rules, turns }) =>
    `${rules}: del tablero vacío a un círculo de ${countTurns(turns)}`,
  circleLength: "jugadas del círculo",
  circleCount: "círculos",
  circleNote: "Los círculos cuentan una vez, sin los simétricos ni los de colores cambiados.",

  finds: "Posiciones sorprendentes",
  findsText:
    "Juegan las claras. Cuando una frase cuenta jugadas y no dice otra cosa, las reservas difieren en una bola como mucho, y ninguna posición así tiene más jugadas.",
  onlyWin: ({ moves }) => `De ${number(moves)} jugadas gana una. Todas las demás pierden.`,
  onlyHold: ({ moves }) => `De ${number(moves)} jugadas una es sin fin. Todas las demás pierden.`,
  onlyRaise: ({ moves }) =>
    `De ${number(moves)} jugadas solo gana una, y sube una bola sin recuperar ninguna.`,
  onlyOne: ({ moves }) => `De ${number(moves)} jugadas solo gana una, y recupera una bola, no dos.`,
  onlyNothing: ({ moves }) =>
    `De ${number(moves)} jugadas solo gana una, y no cambia nada: una bola se coloca y se recupera en el acto.`,
  widestZugzwang: ({ moves }) =>
    `Zugzwang mutuo: las claras tienen ${number(moves)} jugadas y todas pierden. Si jugaran las oscuras, perderían ellas.`,
  allLose: ({ moves }) => `${number(moves)} jugadas, y todas pierden.`,
  mostMoves: ({ moves }) =>
    `${number(moves)} jugadas: ninguna posición tiene más, sean cuales sean las reservas.`,
  behind: ({ own, opponents, turns }) =>
    `${countBalls(own)} en la reserva contra ${opponents}, y aun así las claras ganan, en ${countTurns(turns)}.`,
  ahead: ({ own, opponents, turns }) =>
    `${countBalls(own)} en la reserva contra ${opponents}, y aun así las claras pierden, en ${countTurns(turns)}.`,
  lastEndless: ({ balls }) =>
    `Sin fin con ${countBalls(balls)} en el tablero: con más bolas toda posición está ganada o perdida.`,
  answer: "La jugada",
  open: "Abrir en el juego",

  bits: "Bits por posición",
  bitsText:
    "El tamaño de una solución dividido por el número de sus posiciones. El contenido es distinto: valores, distancias o puntos, el juego entero o finales.",
  game: "juego",
  onDisk: "en disco",
  perPosition: "bits por posición",
  contents2: "contenido",
  scores: "puntos",
  values: "ganada, tablas o perdida",
  distances2: "valores y distancias",
  toZero: "valores y distancias hasta la próxima captura o jugada de peón",
  endgames: ({ pieces }) => `hasta ${pieces} piezas`,
  awari: "Awalé",
  checkers: "Damas inglesas",
  chess: "Ajedrez",
  connect4: "Conecta cuatro",

  again: "Volver a calcular",
  againText:
    "El programa forma parte de este proyecto. Un juego de reglas tarda algunos minutos y ocupa 2 GB de memoria. docs/solution.md lo cuenta todo, CITATION.cff tiene los datos para citarlo.",
};
