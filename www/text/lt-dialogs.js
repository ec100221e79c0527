// Texts of the dialogs in Lithuanian; see en-dialogs.js.

import { counted, form, megabytes, name, number, their, they } from "./lt-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Naujokas",
  "Mėgėjas",
  "Vidutinis",
  "Patyręs",
  "Įgudęs",
  "Stiprus",
  "Meistras",
  "Tobulas",
];

/** @type {import("./board-text.js").TextsOf<"dialogs">} */
export const dialogs = {
  // New game
  "new.children": "Pradedantiesiems",
  "new.children.line": "Tik dėti ir perkelti aukščiau.",
  "new.standard": "Įprastos",
  "new.standard.line": "Už savo spalvos kvadratą nuimate rutuliukus.",
  "new.expert": "Pažengusiems",
  "new.expert.line": "Skaičiuojamos ir eilės.",
  "new.more": "Daugiau taisyklių",
  "new.takeBack": "Rutuliukų nuėmimas",
  "new.takeBack.required": "Privalomas",
  "new.takeBack.optional": "Neprivalomas",
  "new.emptyReserve": "Tuščias rezervas",
  "new.emptyReserve.loses": "Pralaimite",
  "new.emptyReserve.playsOn": "Dar galite perkelti aukščiau",
  "new.opponent": "Varžovas",
  "new.computer": "Kompiuteris",
  "new.friend": "Draugas šalia",
  "new.links": "Partija per nuorodą",
  "new.names": "Vardai (neprivaloma)",
  "new.yourName": "Jūsų vardas (neprivaloma)",
  "new.friendName": "Draugo vardas",
  "new.level": ({ level }) =>
    `Kompiuteris, ${level} lygis (${levelNames[level - 1].toLowerCase()})`,
  "level.name": ({ level }) => levelNames[level - 1],
  "new.colour": "Jūsų spalva",
  "new.lot": "Burtais",
  "new.clock": "Su laikrodžiu",
  "new.minutes": "Minučių žaidėjui",
  "new.seconds": "Papildomų sekundžių ėjimui",
  "new.start": "Pradėti partiją",

  // Resigning
  "resign.title": "Pasiduoti šioje partijoje?",
  "resign.line": ({ winner }) => `Laimės ${they(winner)}.`,
  "resign.keep": "Žaisti toliau",

  // Save and share
  "record.share": "Dalytis",
  "record.picture": "Įrašyti paveikslėlį",
  "record.link": "Nuoroda į šią partiją",
  "record.copyLink": "Kopijuoti nuorodą",
  "record.text": "Partijos įrašas",
  "record.copy": "Kopijuoti įrašą",
  "record.save": "Įrašyti failą",
  "record.load": "Įkelti partiją",
  "record.paste": "Partijos įrašas arba ėjimų sąrašas",
  "record.open": "Atverti failą",
  "record.use": "Įkelti",
  "record.copied": "Nukopijuota.",
  "record.copyRefused": "Kopijuoti neleidžiama. Tekstas pažymėtas: nukopijuokite patys.",
  "record.empty": "Pirmiau įklijuokite partijos įrašą.",
  "record.tooLong": ({ kilobytes }) => `Tekstas per ilgas (daugiausia ${kilobytes} KB).`,
  "record.unreadable": "Failo perskaityti nepavyko.",
  "record.bad": ({ reason }) => `Neįkelta. ${reason}`,
  "record.beginning": ({ count }) =>
    `Atverti partiją iki tos vietos (${counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })})`,
  "record.several": ({ count }) => `Šiame tekste yra partijų: ${number(count)}.`,
  "record.first": "Atverti pirmąją partiją",
  "record.all": "Pridėti visas prie „Mano partijų“",
  "record.loaded": "Partija įkelta.",

  // Help
  "help.line1":
    "Padėkite rutuliuką arba perkelkite aukščiau savo rutuliuką, į kurį niekas nesiremia.",
  "help.line2": "Suformuokite savo spalvos kvadratą ir nuimkite vieną arba du rutuliukus.",
  "help.line3":
    "Padėkite paskutinį rutuliuką viršūnėje. Jei jūsų ėjimas, o rezervas tuščias, pralaimite.",
  "help.win": "Kaip laimėti",
  "help.keys": "Spartieji klavišai",
  "help.letters": "Vienos raidės klavišai",
  "help.key.board": "Tab, paskui rodyklės",
  "help.board": "judėti po lentą; Enter – pasirinkti",
  "help.key.level": "Page Up, Page Down",
  "help.level": "aukštu aukštyn arba žemyn",
  "help.key.escape": "Esc",
  "help.escape": "nutraukti arba grįžti į partiją",
  "help.replay": "ėjimu atgal arba pirmyn",
  "help.key.ends": "Home, End",
  "help.ends": "partijos pradžia, pabaiga",
  "help.values": "kiti ėjimai analizėje",
  "help.key.hold": "Ilgai spausti lentą",
  "help.flip": "pasukti 180°",
  "help.turn": "pasukti į kairę arba į dešinę",
  "help.tilt": "pakreipti",
  "help.levels": "aukštai iki šio",

  // Use without a connection
  "offline.title": "Be interneto",
  "offline.works": "Šis puslapis veikia ir be interneto.",
  "offline.kept": ({ bytes }) =>
    `Šis puslapis veikia be interneto, su tobulu žaidimu (${megabytes(bytes)} MB).`,
  "offline.site": ({ kept, all }) => `Įrašyti svetainės failai: ${kept} iš ${all}.`,
  "offline.play": ({ kept, all }) => `Įrašyti tobulo žaidimo failai: ${kept} iš ${all}.`,
  "offline.keep": ({ bytes }) => `Atsisiųsti tobulo žaidimo duomenis (${megabytes(bytes)} MB)`,
  "offline.progress": ({ received, bytes }) => `${megabytes(received)} iš ${megabytes(bytes)} MB`,
  "offline.stopped": "Atsisiuntimas sustojo. Galėsite tęsti vėliau.",
  "offline.full": ({ bytes }) => `Neužtenka vietos: reikia ${megabytes(bytes)} MB.`,
  "offline.delete": "Ištrinti tobulo žaidimo duomenis",

  // The menu, and what the eye opens
  "action.resign": "Pasiduoti",
  "action.record": "Įrašyti arba dalytis",
  "action.help": "Pagalba",
  "action.menu": "Meniu",
  "action.games": "Mano partijos",
  "action.settings": "Nuostatos",
  "view.tilt": ({ elevation }) =>
    `Pokrypis: ${elevation >= 90 ? "iš viršaus" : elevation >= 70 ? "status" : "lėkštas"}`,
  "view.glass": "Permatomi rutuliukai",
  "view.turn": "Pasukti lentą",
  "view.signs": "Ką reiškia ženklai",
  "signs.carries": "remia rodomą vietą",
  "view.reset": "Įprastas vaizdas",
  "view.levels": ({ levels }) => `Aukštai iki ${levels}`,

  // What is said of a game that goes on, and of the view
  "say.newGame": ({ rules, player }) =>
    `Nauja partija: ${rules.charAt(0).toLowerCase()}${rules.slice(1)}. ${capital(their(player))} ėjimas.`,
  "say.you": ({ player }) =>
    ` Jūs žaidžiate ${player === "light" ? "šviesiaisiais" : "tamsiaisiais"}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "liko viena minutė" : `liko ${seconds} ${form(seconds, { one: "sekundė", few: "sekundės", other: "sekundžių" })}`}.`,
  "view.apart": "Aukštai greta",
  "note.turn": "Lentą galima pasukti tempiant.",
};
