// Texts of the lessons in German. The reader is "du" and plays the light balls unless a step says otherwise.

/** @type {import("./board-text.js").TextsOf<"course">} */
export const course = {
  // In three minutes
  "lesson.board": "Pylos in drei Minuten",
  "lesson.board.start":
    "Das ist das Brett: 16 Mulden im Quadrat. Dazu gehören 15 helle und 15 dunkle Kugeln: die beiden Vorräte.",
  "lesson.board.aim":
    "Zwei Spieler bauen gemeinsam eine Pyramide aus 30 Kugeln. Wer die Kugel auf die Spitze setzt, gewinnt. Hier war es Hell.",
  "lesson.board.place":
    "Du spielst Hell, und Hell beginnt. Nimm eine Kugel aus deinem Vorrat und setze sie in eine beliebige Mulde.",
  "lesson.board.place.done": "Da liegt sie, und in deinem Vorrat ist eine Kugel weniger.",
  "lesson.board.turns":
    "Du und Dunkel seid abwechselnd am Zug, und niemand darf aussetzen. Setze noch zwei Kugeln; Dunkel antwortet jedes Mal.",
  "lesson.board.turns.taken": "In dieser Mulde liegt schon eine Kugel. Wähle eine leere.",
  "lesson.board.turns.done":
    "Das ist der Rhythmus: ein Zug für dich, einer für Dunkel. Und jetzt nach oben!",
  "lesson.board.up":
    "Vier Kugeln im Quadrat können eine Kugel tragen. Wem sie gehören, ist gleich. Setze eine Kugel auf das Quadrat.",
  "lesson.board.up.low":
    "Das ist erlaubt, aber versuch jetzt, nach oben zu kommen: Setze die Kugel auf die vier Kugeln.",
  "lesson.board.up.done": "Deine Kugel liegt auf Ebene 2.",
  "lesson.board.raise":
    "Es gibt noch eine andere Art von Zug: Nimm eine deiner Kugeln, die schon auf dem Brett liegen, und setze sie auf ein Quadrat hoch. Setze deine Kugel vom Rand hoch.",
  "lesson.board.raise.reserve":
    "Ein guter Platz, aber diese Kugel kam aus deinem Vorrat. Wähle erst deine Kugel am Rand, dann den Platz auf dem Quadrat.",
  "lesson.board.raise.placed":
    "Diese Kugel kam aus deinem Vorrat. Wähle erst deine Kugel am Rand, dann den Platz auf dem Quadrat.",
  "lesson.board.raise.done":
    "Dein Vorrat ist so voll wie vorher: Du hast eine Kugel gespart. Mit gesparten Kugeln gewinnt man dieses Spiel.",
  "lesson.board.carry":
    "Eine Kugel, die eine andere trägt, muss bleiben, wo sie ist. Die dunkle Kugel auf Ebene 2 ruht auf vier Kugeln. Wähle deine beiden Kugeln, die sie tragen.",
  "lesson.board.carry.free":
    "Diese Kugel trägt nichts. Schau auf das Quadrat unter der dunklen Kugel.",
  "lesson.board.carry.dark": "Das ist eine dunkle Kugel. Du bewegst immer nur deine eigenen.",
  "lesson.board.carry.done":
    "Diese beiden müssen bleiben, solange die dunkle Kugel auf ihnen liegt.",
  "lesson.board.complete":
    "Ein Quadrat aus vier Kugeln deiner Farbe wird belohnt: Du nimmst eine oder zwei deiner Kugeln zurück. Vollende das helle Quadrat, dann wähle zwei Kugeln zum Zurücknehmen.",
  "lesson.board.complete.one": "Du könntest auch nur eine zurücknehmen, aber nimm diesmal zwei.",
  "lesson.board.complete.none":
    "Noch kein Quadrat. Drei helle Kugeln liegen nebeneinander: Fülle die Lücke.",
  "lesson.board.complete.done":
    "Eine Kugel gesetzt, zwei zurückgenommen: Dein Vorrat ist gewachsen.",
  "lesson.board.three":
    "Der beste Zug hat drei Teile: eine Kugel hochsetzen, damit ein helles Quadrat vollenden und zwei Kugeln zurücknehmen. Mach alles in einem Zug.",
  "lesson.board.three.placed":
    "Ein Quadrat, aber mit einer Kugel aus deinem Vorrat. Setze lieber die Kugel vom Rand hoch: Das spart noch eine.",
  "lesson.board.three.one": "Gut, aber nimm zwei Kugeln zurück.",
  "lesson.board.three.none":
    "Noch kein Quadrat. Setze deine Kugel vom Rand in die Lücke auf Ebene 2 hoch.",
  "lesson.board.three.done": "Zwei Kugeln mehr im Vorrat, und es hat dich nichts gekostet.",
  "lesson.board.block":
    "Achte auf die Quadrate des Gegners. Drei dunkle Kugeln liegen nebeneinander, und Dunkel wird gleich das Quadrat vollenden. Was tust du?",
  "lesson.board.block.other":
    "Jetzt vollendet Dunkel das Quadrat und nimmt zwei Kugeln zurück. Setze vorher deine Kugel in die Lücke.",
  "lesson.board.block.done":
    "Blockiert. Solange deine Kugel darin liegt, wird dieses Quadrat nicht dunkel.",
  "lesson.board.apex": "Ein Platz ist übrig, und du bist am Zug. Vollende die Pyramide!",
  "lesson.board.apex.done": "Deine Kugel liegt auf der Spitze: Du hast gewonnen.",
  "lesson.board.empty":
    "Hier ist Hell am Zug, aber der Vorrat von Hell ist leer. Also hat Hell verloren, obwohl die Pyramide nicht vollendet ist. Wem zuerst die Kugeln ausgehen, der verliert. Mehr brauchst du für die erste Partie nicht.",

  // Going up
  "lesson.raise": "Nach oben",
  "lesson.raise.gap":
    "Drei Kugeln reichen nicht: Eine Kugel darauf fiele durch die Lücke. Finde den einzigen Platz auf Ebene 2, auf dem eine Kugel liegen kann.",
  "lesson.raise.gap.hole": "Darunter ist eine Lücke: Es sind nicht alle vier Kugeln da.",
  "lesson.raise.gap.low":
    "Diese Kugel liegt auf Ebene 1. Suche vier Kugeln, die ein ganzes Quadrat bilden.",
  "lesson.raise.gap.done": "Richtig: Nur dieses Quadrat hat alle vier Kugeln.",
  "lesson.raise.third":
    "Auch vier Kugeln auf Ebene 2 bilden ein Quadrat, und so geht es weiter bis zur Spitze. Setze eine Kugel auf Ebene 3.",
  "lesson.raise.third.low": "Diese Kugel liegt auf Ebene 1. Suche das Quadrat auf Ebene 2.",
  "lesson.raise.third.done":
    "Ebene 1 hat 16 Plätze, Ebene 2 hat 9, Ebene 3 hat 4, und an der Spitze ist nur einer.",
  "lesson.raise.own":
    "Wenn du eine Kugel aus einem Quadrat hebst, ist das Quadrat weg. Darum kann eine Kugel nie auf einem Quadrat liegen, zu dem sie selbst gehört. Hier kann nur eine deiner Kugeln hoch: Setze sie hoch.",
  "lesson.raise.own.part":
    "Diese Kugel gehört zum Quadrat: Nimmst du sie weg, bleibt zwischen den anderen drei eine Lücke. Wähle die Kugel, die abseits liegt.",
  "lesson.raise.own.placed":
    "Diese Kugel kam aus deinem Vorrat. Setze diesmal eine hoch, die schon auf dem Brett liegt.",
  "lesson.raise.own.done":
    "Das war die einzige: Die anderen hätten eine Lücke ins Quadrat gerissen.",
  "lesson.raise.higher":
    "Eine Kugel kann nur nach oben: eine Ebene oder mehr, nie zur Seite und nie nach unten. Setze eine deiner Kugeln auf Ebene 3 hoch.",
  "lesson.raise.higher.low":
    "Eine Ebene hoch ist erlaubt, aber auch auf Ebene 3 ist ein Platz. Geh bis ganz nach oben.",
  "lesson.raise.higher.placed": "Diese Kugel kam aus deinem Vorrat. Setze eine vom Brett hoch.",
  "lesson.raise.higher.sideways":
    "Das wäre zur Seite: Beide Plätze liegen auf Ebene 2. Es muss nach oben gehen.",
  "lesson.raise.higher.done":
    "Geschafft. Auch von Ebene 1 auf Ebene 3 geht es in einem einzigen Zug.",

  // A square in your colour
  "lesson.square": "Ein Quadrat deiner Farbe",
  "lesson.square.played":
    "Jede deiner Kugeln, die nichts trägt, darf zurück, sogar die gerade gesetzte. Vollende das Quadrat und nimm genau diese Kugel zurück.",
  "lesson.square.played.other":
    "Diese Kugeln dürfen zurück, aber diesmal muss die gerade gesetzte dabei sein.",
  "lesson.square.played.none": "Noch kein Quadrat. Fülle die Lücke zwischen deinen drei Kugeln.",
  "lesson.square.played.done":
    "Sie lag nur einen Augenblick auf dem Brett und hat sich die Belohnung trotzdem verdient.",
  "lesson.square.mixed":
    "Alle vier Kugeln müssen dir gehören. Auf diesem Brett sind zwei Lücken, und nur eine wird belohnt. Fülle sie und nimm die Kugeln zurück, die du willst.",
  "lesson.square.mixed.dark":
    "In diesem Quadrat ist eine dunkle Kugel. So ein Quadrat trägt zwar eine Kugel, bringt dir aber nichts ein.",
  "lesson.square.mixed.none":
    "Da ist kein Quadrat. Suche drei helle Kugeln mit einer Lücke dazwischen.",
  "lesson.square.mixed.done": "Vier helle Kugeln: Das zählt.",
  "lesson.square.new":
    "Ein helles Quadrat hast du schon. Belohnt wurde es, als du es vollendet hast; ein zweites Mal gibt es nichts. Vollende ein neues Quadrat; alte Kugeln dürfen dazugehören.",
  "lesson.square.new.old":
    "Das vollendet kein neues Quadrat. Suche die Lücke gleich neben dem alten.",
  "lesson.square.new.done": "Zwei alte Kugeln, zwei dazu und ein neues Quadrat: Das zählt.",
  "lesson.square.carry":
    "Auch hier muss eine Kugel bleiben, die eine andere trägt. Vollende das Quadrat und nimm zwei Kugeln zurück, die nichts tragen.",
  "lesson.square.carry.stays": "Diese Kugel trägt die dunkle Kugel: Sie muss bleiben.",
  "lesson.square.carry.one": "Zwei Kugeln tragen nichts. Nimm beide.",
  "lesson.square.carry.none":
    "Noch kein Quadrat. Suche drei helle Kugeln mit einer Lücke dazwischen.",
  "lesson.square.carry.done":
    "Die beiden, die die dunkle Kugel tragen, bleiben; die anderen beiden kommen nach Hause.",
  "lesson.square.freed":
    "Du nimmst Kugeln nacheinander zurück, also kann die erste die zweite befreien! Vollende das Quadrat, nimm deine Kugel von Ebene 2 zurück und dann deine Kugel darunter.",
  "lesson.square.freed.first":
    "Diese Kugel trägt noch deine auf Ebene 2. Nimm zuerst die obere zurück, dann ist diese frei.",
  "lesson.square.freed.other":
    "Erlaubt, aber versuche dies: erst deine Kugel von Ebene 2, dann deine Kugel darunter.",
  "lesson.square.freed.none":
    "Noch kein Quadrat. Suche drei helle Kugeln mit einer Lücke dazwischen.",
  "lesson.square.freed.done": "Erst die obere Kugel, dann die, auf der sie lag.",
  "lesson.square.several":
    "Eine Kugel kann zwei Quadrate auf einmal vollenden. Trotzdem nimmst du in einem Zug höchstens zwei Kugeln zurück. Vollende beide Quadrate und nimm zwei zurück.",
  "lesson.square.several.one": "Zwei Quadrate, und nur eine Kugel zurück? Nimm zwei.",
  "lesson.square.several.none": "Suche die eine Mulde, die beide Quadrate vollendet.",
  "lesson.square.several.done":
    "Zwei Quadrate auf einmal sind prächtig, aber mehr als zwei Kugeln gibt es nicht.",
  "lesson.square.up":
    "Quadrate deiner Farbe zählen auch auf Ebene 2 und Ebene 3. Vollende das Quadrat auf Ebene 2 und nimm die Kugeln zurück, die du willst.",
  "lesson.square.up.none":
    "Schau auf Ebene 2: Dort liegen drei deiner Kugeln mit einer Lücke dazwischen.",
  "lesson.square.up.done":
    "Und die Kugeln darunter sind vielleicht wieder frei: Schau nach, welche Kugel welche trägt.",
  "lesson.square.itself":
    "Sogar die hochgesetzte Kugel darf zurück. Setze eine Kugel hoch, die das Quadrat vollendet, und nimm genau diese zurück.",
  "lesson.square.itself.placed":
    "Diese Kugel kam aus deinem Vorrat. Setze die Kugel vom Rand hoch.",
  "lesson.square.itself.other":
    "Diese Kugeln dürfen zurück, aber diesmal muss die hochgesetzte dabei sein.",
  "lesson.square.itself.done": "Von Ebene 1 auf Ebene 2 und nach Hause, alles in einem Zug.",

  // Children’s rules
  "lesson.children": "Die Kinderregeln",
  "lesson.children.square":
    "Die Kinderregeln sind einfacher: Für ein Quadrat deiner Farbe nimmst du nichts zurück. Vollende das helle Quadrat und sieh selbst.",
  "lesson.children.square.other": "Fülle die Lücke zwischen deinen drei Kugeln.",
  "lesson.children.square.done":
    "Nichts kommt zurück, und Dunkel ist am Zug. Alles andere bleibt gleich.",
  "lesson.children.raise": "Also spart nur Hochsetzen Kugeln. Setze eine hoch.",
  "lesson.children.raise.placed": "Diese Kugel kam aus deinem Vorrat. Setze eine vom Brett hoch.",
  "lesson.children.raise.done": "Eine Kugel gespart. Nach den Kinderregeln zählt jedes Hochsetzen.",
  "lesson.children.win":
    "Du hast fünf Kugeln, und Dunkel hat fünf. Finde den Zug, der dich keine kostet.",
  "lesson.children.win.placed":
    "Das hat dich eine Kugel gekostet, und am Ende wird sie dir fehlen. Welcher Zug kostet nichts?",
  "lesson.children.win.done":
    "Zwei Ebenen hoch und keine Kugel verbraucht. Jetzt hältst du länger durch als Dunkel.",

  // Expert rules
  "lesson.lines": "Reihen (Expertenregeln)",
  "lesson.lines.four":
    "Nach den Expertenregeln nimmst du auch für Reihen Kugeln zurück. Auf Ebene 1 besteht eine Reihe aus vier Kugeln deiner Farbe von Rand zu Rand. Vollende die Reihe und nimm zwei Kugeln zurück.",
  "lesson.lines.four.one": "Du könntest auch nur eine zurücknehmen, aber nimm diesmal zwei.",
  "lesson.lines.four.none":
    "Noch keine Reihe. Fülle die Lücke dort, wo drei deiner Kugeln in einer Reihe liegen.",
  "lesson.lines.four.done": "Eine Reihe ist so viel wert wie ein Quadrat: eine oder zwei Kugeln.",
  "lesson.lines.three":
    "Ebene 2 ist kleiner: Dort sind drei Kugeln deiner Farbe nebeneinander eine Reihe. Vollende sie und nimm die Kugeln zurück, die du willst.",
  "lesson.lines.three.none":
    "Noch keine Reihe. Schau auf Ebene 2: Dort liegen zwei deiner Kugeln nebeneinander.",
  "lesson.lines.three.done":
    "Drei auf Ebene 2, vier auf Ebene 1. Auf Ebene 3 gibt es keine Reihen.",
  "lesson.lines.diagonal":
    "Eine Reihe läuft parallel zum Brettrand, längs oder quer, niemals schräg. Vollende die Reihe, die zählt, und nimm die Kugeln zurück, die du willst.",
  "lesson.lines.diagonal.slanting":
    "Vier helle Kugeln, aber in einer Diagonale. Eine Diagonale zählt nicht.",
  "lesson.lines.diagonal.none": "Noch keine Reihe. Schau am linken Rand des Bretts entlang.",
  "lesson.lines.diagonal.done": "Gerade von Rand zu Rand: Das ist eine Reihe.",
  "lesson.lines.both":
    "Eine Kugel kann Reihe und Quadrat auf einmal vollenden. Die Grenze kennst du: zwei Kugeln. Vollende beide und nimm zwei zurück.",
  "lesson.lines.both.one": "Eine Reihe und ein Quadrat, und nur eine Kugel zurück? Nimm zwei.",
  "lesson.lines.both.none": "Suche die eine Mulde, die Reihe und Quadrat vollendet.",
  "lesson.lines.both.done":
    "Wie viele Quadrate und Reihen es auch sind: zwei Kugeln je Zug, nie mehr.",

  // Strategy
  "lesson.think": "So gewinnst du Pylos",
  "lesson.think.save":
    "Jede Kugel im Vorrat ist ein Zug, den du noch machen kannst. Nimm den Platz in der Mitte von Ebene 2, ohne eine Kugel auszugeben.",
  "lesson.think.save.placed":
    "Der richtige Platz, aber er hat dich eine Kugel gekostet. Liegt auf dem Brett eine, die dorthin könnte?",
  "lesson.think.save.done":
    "Du hast deine Kugel behalten. Zähle oft die Vorräte: Wer mehr Kugeln hat, liegt meist vorn.",
  "lesson.think.two":
    "Ein Quadrat bringt dir zwei Kugeln, also zwei Züge mehr. Vollende es und nimm zwei zurück.",
  "lesson.think.two.one": "Eine reicht hier nicht: Dunkel könnte noch gewinnen.",
  "lesson.think.two.pair":
    "Zwei ist richtig, aber mit diesen beiden verlierst du. Versuche es mit anderen.",
  "lesson.think.two.done": "Meist sind zwei besser als eine, aber überlege, welche zwei.",
  "lesson.think.buried":
    "Deine drei Kugeln unter der auf Ebene 2 sind begraben. Vollende das Quadrat, nimm die obere Kugel zurück und dann die richtige darunter.",
  "lesson.think.buried.pair": "Die obere Kugel ist richtig. Versuche es mit einer anderen dazu.",
  "lesson.think.buried.other":
    "Nimm deine Kugel auf Ebene 2 zurück: Dann werden die darunter frei.",
  "lesson.think.buried.done":
    "Eine begrabene Kugel kannst du weder hochsetzen noch zurücknehmen. Befreie sie, sobald es geht.",
  "lesson.think.stair":
    "Ein Quadrat aus vier Kugeln ist eine Stufe für den Gegner. Zwei der vier leeren Mulden vollenden eines: Spiele in eine der beiden anderen.",
  "lesson.think.stair.built": "Du hast ein Quadrat vollendet, und Dunkel darf zuerst hinauf.",
  "lesson.think.stair.done": "Ruhig und stark: Lass Dunkel die Stufen bauen.",
  "lesson.think.hold":
    "Dunkel könnte drei Kugeln hochsetzen. Eine Kugel hält fest, was unter ihr liegt: Spiele auf den Platz, wo deine zwei der drei festhält.",
  "lesson.think.hold.free": "Diese Kugel hält keine der drei fest.",
  "lesson.think.hold.done": "Zwei dunkle Kugeln klemmen unter deiner.",
  "lesson.think.raise":
    "Dunkel kann hier nicht hochsetzen, also kannst du damit warten. Nimm zuerst die Mulde, von der aus Dunkel mit zwei Quadraten drohen würde. Setze nach der Antwort eine Kugel hoch, die du unten nicht brauchst.",
  "lesson.think.raise.early": "Zu früh: Dunkel nimmt die Mulde und droht mit zwei Quadraten.",
  "lesson.think.raise.ball": "Der richtige Platz, aber diese Kugel wurde unten gebraucht.",
  "lesson.think.raise.done":
    "Setze hoch, sobald auch Dunkel es könnte. Bis dahin ist es ein Zug auf Vorrat.",
  "lesson.think.zugzwang":
    "Niemand darf aussetzen. Finde den Zug, der keinen Platz auf Ebene 3 öffnet, damit Dunkel einen öffnen muss.",
  "lesson.think.zugzwang.opened":
    "Das vollendet ein Quadrat auf Ebene 2, und Dunkel bekommt den ersten Platz auf Ebene 3.",
  "lesson.think.zugzwang.done":
    "Jeder Zug von Dunkel öffnet dir die Ebene 3. Dunkel würde gern aussetzen: Das nennt man Zugzwang.",
  "lesson.think.tempo":
    "Zähle die Plätze: Vier sind übrig. Wenn beide nur setzen, bekommt Dunkel den letzten. Ändere das und spiele weiter, bis du gewinnst.",
  "lesson.think.tempo.late":
    "Du, Dunkel, du, Dunkel: So bekommt Dunkel die Spitze. Suche einen Zug, der einen Platz füllt und einen anderen leert.",
  "lesson.think.tempo.done":
    "Durch das Hochsetzen gehört der letzte Platz dir. Das nennt man ein Tempo gewinnen.",
  "lesson.think.fork":
    "Nach den Expertenregeln kann eine Kugel zugleich mit einem Quadrat und einer Reihe drohen. Finde ihre Mulde.",
  "lesson.think.fork.done": "Dunkel kann nur eines von beiden verhindern.",
  "lesson.think.second":
    "Ein Geheimnis: Nach den normalen Regeln kann der zweite Spieler immer gewinnen. Antworte, wo du willst: Jede Mulde führt zum Sieg.",
  "lesson.think.second.done":
    "Computer haben es ausgerechnet. Nach den Expertenregeln, wenn Zurücknehmen Pflicht ist, kann keiner von beiden den Sieg erzwingen. Aber kein Mensch spielt perfekt: Jetzt spiele eine richtige Partie!",
};
