/** What engine/cosmic-karma/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/cosmic-karma/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const next = (what: string): Ways => [`${what} is likelier next`, `${what} is less likely next`]
const has = (what: string): Ways => [`has ${what}`, `does not have ${what}`]

const words: Readonly<Record<Exclude<Name, 'toMove' | 'underWay' | 'rolled'>, Ways>> = {
  worth: ['better prepared for the way home', 'worse prepared for the way home'],
  ahead: ['gains ground on the best rival', 'loses ground to the best rival'],
  promise: ['the move promises more', 'the move promises less'],

  pegs: ['more pegs', 'fewer pegs'],
  torch: ['more torch pegs', 'fewer torch pegs'],
  sword: ['more sword pegs', 'fewer sword pegs'],
  wand: ['more wand pegs', 'fewer wand pegs'],
  masterTorch: has('the Master Torch'),
  masterSword: has('the Master Sword'),
  masterWand: has('the Master Wand'),
  masters: ['more master tools', 'fewer master tools'],
  greenBeads: ['more loose green beads', 'fewer loose green beads'],
  orangeBeads: ['more loose orange beads', 'fewer loose orange beads'],
  beads: ['more loose beads', 'fewer loose beads'],
  greenRings: ['more green rings', 'fewer green rings'],
  orangeRings: ['more orange rings', 'fewer orange rings'],
  firstGreenRing: ['has a green ring', 'has no green ring'],
  firstOrangeRing: ['has an orange ring', 'has no orange ring'],
  habits: ['more habits', 'fewer habits'],
  habitRings: ['more rings against habits', 'fewer rings against habits'],
  twoHabits: ['two habits or more', 'fewer than two habits'],
  noSword: ['habits without the Master Sword', 'no habits without the Master Sword'],
  clean: ['no loose bead and no habit', 'a loose bead or a habit'],
  ready: ['ready to go home', 'not ready to go home'],
  nearlyReady: ['just one thing short of ready', 'not just one thing short of ready'],
  lacking: ['lacks more to be ready', 'lacks less to be ready'],
  cards: ['more Free Will Cards', 'fewer Free Will Cards'],
  cardSum: ['Free Will Cards lead farther', 'Free Will Cards lead less far'],
  cardsHome: ['Free Will Cards lead home', 'Free Will Cards do not lead home'],
  lostTurns: ['more turns to lose', 'fewer turns to lose'],

  later: ['plays later', 'plays sooner'],
  again: ['takes another turn', 'takes no further turn'],

  nextTorch: next('a needed torch peg'),
  nextSword: next('a needed sword peg'),
  nextWand: next('a needed wand peg'),
  nextPeg: next('any needed peg'),
  nextGreen: next('a needed green ring'),
  nextOrange: next('a needed orange ring'),
  nextLoosen: next('loosening a habit'),
  nextChoice: next('a Choice Card'),
  nextFreeWill: next('a Free Will Card'),
  nextUnharmed: next('a harmless space'),
  cardPeg: ['cards can reach a needed peg', 'cards can reach no needed peg'],
  cardRing: ['cards can reach a needed ring', 'cards can reach no needed ring'],
  cardLoosen: ['cards can loosen a habit', 'cards can loosen no habit'],
  home: ['farther from Hanging On', 'nearer to Hanging On'],
  homeReady: ['ready, and nearer home', 'less ready, or farther from home'],
  winNext: next('coming home'),
  spirit: ['in the Spirit Realm', 'not in the Spirit Realm'],
  temple: ['in a temple', 'not in a temple'],
  wheels: ['in the Dharma Wheels', 'not in the Dharma Wheels'],

  rival: ['the best rival is better prepared', 'the best rival is worse prepared'],
  rivalReady: ['a rival is ready to go home', 'no rival is ready to go home'],
}

export const features = featureWords('cosmic-karma', words)
