/** What engine/karmaka/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/karmaka/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Name, Ways>> = {
  standing: ['better prospects on the ladder', 'worse prospects on the ladder'],
  lead: ['gains ground on the best rival', 'loses ground to the best rival'],
  rung: ['a higher rung', 'a lower rung'],
  rungLead: ['gains ground in rungs', 'loses ground in rungs'],
  onWolf: ['lives as a Wolf', 'does not live as a Wolf'],
  lastLife: ['lives as an Ape: one rung to go', 'does not live as an Ape'],
  rings: ['more rings to spare', 'fewer rings to spare'],

  scored: ['more points in the best colour', 'fewer points in the best colour'],
  twoColours: ['more points in a second colour', 'fewer points in a second colour'],
  lacking: ['more points missing to rise', 'fewer points missing to rise'],
  lifeSure: ['Deeds are enough to rise', 'Deeds are not enough to rise'],
  sureWithRings: ['Deeds and rings are enough to rise', 'Deeds and rings are not enough to rise'],
  promise: ['this life promises more', 'this life promises less'],
  reach: ['hand and Deeds come nearer to rising', 'hand and Deeds are farther from rising'],
  reachTwo: ['keeps two colours open', 'keeps fewer colours open'],
  inHand: ['hand and Deeds are enough to rise', 'hand and Deeds are not enough to rise'],
  playsLeft: ['more cards still to score', 'fewer cards still to score'],
  spareTurns: ['more turns to spare in this life', 'fewer turns to spare in this life'],
  outOfReach: ['rising is more in doubt', 'rising is less in doubt'],
  exposed: ['more to lose with the exposed Deed', 'less to lose with the exposed Deed'],

  turnsLeft: ['this life lasts longer', 'this life ends sooner'],
  handCards: ['more cards in hand', 'fewer cards in hand'],
  deckCards: ['more cards on the Deck', 'fewer cards on the Deck'],
  waiting: ['has to wait longer to rise', 'has to wait less to rise'],
  risesNext: ['dies next, and rises', 'does not rise just yet'],
  failsNext: ['dies next, without rising', 'does not die short of points'],

  future: ['more points kept for the next life', 'fewer points kept for the next life'],
  futureTwo: ['Future Life stronger in a second colour', 'Future Life weaker in a second colour'],
  futureReady: ['Future Life is enough to rise', 'Future Life is not enough to rise'],
  futurePlays: ['more cards to score in the next life', 'fewer cards to score in the next life'],
  futureCards: ['more cards in the Future Life', 'fewer cards in the Future Life'],
  futureTop: ['more points on top of the Future Life', 'fewer points on top of the Future Life'],
  futureWild: ['more mosaic cards in the Future Life', 'fewer mosaic cards in the Future Life'],
  unknownNext: ['more unknown cards in the next life', 'fewer unknown cards in the next life'],

  winning: ['sure of Transcendence', 'not yet sure of Transcendence'],
  winningSoon: ['Transcendence comes sooner', 'Transcendence comes later'],
  rivalWinning: ['Transcendence comes sooner to a rival', 'Transcendence comes later to a rival'],
  rivalStanding: ['better prospects for the best rival', 'worse prospects for the best rival'],
  rivalTurns: ['no rival dies so soon', 'a rival dies sooner'],
  rivalSure: ['a rival is sure to rise', 'no rival is sure to rise'],

  toPlay: ['plays next', 'does not play next'],
  offered: ['is offered more points', 'is offered fewer points'],
  offerFits: ['is offered more for the next life', 'is offered less for the next life'],
  choosesLoss: ['has to choose what to lose', 'need not choose what to lose'],
  takesCard: ['chooses a card to keep', 'chooses no card to keep'],

  handPoints: ['more points in hand', 'fewer points in hand'],
  wild: ['more mosaic cards in hand', 'fewer mosaic cards in hand'],
  strikes: ['more in hand against rivals’ Deeds', 'less in hand against rivals’ Deeds'],
  robs: ['more in hand against rivals’ hands', 'less in hand against rivals’ hands'],
  dreams: ['more in hand against Future Lives', 'less in hand against Future Lives'],
  draws: ['more in hand that brings cards', 'less in hand that brings cards'],
  sows: ['more in hand that feeds the Future Life', 'less in hand that feeds the Future Life'],
  jubilees: ['more Jubilee cards in hand', 'fewer Jubilee cards in hand'],
  playsAgain: ['more in hand that plays again', 'less in hand that plays again'],
  copies: ['more in hand that copies', 'less in hand that copies'],
  salvages: ['more Salvage cards in hand', 'fewer Salvage cards in hand'],
}

export const features = featureWords('karmaka', words)
