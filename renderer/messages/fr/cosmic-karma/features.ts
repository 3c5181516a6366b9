/** What engine/cosmic-karma/features.ts looks at, as the Sage says it in French: where there is more of it, and where less. */
import type { Name } from '../../../../engine/cosmic-karma/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const next = (what: string): Ways => [`plus probable ensuite : ${what}`, `moins probable ensuite : ${what}`]
const has = (what: string): Ways => [`a ${what}`, `n’a pas ${what}`]

const words: Readonly<Record<Exclude<Name, 'toMove' | 'underWay' | 'rolled'>, Ways>> = {
  worth: ['meilleure préparation au retour', 'moins bonne préparation au retour'],
  ahead: ['gagne du terrain sur le rival de tête', 'perd du terrain sur le rival de tête'],
  promise: ['le trajet promet plus', 'le trajet promet moins'],

  pegs: ['plus de fiches', 'moins de fiches'],
  torch: ['plus de fiches torche', 'moins de fiches torche'],
  sword: ['plus de fiches épée', 'moins de fiches épée'],
  wand: ['plus de fiches baguette', 'moins de fiches baguette'],
  masterTorch: has('la Torche Maîtresse'),
  masterSword: has('l’Épée Maîtresse'),
  masterWand: has('la Baguette Maîtresse'),
  masters: ['plus d’outils maîtres', 'moins d’outils maîtres'],
  greenBeads: ['plus de perles libres vertes', 'moins de perles libres vertes'],
  orangeBeads: ['plus de perles libres orange', 'moins de perles libres orange'],
  beads: ['plus de perles libres', 'moins de perles libres'],
  greenRings: ['plus d’anneaux verts', 'moins d’anneaux verts'],
  orangeRings: ['plus d’anneaux orange', 'moins d’anneaux orange'],
  firstGreenRing: ['a un anneau vert', 'n’a pas d’anneau vert'],
  firstOrangeRing: ['a un anneau orange', 'n’a pas d’anneau orange'],
  habits: ['plus d’habitudes', 'moins d’habitudes'],
  habitRings: ['plus d’anneaux contre les habitudes', 'moins d’anneaux contre les habitudes'],
  twoHabits: ['deux habitudes ou plus', 'moins de deux habitudes'],
  noSword: ['habitudes sans Épée Maîtresse', 'pas d’habitudes sans Épée Maîtresse'],
  clean: ['ni perle libre ni habitude', 'une perle libre ou une habitude'],
  ready: ['a tout pour rentrer', 'n’a pas tout pour rentrer'],
  nearlyReady: ['une seule chose manque pour rentrer', 'plus d’une chose manque pour rentrer'],
  lacking: ['il manque plus pour rentrer', 'il manque moins pour rentrer'],
  cards: ['plus de cartes Libre Arbitre', 'moins de cartes Libre Arbitre'],
  cardSum: ['Libre Arbitre mène plus loin', 'Libre Arbitre mène moins loin'],
  cardsHome: ['Libre Arbitre mène au retour', 'Libre Arbitre ne mène pas au retour'],
  lostTurns: ['plus de tours à perdre', 'moins de tours à perdre'],

  later: ['joue plus tard', 'joue plus tôt'],
  again: ['joue encore un tour', 'ne joue pas d’autre tour'],

  nextTorch: next('torche utile'),
  nextSword: next('épée utile'),
  nextWand: next('baguette utile'),
  nextPeg: next('fiche utile'),
  nextGreen: next('anneau vert'),
  nextOrange: next('anneau orange'),
  nextLoosen: next('fin d’habitude'),
  nextChoice: next('carte Choix'),
  nextFreeWill: next('Libre Arbitre'),
  nextUnharmed: next('case sûre'),
  cardPeg: ['fiche utile à portée de cartes', 'aucune fiche utile à portée de cartes'],
  cardRing: ['anneau utile à portée de cartes', 'aucun anneau utile à portée de cartes'],
  cardLoosen: ['des cartes peuvent défaire une habitude', 'pas de cartes pour défaire une habitude'],
  home: ['plus loin de « S’accrocher »', 'plus près de « S’accrocher »'],
  homeReady: ['tout y est, et plus près du retour', 'retour moins prêt, ou plus loin'],
  winNext: next('retour'),
  spirit: ['au Royaume des Esprits', 'pas au Royaume des Esprits'],
  temple: ['dans un temple', 'pas dans un temple'],
  wheels: ['dans les Roues du Dharma', 'pas dans les Roues du Dharma'],

  rival: ['le rival de tête mieux préparé', 'le rival de tête moins bien préparé'],
  rivalReady: ['un rival a tout pour rentrer', 'aucun rival n’a tout pour rentrer'],
}

export const features = featureWords('cosmic-karma', words)
