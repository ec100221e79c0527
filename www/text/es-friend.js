// Texts of games by links in Spanish; see en-friend.js.

import { counted, they } from "./es-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) => `Juegas con ${they(player)}.`,
  invite: () => "Envía este enlace a tu adversario.",
  yours: () => "Haz tu jugada y envíala.",
  waiting: () => "Tu adversario responderá con un enlace.",
};

const send = {
  turn: "Enviar jugada",
  end: "Enviar resultado",
  invitation: "Enviar invitación",
  again: "Enviar otra vez",
};

const told = {
  shared: "Compartido con la aplicación elegida.",
  copied: "Copiado: pégalo en un mensaje.",
  shown: "Escanéalo con el otro teléfono.",
  refused: "No se permite copiar: copia tú este texto.",
};

const UNCHANGED = "Tu partida no ha cambiado.";
const WHO = "Tu adversario";

const asks = {
  back: (/** @type {string} */ who) => `${who} pide deshacer la última jugada.`,
  draw: (/** @type {string} */ who) => `${who} ofrece tablas.`,
  rematch: (/** @type {string} */ who) => `${who} quiere la revancha.`,
  no: (/** @type {string} */ who) => `${who} no acepta.`,
};

/** @type {TextsOf<"friend">} */
export const friend = {
  "friend.label": "Partida por enlace",
  "friend.you": ({ name }) => (name === "" ? "tú" : `${name} (tú)`),
  "friend.friend": "tu adversario",
  "friend.state": ({ state, name }) =>
    state === "yours"
      ? "Te toca"
      : state === "unsent"
        ? "Aún sin enviar"
        : state === "thinking"
          ? `${name || WHO} está pensando`
          : `Esperando a ${name || "tu adversario"}`,
  "friend.line": ({ what, player }) => lines[what](player),
  "friend.added": ({ count }) =>
    `Se ${count === 1 ? "ha" : "han"} añadido ${counted(count, { one: "jugada nueva", other: "jugadas nuevas" })}.`,
  "friend.send": ({ what }) => send[what],
  "friend.copy": "Copiar",
  "friend.code": "Código QR",
  "friend.told": ({ how }) => told[how],
  "friend.text": "Mensaje",
  "friend.message": ({ turn, story }) => `Pylos, jugada ${turn}. ${story}. ¡Te toca!`,
  "friend.messageEnd": ({ result }) => `Fin de nuestra partida de Pylos. ${result}.`,
  "friend.messageInvitation": ({ player, isFirst }) =>
    `¿Una partida de Pylos? Juegas con ${they(player)}${isFirst ? " y empiezas" : ""}.`,
  "friend.older": ({ turn, last }) =>
    `Este enlace termina en la jugada ${turn}; tu partida va por la ${last}.`,
  "friend.differs": ({ turn }) =>
    `${turn === undefined ? "Esta es otra partida" : `En este enlace, la jugada ${turn} es otra`}. ${UNCHANGED}`,
  "friend.stranger": ({ player }) => `Otra persona juega con ${they(player)}. ${UNCHANGED}`,
  "friend.watching": "Estás viendo esta partida.",
  "friend.back": "Volver a tu partida",
  "friend.adopt": "Usar este enlace",
  "friend.adopted": "Tu otra partida está en «Mis partidas».",
  "friend.here": ({ is, name }) => `${name || WHO} ${is ? "está" : "no está"} aquí.`,
  "friend.lost": ({ is }) => `Sin ${is ? "conexión" : "https"}, envía tus jugadas como enlaces.`,
  "friend.ask": "Pedir deshacer la jugada",
  "friend.draw": "Ofrecer tablas",
  "friend.yes": "Aceptar",
  "friend.no": "Rechazar",
  "friend.asks": ({ what, name }) => asks[what](name || WHO),
  "friend.about": "Sobre esta partida",
  "friend.swap": ({ player }) => `Jugar aquí con ${they(player)}`,
  "friend.with": ({ name }) => `Con ${name || "otra persona"}`,
};
