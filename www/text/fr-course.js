// Texts of the lessons in French. The reader is "vous" and plays the light balls unless a step says otherwise.

/** @type {import("./board-text.js").TextsOf<"course">} */
export const course = {
  // In three minutes
  "lesson.board": "Pylos en trois minutes",
  "lesson.board.start":
    "Voici le plateau : 16 cases en carré. Avec lui : 15 billes claires et 15 billes foncées : les deux réserves.",
  "lesson.board.aim":
    "Deux joueurs construisent ensemble une pyramide de 30 billes. Celui qui pose la bille du sommet gagne. Ici, ce sont les claires.",
  "lesson.board.place":
    "Vous avez les claires, et les claires commencent. Prenez une bille dans votre réserve et posez-la dans n’importe quelle case.",
  "lesson.board.place.done": "La voilà, et votre réserve a une bille de moins.",
  "lesson.board.turns":
    "Vous et les foncées jouez à tour de rôle, sans passer. Posez encore deux billes ; les foncées répondent à chaque fois.",
  "lesson.board.turns.taken": "Il y a déjà une bille dans cette case. Choisissez-en une vide.",
  "lesson.board.turns.done":
    "C’est le rythme du jeu : vous, puis les foncées. Et maintenant, vers le haut !",
  "lesson.board.up":
    "Quatre billes en carré peuvent en porter une. Peu importe à qui elles sont. Posez une bille sur le carré.",
  "lesson.board.up.low":
    "C’est permis, mais essayez maintenant d’empiler : posez la bille sur les quatre billes.",
  "lesson.board.up.done": "Votre bille est au niveau 2.",
  "lesson.board.raise":
    "Il y a une autre sorte de coup : prenez une de vos billes déjà sur le plateau et posez-la sur un carré plus haut. Montez votre bille du bord.",
  "lesson.board.raise.reserve":
    "Bonne place, mais cette bille venait de votre réserve. Choisissez d’abord votre bille du bord, puis la place sur le carré.",
  "lesson.board.raise.placed":
    "Cette bille venait de votre réserve. Choisissez d’abord votre bille du bord, puis la place sur le carré.",
  "lesson.board.raise.done":
    "Votre réserve est aussi pleine qu’avant : vous avez économisé une bille. C’est en économisant des billes qu’on gagne à ce jeu.",
  "lesson.board.carry":
    "Une bille qui en soutient une autre doit rester où elle est. La bille foncée du niveau 2 repose sur quatre billes. Choisissez vos deux billes qui la soutiennent.",
  "lesson.board.carry.free":
    "Cette bille ne soutient rien. Regardez le carré sous la bille foncée.",
  "lesson.board.carry.dark": "C’est une bille foncée. On ne déplace que les siennes.",
  "lesson.board.carry.done": "Ces deux-là doivent rester tant que la bille foncée est dessus.",
  "lesson.board.complete":
    "Un carré de quatre billes de votre couleur est récompensé : vous récupérez une ou deux de vos billes. Formez le carré clair, puis choisissez deux billes à récupérer.",
  "lesson.board.complete.one":
    "Vous pourriez n’en récupérer qu’une, mais cette fois prenez-en deux.",
  "lesson.board.complete.none":
    "Pas encore de carré. Trois billes claires sont côte à côte : comblez le trou entre elles.",
  "lesson.board.complete.done": "Une bille jouée, deux récupérées : votre réserve a grandi.",
  "lesson.board.three":
    "Le meilleur coup a trois parties : monter une bille, former avec elle un carré clair et récupérer deux billes. Faites les trois.",
  "lesson.board.three.placed":
    "Un carré, mais avec une bille de votre réserve. Montez plutôt la bille du bord : cela en économise une de plus.",
  "lesson.board.three.one": "Bien, mais récupérez deux billes.",
  "lesson.board.three.none":
    "Pas encore de carré. Montez votre bille du bord dans le trou du niveau 2.",
  "lesson.board.three.done": "Deux billes de plus en réserve, et cela ne vous a rien coûté.",
  "lesson.board.block":
    "Surveillez les carrés de l’adversaire. Trois billes foncées sont côte à côte, et les foncées vont former le carré. Que faites-vous ?",
  "lesson.board.block.other":
    "Maintenant, les foncées forment le carré et récupèrent deux billes. Mettez d’abord votre bille dans le trou.",
  "lesson.board.block.done":
    "Bloqué. Tant que votre bille y est, ce carré ne sera pas aux foncées.",
  "lesson.board.apex": "Il reste une place, et c’est à vous. Finissez la pyramide !",
  "lesson.board.apex.done": "Votre bille est au sommet : vous avez gagné.",
  "lesson.board.empty":
    "Ici, c’est aux claires de jouer, mais leur réserve est vide. Elles ont donc perdu, bien que la pyramide ne soit pas finie. Le premier à court de billes perd. Cela suffit pour commencer.",

  // Going up
  "lesson.raise": "Empiler",
  "lesson.raise.gap":
    "Trois billes ne suffisent pas : une bille posée dessus tomberait dans le trou. Trouvez la seule place du niveau 2 où une bille peut tenir.",
  "lesson.raise.gap.hole": "Il y a un trou dessous : les quatre billes n’y sont pas toutes.",
  "lesson.raise.gap.low":
    "Cette bille est au niveau 1. Cherchez quatre billes qui forment un carré entier.",
  "lesson.raise.gap.done": "Exact : seul ce carré a ses quatre billes.",
  "lesson.raise.third":
    "Quatre billes du niveau 2 forment aussi un carré, et ainsi de suite jusqu’au sommet. Posez une bille au niveau 3.",
  "lesson.raise.third.low": "Cette bille est au niveau 1. Cherchez le carré du niveau 2.",
  "lesson.raise.third.done":
    "Le niveau 1 a 16 places, le niveau 2 en a 9, le niveau 3 en a 4, et le sommet une seule.",
  "lesson.raise.own":
    "Quand on retire une bille d’un carré, il n’y a plus de carré. Une bille ne peut donc jamais reposer sur son propre carré. Ici, une seule peut monter : montez-la.",
  "lesson.raise.own.part":
    "Cette bille fait partie du carré : si vous la retirez, il reste un trou entre les trois autres. Choisissez la bille qui est à part.",
  "lesson.raise.own.placed":
    "Cette bille venait de votre réserve. Cette fois, montez une bille déjà sur le plateau.",
  "lesson.raise.own.done": "C’était la seule : les autres auraient fait un trou dans le carré.",
  "lesson.raise.higher":
    "Une bille ne peut que monter : d’un niveau ou plus, jamais de côté ni vers le bas. Montez une de vos billes au niveau 3.",
  "lesson.raise.higher.low":
    "Monter d’un niveau est permis, mais il y a aussi une place au niveau 3. Allez jusque-là.",
  "lesson.raise.higher.placed": "Cette bille venait de votre réserve. Montez-en une du plateau.",
  "lesson.raise.higher.sideways":
    "Ce serait de côté : les deux places sont au niveau 2. Une bille ne peut que monter.",
  "lesson.raise.higher.done":
    "La voilà en haut. Du niveau 1 au niveau 3 en un seul coup, c’est permis aussi.",

  // A square in your colour
  "lesson.square": "Un carré de votre couleur",
  "lesson.square.played":
    "Chacune de vos billes qui ne soutient rien peut revenir, même celle que vous venez de jouer. Formez le carré et récupérez justement celle-là.",
  "lesson.square.played.other":
    "Ces billes peuvent revenir, mais cette fois l’une d’elles doit être celle que vous venez de jouer.",
  "lesson.square.played.none": "Pas encore de carré. Comblez le trou entre vos trois billes.",
  "lesson.square.played.done":
    "Elle n’est restée qu’un instant sur le plateau, et elle a quand même mérité sa récompense.",
  "lesson.square.mixed":
    "Les quatre billes doivent être à vous. Il y a deux trous sur ce plateau, et un seul rapporte. Comblez-le et récupérez les billes que vous voulez.",
  "lesson.square.mixed.dark":
    "Il y a une bille foncée dans ce carré. Un tel carré porte une bille, mais ne vous rapporte rien.",
  "lesson.square.mixed.none":
    "Pas de carré ici. Cherchez trois billes claires avec un trou entre elles.",
  "lesson.square.mixed.done": "Quatre billes claires : cela compte.",
  "lesson.square.new":
    "Vous avez déjà un carré clair. Sa récompense, vous l’avez eue. Formez un nouveau carré ; d’anciennes billes peuvent en faire partie.",
  "lesson.square.new.old":
    "Cela ne forme pas de nouveau carré. Cherchez le trou juste à côté de l’ancien.",
  "lesson.square.new.done":
    "Deux anciennes billes, deux de plus et un nouveau carré : cela compte.",
  "lesson.square.carry":
    "Ici aussi, une bille qui en soutient une autre doit rester. Formez le carré et récupérez deux billes qui ne soutiennent rien.",
  "lesson.square.carry.stays": "Cette bille soutient la bille foncée : elle doit rester.",
  "lesson.square.carry.one": "Deux billes ne soutiennent rien. Récupérez les deux.",
  "lesson.square.carry.none":
    "Pas encore de carré. Cherchez trois billes claires avec un trou entre elles.",
  "lesson.square.carry.done":
    "Les deux qui soutiennent la bille foncée restent, les deux autres rentrent à la maison.",
  "lesson.square.freed":
    "Les billes se récupèrent l’une après l’autre, et la première peut donc libérer la seconde ! Formez le carré, récupérez votre bille du niveau 2, puis la vôtre qui est dessous.",
  "lesson.square.freed.first":
    "Cette bille soutient encore la vôtre du niveau 2. Récupérez d’abord celle du dessus ; celle-ci sera libre.",
  "lesson.square.freed.other":
    "C’est permis, mais essayez ceci : d’abord votre bille du niveau 2, puis la vôtre qui est dessous.",
  "lesson.square.freed.none":
    "Pas encore de carré. Cherchez trois billes claires avec un trou entre elles.",
  "lesson.square.freed.done": "D’abord la bille du dessus, puis celle sur laquelle elle reposait.",
  "lesson.square.several":
    "Une bille peut former deux carrés à la fois. Même alors, vous récupérez deux billes au plus par coup. Formez les deux carrés et récupérez deux billes.",
  "lesson.square.several.one": "Deux carrés, et une seule bille récupérée ? Récupérez-en deux.",
  "lesson.square.several.none": "Cherchez la case qui forme les deux carrés.",
  "lesson.square.several.done":
    "Deux carrés d’un coup, c’est superbe, mais deux billes sont la limite.",
  "lesson.square.up":
    "Les carrés de votre couleur comptent aussi aux niveaux 2 et 3. Formez le carré du niveau 2 et récupérez les billes que vous voulez.",
  "lesson.square.up.none":
    "Regardez le niveau 2 : trois de vos billes y sont, avec un trou entre elles.",
  "lesson.square.up.done":
    "Et les billes du dessous sont peut-être de nouveau libres : regardez quelle bille soutient laquelle.",
  "lesson.square.itself":
    "Même la bille que vous avez montée peut revenir. Montez une bille pour former le carré et récupérez justement celle-là.",
  "lesson.square.itself.placed": "Cette bille venait de votre réserve. Montez la bille du bord.",
  "lesson.square.itself.other":
    "Ces billes peuvent revenir, mais cette fois l’une d’elles doit être celle que vous avez montée.",
  "lesson.square.itself.done": "Du niveau 1 au niveau 2 et retour, en un seul coup.",

  // Children’s rules
  "lesson.children": "Les règles pour enfants",
  "lesson.children.square":
    "Les règles pour enfants sont plus simples : un carré de votre couleur ne rend rien. Formez le carré clair et voyez.",
  "lesson.children.square.other": "Comblez le trou entre vos trois billes.",
  "lesson.children.square.done":
    "Rien ne revient, et c’est aux foncées de jouer. Tout le reste est pareil.",
  "lesson.children.raise": "On n’économise donc des billes qu’en les montant. Montez-en une.",
  "lesson.children.raise.placed": "Cette bille venait de votre réserve. Montez-en une du plateau.",
  "lesson.children.raise.done":
    "Une bille économisée. Avec les règles pour enfants, chaque bille montée compte.",
  "lesson.children.win":
    "Vous avez cinq billes et les foncées en ont cinq. Trouvez le coup qui ne vous en coûte aucune.",
  "lesson.children.win.placed":
    "Cela vous a coûté une bille, et à la fin elle vous manquera. Quel coup ne coûte rien ?",
  "lesson.children.win.done":
    "Deux niveaux plus haut, et aucune bille dépensée. Vous tiendrez maintenant plus longtemps que les foncées.",

  // Expert rules
  "lesson.lines": "Les lignes (règles pour experts)",
  "lesson.lines.four":
    "Avec les règles pour experts, les lignes comptent aussi. Au niveau 1, ce sont quatre billes de votre couleur d’un bord à l’autre. Formez la ligne et récupérez deux billes.",
  "lesson.lines.four.one": "Vous pourriez n’en récupérer qu’une, mais cette fois prenez-en deux.",
  "lesson.lines.four.none":
    "Pas encore de ligne. Comblez le trou dans la rangée de vos trois billes.",
  "lesson.lines.four.done": "Une ligne vaut autant qu’un carré : une ou deux billes.",
  "lesson.lines.three":
    "Le niveau 2 est plus petit : trois billes de votre couleur alignées y font une ligne. Formez-la et récupérez les billes que vous voulez.",
  "lesson.lines.three.none":
    "Pas encore de ligne. Regardez le niveau 2 : deux de vos billes y sont côte à côte.",
  "lesson.lines.three.done":
    "Trois au niveau 2, quatre au niveau 1. Au niveau 3, il n’y a pas de lignes.",
  "lesson.lines.diagonal":
    "Une ligne suit une rangée ou une colonne, jamais une diagonale. Formez la ligne qui compte et récupérez les billes que vous voulez.",
  "lesson.lines.diagonal.slanting":
    "Quatre billes claires, mais en diagonale. Une diagonale ne compte pas.",
  "lesson.lines.diagonal.none": "Pas encore de ligne. Regardez le long du bord gauche du plateau.",
  "lesson.lines.diagonal.done": "Tout droit d’un bord à l’autre : c’est une ligne.",
  "lesson.lines.both":
    "Une bille peut former à la fois une ligne et un carré. Vous connaissez la limite : deux billes. Formez les deux et récupérez deux billes.",
  "lesson.lines.both.one":
    "Une ligne et un carré, et une seule bille récupérée ? Récupérez-en deux.",
  "lesson.lines.both.none": "Cherchez la case qui forme à la fois la ligne et le carré.",
  "lesson.lines.both.done":
    "Quel que soit le nombre de carrés et de lignes : deux billes par coup, jamais plus.",

  // Strategy
  "lesson.think": "Comment gagner à Pylos",
  "lesson.think.save":
    "Chaque bille en réserve est un coup que vous pourrez encore jouer. Prenez la place au milieu du niveau 2 sans dépenser de bille.",
  "lesson.think.save.placed":
    "La bonne place, mais elle vous a coûté une bille. Une bille du plateau pourrait-elle y aller ?",
  "lesson.think.save.done":
    "Vous avez gardé votre bille. Comptez souvent les réserves : celui qui a le plus de billes mène en général.",
  "lesson.think.two":
    "Un carré vous rend deux billes, donc deux coups de plus. Formez-le et récupérez-en deux.",
  "lesson.think.two.one": "Une seule ne suffit pas : les foncées pourraient encore gagner.",
  "lesson.think.two.pair":
    "Deux, c’est juste, mais avec ces deux-là vous perdez. Essayez-en d’autres.",
  "lesson.think.two.done": "Deux valent en général mieux qu’une, mais choisissez bien lesquelles.",
  "lesson.think.buried":
    "Sous votre bille du niveau 2, trois des vôtres sont enterrées. Formez le carré, récupérez la bille du haut, puis la bonne en dessous.",
  "lesson.think.buried.pair": "La bille du haut, oui. Essayez-en une autre avec elle.",
  "lesson.think.buried.other": "Récupérez votre bille du niveau 2 : cela libère celles du dessous.",
  "lesson.think.buried.done":
    "Une bille enterrée ne peut être ni montée ni récupérée. Libérez-la dès que possible.",
  "lesson.think.stair":
    "Un carré de quatre billes est une marche pour l’adversaire. Sur les quatre cases vides, deux en forment un : jouez dans l’une des deux autres.",
  "lesson.think.stair.built":
    "Vous avez formé un carré, et les foncées peuvent y monter les premières.",
  "lesson.think.stair.done": "Calme et fort : laissez les foncées bâtir les marches.",
  "lesson.think.hold":
    "Les foncées pourraient monter trois billes. Une bille bloque celles du dessous : jouez à la place où la vôtre en bloque deux.",
  "lesson.think.hold.free": "Cette bille n’en bloque aucune des trois.",
  "lesson.think.hold.done": "Deux billes foncées sont coincées sous la vôtre.",
  "lesson.think.raise":
    "Les foncées ne peuvent rien monter : vous pouvez donc attendre. Prenez d’abord la case d’où elles menaceraient de former deux carrés. Après la réponse, montez une bille inutile en bas.",
  "lesson.think.raise.early":
    "Trop tôt : les foncées prennent cette case et menacent de former deux carrés.",
  "lesson.think.raise.ball": "La bonne place, mais cette bille était utile en bas.",
  "lesson.think.raise.done":
    "Montez dès que l’adversaire le pourrait aussi. D’ici là, c’est un coup en réserve.",
  "lesson.think.zugzwang":
    "Personne ne peut passer son tour. Trouvez le coup qui n’ouvre aucune place au niveau 3, pour obliger les foncées à en ouvrir une.",
  "lesson.think.zugzwang.opened":
    "Cela forme un carré au niveau 2, et les foncées prennent la première place du niveau 3.",
  "lesson.think.zugzwang.done":
    "Chaque coup des foncées vous ouvre le niveau 3. Elles aimeraient passer : c’est ce qu’on appelle un zugzwang.",
  "lesson.think.tempo":
    "Comptez les places : il en reste quatre. Si chacun ne fait que poser, les foncées ont la dernière. Changez cela et jouez jusqu’à la victoire.",
  "lesson.think.tempo.late":
    "Vous, les foncées, vous, les foncées : le sommet est donc pour elles. Cherchez un coup qui remplit une place et en libère une autre.",
  "lesson.think.tempo.done":
    "En montant, vous avez obtenu la dernière place. Cela s’appelle gagner un temps.",
  "lesson.think.fork":
    "Avec les règles pour experts, une bille peut menacer de former à la fois un carré et une ligne. Trouvez sa case.",
  "lesson.think.fork.done": "Les foncées ne peuvent empêcher que l’un des deux.",
  "lesson.think.second":
    "Un secret : avec les règles standard, le second joueur peut toujours gagner. Répondez où vous voulez : toutes les cases sont gagnantes.",
  "lesson.think.second.done":
    "Les ordinateurs l’ont calculé. Avec les règles pour experts et les options par défaut, aucun des deux ne peut forcer la victoire. Mais aucun humain ne joue parfaitement : jouez maintenant une vraie partie !",
};
