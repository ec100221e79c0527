// The texts of en-atlas.js in French.

/** @import { AtlasTexts } from "./atlas.js" */

import { countBalls, countTurns, number } from "./fr-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  title: "L’atlas",
  lead: ({ positions }) =>
    `Pylos est résolu : pour chacune des ${number(positions)} positions, on sait si le joueur au trait gagne, perd ou ni l’un ni l’autre, et en combien de coups. Voici à quoi ressemble la solution. La commande à côté de chaque partie la recalcule.`,
  contents: "Sur cette page",
  command: "Commande :",
  numbers: "Les nombres",
  rules: "Règles",
  won: "gagnées",
  lost: "perdues",
  endless: "sans fin",
  balls: "billes",
  level: "niveau",
  positions: "nombre",
  win: ({ distance }) => `gagne en ${distance}`,
  loss: ({ distance }) => `perd en ${distance}`,

  solved: "Ce qui est résolu",
  meaning:
    "Une position est gagnée, perdue ou sans fin pour le joueur au trait. Sans fin veut dire qu’aucun des deux ne peut forcer la victoire : la partie peut tourner en rond, et elle est alors nulle par répétition. Une distance compte les coups des deux joueurs jusqu’à la fin, quand le gagnant gagne au plus vite et que le perdant résiste le plus longtemps possible.",
  size: ({ shapes, all, positions, entries }) =>
    `La pesanteur permet ${number(shapes)} formes de la pyramide, et ${number(all)} positions avec au plus 15 billes par joueur. Dans ${number(positions)} d’entre elles, les deux réserves contiennent des billes. On compte du point de vue du joueur au trait, quelle que soit sa couleur, et les positions symétriques comptent séparément. Sans les huit symétries, il en reste ${number(entries)}, avec un octet chacune.`,
  method:
    "Le solveur remonte depuis la fin. Pour les distances 0, 2, 4 et ainsi de suite, il trouve les positions où chaque coup mène à une position déjà connue comme gagnée. Toute position dont un coup mène à l’une d’elles est gagnée un coup plus tôt. Ce qui reste à la fin est sans fin.",
  checked: "Comment c’est vérifié",
  survey:
    "Chaque valeur a été retrouvée à partir des positions où mènent ses coups : aucune valeur fausse dans les onze jeux de règles.",
  second: "Un second solveur, écrit séparément, donne les mêmes totaux au chiffre près.",
  vectors: `${number(3000)} positions de test communes ont la valeur, la distance et le nombre de coups gardant la valeur qui étaient attendus.`,
  small:
    "Des parties avec trois et quatre billes par joueur concordent avec une solution simple qui joue tous les coups de toutes les positions.",

  start: "Le début",
  startText:
    "Celui qui commence perd, à une exception près : là où il faut récupérer des billes, le jeu des experts est sans fin.",
  corner: "coin",
  edge: "bord",
  inner: "case intérieure",
  published:
    "Un article de l’ICGA Journal annonce la défaite du premier joueur en 36, 40 et 46 coups. 36 et 40 valent avec toutes les options. 46 vaut là où récupérer des billes est facultatif ; là où c’est obligatoire, comme d’habitude ici, le jeu des experts est sans fin.",

  census: "Gagnées, perdues, sans fin",
  total: ({ won, lost, endless }) => `Gagnées ${won}, perdues ${lost}, sans fin ${endless}.`,
  byBalls: "Selon le nombre de billes sur le plateau",
  byBallsChart: ({ rules, last }) =>
    `${rules} : la part des positions gagnées, sans fin et perdues avec 0 à ${countBalls(last)}. Les nombres sont dans le tableau ci-dessous.`,
  byDifference: "Selon la différence des réserves",
  byDifferenceText:
    "Les billes de la réserve du joueur au trait, moins celles de la réserve de l’adversaire.",
  byDifferenceChart: ({ rules, most }) =>
    `${rules} : la part des positions gagnées, sans fin et perdues selon la différence des réserves, de −${most} à +${most}. Les nombres sont dans le tableau ci-dessous.`,
  difference: "différence",
  comeback: ({ rules, own, opponents, share }) =>
    `${rules} : avec ${own} contre ${opponents} en réserve, le joueur au trait gagne ${share} des positions, car les billes du plateau peuvent revenir.`,
  byReserves: "Selon les deux réserves",
  byReservesText:
    "Positions gagnées en pour cent. De haut en bas : la réserve du joueur au trait. De gauche à droite : la réserve de l’adversaire.",
  byReservesChart: ({ rules }) =>
    `${rules} : la part des positions gagnées selon les deux réserves. Les nombres sont dans le tableau ci-dessous.`,
  own: "la sienne",
  opponents: "celle de l’adversaire",
  byLevel: "Selon le plus haut niveau avec une bille",

  distances: "À quelle distance de la fin",
  distancesText:
    "Les positions selon la distance. Une victoire prend un nombre impair de coups, une défaite un nombre pair. Sur cette échelle, chaque ligne vaut cent fois celle du dessous.",
  distancesChart: ({ rules, win, loss }) =>
    `${rules} : le nombre de positions selon la distance. La plus longue victoire prend ${countTurns(win)}, la plus longue défaite ${countTurns(loss)}.`,
  turns: "coups",

  single: "Un seul coup",
  singleText:
    "Parmi les positions qui ne sont pas perdues et qui ont plus d’un coup, la première ligne compte celles où un seul coup garde la valeur. Dans un zugzwang réciproque, chacun des deux joueurs perd si c’est à lui de jouer.",
  oneMove: "un seul coup qui sauve",
  zugzwangs: "zugzwangs réciproques",
  savingMove: "Le coup qui sauve",
  place: "pose une bille",
  placeOne: "pose une bille, en récupère une",
  placeTwo: "pose une bille, en récupère deux",
  raise: "monte une bille",
  raiseOne: "monte une bille, en récupère une",
  raiseTwo: "monte une bille, en récupère deux",
  nothing: "pose une bille et la récupère aussitôt",

  longest: "Les plus longues parties",
  longestText:
    "Aucune position ne met plus de temps à perdre. Les deux jouent parfaitement : le gagnant se hâte, le perdant résiste. Le signe ! marque un coup qui seul garde la victoire. Parcourez la partie avec les boutons sous le plateau.",
  longestGame: ({ rules, turns }) =>
    `${rules} : le joueur au trait résiste pendant ${countTurns(turns)}`,

  circles: "En rond",
  circlesText:
    "Dans chacune de ces positions, un coup est sans fin et tous les autres perdent, pour les deux joueurs, coup après coup, jusqu’au retour de la même position. Pour éviter la défaite, il faut donc tourner en rond jusqu’à la nulle par répétition.",
  circle: ({ rules, turns }) => `${rules} : un cercle de ${countTurns(turns)}`,
  fromStart: ({ rules, turns }) => `${rules} : du plateau vide à un cercle de ${countTurns(turns)}`,
  circleLength: "coups du cercle",
  circleCount: "cercles",
  circleNote:
    "Les cercles comptent une fois, sans les symétriques ni ceux dont les couleurs sont échangées.",

  finds: "Positions surprenantes",
  findsText:
    "Les claires ont le trait. Quand une phrase compte des coups sans rien préciser, les réserves diffèrent d’une bille au plus, et aucune position de ce genre n’a plus de coups.",
  onlyWin: ({ moves }) => `Sur ${number(moves)} coups, un seul gagne. Tous les autres perdent.`,
  onlyHold: ({ moves }) =>
    `Sur ${number(moves)} coups, un seul est sans fin. Tous les autres perdent.`,
  onlyRaise: ({ moves }) =>
    `Sur ${number(moves)} coups, un seul gagne : il monte une bille et n’en récupère aucune.`,
  onlyOne: ({ moves }) =>
    `Sur ${number(moves)} coups, un seul gagne : il récupère une bille, et non deux.`,
  onlyNothing: ({ moves }) =>
    `Sur ${number(moves)} coups, un seul gagne, et il ne change rien : une bille est posée et récupérée aussitôt.`,
  widestZugzwang: ({ moves }) =>
    `Zugzwang réciproque : les claires ont ${number(moves)} coups, et tous perdent. Si c’était aux foncées de jouer, elles perdraient.`,
  allLose: ({ moves }) => `${number(moves)} coups, et tous perdent.`,
  mostMoves: ({ moves }) =>
    `${number(moves)} coups : aucune position n’en a plus, quelles que soient les réserves.`,
  behind: ({ own, opponents, turns }) =>
    `${countBalls(own)} en réserve contre ${opponents}, et les claires gagnent quand même, en ${countTurns(turns)}.`,
  ahead: ({ own, opponents, turns }) =>
    `${countBalls(own)} en réserve contre ${opponents}, et les claires perdent quand même, en ${countTurns(turns)}.`,
  lastEndless: ({ balls }) =>
    `Sans fin avec ${countBalls(balls)} sur le plateau : avec plus de billes, toute position est gagnée ou perdue.`,
  answer: "Le coup",
  open: "Ouvrir dans le jeu",

  bits: "Bits par position",
  bitsText:
    "La taille d’une solution, divisée par le nombre de ses positions. Le contenu diffère : valeurs, distances ou points, jeu entier ou finales.",
  game: "jeu",
  onDisk: "sur le disque",
  perPosition: "bits par position",
  contents2: "contenu",
  scores: "points",
  values: "gagné, nul ou perdu",
  distances2: "valeurs et distances",
  toZero: "valeurs et distances jusqu’à la prochaine prise ou au prochain coup de pion",
  endgames: ({ pieces }) => `jusqu’à ${pieces} pièces`,
  awari: "Awalé",
  checkers: "Dames anglaises",
  chess: "Échecs",
  connect4: "Puissance 4",

  again: "Recalculer",
  againText:
    "Le programme fait partie de ce projet. Un jeu de règles demande quelques minutes et 2 Go de mémoire. docs/solution.md décrit tout en détail, CITATION.cff donne de quoi citer.",
};
