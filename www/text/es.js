// Every text in Spanish. The terms are those of the booklet: bola, casilla, nivel, reserva, cuadrado, línea, cima;
// colocar, subir, recuperar.

import { analysis } from "./es-analysis.js";
import { board } from "./es-board.js";
import { countBalls, name, they } from "./es-words.js";
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

/** @type {import("./text.js").Texts} */
export const es = {
  ...analysis,
  ...board,

  // The language itself
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

  // Turns in words
  "say.redone": ({ player, turns }) => `Adelante hasta la jugada ${turns}; juegan ${they(player)}.`,
  "say.newGame": ({ rules, player }) => `Nueva partida, ${rules}. Juegan ${they(player)}.`,
  "say.you": ({ player }) => ` Tú llevas ${they(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "queda un minuto" : `quedan ${seconds} segundos`}.`,

  // The panel
  "player.light": "Claras",
  "player.dark": "Oscuras",
  "player.you": "tú",
  "player.computer": ({ level }) => `ordenador, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `Reloj de ${they(player)}`,
  "player.label": "Jugadores",
  "turn.pause": "Parar",
  "turn.continue": "Continuar",
  "turn.rematch": "Revancha, con los colores cambiados",
  "turn.rematchFriend": "Revancha",
  "turn.analyse": "Analizar",
  "replay.label": "Mirar atrás",
  "action.label": "Partida",
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
  "help.distance":
    "Las pistas y el análisis cuentan las jugadas de los dos jugadores: “ganan en 3 jugadas” son la tuya, la de tu rival y otra tuya.",
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

  // The board in other pages
  "record.embed": "Insertar…",
  "embed.title": "Insertar este tablero",
  "embed.what": "Qué muestra la página",
  "embed.diagram": "Un diagrama de esta posición",
  "embed.replay": "La partida entera, para recorrerla",
  "embed.play": "Un tablero para seguir jugando desde aquí contra el ordenador",
  "embed.tag": "Como elemento de la página",
  "embed.frame": "Como marco, para páginas que no admiten scripts",
  "embed.copyTag": "Copiar el elemento",
  "embed.copyFrame": "Copiar el marco",
  "embed.copied": "El código se ha copiado.",
  "embed.find": ({ player }) => `Juegan ${they(player)}: encuentra la mejor jugada`,
  "embed.right": "Esa es la jugada.",
  "embed.wrong": "Esa no es la jugada. Prueba otra.",
};
