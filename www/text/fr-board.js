// Texts of `<pylos-board>` in French; fr.js includes them.

import { countBalls, heard, list, name, ofThem, seen, they, told, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level = 1, row, cell, player = "light", found }) => {
  const size = 5 - level;
  switch (rule) {
    case "turnMissing":
      return "il manque le joueur dont c’est le tour : l ou d à la fin";
    case "badTurn":
      return "la dernière lettre doit indiquer le joueur dont c’est le tour, l ou d";
    case "levels":
      return `niveaux : ${found} au lieu de 1 à 4`;
    case "rows":
      return `rangées du niveau ${level} : ${found} au lieu de ${size}`;
    case "rowLength":
      return `cases de la rangée ${row} du niveau ${level} : ${found} au lieu de ${size}`;
    case "unknownSign":
      return `« ${found} » n’est pas compris dans la rangée ${row} du niveau ${level}`;
    case "sharedCell":
      return `il y a deux billes en ${cell}`;
    case "floating":
      return `la bille en ${cell} ne repose pas sur quatre autres`;
    case "tooManyBalls":
      return `${they(player)} ont ${found} billes sur le plateau, plus de 15`;
    default:
      return rule;
  }
};

/** What is wrong with the text of a record, by rule. */
const recordFaults = {
  noRecord: "Il n’y a pas de notation à lire.",
  empty: "La notation est vide.",
  badTag: 'Une étiquette est mal écrite ; un exemple : [Variant "expert"].',
  tagAmongMoves:
    "Une étiquette vient après le premier coup ; les étiquettes doivent venir au début.",
  openComment: "Un commentaire n’est pas fermé : il manque }.",
  badGlyph: "Après $, il faut un nombre de 0 à 255.",
  variationWithoutMove: "Une variante vient avant le premier coup.",
  openVariation: "Une variante n’est pas fermée : il manque ).",
  emptyVariation: "Une variante n’a pas de coup.",
  strayParenthesis: "Il y a une ) sans parenthèse ouvrante.",
  strayBrace: "Il y a une } sans accolade ouvrante.",
  tooDeep: "Les variantes sont trop imbriquées.",
  glyphWithoutMove: "Un signe $ vient avant le premier coup.",
  resultInVariation: "Une variante contient un résultat.",
  afterResult: "La notation continue après le résultat.",
  unknownResult: "L’étiquette Result doit être 1-0, 0-1, 1/2-1/2 ou *.",
  twoResults: "L’étiquette Result et le résultat après les coups ne concordent pas.",
  wrongResult: "Le résultat ne correspond pas à la fin de la partie.",
  noDraw: "Le résultat ne peut pas être la nulle : aucune position ne s’est produite trois fois.",
};

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
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)} : montez la bille ${seen.from(cell)}. Où ?`,
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
  "note.engineFailed": ({ reason }) => `L’ordinateur n’a pas pu jouer : ${reason}`,

  // Why a click does nothing
  "why.computer": "C’est à l’ordinateur de jouer.",
  "why.lookingBack":
    "Vous regardez une position antérieure. Revenez à la partie pour continuer à jouer.",
  "why.over": "La partie est terminée.",
  "why.otherReserve": ({ player }) =>
    `C’est ${toThem(player)} de jouer : prenez une bille dans la réserve ${ofThem(player)}.`,
  "refusal.emptyReserve": ({ player }) =>
    `La réserve ${ofThem(player)} est vide : montez une bille.`,
  "why.chooseTakeBack": "Vous avez joué votre bille. Choisissez maintenant une bille à récupérer.",
  "why.noHigherSquare": ({ cell }) =>
    `La bille ${seen.from(cell)} ne peut pas être montée : aucun carré libre pour elle à un niveau supérieur.`,
  "why.notNow": "Ce n’est pas possible maintenant.",

  // Why a move breaks the rules; also shown for moves in records and links
  "refusal.nothingToRaise": ({ cell }) => `Il n’y a pas de bille à monter en ${cell}.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `La bille en ${cell} est à l’adversaire : vous ne pouvez monter que vos propres billes.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `La bille en ${cell} soutient celle en ${above} : une bille qui en soutient une autre ne peut pas être montée.`,
  "refusal.notHigher": ({ from, to }) =>
    `${to} n’est pas plus haut que ${from} : une bille ne peut monter qu’à un niveau supérieur.`,
  "refusal.occupied": ({ cell }) => `Il y a déjà une bille en ${cell}.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `${to} repose sur ${from} : une bille ne peut pas monter sur un carré dont elle fait partie.`,
  "refusal.unsupported": ({ to, missing }) =>
    `Il faut quatre billes sous ${to} ; il n’y en a pas en ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "Avec les règles pour enfants, on ne récupère pas de billes.",
  "refusal.noFigure": ({ to, lines }) =>
    `La bille en ${to} ne forme ${lines ? "ni carré ni ligne" : "pas de carré"} de sa couleur : vous ne pouvez donc récupérer aucune bille.`,
  "refusal.takeBackRequired": ({ to }) =>
    `La bille en ${to} forme un carré ou une ligne : vous devez récupérer une ou deux billes.`,
  "refusal.nothingToTakeBack": ({ cell }) => `Il n’y a pas de bille à récupérer en ${cell}.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `La bille en ${cell} est à l’adversaire : vous ne pouvez récupérer que vos propres billes.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `La bille en ${cell} soutient celle en ${above} : une bille qui en soutient une autre ne peut pas être récupérée.`,

  // Why a record or link cannot be read
  "error.badPosition": ({ faults }) =>
    `La position n’est pas valide (${faults.map(positionFault).join("; ")}).`,
  "error.badMove": ({ found }) =>
    found === undefined ? "Il manque un coup." : `« ${found} » n’est pas un coup.`,
  "error.gameOver": "Il y a des coups après la fin de la partie.",
  "error.badRecord": ({ rule, found }) =>
    rule === "tagTwice" ? `L’étiquette ${found} apparaît deux fois.` : recordFaults[rule],
  "error.badOption": ({ option, found, expected }) =>
    found !== undefined && expected !== undefined
      ? `« ${option} » ne peut pas être « ${found} ». Valeurs admises : ${expected.join(", ")}.`
      : `L’option « ${option} » n’est pas valide.`,
  "error.at": ({ sentence, line, move, variation, turn }) => {
    const place = [
      ...(line === undefined ? [] : [`ligne ${line}`]),
      ...(move === undefined
        ? []
        : [`coup ${move.replace("...", "…")}${variation ? " d’une variante" : ""}`]),
      ...(turn === undefined ? [] : [`coup ${turn}`]),
    ];
    return `${sentence.replace(/\.$/, "")} (${place.join(", ")}).`;
  },

  // Turns in words
  "say.place": ({ player, to, short }) =>
    capital(`${they(player)} posent une bille ${told(short).onto(to)}`),
  "say.raise": ({ player, from, to, short }) =>
    capital(`${they(player)} montent la bille ${told(short).from(from)} ${told(short).onto(to)}`),
  "say.takesBack": ({ cells, short }) => ` et récupèrent ${told(short).ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) =>
    ` ; ${toThem(player)} de jouer, il reste ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
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
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

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
  "why.notYours": ({ player }) => `C’est ${toThem(player)} de jouer.`,

  // Marks set by the page that holds the board
  "state.mark.ring": "marquée",
  "state.mark.minus": "marquée à récupérer",
  "state.mark.number": ({ number }) => `marquée ${number}`,
  "state.mark.from": ({ to }) => `une flèche mène ${heard.onto(to)}`,
  "state.mark.to": "une flèche mène ici",

  // What is wrong with the attributes of the tag
  "element.bad": ({ name: attribute, reason }) =>
    `L’attribut ${attribute} a été ignoré : ${reason}`,
  "element.tooLong": "il est trop long.",
  "element.oneOf": ({ found, expected }) =>
    `« ${found} » n’est pas l’une de ces valeurs : ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `« ${found} » n’est pas un nombre de ${least} à ${most}.`,
  "element.camera": ({ found }) =>
    `« ${found} » n’est pas compris ; un exemple : elevation=70 rotation=30 levels=2`,
  "element.src": ({ found, status }) =>
    `« ${found} » n’a pas pu être chargé (${status ?? "pas de réponse"}).`,
  "element.mark": ({ found }) =>
    `« ${found} » n’est pas compris ; exemples : ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `La partie a été ignorée. ${reason}`,

  // The controls below it
  "element.controls": "Partie",
};
