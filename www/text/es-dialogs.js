// Texts of the dialogs in Spanish; see en-dialogs.js.

import { countTurns, megabytes, number, they } from "./es-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Principiante",
  "Aficionado",
  "Intermedio",
  "Avanzado",
  "Hábil",
  "Fuerte",
  "Maestro",
  "Perfecto",
];

/** @type {import("./dialogs.js").DialogTexts} */
export const dialogs = {
  // New game
  "new.title": "Nueva partida",
  "new.variant": "Reglas",
  "new.children": "Niños",
  "new.children.line": "Solo se coloca y se sube. No se recuperan bolas.",
  "new.standard": "Normales",
  "new.standard.line": "Al formar un cuadrado de tu color recuperas una o dos bolas.",
  "new.expert": "Jugadores experimentados",
  "new.expert.line": "Además de los cuadrados, cuentan las líneas de tu color.",
  "new.finer": "Opciones de reglas",
  "new.takeBack": "Recuperar bolas",
  "new.takeBack.required": "Obligatorio",
  "new.takeBack.required.line":
    "Si completas un cuadrado o una línea, debes recuperar una o dos bolas.",
  "new.takeBack.optional": "Opcional",
  "new.takeBack.optional.line":
    "Si completas un cuadrado o una línea, puedes recuperar dos bolas, una o ninguna.",
  "new.emptyReserve": "Reserva vacía",
  "new.emptyReserve.loses": "Pierdes",
  "new.emptyReserve.loses.line": "Si te toca jugar y tu reserva está vacía, pierdes.",
  "new.emptyReserve.playsOn": "Se sigue jugando",
  "new.emptyReserve.playsOn.line": "Con la reserva vacía aún puedes subir una bola.",
  "new.opponent": "Adversario",
  "new.friend": "Otra persona, en este dispositivo",
  "new.links": "Otra persona, por enlaces",
  "new.links.line": "Cada jugada es un enlace que envías con cualquier mensajería. No hay reloj.",
  "new.yourName": "Tu nombre (si quieres)",
  "new.friendName": "El nombre de tu rival",
  "new.level": ({ level }) => `Ordenador ${level}: ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Tu color",
  "new.light": "Claras (empiezan)",
  "new.dark": "Oscuras",
  "new.lot": "Al azar",
  "new.clock": "Jugar con reloj",
  "new.minutes": "Minutos por jugador",
  "new.seconds": "Segundos de incremento por jugada",
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
  "record.text": "Notación de la partida",
  "record.copy": "Copiar la notación",
  "record.save": "Guardar archivo",
  "record.load": "Cargar una partida",
  "record.paste": "Pega una notación o una lista de jugadas",
  "record.open": "Abrir archivo",
  "record.file": "Archivo con la notación de una partida",
  "record.use": "Cargar esta notación",
  "record.linkCopied": "El enlace se ha copiado.",
  "record.recordCopied": "La notación se ha copiado.",
  "record.copyRefused":
    "Tu navegador no permite copiar. El texto está seleccionado: cópialo con el teclado o el menú contextual.",
  "record.saved": "La notación se ha guardado en un archivo.",
  "record.empty": "No hay nada que cargar: pega antes la notación de una partida.",
  "record.tooLong": ({ kilobytes }) =>
    `Es demasiado largo para ser la notación de una partida (máximo: ${kilobytes} KB).`,
  "record.unreadable": "No se ha podido leer el archivo.",
  "record.bad": ({ reason }) => `La notación no se ha cargado. ${reason}`,
  "record.beginning": ({ count }) => `Abrir la partida hasta ahí (${countTurns(count)})`,
  "record.loaded": "La notación se ha cargado.",

  // Help
  "help.title": "Ayuda",
  "help.game": "El juego en cinco líneas",
  "help.line1":
    "En tu turno, coloca una bola en una casilla del tablero o sobre cualquier cuadrado de cuatro bolas.",
  "help.line2":
    "O sube una de tus bolas que no sostenga otra a un cuadrado de un nivel superior. Así ahorras una bola de tu reserva.",
  "help.line3":
    "Si tu bola completa un cuadrado de cuatro bolas de tu color (con las reglas para jugadores experimentados, también una línea), recuperas una o dos de tus bolas que no sostengan otra.",
  "help.line4": "Si tu reserva está vacía cuando te toca jugar, pierdes.",
  "help.line5": "Gana quien coloca la bola de la cima.",
  "help.rules": "Todas las reglas",
  "help.atlas": "La solución en números y tableros",
  "help.distance":
    "El análisis cuenta las jugadas de los dos jugadores: «ganan en 3 jugadas» son la tuya, la del adversario y otra tuya.",
  "help.keys": "Atajos de teclado",
  "help.letters": "Usar también atajos de una sola letra",
  "help.key.board": "Tab y luego flechas",
  "help.board": "moverse por el tablero; Intro elige",
  "help.key.level": "Re Pág, Av Pág",
  "help.level": "subir o bajar un nivel en el tablero",
  "help.key.escape": "Esc",
  "help.escape": "anular la jugada o volver a la partida",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "retroceder o avanzar una jugada",
  "help.key.ends": "Inicio, Fin",
  "help.ends": "ir al inicio, volver a la partida",
  "help.key.values": "↑ ↓",
  "help.values": "en el análisis: ver otra jugada en el tablero; Intro la mantiene",
  "help.key.hold": "Mantener pulsado el tablero",
  "help.hold": "ver a través de las bolas hasta soltar",
  "help.key.undo": "u",
  "help.undo": "deshacer una jugada",
  "help.key.redo": "r",
  "help.redo": "rehacer una jugada",
  "help.key.hint": "b",
  "help.hint": "pista: qué mirar; otra vez: dónde y por qué",
  "help.key.analysis": "a",
  "help.analysis": "activar o desactivar el análisis",
  "help.key.new": "n",
  "help.new": "nueva partida",
  "help.key.flip": "f",
  "help.flip": "girar el tablero 180°",
  "help.key.turn": "[ ]",
  "help.turn": "girar el tablero a la izquierda o a la derecha",
  "help.key.tilt": "t",
  "help.tilt": "inclinar el tablero",
  "help.key.reset": "0",
  "help.key.glass": "x",
  "help.glass": "bolas transparentes; si se mantiene pulsada, hasta soltarla",
  "help.key.apart": "s",
  "help.key.levels": "1 2 3 4",
  "help.levels": "mostrar los niveles hasta este",
  "help.key.help": "?",
  "help.help": "esta ayuda",

  // The board in other pages
  "record.embed": "Insertar…",
  "embed.title": "Insertar este tablero",
  "embed.playground": "Crear un tablero para tu página",
  "openings.link": "Aperturas",
  "embed.what": "Qué muestra la página",
  "embed.diagram": "Un diagrama de esta posición",
  "embed.replay": "La partida entera, para repasarla",
  "embed.play": "Un tablero para seguir jugando desde aquí contra el ordenador",

  "offline.title": "Sin conexión",
  "offline.works": "Esta página también funciona sin conexión.",
  "offline.more":
    "Esta página también funciona sin conexión. Para jugar a la perfección y analizar con exactitud con estas reglas, necesita además unas tablas en este dispositivo.",
  "offline.kept": "Esta página también funciona sin conexión, con juego perfecto con estas reglas.",
  "offline.keep": ({ megabytes }) => `Guardar para usar sin conexión (${number(megabytes)} MB)`,
  "offline.solution":
    "Este sitio tiene la solución completa con estas reglas: el resultado exacto y la duración tras cada jugada. La página carga solo lo que necesita cada posición; sin conexión, la necesita entera en este dispositivo.",
  "offline.solutionKept": ({ bytes }) =>
    `La solución completa con estas reglas está en este dispositivo (${megabytes(bytes)} MB).`,
  "offline.keepSolution": ({ bytes }) => `Guardar la solución completa (${megabytes(bytes)} MB)`,
  "offline.bar": "Cargando la solución completa",
  "offline.progress": ({ received, bytes }) =>
    `${megabytes(received)} de ${megabytes(bytes)} MB están en este dispositivo.`,
  "offline.stopped":
    "La descarga se ha interrumpido. Lo que ha llegado queda en este dispositivo; el resto puede cargarse más tarde.",
  "offline.full": ({ bytes }) =>
    `No hay sitio para ${megabytes(bytes)} MB en este dispositivo. No se ha guardado nada de la solución ni se ha borrado nada más.`,
  "offline.delete": "Borrar la solución de este dispositivo",
};
