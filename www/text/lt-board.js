// Texts of `<pylos-board>` in Lithuanian; lt.js includes them.

import { countBalls, form, heard, list, name, their, they } from "./lt-words.js";
import { capital } from "./plural.js";

/** @param {import("./en-words.js").Player | "you"} player */
const toMove = (player) => (player === "you" ? "Jūsų ėjimas" : name(player));

/** @type {import("./board-text.js").TextsOf<"board">} */
export const board = {
  // The board
  "board.label": ({ player, back }) => {
    if (back !== null) return `Pylos lenta po ${back} ėjimo`;
    return `Pylos lenta, ${player === null ? "partija baigta" : `${their(player)} ėjimas`}`;
  },
  "board.level": ({ level }) => (level === 4 ? "Viršūnė" : `${level} aukštas`),
  "board.cell": ({ cell, ball, states }) => {
    const content =
      ball === null ? "tuščia" : ball === "light" ? "šviesus rutuliukas" : "tamsus rutuliukas";
    return `${cell[0]} aukštas, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [
      `${capital(their(player))} rezervas: ${count === 0 ? "tuščias" : countBalls(count)}`,
      ...states,
    ].join(", "),
  "state.picked": "rutuliukas paimtas",
  "state.raise": "galima perkelti aukščiau",
  "state.place": "galima čia padėti",
  "state.raiseHere": "galima perkelti čia, aukščiau",
  "state.pickUp": "galima paimti",
  "state.played": "juo ką tik eita",
  "state.remove": "galima nuimti",
  "state.soon": "po to būtų galima nuimti",
  "state.takenBack": "rutuliukas nuimtas; pasirinkite dar kartą, kad atšauktumėte",
  "state.lastMove": "paskutinio ėjimo dalis",
  "state.left": "atlaisvinta paskutiniu ėjimu",
  "state.crown": "sutaupytas rutuliukas",
  "state.figure.square": "suformuoto kvadrato dalis",
  "state.figure.line": "suformuotos eilės dalis",
  "state.completes.square": "suformuoja kvadratą",
  "state.completes.line": "suformuoja eilę",
  "state.threat.square": "varžovas čia galėtų suformuoti kvadratą",
  "state.threat.line": "varžovas čia galėtų suformuoti eilę",
  "state.threat.raise": "varžovas galėtų jį perkelti aukščiau",

  // What to do now
  "status.place": ({ player }) => `${toMove(player)}: padėkite rutuliuką`,
  "status.placeOrRaise": ({ player }) =>
    `${toMove(player)}: padėkite rutuliuką arba perkelkite savąjį aukščiau`,
  "status.raise": ({ player }) => `${toMove(player)}: perkelkite rutuliuką aukščiau`,
  "status.whereToPlace": ({ player }) => `${toMove(player)}: pasirinkite vietą`,
  "status.whereToRaise": ({ player }) => `${toMove(player)}: pasirinkite aukštesnę vietą`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${toMove(player)}: nuimkite dar vieną arba pasitenkinkite vienu`;
    const what = most === 1 ? "vieną rutuliuką" : "vieną arba du rutuliukus";
    return `${toMove(player)}: ${none ? "galite nuimti" : "nuimkite"} ${what}`;
  },
  "status.confirm": ({ player }) => `${toMove(player)}: atlikti šį ėjimą?`,
  "status.thinking": "Kompiuteris galvoja…",
  "status.paused": "Kompiuteris pristabdytas",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Partijos pradžia" : `${turn} ėjimas iš ${turns}`,
  "status.variation": ({ turn }) => `Variantas, ${turn} ėjimas`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Laimi ${they(winner)}`;
    const loser = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins}: pasiekta viršūnė`;
      case "emptyReserve":
        return `${wins}: ${their(loser)} rezervas tuščias`;
      case "noMove":
        return `${wins}: ${they(loser)} nebegali eiti`;
      case "resignation":
        return `${wins}: ${they(loser)} pasidavė`;
      case "time":
        return `${wins}: baigėsi ${their(loser)} laikas`;
      default:
        return wins;
    }
  },
  "status.draw": ({ reason }) =>
    reason === "agreement"
      ? "Lygiosios abipusiu susitarimu"
      : "Lygiosios: ta pati pozicija tris kartus",
  "status.noRules": "Žaidimo įkelti nepavyko",
  "note.noRules": "Patikrinkite ryšį ir įkelkite puslapį iš naujo. Reikia WebAssembly.",
  "note.twice": "Ta pati pozicija antrą kartą. Trečią kartą – lygiosios.",
  "note.engineFailed": "Kompiuteriui nepavyko atlikti ėjimo. Patikrinkite ryšį.",

  // Turns in words
  "say.turn": ({ player, deeds }) => `${name(player)} ${list(deeds)}`,
  "say.place": ({ to, written }) => `deda rutuliuką${written ? "" : ` ${heard.onto(to)}`}`,
  "say.raise": ({ from, to, written }) =>
    `perkelia rutuliuką ${written ? "aukščiau" : `${heard.from(from)} ${heard.onto(to)}`}`,
  "say.completes": ({ figure }) => `suformuoja ${figure === "square" ? "kvadratą" : "eilę"}`,
  "say.takesBack": ({ cells, written }) =>
    `nuima ${written ? (cells.length === 1 ? "vieną rutuliuką" : "du rutuliukus") : heard.ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) => `; ${their(player)} ėjimas, liko ${countBalls(count)}.`,
  "say.undone": ({ player, turns }) =>
    `${turns === 0 ? "Atgal į pradžią" : `Atgal iki ${turns} ėjimo`}; ${their(player)} ėjimas.`,
  "say.redone": ({ player, turns }) => `Pirmyn iki ${turns} ėjimo; ${their(player)} ėjimas.`,
  "say.takenBack": ({ cell, status }) => `Nuimtas rutuliukas ${heard.from(cell)}. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0
        ? [`${squares} ${form(squares, { one: "kvadratas", few: "kvadratai", other: "kvadratų" })}`]
        : []),
      ...(lines > 0
        ? [`${lines} ${form(lines, { one: "eilė", few: "eilės", other: "eilių" })}`]
        : []),
    ];
    return `Suformuota: ${figures.join(", ")}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,

  // The panel
  "turn.label": "Šis ėjimas",
  "turn.finish": ({ taken }) => (taken === 0 ? "Nieko nenuimti" : "Užtenka vieno"),
  "turn.play": "Atlikti ėjimą",
  "turn.cancel": "Nutraukti ėjimą",
  "turn.backToGame": "Atgal į partiją",
  "moves.label": "Padaryti ėjimai",
  "moves.title": "Ėjimai",
  "moves.none": "Ėjimų dar nėra.",
  "moves.turn": ({ turn, player, text }) => `${turn} ėjimas, ${they(player)}: ${text}`,
  "moves.mistake": "klaida",
  "moves.mistake.sign": "?",
  "moves.doubtful": "abejotinas",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Arba:",
  "replay.first": "Į pradžią",
  "replay.previous": "Ankstesnis ėjimas",
  "replay.play": "Rodyti ėjimus",
  "replay.pause": "Pristabdyti",
  "replay.next": "Kitas ėjimas",
  "replay.last": "Į pabaigą",
  "action.undo": "Atšaukti",

  // The view of the board
  "view.left": "Pasukti į kairę",
  "view.right": "Pasukti į dešinę",

  // What to do now
  "status.toMove": ({ player }) => `Dabar ${their(player)} ėjimas`,

  // Marks set by the page that holds the board
  "state.mark.ring": "vieta pažymėta",
  "state.mark.minus": "pažymėta nuimti",
  "state.mark.number": ({ number }) => `pažymėta: ${number}`,
  "state.mark.from": ({ to }) => `iš čia rodyklė ${heard.to(to)}`,
  "state.mark.to": "čia rodo rodyklė",

  // The controls below it
  "element.controls": "Partija",
};
