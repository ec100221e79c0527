// Texts of `<pylos-board>` in Estonian; et.js includes them.

import { countBalls, heard, list, name, their, they } from "./et-words.js";
import { capital } from "./plural.js";

/** @param {import("./en-words.js").Player | "you"} player */
const toMove = (player) => (player === "you" ? "Sinu kord" : name(player));

/** How many squares or lines one ball makes. */
const few = ["", "", "kaks", "kolm", "neli"];

/** @type {import("./board-text.js").TextsOf<"board">} */
export const board = {
  // The board
  "board.label": ({ player, back }) => {
    if (back !== null) return `Pylose mängulaud pärast ${back}. käiku`;
    return `Pylose mängulaud, ${player === null ? "mäng on läbi" : `${their(player)} käik`}`;
  },
  "board.level": ({ level }) => (level === 4 ? "Tipp" : `${level}. korrus`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "tühi" : ball === "light" ? "hele kuul" : "tume kuul";
    return `${cell[0]}. korrus, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`${capital(their(player))} renn: ${count === 0 ? "tühi" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "kuul on võetud",
  "state.raise": "võib kõrgemale tõsta",
  "state.place": "siia võib panna",
  "state.raiseHere": "siia võib tõsta",
  "state.pickUp": "võib võtta",
  "state.played": "äsja käidud",
  "state.remove": "võib tagasi võtta",
  "state.soon": "siis võiks tagasi võtta",
  "state.takenBack": "tagasi võetud; tühistamiseks vali uuesti",
  "state.lastMove": "viimase käigu osa",
  "state.left": "vabanes viimase käiguga",
  "state.crown": "üle jäänud kuul",
  "state.figure.square": "moodustatud nelinurga osa",
  "state.figure.line": "moodustatud rivi osa",
  "state.completes.square": "siin moodustub nelinurk",
  "state.completes.line": "siin moodustub rivi",
  "state.threat.square": "vastane võiks siin moodustada nelinurga",
  "state.threat.line": "vastane võiks siin moodustada rivi",
  "state.threat.raise": "vastane võiks selle tõsta",

  // What to do now
  "status.place": ({ player }) => `${toMove(player)}: pane kuul lauale`,
  "status.placeOrRaise": ({ player }) =>
    `${toMove(player)}: pane kuul lauale või tõsta üks kõrgemale`,
  "status.raise": ({ player }) => `${toMove(player)}: tõsta kuul kõrgemale`,
  "status.whereToPlace": ({ player }) => `${toMove(player)}: vali koht`,
  "status.whereToRaise": ({ player }) => `${toMove(player)}: vali kõrgem koht`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${toMove(player)}: võta tagasi veel üks või piirdu ühega`;
    const what = most === 1 ? "võta tagasi üks kuul" : "võta tagasi üks või kaks kuuli";
    return `${toMove(player)}: ${what}${none ? " või mitte ühtegi" : ""}`;
  },
  "status.confirm": ({ player }) => `${toMove(player)}: kas teha see käik?`,
  "status.thinking": "Arvuti mõtleb…",
  "status.paused": "Arvuti on pausil",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Mängu algus" : `Käik ${turn} / ${turns}`,
  "status.variation": ({ turn }) => `Variant, ${turn}. käik`,
  "status.wins": ({ winner, reason }) => {
    const wins = `${name(winner)} võitsid`;
    const loser = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins}: kuul on tipus`;
      case "emptyReserve":
        return `${wins}: ${their(loser)} renn on tühi`;
      case "noMove":
        return `${wins}: ${they(loser)} ei saa käia`;
      case "resignation":
        return `${wins}: ${they(loser)} alistusid`;
      case "time":
        return `${wins}: ${their(loser)} aeg sai otsa`;
      default:
        return wins;
    }
  },
  "status.draw": ({ reason }) =>
    reason === "agreement" ? "Viik kokkuleppel" : "Viik: sama seis kolm korda",
  "status.noRules": "Mängu ei õnnestunud laadida",
  "note.noRules": "Kontrolli ühendust ja laadi leht uuesti. Vaja on WebAssemblyt.",
  "note.twice": "Sama seis teist korda. Kolmandal korral on viik.",
  "note.engineFailed": "Arvuti ei saanud käia. Kontrolli ühendust.",

  // Turns in words
  "say.turn": ({ player, deeds }) => `${name(player)} ${list(deeds)}`,
  "say.place": ({ to, written }) => `panevad kuuli ${written ? "lauale" : heard.onto(to)}`,
  "say.raise": ({ from, to, written }) =>
    `tõstavad kuuli ${written ? "kõrgemale" : `${heard.from(from)} ${heard.onto(to)}`}`,
  "say.completes": ({ figure }) => `moodustavad ${figure === "square" ? "nelinurga" : "rivi"}`,
  "say.takesBack": ({ cells, written }) =>
    `võtavad tagasi ${written ? (cells.length === 1 ? "ühe kuuli" : "kaks kuuli") : heard.ballsTakenFrom(cells)}`,
  "say.toMove": ({ player, count }) => `; ${their(player)} käik, alles on ${countBalls(count)}.`,
  "say.undone": ({ player, turns }) =>
    `Tagasi ${turns === 0 ? "algusesse" : `${turns}. käigu juurde`}; ${their(player)} käik.`,
  "say.redone": ({ player, turns }) => `Edasi ${turns}. käigu juurde; ${their(player)} käik.`,
  "say.takenBack": ({ cell, status }) => `Kuul ${heard.from(cell)} on tagasi võetud. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "nelinurk" : `${few[squares]} nelinurka`] : []),
      ...(lines > 0 ? [lines === 1 ? "rivi" : `${few[lines]} rivi`] : []),
    ];
    return `Moodustatud: ${figures.join(" ja ")}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,

  // The panel
  "turn.label": "See käik",
  "turn.finish": ({ taken }) => (taken === 0 ? "Ära võta ühtegi" : "Piirdu ühega"),
  "turn.play": "Tee käik",
  "turn.cancel": "Katkesta käik",
  "turn.backToGame": "Tagasi mängu",
  "moves.label": "Tehtud käigud",
  "moves.title": "Käigud",
  "moves.none": "Käike veel ei ole.",
  "moves.turn": ({ turn, player, text }) => `${turn}. käik, ${they(player)}: ${text}`,
  "moves.mistake": "viga",
  "moves.mistake.sign": "?",
  "moves.doubtful": "kaheldav",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Või:",
  "replay.first": "Algusesse",
  "replay.previous": "Eelmine käik",
  "replay.play": "Esita käigud",
  "replay.pause": "Peata",
  "replay.next": "Järgmine käik",
  "replay.last": "Praegune seis",
  "action.undo": "Tühista",

  // The view of the board
  "view.left": "Pööra vasakule",
  "view.right": "Pööra paremale",

  // What to do now
  "status.toMove": ({ player }) => `Praegu on ${their(player)} käik`,

  // Marks set by the page that holds the board
  "state.mark.ring": "märgitud",
  "state.mark.minus": "märgitud tagasivõtmiseks",
  "state.mark.number": ({ number }) => `märgitud: ${number}`,
  "state.mark.from": ({ to }) => `siit läheb nool ${heard.onto(to)}`,
  "state.mark.to": "siia osutab nool",

  // The controls below it
  "element.controls": "Mäng",
};
