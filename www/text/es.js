// Every text in Spanish. The terms are those of the booklet: bola, casilla, nivel, reserva, cuadrado, línea, cima;
// colocar, subir, recuperar.

import { analysis } from "./es-analysis.js";
import { board } from "./es-board.js";
import { cellName, countBalls, form, list, name, they } from "./es-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Principiante",
  "Ocasional",
  "Sereno",
  "Despierto",
  "Hábil",
  "Fuerte",
  "Maestro",
  "Perfecto",
];

const variantNames = {
  children: "Reglas para niños",
  standard: "Reglas normales",
  expert: "Reglas para expertos",
};

/** @param {string} detail what is wrong, in English */
const inEnglish = (detail) => `(en inglés: “${detail}”)`;

/** @type {import("./text.js").Texts} */
export const es = {
  ...analysis,
  ...board,

  // The language itself
  "language.direction": "ltr",
  "language.label": "Idioma",
  "language.failed": "No se ha podido cargar este idioma.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partida",
  "page.starting": "Preparando la mesa…",
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["recuperar es opcional"] : []),
      ...(emptyReserve === "playsOn" ? ["con la reserva vacía se sigue"] : []),
    ].join(", "),

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Tablero de Pylos, tal como quedó tras la jugada ${back}`
      : player === null
        ? "Tablero de Pylos, partida terminada"
        : `Tablero de Pylos, juegan ${they(player)}`,
  "board.level": ({ level }) => (level === 4 ? "Nivel 4, la cima" : `Nivel ${level}`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "vacía" : ball === "light" ? "bola clara" : "bola oscura";
    return `Nivel ${cell[0]}, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`Reserva de ${they(player)}: ${count === 0 ? "vacía" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "en la mano",
  "state.raise": "se puede subir",
  "state.place": "aquí se puede colocar una bola",
  "state.raiseHere": "la bola se puede subir aquí",
  "state.pickUp": "se puede tomar una bola",
  "state.played": "recién jugada",
  "state.remove": "se puede recuperar",
  "state.takenBack": "recuperada; elige otra vez para devolverla",
  "state.lastMove": "última jugada",
  "state.left": "quedó libre en la última jugada",
  "state.figure.square": "parte de un cuadrado completado",
  "state.figure.line": "parte de una línea completada",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: coloca una bola`,
  "status.placeOrRaise": ({ player }) => `${name(player)}: coloca una bola o sube una`,
  "status.raise": ({ player }) => `${name(player)}: sube una bola`,
  "status.whereToPlace": ({ player }) => `${name(player)}: elige una casilla para la bola`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)}: sube la bola de ${cellName(cell)}. ¿Adónde?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: recupera una segunda bola o para con una`;
    const what = most === 1 ? "recupera una bola" : "recupera una o dos bolas";
    return `${name(player)}: ${what}${none ? ", o ninguna" : ""}`;
  },
  "status.thinking": "El ordenador está pensando…",
  "status.paused": "El ordenador espera",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Mirando atrás: el inicio" : `Mirando atrás: jugada ${turn} de ${turns}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Ganan ${they(winner)}`;
    const losers = they(winner === "light" ? "dark" : "light");
    switch (reason) {
      case "apex":
        return `${wins}: la cima es suya`;
      case "emptyReserve":
        return `${wins}: ${losers} ya no tienen bolas en su reserva`;
      case "noMove":
        return `${wins}: ${losers} no pueden colocar ni subir ninguna bola`;
      case "resignation":
        return `${wins}: ${losers} han abandonado`;
      case "time":
        return `${wins}: a ${losers} se les ha acabado el tiempo`;
      default:
        return wins;
    }
  },
  "status.draw": "Tablas: la misma posición se ha dado tres veces",
  "status.noRules": "No se ha podido cargar el juego",
  "note.noRules":
    "Comprueba la conexión y vuelve a cargar la página. El navegador debe admitir WebAssembly.",
  "note.twice": "Esta posición ya se ha dado dos veces: una más y la partida acaba en tablas.",
  "note.engineFailed": ({ reason }) => `El ordenador no ha podido jugar: ${reason}`,

  // Why a click does nothing
  "why.computer": "Le toca al ordenador.",
  "why.lookingBack":
    "Este es un momento anterior de la partida: vuelve a la partida para seguir jugando.",
  "why.over": "La partida ha terminado.",
  "why.otherReserve": ({ player }) =>
    `Juegan ${they(player)}: toma una bola de la reserva de ${they(player)}.`,
  "why.reserveEmpty": ({ player }) => `La reserva de ${they(player)} está vacía: sube una bola.`,
  "why.chooseTakeBack": "La bola ya está jugada: ahora elige una bola para recuperarla.",
  "why.noHigherSquare": ({ cell }) =>
    `La bola de ${cellName(cell)} no se puede subir: más arriba no hay ningún cuadrado de cuatro bolas donde apoyarla.`,
  "why.notNow": "Eso no es posible ahora.",

  // What the rules say against a turn
  "refusal.nothingToRaise": ({ cell }) => `En ${cell} no hay ninguna bola que subir.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `La bola de ${cell} es del adversario: solo se suben bolas propias.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `La bola de ${cell} sostiene la de ${above}: una bola que sostiene a otra no se puede subir.`,
  "refusal.notHigher": ({ from, to }) =>
    `${to} no está más arriba que ${from}: una bola solo se mueve a un nivel superior.`,
  "refusal.occupied": ({ cell }) => `En ${cell} ya hay una bola.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `${to} se apoya en ${from}: una bola no puede subir al cuadrado del que forma parte.`,
  "refusal.unsupported": ({ to, missing }) =>
    `${to} necesita cuatro bolas debajo: no hay nada en ${missing.join(" ")}.`,
  "refusal.noTakeBackForChildren": "En la variante para niños no se recuperan bolas.",
  "refusal.noFigure": ({ to, lines }) =>
    `La bola de ${to} no completa ${lines ? "ningún cuadrado ni línea" : "ningún cuadrado"} de su color: no se recupera ninguna bola.`,
  "refusal.takeBackRequired": ({ to }) =>
    `La bola de ${to} completa una figura: hay que recuperar una o dos bolas.`,
  "refusal.nothingToTakeBack": ({ cell }) => `En ${cell} no hay ninguna bola que recuperar.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `La bola de ${cell} es del adversario: solo se recuperan bolas propias.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `La bola de ${cell} sostiene la de ${above}: una bola que sostiene a otra no se puede recuperar.`,

  // What the rules say against a record or a link
  "error.badPosition": ({ detail }) => `la posición no es válida ${inEnglish(detail)}.`,
  "error.badMove": ({ detail }) => `hay una jugada mal escrita ${inEnglish(detail)}.`,
  "error.illegalMove": ({ detail }) =>
    `hay una jugada que las reglas no permiten ${inEnglish(detail)}.`,
  "error.gameOver": ({ detail }) =>
    `hay jugadas después del final de la partida ${inEnglish(detail)}.`,
  "error.badRecord": ({ detail }) => `contiene un error ${inEnglish(detail)}.`,
  "error.badOption": ({ detail }) => `esas reglas no existen ${inEnglish(detail)}.`,

  // Turns in words
  "say.place": ({ player, to }) => capital(`${they(player)} colocan una bola en ${cellName(to)}`),
  "say.raise": ({ player, from, to }) =>
    capital(`${they(player)} suben la bola de ${cellName(from)} a ${cellName(to)}`),
  "say.takesBack": ({ cells }) => ` y recuperan ${list(cells.map(cellName))}`,
  "say.toMove": ({ player, count }) =>
    `; juegan ${they(player)}, ${form(count, { one: "queda", other: "quedan" })} ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `De vuelta ${turns === 0 ? "al inicio" : `a la jugada ${turns}`}; juegan ${they(player)}.`,
  "say.redone": ({ player, turns }) => `Adelante hasta la jugada ${turns}; juegan ${they(player)}.`,
  "say.newGame": ({ rules, player }) => `Nueva partida, ${rules}. Juegan ${they(player)}.`,
  "say.you": ({ player }) => ` Tú llevas ${they(player)}.`,
  "say.takenBack": ({ cell, status }) => `Recuperada: ${cellName(cell)}. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "un cuadrado" : `${squares} cuadrados`] : []),
      ...(lines > 0 ? [lines === 1 ? "una línea" : `${lines} líneas`] : []),
    ];
    return `Has completado ${list(figures)}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "queda un minuto" : `quedan ${seconds} segundos`}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "player.light": "Claras",
  "player.dark": "Oscuras",
  "player.you": "tú",
  "player.computer": ({ level }) => `ordenador, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `Reloj de ${they(player)}`,
  "player.label": "Jugadores",
  "turn.label": "Esta jugada",
  "turn.stop": ({ taken }) =>
    taken === 0 ? "No recuperar ninguna" : taken === 1 ? "Parar con una" : "Listo",
  "turn.putBack": "Devolver",
  "turn.cancel": "Anular la jugada",
  "turn.pause": "Parar",
  "turn.continue": "Continuar",
  "turn.backToGame": "Volver a la partida",
  "turn.rematch": "Revancha, con los colores cambiados",
  "turn.rematchFriend": "Revancha",
  "turn.analyse": "Analizar",
  "moves.label": "Jugadas hechas",
  "moves.title": "Jugadas",
  "moves.none": "Aún no hay jugadas. Empiezan las claras.",
  "moves.noneDark": "Aún no hay jugadas. Empiezan las oscuras.",
  "moves.turn": ({ turn, player, text }) => `Jugada ${turn}, ${they(player)}: ${text}`,
  "moves.mistake": "error",
  "moves.mistake.sign": "?",
  "moves.doubtful": "dudosa",
  "moves.doubtful.sign": "?!",
  "moves.variation": ({ moves }) => `O bien: ${moves}`,
  "replay.label": "Mirar atrás",
  "replay.first": "Primera jugada",
  "replay.previous": "Jugada anterior",
  "replay.next": "Jugada siguiente",
  "replay.last": "Última jugada",
  "action.label": "Partida",
  "action.undo": "Deshacer",
  "action.redo": "Rehacer",
  "action.resign": "Abandonar",
  "action.new": "Nueva partida",
  "action.record": "Guardar, compartir",
  "action.hint": "Pista",
  "action.analysis": "Análisis",
  "action.help": "Ayuda",
  "learn.link": "Aprender",
  "rules.link": "Reglas",
  "dialog.close": "Cerrar",
  "dialog.cancel": "Cancelar",

  // The view of the board
  "view.label": "Vista del tablero",
  "view.left": "Girar el tablero a la izquierda",
  "view.right": "Girar el tablero a la derecha",
  "view.tilt": ({ elevation }) =>
    elevation >= 90
      ? "Inclinación: desde arriba"
      : elevation >= 70
        ? "Inclinación: alta"
        : "Inclinación: baja",
  "view.glass": "Ver a través de las bolas",
  "view.levels": ({ levels }) =>
    levels === 4
      ? "Niveles a la vista: todos"
      : levels === 1
        ? "Niveles a la vista: 1"
        : `Niveles a la vista: 1 a ${levels}`,

  // New game
  "new.title": "Nueva partida",
  "new.variant": "Reglas",
  "new.children": "Niños",
  "new.children.line": "Apilar y subir. No se recupera nada.",
  "new.standard": "Normales",
  "new.standard.line": "Un cuadrado de tu color recupera una o dos bolas.",
  "new.expert": "Expertos",
  "new.expert.line": "Las líneas de tu color valen igual que los cuadrados.",
  "new.finer": "Reglas de detalle",
  "new.takeBack": "Recuperar bolas",
  "new.takeBack.required": "Obligatorio",
  "new.takeBack.required.line": "Al completar una figura se recuperan una o dos bolas.",
  "new.takeBack.optional": "Opcional",
  "new.takeBack.optional.line": "Al completar una figura también se puede no recuperar ninguna.",
  "new.emptyReserve": "Reserva vacía",
  "new.emptyReserve.loses": "Pierde",
  "new.emptyReserve.loses.line": "Quien debe jugar sin bolas en la reserva pierde la partida.",
  "new.emptyReserve.playsOn": "Sigue",
  "new.emptyReserve.playsOn.line": "Sin bolas en la reserva aún se puede subir una bola.",
  "new.opponent": "Adversario",
  "new.friend": "Otra persona, aquí",
  "new.level": ({ level }) => `Ordenador ${level}: ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Tu color",
  "new.light": "Claras, empiezan",
  "new.dark": "Oscuras",
  "new.lot": "Por sorteo",
  "new.clock": "Jugar con reloj",
  "new.minutes": "Minutos por jugador",
  "new.seconds": "Segundos por jugada",
  "new.start": "Empezar",

  // Resigning
  "resign.title": "¿Abandonar esta partida?",
  "resign.line": ({ player }) =>
    capital(`${they(player)} abandonan y ganan ${they(player === "light" ? "dark" : "light")}.`),
  "resign.confirm": "Abandonar",
  "resign.keep": "Seguir jugando",

  // Save and share
  "record.title": "Guardar, cargar y compartir",
  "record.link": "Enlace a esta partida",
  "record.copyLink": "Copiar enlace",
  "record.text": "Registro de la partida",
  "record.copy": "Copiar registro",
  "record.save": "Guardar archivo",
  "record.load": "Cargar una partida",
  "record.paste": "Pega el registro de una partida",
  "record.open": "Abrir archivo",
  "record.file": "Archivo con el registro de una partida",
  "record.use": "Cargar este registro",
  "record.linkCopied": "El enlace se ha copiado.",
  "record.recordCopied": "El registro se ha copiado.",
  "record.copyRefused":
    "El navegador no permite copiar: el texto está seleccionado, cópialo con el teclado o el menú contextual.",
  "record.saved": "El registro se ha guardado en un archivo.",
  "record.empty": "No hay nada que cargar: pega antes el registro de una partida.",
  "record.tooLong": ({ kilobytes }) =>
    `Es demasiado largo para ser el registro de una partida: se leen ${kilobytes} KB como máximo.`,
  "record.unreadable": "No se ha podido leer el archivo.",
  "record.bad": ({ reason }) => `El registro no se ha cargado: ${reason}`,
  "record.loaded": "El registro se ha cargado.",

  // Links and storage
  "link.bad": ({ reason }) => `El enlace no se ha abierto: ${reason}`,
  "link.tooLong": "es demasiado largo para ser una partida.",
  "link.unknownPart": ({ part, expected }) =>
    `“${part}” no es parte de un enlace a una partida; se esperaba ${expected}.`,
  "link.repeatedPart": ({ part }) => `“${part}” aparece más de una vez o contradice otra parte.`,
  "link.badValue": ({ part, found, expected }) =>
    `“${part}” es “${found}”; se esperaba uno de estos valores: ${expected}.`,
  "link.badEscape": ({ found }) => `“${found}” no es una codificación por ciento válida.`,
  "memory.settings": "Los ajustes guardados estaban dañados y se han descartado.",
  "memory.game": "La partida guardada estaba dañada y se ha descartado.",
  "memory.camera": "La vista guardada estaba dañada y se ha descartado.",
  "memory.analysis": "El ajuste guardado del análisis estaba dañado y se ha descartado.",
  "memory.keys": "El ajuste guardado del teclado estaba dañado y se ha descartado.",

  // Help
  "help.title": "Ayuda",
  "help.game": "El juego en cinco líneas",
  "help.line1":
    "En tu turno, coloca una bola en el tablero o sobre cualquier cuadrado de cuatro bolas.",
  "help.line2":
    "O sube a un nivel superior una de tus bolas que no sostenga nada: así ahorras una bola.",
  "help.line3":
    "Un cuadrado de cuatro bolas de tu color (con las reglas para expertos, también una línea completa) recupera una o dos de tus bolas que no sostengan nada.",
  "help.line4": "Quien no tiene bolas en la reserva cuando le toca jugar ha perdido.",
  "help.line5": "Gana quien coloca la bola de la cima.",
  "help.learn": "Aprende a jugar jugando",
  "help.rules": "Todas las reglas",
  "help.keys": "Teclas",
  "help.letters": "También teclas de una letra",
  "help.key.board": "Tab y luego flechas",
  "help.board": "moverse por el tablero; Intro elige",
  "help.key.level": "Re Pág, Av Pág",
  "help.level": "subir o bajar un nivel en el tablero",
  "help.key.escape": "Esc",
  "help.escape": "anular la jugada o volver a la partida",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "mirar una jugada atrás o adelante",
  "help.key.ends": "Inicio, Fin",
  "help.ends": "ver el inicio, volver a la partida",
  "help.key.values": "↑ ↓",
  "help.values": "en el análisis: mostrar otra jugada en el tablero; Intro la deja fija",
  "help.key.undo": "u",
  "help.undo": "deshacer una jugada",
  "help.key.redo": "r",
  "help.redo": "rehacer una jugada",
  "help.key.hint": "b",
  "help.hint": "pista: marcar la mejor jugada",
  "help.key.analysis": "a",
  "help.analysis": "activar o desactivar el análisis",
  "help.key.new": "n",
  "help.new": "nueva partida",
  "help.key.flip": "f",
  "help.flip": "dar media vuelta al tablero",
  "help.key.turn": "[ ]",
  "help.turn": "girar el tablero a la izquierda o a la derecha",
  "help.key.tilt": "t",
  "help.tilt": "inclinar el tablero",
  "help.key.glass": "x",
  "help.glass": "ver a través de las bolas",
  "help.key.levels": "1 2 3 4",
  "help.levels": "mostrar los niveles hasta este",
  "help.key.help": "?",
  "help.help": "esta ayuda",
};
