// Texts of `<pylos-board>` in French; fr.js includes them.

import { countBalls, heard, list, name, ofThem, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // The language itself
  "language.direction": "ltr",

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Plateau de Pylos, tel qu’il était après le coup ${back}`
      : player === null
        ? "Plateau de Pylos, partie terminée"
        : `Plateau de Pylos, ${toThem(player)} de jouer`,
  "board.level": ({ level }) => (level === 4 ? "Niveau 4, le sommet" : `Niveau ${level}`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "vide" : ball === "light" ? "bille claire" : "bille foncée";
    return `Niveau ${cell[0]}, ${cell[1]} ${cell[2]} : ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`Réserve ${ofThem(player)} : ${count === 0 ? "vide" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "en main",
  "state.raise": "peut être montée",
  "state.place": "une bille peut être posée ici",
  "state.raiseHere": "la bille peut être montée ici",
  "state.pickUp": "une bille peut être prise",
  "state.played": "vient d’être jouée",
  "state.remove": "peut être récupérée",
  "state.takenBack": "récupérée ; choisissez-la de nouveau pour la remettre sur le plateau",
  "state.lastMove": "fait partie du dernier coup",
  "state.left": "libérée au dernier coup",
  "state.crown": "une bille restante du gagnant",
  "state.figure.square": "fait partie d’un carré formé",
  "state.figure.line": "fait partie d’une ligne formée",
  "state.completes.square": "forme un carré",
  "state.completes.line": "forme une ligne",
  "state.threat.square": "l’adversaire pourrait former un carré ici",
  "state.threat.line": "l’adversaire pourrait former une ligne ici",
  "state.threat.raise": "l’adversaire pourrait monter cette bille",

  // What to do now
  "status.place": ({ player }) => `${name(player)} : posez une bille`,
  "status.placeOrRaise": ({ player }) => `${name(player)} : posez une bille ou montez-en une`,
  "status.raise": ({ player }) => `${name(player)} : montez une bille`,
  "status.whereToPlace": ({ player }) => `${name(player)} : choisissez où poser la bille`,
  "status.whereToRaise": ({ player }) => `${name(player)} : montez la bille. Où ?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) {
      return `${name(player)} : récupérez une deuxième bille ou tenez-vous-en à une`;
    }
    const what = most === 1 ? "récupérez une bille" : "récupérez une ou deux billes";
    return `${name(player)} : ${what}${none ? ", ou aucune" : ""}`;
  },
  "status.confirm": ({ player }) => `${name(player)} : jouer ce coup ?`,
  "status.thinking": "L’ordinateur réfléchit…",
  "status.paused": "L’ordinateur est en pause",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Relecture : début de la partie" : `Relecture : coup ${turn} sur ${turns}`,
  "status.variation": ({ turn }) => `Variante : coup ${turn}`,
  "status.wins": ({ winner, reason }) => {
    const wins = capital(`${they(winner)} gagnent`);
    const losers = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins} : elles ont posé la bille du sommet`;
      case "emptyReserve":
        return `${wins} : ${they(losers)} n’ont plus de bille en réserve`;
      case "noMove":
        return `${wins} : ${they(losers)} ne peuvent ni poser ni monter de bille`;
      case "resignation":
        return `${wins} : ${they(losers)} ont abandonné`;
      case "time":
        return `${wins} : le temps ${ofThem(losers)} est écoulé`;
      default:
        return wins;
    }
  },
  "status.draw": "Partie nulle : la même position s’est produite trois fois",
  "status.noRules": "Le jeu n’a pas pu être chargé",
  "note.noRules":
    "Vérifiez la connexion et rechargez la page. Le navigateur doit accepter WebAssembly.",
  "note.twice":
    "Cette position s’est maintenant produite deux fois : encore une fois et la partie est nulle.",
  "note.engineFailed": "L’ordinateur n’a pas pu jouer. Vérifiez la connexion, puis réessayez.",

  // Why a click does nothing

  // Why a move breaks the rules; also shown for moves in records and links

  // Why a record or link cannot be read

  // Turns in words
  "say.turn": ({ player, deeds }) => capital(`${they(player)} ${list(deeds)}`),
  "say.place": ({ to, written }) => `posent une bille${written ? "" : ` ${heard.onto(to)}`}`,
  "say.raise": ({ from, to, written }) =>
    written ? "montent une bille" : `montent la bille ${heard.from(from)} ${heard.onto(to)}`,
  "say.completes": ({ figure }) => `forment ${figure === "square" ? "un carré" : "une ligne"}`,
  "say.takesBack": ({ cells, written }) =>
    `récupèrent ${written ? (cells.length === 1 ? "une bille" : "deux billes") : heard.ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) =>
    ` ; ${toThem(player)} de jouer, il reste ${countBalls(count)}.`,
  "say.undone": ({ player, turns }) =>
    `Retour ${turns === 0 ? "au début" : `au coup ${turns}`} ; ${toThem(player)} de jouer.`,
  "say.redone": ({ player, turns }) => `Coup ${turns} rétabli ; ${toThem(player)} de jouer.`,
  "say.takenBack": ({ cell, status }) => `Bille ${heard.from(cell)} récupérée. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    if (squares + lines === 1)
      return `${squares === 1 ? "Carré formé" : "Ligne formée"}. ${status}.`;
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "un carré" : `${squares} carrés`] : []),
      ...(lines > 0 ? [lines === 1 ? "une ligne" : `${lines} lignes`] : []),
    ];
    return capital(`${list(figures)} ${squares > 0 ? "formés" : "formées"}. ${status}.`);
  },
  "say.status": ({ status }) => `${status}.`,

  // The panel
  "turn.label": "Ce coup",
  "turn.stop": ({ taken }) => (taken === 0 ? "N’en récupérer aucune" : "Une seule"),
  "turn.play": "Jouer",
  "turn.putBack": "Remettre sur le plateau",
  "turn.cancel": "Annuler ce coup",
  "turn.backToGame": "Revenir à la partie",
  "moves.label": "Coups joués",
  "moves.title": "Coups",
  "moves.none": "Pas encore de coup. Les claires commencent.",
  "moves.noneDark": "Pas encore de coup. Les foncées commencent.",
  "moves.turn": ({ turn, player, text }) => `Coup ${turn}, ${they(player)} : ${text}`,
  "moves.mistake": "erreur",
  "moves.mistake.sign": "?",
  "moves.doubtful": "douteux",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Ou :",
  "replay.first": "Début de la partie",
  "replay.previous": "Coup précédent",
  "replay.play": "Lancer le défilement des coups",
  "replay.pause": "Arrêter le défilement",
  "replay.next": "Coup suivant",
  "replay.last": "Position actuelle",
  "action.undo": "Annuler",

  // The view of the board
  "view.left": "Tourner le plateau à gauche",
  "view.right": "Tourner le plateau à droite",

  // What to do now
  "status.toMove": ({ player }) => `C’est ${toThem(player)} de jouer`,

  // Marks set by the page that holds the board
  "state.mark.ring": "marquée",
  "state.mark.minus": "marquée à récupérer",
  "state.mark.number": ({ number }) => `marquée ${number}`,
  "state.mark.from": ({ to }) => `une flèche mène ${heard.onto(to)}`,
  "state.mark.to": "une flèche mène ici",

  // What is wrong with the attributes of the tag

  // The controls below it
  "element.controls": "Partie",
};
