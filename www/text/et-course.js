// Texts of the lessons in Estonian. The reader plays the light balls unless a step says otherwise.

/** @type {import("./board-text.js").TextsOf<"course">} */
export const course = {
  // In three minutes
  "lesson.board": "Pylos kolme minutiga",
  "lesson.board.start":
    "See on mängulaud: ruudukujuliselt paigutatud 16 lohku. Selle juurde kuulub 15 heledat ja 15 tumedat kuuli: kaks renni.",
  "lesson.board.aim":
    "Kaks mängijat ehitavad koos 30 kuulist püramiidi. Võidab see, kes paneb kuuli tippu. Siin võitsid heledad.",
  "lesson.board.place":
    "Sinu kuulid on heledad ja heledad alustavad. Võta oma rennist kuul ja pane see ükskõik millisesse lohku.",
  "lesson.board.place.done": "Seal see nüüd on ja sinu rennis on üks kuul vähem.",
  "lesson.board.turns":
    "Sina ja tumedad käite kordamööda ja käiku vahele jätta ei tohi. Pane veel kaks kuuli; tumedad vastavad iga kord.",
  "lesson.board.turns.taken": "Selles lohus on juba kuul. Vali tühi lohk.",
  "lesson.board.turns.done": "Selline on rütm: sina, siis tumedad. Ja nüüd üles!",
  "lesson.board.up":
    "Kui neli kuuli moodustavad nelinurga, saab nende peale panna veel ühe. Pole tähtis, kelle kuulid need on. Pane kuul nelinurga peale.",
  "lesson.board.up.low":
    "Nii võib, aga proovi nüüd ülespoole minna: pane kuul nende nelja kuuli peale.",
  "lesson.board.up.done": "Sinu kuul on teisel korrusel.",
  "lesson.board.raise":
    "On ka teistsugune käik: võta üks oma kuul, mis on juba laual, ja tõsta see kõrgemale nelinurgale. Tõsta oma kuul servast üles.",
  "lesson.board.raise.reserve":
    "Hea koht, aga see kuul tuli sinu rennist. Vali enne oma kuul laua servas ja siis koht nelinurgal.",
  "lesson.board.raise.placed":
    "See kuul tuli sinu rennist. Vali enne oma kuul laua servas ja siis koht nelinurgal.",
  "lesson.board.raise.done":
    "Sinu rennis on sama palju kuule kui enne: hoidsid ühe kuuli kokku. Kuule kokku hoides see mäng võidetaksegi.",
  "lesson.board.carry":
    "Kuul, mis toetab teist kuuli, peab paigale jääma. Tumedate kuul teisel korrusel toetub neljale kuulile. Vali oma kaks kuuli, mis seda toetavad.",
  "lesson.board.carry.free": "See kuul ei toeta midagi. Vaata nelinurka tumeda kuuli all.",
  "lesson.board.carry.dark": "See on tumedate kuul. Liigutada võid ainult oma kuule.",
  "lesson.board.carry.done": "Need kaks peavad jääma seni, kuni tume kuul on nende peal.",
  "lesson.board.complete":
    "Neljast oma värvi kuulist nelinurk toob tasu: võtad tagasi ühe või kaks oma kuuli. Moodusta hele nelinurk ja vali kaks kuuli, mille tagasi võtad.",
  "lesson.board.complete.one": "Võiksid võtta ka ainult ühe, aga võta seekord kaks.",
  "lesson.board.complete.none":
    "Nelinurka veel pole. Kolm heledat kuuli on kõrvuti: täida auk nende vahel.",
  "lesson.board.complete.done":
    "Üks kuul pandud, kaks tagasi võetud: sinu rennis on nüüd rohkem kuule.",
  "lesson.board.three":
    "Parimal käigul on kolm osa: tõsta kuul, moodusta sellega hele nelinurk ja võta kaks kuuli tagasi. Tee kõik kolm.",
  "lesson.board.three.placed":
    "Nelinurk on, aga kuul tuli sinu rennist. Tõsta hoopis servas olev kuul: nii hoiad veel ühe kokku.",
  "lesson.board.three.one": "Hea, aga võta tagasi kaks kuuli.",
  "lesson.board.three.none": "Nelinurka veel pole. Tõsta oma kuul servast teise korruse auku.",
  "lesson.board.three.done": "Rennis on kaks kuuli rohkem ja see ei maksnud sulle midagi.",
  "lesson.board.block":
    "Jälgi vastase nelinurki. Kolm tumedat kuuli on kõrvuti ja tumedad moodustavad kohe nelinurga. Mida sa teed?",
  "lesson.board.block.other":
    "Nüüd moodustavad tumedad nelinurga ja võtavad kaks kuuli tagasi. Pane enne oma kuul auku.",
  "lesson.board.block.done":
    "Tõkestatud. Kuni sinu kuul seal on, ei saa see nelinurk tumedate omaks.",
  "lesson.board.apex": "Jäänud on üks koht ja nüüd on sinu käik. Tee püramiid valmis!",
  "lesson.board.apex.done": "Sinu kuul on tipus: võitsid.",
  "lesson.board.empty":
    "Praegu on heledate käik, aga nende renn on tühi. Seega on heledad kaotanud, kuigi püramiid pole valmis. Kaotab see, kellel kuulid enne otsa saavad. Esimeseks mänguks sellest piisab.",

  // Going up
  "lesson.raise": "Ülespoole",
  "lesson.raise.gap":
    "Kolmest kuulist ei piisa: nende peale pandud kuul kukuks august läbi. Leia teiselt korruselt ainus koht, kuhu kuul püsima jääb.",
  "lesson.raise.gap.hole": "Selle all on auk: kõiki nelja kuuli seal pole.",
  "lesson.raise.gap.low":
    "See kuul on esimesel korrusel. Otsi neli kuuli, mis moodustavad terve nelinurga.",
  "lesson.raise.gap.done": "Õige: ainult selles nelinurgas on kõik neli kuuli.",
  "lesson.raise.third":
    "Ka neli kuuli teisel korrusel moodustavad nelinurga ja nii edasi, kuni tipuni välja. Pane kuul kolmandale korrusele.",
  "lesson.raise.third.low": "See kuul on esimesel korrusel. Otsi nelinurka teiselt korruselt.",
  "lesson.raise.third.done":
    "Esimesel korrusel on 16 kohta, teisel 9, kolmandal 4 ja tipus ainult üks.",
  "lesson.raise.own":
    "Kui tõstad kuuli nelinurgast välja, pole nelinurka enam. Seepärast ei saa kuul kunagi toetuda nelinurgale, mille osa ta ise on. Siin saab tõsta ainult üht sinu kuuli: tõsta see.",
  "lesson.raise.own.part":
    "See kuul on nelinurga osa: kui selle tõstad, jääb ülejäänud kolme vahele auk. Vali kuul, mis on eraldi.",
  "lesson.raise.own.placed": "See kuul tuli sinu rennist. Tõsta seekord kuul, mis on juba laual.",
  "lesson.raise.own.done": "See oli ainus: teised oleksid nelinurka augu jätnud.",
  "lesson.raise.higher":
    "Tõsta saab ainult ülespoole: ühe või mitu korrust, mitte kunagi kõrvale ega alla. Tõsta üks oma kuul kolmandale korrusele.",
  "lesson.raise.higher.low":
    "Üks korrus ülespoole on lubatud, aga koht on ka kolmandal korrusel. Mine lõpuni.",
  "lesson.raise.higher.placed": "See kuul tuli sinu rennist. Tõsta kuul laualt.",
  "lesson.raise.higher.sideways":
    "See oleks käik kõrvale: mõlemad kohad on teisel korrusel. Tõsta tuleb ülespoole.",
  "lesson.raise.higher.done": "Tehtud! Ka esimeselt korruselt kolmandale võib tõsta ühe käiguga.",

  // A square in your colour
  "lesson.square": "Oma värvi nelinurk",
  "lesson.square.played":
    "Tagasi võib võtta mis tahes oma kuuli, mis midagi ei toeta, ka selle, mille just panid. Moodusta nelinurk ja võta tagasi just see kuul.",
  "lesson.square.played.other":
    "Need kuulid võib tagasi võtta, aga seekord peab üks neist olema see, mille just panid.",
  "lesson.square.played.none": "Nelinurka veel pole. Täida auk oma kolme kuuli vahel.",
  "lesson.square.played.done": "See oli laual vaid hetke, aga tasu teenis ikkagi ära.",
  "lesson.square.mixed":
    "Kõik neli kuuli peavad olema sinu omad. Laual on kaks auku ja tasu toob ainult üks. Täida see ja võta tagasi, millised kuulid soovid.",
  "lesson.square.mixed.dark":
    "Selles nelinurgas on üks tumedate kuul. Selline nelinurk kannab küll kuuli, aga tasu ei too.",
  "lesson.square.mixed.none":
    "Seal nelinurka ei teki. Otsi kolm heledat kuuli, mille vahel on auk.",
  "lesson.square.mixed.done": "Neli heledat kuuli: see loeb.",
  "lesson.square.new":
    "Üks hele nelinurk on sul juba olemas. Selle eest said tasu siis, kui selle moodustasid, ja teist korda ei saa. Moodusta uus nelinurk; vanad kuulid võivad selle osa olla.",
  "lesson.square.new.old": "Nii ei moodustu uut nelinurka. Otsi auku otse vana kõrvalt.",
  "lesson.square.new.done": "Kaks vana kuuli, kaks lisaks ja uus nelinurk: see loeb.",
  "lesson.square.carry":
    "Ka siin peab kuul, mis teist toetab, paigale jääma. Moodusta nelinurk ja võta tagasi kaks kuuli, mis midagi ei toeta.",
  "lesson.square.carry.stays": "See kuul toetab tumedat kuuli: see peab jääma.",
  "lesson.square.carry.one": "Kaks kuuli ei toeta midagi. Võta mõlemad tagasi.",
  "lesson.square.carry.none": "Nelinurka veel pole. Otsi kolm heledat kuuli, mille vahel on auk.",
  "lesson.square.carry.done":
    "Need kaks, mis toetavad tumedat kuuli, jäävad, teised kaks tulevad koju.",
  "lesson.square.freed":
    "Kuulid võetakse tagasi üksteise järel, nii et esimene võib teise vabaks teha! Moodusta nelinurk, võta tagasi oma kuul teiselt korruselt ja siis oma kuul selle alt.",
  "lesson.square.freed.first":
    "See kuul toetab veel sinu kuuli teisel korrusel. Võta enne ülemine tagasi, siis on ka see vaba.",
  "lesson.square.freed.other":
    "Lubatud, aga proovi nii: enne oma kuul teiselt korruselt, siis oma kuul selle alt.",
  "lesson.square.freed.none": "Nelinurka veel pole. Otsi kolm heledat kuuli, mille vahel on auk.",
  "lesson.square.freed.done": "Enne ülemine kuul, siis see, millele see toetus.",
  "lesson.square.several":
    "Üks kuul võib korraga moodustada kaks nelinurka. Sellegipoolest võetakse ühe käiguga tagasi kõige rohkem kaks kuuli. Moodusta mõlemad nelinurgad ja võta tagasi kaks kuuli.",
  "lesson.square.several.one": "Kaks nelinurka, aga tagasi ainult üks kuul? Võta kaks.",
  "lesson.square.several.none": "Otsi lohku, mis moodustab mõlemad nelinurgad.",
  "lesson.square.several.done": "Kaks nelinurka korraga on uhke, aga kaks kuuli on piir.",
  "lesson.square.up":
    "Oma värvi nelinurgad loevad ka teisel ja kolmandal korrusel. Moodusta nelinurk teisel korrusel ja võta tagasi, millised kuulid soovid.",
  "lesson.square.up.none": "Vaata teist korrust: seal on kolm sinu kuuli, mille vahel on auk.",
  "lesson.square.up.done":
    "Ja alumised kuulid võivad nüüd jälle vabad olla: vaata üle, milline kuul millist toetab.",
  "lesson.square.itself":
    "Ka tõstetud kuuli võib tagasi võtta. Tõsta kuul, moodusta sellega nelinurk ja võta tagasi just see kuul.",
  "lesson.square.itself.placed": "See kuul tuli sinu rennist. Tõsta kuul servast.",
  "lesson.square.itself.other":
    "Need kuulid võib tagasi võtta, aga seekord peab üks neist olema tõstetud kuul.",
  "lesson.square.itself.done": "Esimeselt korruselt teisele ja koju, kõik ühe käiguga.",

  // Children’s rules
  "lesson.children": "Laste reeglid",
  "lesson.children.square":
    "Laste reeglid on lihtsamad: oma värvi nelinurga eest midagi tagasi ei võeta. Moodusta hele nelinurk ja vaata.",
  "lesson.children.square.other": "Täida auk oma kolme kuuli vahel.",
  "lesson.children.square.done":
    "Midagi tagasi ei võeta ja nüüd on tumedate käik. Kõik muu jääb samaks.",
  "lesson.children.raise": "Niisiis hoiab kuule kokku ainult tõstmine. Tõsta üks.",
  "lesson.children.raise.placed": "See kuul tuli sinu rennist. Tõsta kuul laualt.",
  "lesson.children.raise.done": "Üks kuul kokku hoitud. Laste reeglitega loeb iga tõstmine.",
  "lesson.children.win":
    "Sul on viis kuuli ja tumedatel on viis. Leia käik, mis ei maksa ühtegi kuuli.",
  "lesson.children.win.placed":
    "See maksis sulle kuuli ja lõpus jääb sellest puudu. Milline käik ei maksa midagi?",
  "lesson.children.win.done":
    "Kaks korrust ülespoole ja mitte ühtegi kulutatud kuuli. Nüüd pead kauem vastu kui tumedad.",

  // Expert rules
  "lesson.lines": "Rivid (kogemustega mängijatele)",
  "lesson.lines.four":
    "Kogemustega mängijate reeglitega võetakse kuule tagasi ka rivide eest. Esimesel korrusel on rivi neli oma värvi kuuli servast servani. Moodusta rivi ja võta tagasi kaks kuuli.",
  "lesson.lines.four.one": "Võiksid võtta ka ainult ühe, aga võta seekord kaks.",
  "lesson.lines.four.none": "Rivi veel pole. Täida auk reas, kus on kolm sinu kuuli.",
  "lesson.lines.four.done": "Rivi on väärt sama palju kui nelinurk: üht või kaht kuuli.",
  "lesson.lines.three":
    "Teine korrus on väiksem: seal on rivi kolm järjestikust oma värvi kuuli. Moodusta see ja võta tagasi, millised kuulid soovid.",
  "lesson.lines.three.none":
    "Rivi veel pole. Vaata teist korrust: kaks sinu kuuli on seal kõrvuti.",
  "lesson.lines.three.done":
    "Teisel korrusel kolm, esimesel neli. Kolmandal korrusel rivisid pole.",
  "lesson.lines.diagonal":
    "Rivi kulgeb mööda rida või veergu, laua servadega paralleelselt, mitte kunagi diagonaalis. Moodusta rivi, mis loeb, ja võta tagasi, millised kuulid soovid.",
  "lesson.lines.diagonal.slanting":
    "Neli heledat kuuli, aga diagonaalis. Diagonaali ei loeta riviks.",
  "lesson.lines.diagonal.none": "Rivi veel pole. Vaata piki laua vasakut serva.",
  "lesson.lines.diagonal.done": "Otse servast servani: see on rivi.",
  "lesson.lines.both":
    "Üks kuul võib korraga moodustada nii rivi kui ka nelinurga. Piiri sa tead: kaks kuuli. Moodusta mõlemad ja võta tagasi kaks.",
  "lesson.lines.both.one": "Rivi ja nelinurk, aga tagasi ainult üks kuul? Võta kaks.",
  "lesson.lines.both.none": "Otsi lohku, mis moodustab nii rivi kui ka nelinurga.",
  "lesson.lines.both.done":
    "Olgu nelinurki ja rivisid kui palju tahes: ühe käiguga kaks kuuli, mitte rohkem.",

  // Strategy
  "lesson.think": "Kuidas Pylost võita",
  "lesson.think.save":
    "Iga kuul rennis on käik, mille saad veel teha. Võta teise korruse keskmine koht, kulutamata ühtegi kuuli.",
  "lesson.think.save.placed":
    "Koht on õige, aga see maksis sulle kuuli. Kas laual on kuul, mille saaks sinna tõsta?",
  "lesson.think.save.done":
    "Kuul jäi alles. Loe tihti üle, mis rennides on: kellel on rohkem kuule, see on enamasti ees.",
  "lesson.think.two":
    "Nelinurk annab kaks kuuli ehk kaks käiku juurde. Moodusta see ja võta kaks tagasi.",
  "lesson.think.two.one": "Ühest siin ei piisa: tumedad võiksid veel võita.",
  "lesson.think.two.pair": "Kaks on õige, aga selle paariga kaotad. Proovi teist.",
  "lesson.think.two.done": "Enamasti on kaks parem kui üks, aga mõtle, millised kaks.",
  "lesson.think.buried":
    "Sinu kolm kuuli on teise korruse kuuli all kinni. Moodusta nelinurk, võta tagasi ülemine kuul ja siis õige kuul selle alt.",
  "lesson.think.buried.pair": "Ülemine kuul on õige. Proovi koos sellega mõnd teist.",
  "lesson.think.buried.other": "Võta tagasi oma kuul teiselt korruselt: siis on alumised vabad.",
  "lesson.think.buried.done":
    "Kinni jäänud kuuli ei saa tõsta ega tagasi võtta. Vabasta see esimesel võimalusel.",
  "lesson.think.stair":
    "Nelja kuuli nelinurk on vastasele trepiaste. Tühje lohke on neli ja kaks neist moodustavad selle: pane kuul ühte kahest ülejäänust.",
  "lesson.think.stair.built": "Moodustasid nelinurga ja tumedad saavad sinna esimesena peale.",
  "lesson.think.stair.done": "Rahulik ja tugev: las tumedad ehitavad astmeid.",
  "lesson.think.hold":
    "Tumedad saaksid tõsta kolme kuuli. Kuul hoiab kinni neid, mis on selle all: käi kohale, kus sinu kuul hoiab kinni kaht neist kolmest.",
  "lesson.think.hold.free": "See kuul ei hoia neist kolmest kinni ühtegi.",
  "lesson.think.hold.done": "Kaks tumedat kuuli on sinu oma all kinni.",
  "lesson.think.raise":
    "Tumedad ei saa siin tõsta, seega võid sellega oodata. Võta enne lohk, kust nad ähvardaksid kahe nelinurgaga. Pärast vastust tõsta kuul, mida all vaja pole.",
  "lesson.think.raise.early":
    "Liiga vara: tumedad võtavad selle lohu ja ähvardavad kahe nelinurgaga.",
  "lesson.think.raise.ball": "Koht on õige, aga seda kuuli oli all vaja.",
  "lesson.think.raise.done": "Tõsta siis, kui ka vastane saaks. Seni on see varukäik.",
  "lesson.think.zugzwang":
    "Käiku ei tohi vahele jätta. Leia käik, mis ei ava ühtegi kohta kolmandal korrusel, nii et tumedad peavad selle avama.",
  "lesson.think.zugzwang.opened":
    "See moodustab teisel korrusel nelinurga ja tumedad saavad esimese koha kolmandal korrusel.",
  "lesson.think.zugzwang.done":
    "Iga tumedate käik avab sulle kolmanda korruse. Tumedad jätaksid käigu hea meelega vahele: seda nimetatakse tsugtsvangiks.",
  "lesson.think.tempo":
    "Loe kohad üle: neid on jäänud neli. Kui mõlemad ainult panevad kuule lauale, saavad tumedad viimase. Muuda seda ja mängi, kuni võidad.",
  "lesson.think.tempo.late":
    "Sina, tumedad, sina, tumedad: nii saavad tipu tumedad. Otsi käiku, mis täidab ühe koha ja vabastab teise.",
  "lesson.think.tempo.done":
    "Tõstmisega said viimase koha endale. Seda nimetatakse tempo võitmiseks.",
  "lesson.think.fork":
    "Kogemustega mängijate reeglitega võib kuul korraga ähvardada nii nelinurga kui ka riviga. Leia selle lohk.",
  "lesson.think.fork.done": "Tumedad saavad neist takistada ainult üht.",
  "lesson.think.second":
    "Üks saladus: tavareeglitega saab teisena käija alati võita. Vasta, kuhu soovid: iga lohk võidab.",
  "lesson.think.second.done":
    "Arvutid on selle välja arvutanud. Kogemustega mängijate reeglitega (vaikimisi valikutega) ei saa kumbki pool võitu kindlustada. Aga ükski inimene ei mängi täiuslikult: nüüd mängi päris mängu!",
};
