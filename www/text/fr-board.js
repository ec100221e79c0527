// Texts of `<pylos-board>` in French; fr.js includes them.

import { countBalls, heard, list, name, ofThem, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

/** @param {import("./en-words.js").Player | "you"} player */
const toMove = (player) => (player === "you" ? "À vous" : name(player));

/** How many squares or lines one ball makes. */
const few = ["", "", "deux", "trois", "quatre"];

/** @type {import("./board-text.js").TextsOf<"board">} */
export const board = {
  // The board
  "board.label": ({ player, back }) => {
    if (back !== null) return `Plateau de Pylos après le coup ${back}`;
    return `Plateau de Pylos, ${player === null ? "partie terminée" : `${toThem(player)} de jouer`}`;
  },
  "board.level": ({ level }) => (level === 4 ? "Sommet" : `Niveau ${level}`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "vide" : ball === "light" ? "bille claire" : "bille foncée";
    return `Niveau ${cell[0]}, ${cell[1]} ${cell[2]} : ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`Réserve ${ofThem(player)} : ${count === 0 ? "vide" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "en main",
  "state.raise": "peut être montée",
  "state.place": "une bille peut être posée ici",
  "state.raiseHere": "une bille peut être montée ici",
  "state.pickUp": "peut être prise",
  "state.played": "vient d’être jouée",
  "state.remove": "peut être récupérée",
  "state.soon": "pourrait ensuite être récupérée",
  "state.takenBack": "récupérée ; choisissez-la de nouveau pour annuler",
  "state.lastMove": "fait partie du dernier coup",
  "state.left": "libérée au dernier coup",
  "state.crown": "une bille restante",
  "state.figure.square": "fait partie d’un carré formé",
  "state.figure.line": "fait partie d’une ligne formée",
  "state.completes.square": "forme un carré",
  "state.completes.line": "forme une ligne",
  "state.threat.square": "l’adversaire pourrait former un carré ici",
  "state.threat.line": "l’adversaire pourrait former une ligne ici",
  "state.threat.raise": "l’adversaire pourrait la monter",

  // What to do now
  "status.place": ({ player }) => `${toMove(player)} : posez une bille`,
  "status.placeOrRaise": ({ player }) => `${toMove(player)} : posez ou montez une bille`,
  "status.raise": ({ player }) => `${toMove(player)} : montez une bille`,
  "status.whereToPlace": ({ player }) => `${toMove(player)} : choisissez une place`,
  "status.whereToRaise": ({ player }) => `${toMove(player)} : choisissez une place plus haute`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${toMove(player)} : récupérez-en une autre ou restez-en là`;
    const what = most === 1 ? "récupérez une bille" : "récupérez une ou deux billes";
    return `${toMove(player)} : ${what}${none ? ", ou aucune" : ""}`;
  },
  "status.confirm": ({ player }) => `${toMove(player)} : jouer ce coup ?`,
  "status.thinking": "L’ordinateur réfléchit…",
  "status.paused": "L’ordinateur est en pause",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Début de la partie" : `Coup ${turn} sur ${turns}`,
  "status.variation": ({ turn }) => `Variante, coup ${turn}`,
  "status.wins": ({ winner, reason }) => {
    const wins = capital(`${they(winner)} gagnent`);
    const losers = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins} : leur bille est au sommet`;
      case "emptyReserve":
        return `${wins} : ${they(losers)} n’ont plus de bille`;
      case "noMove":
        return `${wins} : ${they(losers)} ne peuvent plus jouer`;
      case "resignation":
        return `${wins} : ${they(losers)} ont abandonné`;
      case "time":
        return `${wins} : le temps ${ofThem(losers)} est écoulé`;
      default:
        return wins;
    }
  },
  "status.draw": ({ reason }) =>
    `Partie nulle${reason === "agreement" ? " par accord mutuel" : " : trois fois la même position"}`,
  "status.noRules": "Le jeu n’a pas pu être chargé",
  "note.noRules": "Vérifiez la connexion et rechargez la page. WebAssembly est nécessaire.",
  "note.twice": "Même position deux fois. À la troisième, partie nulle.",
  "note.engineFailed": "L’ordinateur n’a pas pu jouer. Vérifiez la connexion.",

  // Turns in words
  "say.turn": ({ player, deeds }) => capital(`${they(player)} ${list(deeds)}`),
  "say.place": ({ to, written }) => `posent une bille${written ? "" : ` ${heard.at(to)}`}`,
  "say.raise": ({ from, to, written }) =>
    written ? "montent une bille" : `montent la bille ${heard.from(from)} ${heard.at(to)}`,
  "say.completes": ({ figure }) => `forment ${figure === "square" ? "un carré" : "une ligne"}`,
  "say.takesBack": ({ cells, written }) =>
    `récupèrent ${written ? (cells.length === 1 ? "une bille" : "deux billes") : heard.ballsAt(cells)}`,
  "say.toMove": ({ player, count }) =>
    ` ; ${toThem(player)} de jouer, il leur reste ${countBalls(count)}.`,
  "say.undone": ({ player, turns }) =>
    `Retour ${turns === 0 ? "au début" : `au coup ${turns}`} ; ${toThem(player)} de jouer.`,
  "say.redone": ({ player, turns }) => `Coup ${turns} rétabli ; ${toThem(player)} de jouer.`,
  "say.takenBack": ({ cell, status }) => `Bille ${heard.at(cell)} récupérée. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    if (squares + lines === 1)
      return `${squares === 1 ? "Carré formé" : "Ligne formée"}. ${status}.`;
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "un carré" : `${few[squares]} carrés`] : []),
      ...(lines > 0 ? [lines === 1 ? "une ligne" : `${few[lines]} lignes`] : []),
    ];
    return capital(`${list(figures)} ${squares > 0 ? "formés" : "formées"}. ${status}.`);
  },
  "say.status": ({ status }) => `${status}.`,

  // The panel
  "turn.label": "Ce coup",
  "turn.finish": ({ taken }) => (taken === 0 ? "Aucune" : "Une seule"),
  "turn.play": "Jouer",
  "turn.cancel": "Annuler ce coup",
  "turn.backToGame": "Revenir à la partie",
  "moves.label": "Coups joués",
  "moves.title": "Coups",
  "moves.none": "Aucun coup pour l’instant.",
  "moves.turn": ({ turn, player, text }) => `Coup ${turn}, ${they(player)} : ${text}`,
  "moves.mistake": "erreur",
  "moves.mistake.sign": "?",
  "moves.doubtful": "douteux",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Ou :",
  "replay.first": "Début",
  "replay.previous": "Coup précédent",
  "replay.play": "Lecture",
  "replay.pause": "Pause",
  "replay.next": "Coup suivant",
  "replay.last": "Position actuelle",
  "action.undo": "Annuler",

  // The view of the board
  "view.left": "Tourner à gauche",
  "view.right": "Tourner à droite",

  // What to do now
  "status.toMove": ({ player }) => `C’est ${toThem(player)} de jouer`,

  // Marks set by the page that holds the board
  "state.mark.ring": "marquée",
  "state.mark.minus": "marquée à récupérer",
  "state.mark.number": ({ number }) => `marquée ${number}`,
  "state.mark.from": ({ to }) => `une flèche mène ${heard.at(to)}`,
  "state.mark.to": "une flèche mène ici",

  // The controls below it
  "element.controls": "Partie",
};
