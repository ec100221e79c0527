// Texts of the dialogs in Spanish; see en-dialogs.js.

import { countTurns, megabytes, name, number, they } from "./es-words.js";

const levelNames = [
  "Principiante",
  "Aficionado",
  "Intermedio",
  "Competente",
  "Avanzado",
  "Fuerte",
  "Maestro",
  "Perfecto",
];

/** @type {import("./board-text.js").TextsOf<"dialogs">} */
export const dialogs = {
  // New game
  "new.children": "Niños",
  "new.children.line": "Solo colocar y subir.",
  "new.standard": "Normales",
  "new.standard.line": "Con un cuadrado de tu color recuperas bolas.",
  "new.expert": "Jugadores experimentados",
  "new.expert.line": "También cuentan las líneas.",
  "new.more": "Más reglas",
  "new.takeBack": "Recuperar bolas",
  "new.takeBack.required": "Obligatorio",
  "new.takeBack.optional": "Opcional",
  "new.emptyReserve": "Reserva vacía",
  "new.emptyReserve.loses": "Pierdes",
  "new.emptyReserve.playsOn": "Aún puedes subir",
  "new.opponent": "Adversario",
  "new.computer": "El ordenador",
  "new.friend": "Otra persona aquí",
  "new.links": "Partida por enlace",
  "new.names": "Nombres (opcionales)",
  "new.yourName": "Tu nombre (opcional)",
  "new.friendName": "Nombre del adversario",
  "new.level": ({ level }) => `Ordenador, nivel ${level} (${levelNames[level - 1].toLowerCase()})`,
  "level.name": ({ level }) => levelNames[level - 1],
  "new.colour": "Tu color",
  "new.lot": "Al azar",
  "new.clock": "Con reloj",
  "new.minutes": "Minutos por jugador",
  "new.seconds": "Segundos extra por jugada",
  "new.start": "Empezar",

  // Resigning
  "resign.title": "¿Abandonar esta partida?",
  "resign.line": ({ winner }) => `Ganarán ${they(winner)}.`,
  "resign.keep": "Seguir jugando",

  // Save and share
  "record.share": "Compartir",
  "record.picture": "Guardar imagen",
  "record.link": "Enlace a esta partida",
  "record.copyLink": "Copiar enlace",
  "record.text": "Notación de la partida",
  "record.copy": "Copiar notación",
  "record.save": "Guardar archivo",
  "record.load": "Cargar una partida",
  "record.paste": "Notación o lista de jugadas",
  "record.open": "Abrir archivo",
  "record.use": "Cargar",
  "record.copied": "Copiado.",
  "record.copyRefused": "No se permite copiar. El texto está seleccionado: cópialo tú.",
  "record.empty": "Pega antes una notación.",
  "record.tooLong": ({ kilobytes }) =>
    `Demasiado largo para una notación (máximo: ${kilobytes} KB).`,
  "record.unreadable": "No se ha podido leer el archivo.",
  "record.bad": ({ reason }) => `No se ha cargado. ${reason}`,
  "record.beginning": ({ count }) => `Abrir la partida hasta ahí (${countTurns(count)})`,
  "record.several": ({ count }) => `Este texto contiene ${number(count)} partidas.`,
  "record.first": "Abrir la primera partida",
  "record.all": "Añadir todas a «Mis partidas»",
  "record.loaded": "Partida cargada.",

  // Help
  "help.line1": "Coloca una bola o sube una de las tuyas que no sostenga otra.",
  "help.line2": "Forma un cuadrado de tu color y recupera una o dos bolas.",
  "help.line3": "Pon la última bola en la cima. Si te toca jugar con la reserva vacía, pierdes.",
  "help.win": "Cómo ganar",
  "help.keys": "Atajos de teclado",
  "help.letters": "Atajos de una letra",
  "help.key.board": "Tab y luego flechas",
  "help.board": "moverse por el tablero; Intro elige",
  "help.key.level": "Re Pág, Av Pág",
  "help.level": "un nivel arriba o abajo",
  "help.key.escape": "Esc",
  "help.escape": "anular o volver a la partida",
  "help.replay": "una jugada atrás o adelante",
  "help.key.ends": "Inicio, Fin",
  "help.ends": "inicio, final de la partida",
  "help.values": "otras jugadas en el análisis",
  "help.key.hold": "Mantener pulsado el tablero",
  "help.flip": "girar 180°",
  "help.turn": "girar a izquierda o derecha",
  "help.tilt": "inclinar",
  "help.levels": "niveles hasta este",

  // Use without a connection
  "offline.title": "Sin conexión",
  "offline.works": "Esta página también funciona sin conexión.",
  "offline.kept": ({ bytes }) =>
    `Esta página funciona sin conexión, con juego perfecto (${megabytes(bytes)} MB).`,
  "offline.site": ({ kept, all }) => `Archivos guardados del sitio: ${kept} de ${all}.`,
  "offline.play": ({ kept, all }) => `Archivos guardados del juego perfecto: ${kept} de ${all}.`,
  "offline.keep": ({ bytes }) => `Descargar los datos del juego perfecto (${megabytes(bytes)} MB)`,
  "offline.progress": ({ received, bytes }) => `${megabytes(received)} de ${megabytes(bytes)} MB`,
  "offline.stopped": "La descarga se ha parado. Puedes seguir más tarde.",
  "offline.full": ({ bytes }) => `No hay espacio para ${megabytes(bytes)} MB.`,
  "offline.delete": "Borrar los datos del juego perfecto",

  // The menu, and what the eye opens
  "action.resign": "Abandonar",
  "action.record": "Guardar o compartir",
  "action.help": "Ayuda",
  "action.menu": "Menú",
  "action.games": "Mis partidas",
  "action.settings": "Ajustes",
  "view.tilt": ({ elevation }) =>
    `Vista: ${elevation >= 90 ? "desde arriba" : elevation >= 70 ? "alta" : "baja"}`,
  "view.glass": "Bolas transparentes",
  "view.turn": "Girar el tablero",
  "view.signs": "Qué significan los signos",
  "signs.carries": "sostiene la casilla señalada",
  "view.reset": "Vista normal",
  "view.levels": ({ levels }) => `Niveles hasta el ${levels}`,

  // What is said of a game that goes on, and of the view
  "say.newGame": ({ rules, player }) =>
    `Nueva partida: ${rules.charAt(0).toLowerCase()}${rules.slice(1)}. Juegan ${they(player)}.`,
  "say.you": ({ player }) => ` Tú llevas ${they(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "queda un minuto" : `quedan ${seconds} segundos`}.`,
  "view.apart": "Niveles separados",
  "note.turn": "Arrastra el tablero para girarlo.",
};
