// Texts of games by links in Spanish; see en-friend.js.

import { counted, they } from "./es-words.js";

/** @import { FriendTexts } from "./friend.js" */

const send = {
  turn: "Enviar esta jugada",
  end: "Enviar el final",
  invitation: "Enviar la invitación",
};

const unsent = {
  turn: "Tu jugada aún no se ha enviado",
  invitation: "La invitación aún no se ha enviado",
};

const waits = {
  turn: "Tu rival verá esta jugada cuando la envíes. Hasta entonces puedes deshacerla.",
  end: "Tu rival verá el final de la partida cuando lo envíes.",
  invitation: "Empieza tu rival. Envía la invitación: la respuesta llega como enlace.",
};

/** @type {FriendTexts} */
export const friend = {
  "friend.label": "Partida por enlaces",
  "friend.you": ({ name }) => (name === "" ? "tú" : `${name} (tú)`),
  "friend.friend": "tu rival",
  "friend.statusUnsent": ({ what }) => unsent[what],
  "friend.statusWaiting": ({ name }) =>
    name === "" ? "Esperando la jugada de tu rival" : `Esperando la jugada de ${name}`,
  "friend.yours": "Haz tu jugada en el tablero y después envíala.",
  "friend.unsent": ({ what }) => waits[what],
  "friend.waiting": "La respuesta llega como enlace: ábrelo en este navegador.",
  "friend.over": "Esta partida ha terminado.",
  "friend.seated": ({ player }) =>
    `Juegas con ${they(player)}. Haz tu jugada en el tablero y devuélvela como enlace.`,
  "friend.added": ({ count }) =>
    `${counted(count, { one: "jugada era nueva", other: "jugadas eran nuevas" })} en este dispositivo.`,
  "friend.send": ({ what }) => send[what],
  "friend.sendAgain": "Enviar otra vez",
  "friend.copy": "Copiar",
  "friend.shared": "Enviada a la aplicación que has elegido.",
  "friend.copied": "Copiado: pégalo en un mensaje a tu rival.",
  "friend.refused":
    "Este navegador no permite copiar: copia tú el texto de abajo y envíaselo a tu rival.",
  "friend.text": "Lo que envías",
  "friend.message": ({ turn, story }) => `Pylos, jugada ${turn}: ${story}. ¡Te toca!`,
  "friend.messageEnd": ({ result }) => `Nuestra partida de Pylos ha terminado: ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `¿Una partida de Pylos? Juegas con ${they(player)} y empiezas.`,
  "friend.picture": "Imagen",
  "friend.picture.saved": "La imagen se ha guardado.",
  "friend.picture.failed": "La imagen no se ha podido crear.",
  "friend.older": ({ turn, turns }) =>
    `Este enlace es más antiguo: termina en la jugada ${turn}. Tu partida tiene ${counted(turns, { one: "jugada", other: "jugadas" })}.`,
  "friend.differs": ({ turn }) =>
    `Este enlace cambia la jugada ${turn}. Tu partida sigue como estaba.`,
  "friend.other":
    "Este enlace tiene otras reglas u otro comienzo que tu partida, que sigue como estaba.",
  "friend.back": "Volver a tu partida",
  "friend.adopt": "Seguir con este enlace",
  "friend.adopted": "Sigues con este enlace. La otra partida está en «Mis partidas».",
  "friend.about": "Sobre esta partida",
  "friend.rules":
    "No hay reloj ni ordenador. Puedes repasar la partida cuando quieras y deshacer una jugada hasta que la envíes. Las pistas y el análisis solo ayudan si los pides: acordad si lo hacéis.",
  "friend.swap": ({ player }) => `Jugar con ${they(player)} en este dispositivo`,
  "friend.with": ({ name }) => `Con ${name}`,
  "friend.unnamed": "Con otra persona",
  "friend.turn.yours": "Te toca",
  "friend.turn.unsent": "Tu jugada aún no se ha enviado",
  "friend.turn.waiting": "Le toca a tu rival",
  "friend.seen": ({ date }) => `vista por última vez: ${date}`,
};
