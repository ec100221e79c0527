// Texts of the lessons in Lithuanian. The reader plays the light balls unless a step says otherwise.

/** @type {import("./board-text.js").TextsOf<"course">} */
export const course = {
  // In three minutes
  "lesson.board": "Pylos per tris minutes",
  "lesson.board.start":
    "Štai lenta: 16 duobučių, išdėstytų kvadratu. Prie jos – du rezervai: 15 šviesių ir 15 tamsių rutuliukų.",
  "lesson.board.aim":
    "Du žaidėjai kartu stato 30 rutuliukų piramidę. Laimi tas, kas padeda rutuliuką viršūnėje. Čia laimėjo šviesieji.",
  "lesson.board.place":
    "Jūs žaidžiate šviesiaisiais, o šviesieji pradeda. Paimkite rutuliuką iš savo rezervo ir padėkite į bet kurią duobutę.",
  "lesson.board.place.done": "Rutuliukas vietoje, o rezerve jų vienu mažiau.",
  "lesson.board.turns":
    "Jūs ir tamsieji einate paeiliui, praleisti ėjimo negalima. Padėkite dar du rutuliukus; tamsieji kaskart atsakys.",
  "lesson.board.turns.taken": "Šioje duobutėje jau yra rutuliukas. Pasirinkite tuščią.",
  "lesson.board.turns.done": "Toks ir yra žaidimo ritmas: jūs, paskui tamsieji. O dabar – aukštyn!",
  "lesson.board.up":
    "Keturi kvadratu sudėti rutuliukai išlaiko dar vieną. Nesvarbu, kieno jie. Padėkite rutuliuką ant kvadrato.",
  "lesson.board.up.low":
    "Taip galima, bet dabar pabandykite kilti aukštyn: padėkite rutuliuką ant tų keturių.",
  "lesson.board.up.done": "Jūsų rutuliukas antrame aukšte.",
  "lesson.board.raise":
    "Yra ir kitoks ėjimas: paimkite savo rutuliuką, kuris jau yra lentoje, ir perkelkite jį ant aukščiau esančio kvadrato. Perkelkite savo rutuliuką nuo krašto.",
  "lesson.board.raise.reserve":
    "Vieta gera, bet šis rutuliukas buvo iš rezervo. Pirma pasirinkite rutuliuką prie krašto, paskui vietą ant kvadrato.",
  "lesson.board.raise.placed":
    "Šis rutuliukas buvo iš rezervo. Pirma pasirinkite rutuliuką prie krašto, paskui vietą ant kvadrato.",
  "lesson.board.raise.done":
    "Rezerve rutuliukų tiek pat, kiek buvo: vieną sutaupėte. Taupant rutuliukus šis žaidimas ir laimimas.",
  "lesson.board.carry":
    "Rutuliukas, į kurį remiasi kitas, turi likti vietoje. Tamsiųjų rutuliukas antrame aukšte remiasi į keturis rutuliukus. Pasirinkite du savo rutuliukus, kurie jį laiko.",
  "lesson.board.carry.free":
    "Į šį rutuliuką niekas nesiremia. Pažiūrėkite į kvadratą po tamsiųjų rutuliuku.",
  "lesson.board.carry.dark": "Tai tamsiųjų rutuliukas. Judinti galima tik savuosius.",
  "lesson.board.carry.done": "Šie du turi likti, kol ant jų guli tamsiųjų rutuliukas.",
  "lesson.board.complete":
    "Už keturių savo spalvos rutuliukų kvadratą gaunate atlygį: nuimate vieną arba du savo rutuliukus. Suformuokite šviesų kvadratą ir pasirinkite du rutuliukus, kuriuos nuimsite.",
  "lesson.board.complete.one": "Galėtumėte nuimti tik vieną, bet šįkart nuimkite du.",
  "lesson.board.complete.none":
    "Kvadrato dar nėra. Trys šviesūs rutuliukai yra greta: užpildykite tarpą tarp jų.",
  "lesson.board.complete.done": "Vienas padėtas, du nuimti: rezervas padidėjo.",
  "lesson.board.three":
    "Geriausias ėjimas susideda iš trijų dalių: perkelti rutuliuką aukščiau, juo suformuoti šviesų kvadratą ir nuimti du rutuliukus. Padarykite visa tai.",
  "lesson.board.three.placed":
    "Kvadratas yra, bet rutuliukas buvo iš rezervo. Geriau perkelkite aukščiau rutuliuką nuo krašto: taip sutaupysite dar vieną.",
  "lesson.board.three.one": "Gerai, bet nuimkite du rutuliukus.",
  "lesson.board.three.none":
    "Kvadrato dar nėra. Perkelkite rutuliuką nuo krašto į tarpą antrame aukšte.",
  "lesson.board.three.done": "Rezerve dviem rutuliukais daugiau, o tai nieko nekainavo.",
  "lesson.board.block":
    "Stebėkite varžovo kvadratus. Trys tamsūs rutuliukai yra greta, ir tamsieji tuoj suformuos kvadratą. Ką darote?",
  "lesson.board.block.other":
    "Dabar tamsieji suformuoja kvadratą ir nuima du rutuliukus. Pirmiau padėkite savo rutuliuką į tarpą.",
  "lesson.board.block.done": "Užblokuota. Kol jūsų rutuliukas ten, šis kvadratas nebus tamsiųjų.",
  "lesson.board.apex": "Liko viena vieta, ir dabar jūsų ėjimas. Užbaikite piramidę!",
  "lesson.board.apex.done": "Jūsų rutuliukas viršūnėje: laimėjote.",
  "lesson.board.empty":
    "Dabar šviesiųjų ėjimas, bet jų rezervas tuščias. Todėl šviesieji pralaimėjo, nors piramidė ir nebaigta. Pralaimi tas, kam rutuliukai baigiasi pirmam. Pirmai partijai to pakanka.",

  // Going up
  "lesson.raise": "Aukštyn",
  "lesson.raise.gap":
    "Trijų rutuliukų nepakanka: ant jų padėtas rutuliukas įkristų į tarpą. Raskite vienintelę antro aukšto vietą, kur rutuliukas gali gulėti.",
  "lesson.raise.gap.hole": "Apačioje tarpas: čia nėra visų keturių rutuliukų.",
  "lesson.raise.gap.low":
    "Šis rutuliukas pirmame aukšte. Ieškokite keturių rutuliukų, kurie sudaro visą kvadratą.",
  "lesson.raise.gap.done": "Teisingai: tik šis kvadratas turi visus keturis rutuliukus.",
  "lesson.raise.third":
    "Keturi rutuliukai antrame aukšte taip pat sudaro kvadratą – ir taip iki pat viršūnės. Padėkite rutuliuką trečiame aukšte.",
  "lesson.raise.third.low": "Šis rutuliukas pirmame aukšte. Ieškokite kvadrato antrame.",
  "lesson.raise.third.done":
    "Pirmame aukšte yra 16 vietų, antrame – 9, trečiame – 4, o viršūnėje tik viena.",
  "lesson.raise.own":
    "Paėmus rutuliuką iš kvadrato, kvadrato nebelieka. Todėl rutuliukas niekada negali gulėti ant kvadrato, kuriam pats priklauso. Čia aukščiau galima perkelti tik vieną jūsų rutuliuką: perkelkite jį.",
  "lesson.raise.own.part":
    "Šis rutuliukas priklauso kvadratui: jį paėmus, tarp kitų trijų lieka tarpas. Pasirinkite tą, kuris guli atskirai.",
  "lesson.raise.own.placed":
    "Šis rutuliukas buvo iš rezervo. Dabar perkelkite aukščiau tą, kuris jau lentoje.",
  "lesson.raise.own.done": "Tai buvo vienintelis: kiti būtų palikę kvadrate tarpą.",
  "lesson.raise.higher":
    "Perkelti galima tik aukštyn: vienu ar keliais aukštais, bet ne į šoną ir ne žemyn. Perkelkite savo rutuliuką į trečią aukštą.",
  "lesson.raise.higher.low":
    "Vienu aukštu aukščiau – irgi gerai, bet vietos yra ir trečiame aukšte. Perkelkite iki pat jo.",
  "lesson.raise.higher.placed":
    "Šis rutuliukas buvo iš rezervo. Perkelkite aukščiau esantį lentoje.",
  "lesson.raise.higher.sideways":
    "Tai būtų į šoną: abi vietos antrame aukšte. Perkelti reikia aukštyn.",
  "lesson.raise.higher.done":
    "Pavyko! Iš pirmo aukšto į trečią vienu ėjimu perkelti taip pat galima.",

  // A square in your colour
  "lesson.square": "Savo spalvos kvadratas",
  "lesson.square.played":
    "Nuimti galima bet kurį savo rutuliuką, į kurį niekas nesiremia, net tą, kuriuo ką tik ėjote. Suformuokite kvadratą ir nuimkite kaip tik tą rutuliuką.",
  "lesson.square.played.other":
    "Šiuos rutuliukus nuimti galima, bet šįkart vienas jų turi būti tas, kuriuo ką tik ėjote.",
  "lesson.square.played.none": "Kvadrato dar nėra. Užpildykite tarpą tarp trijų savo rutuliukų.",
  "lesson.square.played.done": "Lentoje jis pabuvo vos akimirką, o atlygį vis tiek pelnė.",
  "lesson.square.mixed":
    "Visi keturi rutuliukai turi būti jūsų. Šioje lentoje yra du tarpai, bet atlygį gausite tik už vieną. Užpildykite jį ir nuimkite, kuriuos norite.",
  "lesson.square.mixed.dark":
    "Šiame kvadrate yra tamsiųjų rutuliukas. Toks kvadratas rutuliuką išlaiko, bet atlygio už jį negausite.",
  "lesson.square.mixed.none":
    "Čia kvadrato nėra. Ieškokite trijų šviesių rutuliukų su tarpu tarp jų.",
  "lesson.square.mixed.done": "Keturi šviesūs rutuliukai: toks kvadratas įskaitomas.",
  "lesson.square.new":
    "Vieną šviesų kvadratą jau turite. Atlygį už jį gavote, kai jį suformavote; antrą kartą negausite. Suformuokite naują kvadratą; senieji rutuliukai gali jam priklausyti.",
  "lesson.square.new.old":
    "Naujas kvadratas taip nesuformuojamas. Ieškokite tarpo visai šalia senojo.",
  "lesson.square.new.done": "Du seni rutuliukai, dar du ir naujas kvadratas: jis įskaitomas.",
  "lesson.square.carry":
    "Ir čia rutuliukas, į kurį remiasi kitas, turi likti. Suformuokite kvadratą ir nuimkite du rutuliukus, į kuriuos niekas nesiremia.",
  "lesson.square.carry.stays": "Į šį rutuliuką remiasi tamsiųjų rutuliukas: jis turi likti.",
  "lesson.square.carry.one": "Yra du rutuliukai, į kuriuos niekas nesiremia. Nuimkite abu.",
  "lesson.square.carry.none":
    "Kvadrato dar nėra. Ieškokite trijų šviesių rutuliukų su tarpu tarp jų.",
  "lesson.square.carry.done":
    "Tie du, į kuriuos remiasi tamsiųjų rutuliukas, lieka, o kiti du grįžta namo.",
  "lesson.square.freed":
    "Rutuliukai nuimami vienas po kito, todėl pirmasis gali išlaisvinti antrąjį! Suformuokite kvadratą, nuimkite savo rutuliuką iš antro aukšto, o paskui tą, kuris yra po juo.",
  "lesson.square.freed.first":
    "Į šį rutuliuką dar remiasi jūsų rutuliukas iš antro aukšto. Pirma nuimkite viršutinį, tada atsilaisvins ir šis.",
  "lesson.square.freed.other":
    "Leidžiama, bet pabandykite taip: pirma savo rutuliuką iš antro aukšto, paskui tą, kuris po juo.",
  "lesson.square.freed.none":
    "Kvadrato dar nėra. Ieškokite trijų šviesių rutuliukų su tarpu tarp jų.",
  "lesson.square.freed.done": "Pirma viršutinis, paskui tas, į kurį jis rėmėsi.",
  "lesson.square.several":
    "Vienas rutuliukas gali iš karto suformuoti du kvadratus. Vis dėlto vienu ėjimu nuimami ne daugiau kaip du rutuliukai. Suformuokite abu kvadratus ir nuimkite du rutuliukus.",
  "lesson.square.several.one": "Du kvadratai, o nuimtas tik vienas? Nuimkite du.",
  "lesson.square.several.none": "Ieškokite duobutės, kuri suformuoja abu kvadratus.",
  "lesson.square.several.done": "Du kvadratai iš karto – gražu, bet daugiau kaip du nenuimami.",
  "lesson.square.up":
    "Savo spalvos kvadratai įskaitomi ir antrame, ir trečiame aukšte. Suformuokite kvadratą antrame aukšte ir nuimkite, kuriuos norite.",
  "lesson.square.up.none":
    "Pažiūrėkite į antrą aukštą: ten yra trys jūsų rutuliukai su tarpu tarp jų.",
  "lesson.square.up.done":
    "Gal dabar atsilaisvino ir apatiniai rutuliukai: patikrinkite, kuris į kurį remiasi.",
  "lesson.square.itself":
    "Nuimti galima net ką tik perkeltą rutuliuką. Perkelkite rutuliuką aukščiau, suformuokite juo kvadratą ir nuimkite kaip tik jį.",
  "lesson.square.itself.placed":
    "Šis rutuliukas buvo iš rezervo. Perkelkite aukščiau rutuliuką nuo krašto.",
  "lesson.square.itself.other":
    "Šiuos rutuliukus nuimti galima, bet šįkart vienas jų turi būti perkeltasis.",
  "lesson.square.itself.done": "Iš pirmo aukšto į antrą ir namo – viskas vienu ėjimu.",

  // Children’s rules
  "lesson.children": "Taisyklės pradedantiesiems",
  "lesson.children.square":
    "Taisyklės pradedantiesiems paprastesnės: už savo spalvos kvadratą nieko nenuimama. Suformuokite šviesų kvadratą ir įsitikinkite.",
  "lesson.children.square.other": "Užpildykite tarpą tarp trijų savo rutuliukų.",
  "lesson.children.square.done":
    "Nieko nenuimama, ir jau tamsiųjų ėjimas. Visa kita lieka taip pat.",
  "lesson.children.raise":
    "Taigi rutuliukus galima sutaupyti tik perkeliant juos aukščiau. Perkelkite vieną.",
  "lesson.children.raise.placed":
    "Šis rutuliukas buvo iš rezervo. Perkelkite aukščiau esantį lentoje.",
  "lesson.children.raise.done":
    "Vienas rutuliukas sutaupytas. Pagal taisykles pradedantiesiems svarbus kiekvienas perkėlimas.",
  "lesson.children.win":
    "Jūs turite penkis rutuliukus, tamsieji irgi penkis. Raskite ėjimą, kuris nekainuoja nė vieno.",
  "lesson.children.win.placed":
    "Tai kainavo rutuliuką, o pabaigoje jo pritrūks. Kuris ėjimas nieko nekainuoja?",
  "lesson.children.win.done":
    "Dviem aukštais aukščiau, ir nė vieno išleisto rutuliuko. Dabar ištversite ilgiau už tamsiuosius.",

  // Expert rules
  "lesson.lines": "Eilės (pažengusiems)",
  "lesson.lines.four":
    "Pagal taisykles pažengusiems rutuliukai nuimami ir už eiles. Pirmame aukšte eilė – tai keturi savo spalvos rutuliukai nuo krašto iki krašto. Suformuokite eilę ir nuimkite du rutuliukus.",
  "lesson.lines.four.one": "Galėtumėte nuimti tik vieną, bet šįkart nuimkite du.",
  "lesson.lines.four.none": "Eilės dar nėra. Užpildykite tarpą ten, kur yra trys jūsų rutuliukai.",
  "lesson.lines.four.done": "Eilė verta tiek pat, kiek kvadratas: vieno arba dviejų rutuliukų.",
  "lesson.lines.three":
    "Antras aukštas mažesnis: ten eilė – tai trys greta vienas kito esantys jūsų spalvos rutuliukai. Suformuokite ją ir nuimkite, kuriuos norite.",
  "lesson.lines.three.none":
    "Eilės dar nėra. Pažiūrėkite į antrą aukštą: ten greta yra du jūsų rutuliukai.",
  "lesson.lines.three.done": "Antrame aukšte trys, pirmame – keturi. Trečiame aukšte eilių nėra.",
  "lesson.lines.diagonal":
    "Eilė visada horizontali arba vertikali, lygiagreti su lentos kraštais, niekada ne įstriža. Suformuokite eilę, kuri įskaitoma, ir nuimkite, kuriuos norite.",
  "lesson.lines.diagonal.slanting":
    "Keturi šviesūs rutuliukai, bet įstrižai. Įstrižainė nelaikoma eile.",
  "lesson.lines.diagonal.none": "Eilės dar nėra. Pažiūrėkite išilgai kairiojo krašto.",
  "lesson.lines.diagonal.done": "Tiesiai nuo krašto iki krašto: tai eilė.",
  "lesson.lines.both":
    "Vienas rutuliukas gali iš karto suformuoti ir eilę, ir kvadratą. Ribą žinote: du rutuliukai. Suformuokite abu ir nuimkite du.",
  "lesson.lines.both.one": "Ir eilė, ir kvadratas, o nuimtas tik vienas? Nuimkite du.",
  "lesson.lines.both.none": "Ieškokite duobutės, kuri suformuoja ir eilę, ir kvadratą.",
  "lesson.lines.both.done":
    "Kad ir kiek būtų kvadratų ir eilių, per ėjimą nuimami du rutuliukai, ne daugiau.",

  // Strategy
  "lesson.think": "Kaip laimėti Pylos",
  "lesson.think.save":
    "Kiekvienas rezervo rutuliukas – tai ėjimas, kurį dar galėsite padaryti. Užimkite antro aukšto vidurį neišleisdami rutuliuko.",
  "lesson.think.save.placed":
    "Vieta tinkama, bet ji kainavo rutuliuką. Ar lentoje nėra rutuliuko, kurį būtų galima ten perkelti?",
  "lesson.think.save.done":
    "Išsaugojote rutuliuką. Dažnai skaičiuokite rezervus: kas turi daugiau rutuliukų, dažniausiai pirmauja.",
  "lesson.think.two":
    "Už kvadratą nuimami du rutuliukai – tai dar du ėjimai. Suformuokite kvadratą ir nuimkite du.",
  "lesson.think.two.one": "Čia vieno nepakanka: tamsieji dar galėtų laimėti.",
  "lesson.think.two.pair": "Du – teisingai, bet su šia pora pralaimėsite. Bandykite kitą.",
  "lesson.think.two.done": "Du dažniausiai geriau negu vienas, bet pagalvokite, kuriuos nuimti.",
  "lesson.think.buried":
    "Trys jūsų rutuliukai yra užspausti po tuo, kuris antrame aukšte. Suformuokite kvadratą, nuimkite viršutinį rutuliuką, o tada tinkamą po juo.",
  "lesson.think.buried.pair": "Viršutinis – teisingai. Bandykite su kitu apatiniu.",
  "lesson.think.buried.other":
    "Nuimkite savo rutuliuką iš antro aukšto: tada atsilaisvins esantys po juo.",
  "lesson.think.buried.done":
    "Užspausto rutuliuko negalima nei perkelti aukščiau, nei nuimti. Išlaisvinkite jį, kai tik galite.",
  "lesson.think.stair":
    "Keturių rutuliukų kvadratas – laiptelis varžovui. Iš keturių tuščių duobučių dvi tokį suformuoja: rinkitės vieną iš kitų dviejų.",
  "lesson.think.stair.built": "Suformavote kvadratą, ir pirmieji ant jo gali pakilti tamsieji.",
  "lesson.think.stair.done": "Ramu ir stipru: laiptelius tegu stato tamsieji.",
  "lesson.think.hold":
    "Tamsieji galėtų perkelti aukščiau tris rutuliukus. Rutuliukas užspaudžia tuos, kurie po juo: dėkite ten, kur jis užspaus du iš trijų.",
  "lesson.think.hold.free": "Šis rutuliukas neužspaudžia nė vieno iš trijų.",
  "lesson.think.hold.done": "Du tamsiųjų rutuliukai įkliuvo po jūsiškiu.",
  "lesson.think.raise":
    "Tamsieji čia nieko perkelti aukščiau negali, tad galite palaukti. Pirma užimkite duobutę, iš kurios jie grasintų dviem kvadratais. Po atsakymo perkelkite aukščiau rutuliuką, kurio apačioje nereikia.",
  "lesson.think.raise.early": "Per anksti: tamsieji užima tą duobutę ir grasina dviem kvadratais.",
  "lesson.think.raise.ball": "Vieta tinkama, bet šio rutuliuko reikėjo apačioje.",
  "lesson.think.raise.done":
    "Perkelkite aukščiau, kai tą galėtų ir varžovas. Iki tol tai atsarginis ėjimas.",
  "lesson.think.zugzwang":
    "Praleisti ėjimo negalima. Raskite ėjimą, kuris neatveria vietos trečiame aukšte, kad ją turėtų atverti tamsieji.",
  "lesson.think.zugzwang.opened":
    "Taip suformuojamas kvadratas antrame aukšte, ir pirma vieta trečiame atitenka tamsiesiems.",
  "lesson.think.zugzwang.done":
    "Bet kuris tamsiųjų ėjimas atveria jums trečią aukštą. Tamsieji mielai praleistų ėjimą: tai vadinama cugcvangu.",
  "lesson.think.tempo":
    "Suskaičiuokite vietas: jų liko keturios. Jei abu tik dėsite rutuliukus, paskutinė atiteks tamsiesiems. Pakeiskite tai ir žaiskite, kol laimėsite.",
  "lesson.think.tempo.late":
    "Jūs, tamsieji, jūs, tamsieji – taip viršūnė atitenka tamsiesiems. Ieškokite ėjimo, kuris vieną vietą užpildo, o kitą atlaisvina.",
  "lesson.think.tempo.done":
    "Perkėlus rutuliuką, paskutinė vieta atiteko jums. Tai vadinama tempo laimėjimu.",
  "lesson.think.fork":
    "Pagal taisykles pažengusiems vienas rutuliukas gali iš karto grasinti ir kvadratu, ir eile. Raskite jo duobutę.",
  "lesson.think.fork.done": "Tamsieji gali sutrukdyti tik vieną iš dviejų.",
  "lesson.think.second":
    "Paslaptis: žaidžiant pagal įprastas taisykles, antrasis žaidėjas visada gali laimėti. Atsakykite, kur norite: laimi kiekviena duobutė.",
  "lesson.think.second.done":
    "Kompiuteriai tai apskaičiavo. Pagal taisykles pažengusiems (su numatytosiomis parinktimis) laimėjimo neužsitikrina nė vienas. Bet joks žmogus tobulai nežaidžia: dabar sužaiskite tikrą partiją!",
};
