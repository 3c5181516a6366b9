/** What engine/karmaka/features.ts looks at, as the Sage says it in French: where there is more of it, and where less. */
import type { Name } from '../../../../engine/karmaka/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Name, Ways>> = {
  standing: ['plus d’avenir sur l’Échelle', 'moins d’avenir sur l’Échelle'],
  lead: ['gagne du terrain sur le rival de tête', 'perd du terrain sur le rival de tête'],
  rung: ['un échelon plus haut', 'un échelon plus bas'],
  rungLead: ['gagne du terrain en échelons', 'perd du terrain en échelons'],
  onWolf: ['vit en Loup', 'ne vit pas en Loup'],
  lastLife: ['vit en Singe : un seul échelon à monter', 'ne vit pas en Singe'],
  rings: ['plus d’anneaux de reste', 'moins d’anneaux de reste'],

  scored: ['plus de points, meilleure couleur', 'moins de points, meilleure couleur'],
  twoColours: ['plus de points, deuxième couleur', 'moins de points, deuxième couleur'],
  lacking: ['plus de points manquent pour monter', 'moins de points manquent pour monter'],
  lifeSure: ['les Œuvres suffisent pour monter', 'les Œuvres ne suffisent pas pour monter'],
  sureWithRings: ['Œuvres et anneaux suffisent', 'Œuvres et anneaux ne suffisent pas'],
  promise: ['cette vie promet plus', 'cette vie promet moins'],
  reach: ['main et Œuvres plus près de monter', 'main et Œuvres plus loin de monter'],
  reachTwo: ['garde deux couleurs ouvertes', 'garde moins de couleurs ouvertes'],
  inHand: ['main et Œuvres suffisent pour monter', 'main et Œuvres ne suffisent pas'],
  playsLeft: ['plus de cartes encore à marquer', 'moins de cartes encore à marquer'],
  spareTurns: ['plus de tours de reste dans cette vie', 'moins de tours de reste dans cette vie'],
  outOfReach: ['monter est plus incertain', 'monter est moins incertain'],
  exposed: ['plus à perdre, Œuvre exposée', 'moins à perdre, Œuvre exposée'],

  turnsLeft: ['cette vie dure plus longtemps', 'cette vie finit plus tôt'],
  handCards: ['plus de cartes en main', 'moins de cartes en main'],
  deckCards: ['plus de cartes sur la Pile', 'moins de cartes sur la Pile'],
  waiting: ['plus d’attente avant de monter', 'moins d’attente avant de monter'],
  risesNext: ['meurt bientôt, et monte', 'ne monte pas encore'],
  failsNext: ['meurt bientôt, sans monter', 'ne meurt pas faute de points'],

  future: ['plus de points pour la prochaine vie', 'moins de points pour la prochaine vie'],
  futureTwo: ['Vie Future : 2e couleur plus forte', 'Vie Future : 2e couleur plus faible'],
  futureReady: ['la Vie Future suffit pour monter', 'la Vie Future ne suffit pas pour monter'],
  futurePlays: ['plus à marquer dans la prochaine vie', 'moins à marquer dans la prochaine vie'],
  futureCards: ['plus de cartes en Vie Future', 'moins de cartes en Vie Future'],
  futureTop: ['plus de points sur la Vie Future', 'moins de points sur la Vie Future'],
  futureWild: ['plus de mosaïque en Vie Future', 'moins de mosaïque en Vie Future'],
  unknownNext: ['prochaine vie plus inconnue', 'prochaine vie moins inconnue'],

  winning: ['Transcendance assurée', 'Transcendance pas encore assurée'],
  winningSoon: ['la Transcendance vient plus tôt', 'la Transcendance vient plus tard'],
  rivalWinning: ['Transcendance d’un rival plus tôt', 'Transcendance d’un rival plus tard'],
  rivalStanding: ['plus d’avenir au rival de tête', 'moins d’avenir au rival de tête'],
  rivalTurns: ['aucun rival ne meurt si tôt', 'un rival meurt plus tôt'],
  rivalSure: ['un rival monte à coup sûr', 'aucun rival ne monte à coup sûr'],

  toPlay: ['joue juste après', 'ne joue pas juste après'],
  offered: ['se voit offrir plus de points', 'se voit offrir moins de points'],
  offerFits: ['offre meilleure pour la prochaine vie', 'offre moins bonne, prochaine vie'],
  choosesLoss: ['doit choisir quoi perdre', 'n’a pas à choisir quoi perdre'],
  takesCard: ['choisit une carte à garder', 'ne choisit pas de carte à garder'],

  handPoints: ['plus de points en main', 'moins de points en main'],
  wild: ['plus de mosaïque en main', 'moins de mosaïque en main'],
  strikes: ['plus en main contre les Œuvres rivales', 'moins en main contre les Œuvres rivales'],
  robs: ['plus en main contre les mains rivales', 'moins en main contre les mains rivales'],
  dreams: ['plus en main contre les Vies Futures', 'moins en main contre les Vies Futures'],
  draws: ['plus en main pour piocher', 'moins en main pour piocher'],
  sows: ['plus en main pour la Vie Future', 'moins en main pour la Vie Future'],
  jubilees: ['plus de Jubilés en main', 'moins de Jubilés en main'],
  playsAgain: ['plus en main pour rejouer', 'moins en main pour rejouer'],
  copies: ['plus en main pour copier', 'moins en main pour copier'],
  salvages: ['plus de Sauvetages en main', 'moins de Sauvetages en main'],
}

export const features = featureWords('karmaka', words)
