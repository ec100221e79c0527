// Texts of `<pylos-board>` in Lithuanian; lt.js includes them.

import { countBalls, form, heard, list, name, their, they } from "./lt-words.js";
import { capital } from "./plural.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // The language itself
  "language.direction": "ltr",

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Pylos lenta, kokia buvo po ${back} ėjimo`
      : player === null
        ? "Pylos lenta, partija baigta"
        : `Pylos lenta, ${their(player)} ėjimas`,
  "board.level": ({ level }) => (level === 4 ? "4 aukštas, viršūnė" : `${level} aukštas`),
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
  "state.place": "čia galima padėti rutuliuką",
  "state.raiseHere": "čia galima perkelti rutuliuką",
  "state.pickUp": "galima paimti rutuliuką",
  "state.played": "juo ką tik eita",
  "state.remove": "galima nuimti",
  "state.takenBack": "nuimtas; pasirinkite dar kartą, kad grįžtų į lentą",
  "state.lastMove": "paskutinio ėjimo dalis",
  "state.left": "atlaisvinta paskutiniu ėjimu",
  "state.crown": "nugalėtojo likęs rutuliukas",
  "state.figure.square": "užbaigto kvadrato dalis",
  "state.figure.line": "užbaigtos eilės dalis",
  "state.completes.square": "užbaigia kvadratą",
  "state.completes.line": "užbaigia eilę",
  "state.threat.square": "varžovas čia galėtų užbaigti kvadratą",
  "state.threat.line": "varžovas čia galėtų užbaigti eilę",
  "state.threat.raise": "varžovas galėtų perkelti šį rutuliuką",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: padėkite rutuliuką`,
  "status.placeOrRaise": ({ player }) =>
    `${name(player)}: padėkite rutuliuką arba vieną perkelkite aukščiau`,
  "status.raise": ({ player }) => `${name(player)}: perkelkite rutuliuką aukščiau`,
  "status.whereToPlace": ({ player }) => `${name(player)}: pasirinkite, kur padėti rutuliuką`,
  "status.whereToRaise": ({ player }) =>
    `${name(player)}: perkelkite rutuliuką aukščiau. Kur jį dėti?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: nuimkite antrą rutuliuką arba pasitenkinkite vienu`;
    const what = most === 1 ? "nuimkite vieną rutuliuką" : "nuimkite vieną arba du rutuliukus";
    return `${name(player)}: ${what}${none ? "; galima nenuimti nė vieno" : ""}`;
  },
  "status.confirm": ({ player }) => `${name(player)}: atlikti šį ėjimą?`,
  "status.thinking": "Kompiuteris galvoja…",
  "status.paused": "Kompiuteris pristabdytas",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Peržiūra: partijos pradžia" : `Peržiūra: ${turn} ėjimas iš ${turns}`,
  "status.variation": ({ turn }) => `Variantas: ${turn} ėjimas`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Laimi ${they(winner)}`;
    const loser = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins}: jie padėjo rutuliuką ant viršūnės`;
      case "emptyReserve":
        return `${wins}: ${their(loser)} rezervas tuščias`;
      case "noMove":
        return `${wins}: ${they(loser)} nebegali nei padėti, nei perkelti rutuliuko`;
      case "resignation":
        return `${wins}: ${they(loser)} pasidavė`;
      case "time":
        return `${wins}: baigėsi ${their(loser)} laikas`;
      default:
        return wins;
    }
  },
  "status.draw": "Lygiosios: ta pati pozicija susidarė tris kartus",
  "status.noRules": "Žaidimo įkelti nepavyko",
  "note.noRules":
    "Patikrinkite ryšį ir įkelkite puslapį iš naujo. Naršyklė turi palaikyti WebAssembly.",
  "note.twice":
    "Ši pozicija susidarė jau antrą kartą: jei susidarys dar kartą, partija baigsis lygiosiomis.",
  "note.engineFailed": "Kompiuteris negalėjo žaisti. Patikrinkite ryšį ir bandykite dar kartą.",

  // Why a click does nothing

  // Why a move breaks the rules; also shown for moves in records and links

  // Why a record or link cannot be read

  // Turns in words
  "say.turn": ({ player, deeds }) => `${name(player)} ${list(deeds)}`,
  "say.place": ({ to, written }) => `deda rutuliuką${written ? "" : ` ${heard.onto(to)}`}`,
  "say.raise": ({ from, to, written }) =>
    `perkelia rutuliuką ${written ? "aukščiau" : `${heard.from(from)} ${heard.onto(to)}`}`,
  "say.completes": ({ figure }) => `užbaigia ${figure === "square" ? "kvadratą" : "eilę"}`,
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
    return `Užbaigta: ${figures.join(", ")}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,

  // The panel
  "turn.label": "Šis ėjimas",
  "turn.stop": ({ taken }) => (taken === 0 ? "Nieko nenuimti" : "Užtenka vieno"),
  "turn.play": "Atlikti ėjimą",
  "turn.putBack": "Grąžinti į lentą",
  "turn.cancel": "Nutraukti ėjimą",
  "turn.backToGame": "Atgal į partiją",
  "moves.label": "Padaryti ėjimai",
  "moves.title": "Ėjimai",
  "moves.none": "Ėjimų dar nėra. Pradeda šviesieji.",
  "moves.noneDark": "Ėjimų dar nėra. Pradeda tamsieji.",
  "moves.turn": ({ turn, player, text }) => `${turn} ėjimas, ${they(player)}: ${text}`,
  "moves.mistake": "klaida",
  "moves.mistake.sign": "?",
  "moves.doubtful": "abejotinas",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Arba:",
  "replay.first": "Į pradžią",
  "replay.previous": "Ankstesnis ėjimas",
  "replay.play": "Rodyti ėjimus iš eilės",
  "replay.pause": "Sustabdyti rodymą",
  "replay.next": "Kitas ėjimas",
  "replay.last": "Į pabaigą",
  "action.undo": "Atšaukti",

  // The view of the board
  "view.left": "Pasukti lentą į kairę",
  "view.right": "Pasukti lentą į dešinę",

  // What to do now
  "status.toMove": ({ player }) => `Dabar ${their(player)} ėjimas`,

  // Marks set by the page that holds the board
  "state.mark.ring": "pažymėta",
  "state.mark.minus": "pažymėta nuimti",
  "state.mark.number": ({ number }) => `pažymėta: ${number}`,
  "state.mark.from": ({ to }) => `iš čia rodyklė ${heard.to(to)}`,
  "state.mark.to": "čia rodo rodyklė",

  // What is wrong with the attributes of the tag

  // The controls below it
  "element.controls": "Partija",
};
