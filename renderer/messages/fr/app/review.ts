import type { review as english } from '../../en/app/review.ts'

/** French words of the review of a game, and of plots. */
export const review = {
  'plot.figures': 'Chiffres en tableau',
  'plot.figuresOf': 'Chiffres : {title}',
  'plot.value': '{name} : {value}',

  'table.refused.review': 'Une partie s’analyse quand elle est finie.',
  'table.menu.review': 'Analyse',
  'over.review': 'Analyse',

  'review.title': 'Analyse',
  'review.opening': 'Un instant…',
  'review.estimating': 'Une première estimation se prépare…',
  'review.estimate':
    'Estimation : le Sage a regardé {done, plural, one {# position} other {# positions}} sur {of}, et poursuivi {games, plural, one {# partie} other {# parties}}.',
  'review.waits': 'En pause. Ce qui est trouvé est gardé.',
  'review.failed': 'Le Sage n’a pas pu continuer. Ce qui est trouvé est gardé.',
  'review.done': 'Le Sage a regardé les {of} positions, et poursuivi {games} parties.',
  'review.left':
    '{minutes, plural, =0 {Il reste moins d’une minute.} one {Il reste environ # min.} other {Il reste environ # min.}}',
  'review.meanwhile': 'Inutile d’attendre : l’analyse continue pendant que tu fais autre chose à cette table.',
  'review.short': 'Cette partie est trop courte pour raconter une histoire.',
  'review.stop': 'Pause',
  'review.goOn': 'Continuer',
  'review.progress': 'Ce que le Sage a déjà regardé',

  'review.curve': 'Les chances de victoire',
  'review.curveOf': 'Les chances de victoire de chaque place, tour par tour',
  'review.point': 'Tour {turn}, coup {at} sur {length}',
  'review.turn': 'Tour {turn}',
  'review.start': 'Le début',
  'review.end': 'La fin',
  'review.points': 'Où dans la partie',
  'review.percent': '{percent} %',
  'review.signed': '{way, select, up {+} down {−} other {}}{points}',

  'review.turning': 'Où la partie a tourné',
  'review.turning.play':
    'Tour {turn}, {seat} : {made}. Les chances ont baissé de {points, plural, one {# point} other {# points}}. Mieux : {choice}',
  'review.turning.luck':
    'Tour {turn} : {what} Le hasard a {way, select, up {relevé} other {abaissé}} les chances de {seat} de {points, plural, one {# point} other {# points}}.',
  'review.turning.better':
    'Tour {turn} : les chances de {seat} ont baissé de {points, plural, one {# point} other {# points}}. Mieux : {choice}',
  'review.turning.chance':
    'Tour {turn} : le hasard a {way, select, up {relevé} other {abaissé}} les chances de {seat} de {points, plural, one {# point} other {# points}}.',
  'review.turning.both': '{first} {second}',
  'review.mark':
    '{kind, select, play {Un choix} other {Le hasard}} : {seat}, {points, plural, one {# point} other {# points}}',
  'review.none': 'Aucun choix et aucun coup du sort n’a décidé seul de cette partie.',
  'review.noneYet': 'Rien jusqu’ici.',

  'review.sums': 'Jeu et hasard',
  'review.sums.estimate': 'Jeu et hasard (estimation)',
  'review.sums.seat': 'Qui',
  'review.sums.start': 'Début',
  'review.sums.own': 'Son jeu',
  'review.sums.others': 'Jeu des autres',
  'review.sums.luck': 'Hasard',
  'review.sums.end': 'Fin',
  'review.about':
    'Le jeu est ce qu’un choix valait à côté du meilleur, selon ce qu’on pouvait savoir alors. Le hasard est tout le reste : ce qui a été pioché, ce qui est sorti, et ce que le Sage ne peut distinguer. Les deux se comptent en points de pourcentage des chances ; ensemble, ils font tout le chemin du début à la fin.',

  'review.card': 'Où la partie a tourné',
  'review.made': 'Ce qui a été joué',
  'review.better': 'Ce que le Sage aurait joué',
  'review.why': 'Ce qui plaide pour',
  'review.step': '{at} sur {of}',
  'review.stepBack': 'Un pas en arrière',
  'review.stepOn': 'Un pas en avant',
  'review.back': 'Retour à l’analyse',
  'review.next': 'Suivant',
  'review.previous': 'Précédent',
} as const satisfies Readonly<Record<keyof typeof english, string>>
