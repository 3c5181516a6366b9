/** What engine/chakra/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/chakra/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Exclude<Name, 'toMove'>, Ways>> = {
  harmonies: ['more Chakras in harmony', 'fewer Chakras in harmony'],
  plenitude: ['harmonies worth more', 'harmonies worth less'],
  earth: ['more energies on the Earth', 'fewer energies on the Earth'],
  run: ['a longer run from the Root', 'a shorter run from the Root'],
  longest: ['has the longest run', 'does not have the longest run'],
  lead: ['gains ground in points', 'loses ground in points'],
  harmonyLead: ['gains ground in harmonies', 'loses ground in harmonies'],
  rivalHarmonies: ['the best rival has more harmonies', 'the best rival has fewer harmonies'],

  ending: ['the last round is called', 'the last round is not called yet'],
  endingLead: ['gains ground in the last round', 'loses ground in the last round'],
  lastTurn: ['one last turn still to play', 'no last turn to play'],
  mayEnd: ['a fifth harmony is nearly made', 'no fifth harmony is nearly made'],
  toEnd: ['farther from five harmonies', 'nearer to five harmonies'],
  race: ['gains ground in the race to five', 'loses ground in the race to five'],
  standoff: ['the game is nearer to coming to rest', 'the game is farther from coming to rest'],

  // A Chakra in harmony counts no more in these, so what they say has to be true of it too.
  nearness: ['more energies nearly home', 'fewer energies nearly home'],
  nearest: ['nearer to the next harmony', 'farther from the next harmony'],
  secondNearest: ['nearer to the second harmony to come', 'farther from the second harmony to come'],
  thirdNearest: ['nearer to the third harmony to come', 'farther from the third harmony to come'],
  fourthNearest: ['nearer to the fourth harmony to come', 'farther from the fourth harmony to come'],
  oneMissing: ['more Chakras one energy from harmony', 'fewer Chakras one energy from harmony'],
  twoMissing: ['more Chakras two energies from harmony', 'fewer Chakras two energies from harmony'],
  allOwned: ['owns all three of more colours', 'owns all three of fewer colours'],
  tooLow: ['more energies sunk too deep', 'fewer energies sunk too deep'],
  blocked: ['more Chakras full and in the way', 'fewer Chakras full and in the way'],
  purpleNear: ['more purple bound for the Crown', 'less purple bound for the Crown'],
  darkBlueNear: ['more dark blue bound for the Third Eye', 'less dark blue bound for the Third Eye'],
  blueNear: ['more blue bound for the Throat', 'less blue bound for the Throat'],
  greenNear: ['more green bound for the Heart', 'less green bound for the Heart'],
  yellowNear: ['more yellow bound for the Solar Plexus', 'less yellow bound for the Solar Plexus'],
  orangeNear: ['more orange bound for the Sacral', 'less orange bound for the Sacral'],
  redNear: ['more red bound for the Root', 'less red bound for the Root'],

  blackNearness: ['more black bound for the Earth', 'less black bound for the Earth'],
  blackAtEarth: ['more black one step from the Earth', 'less black one step from the Earth'],
  blackNear: ['more black a few steps from the Earth', 'less black a few steps from the Earth'],
  blackFar: ['more black far from the Earth', 'less black far from the Earth'],

  tokens: ['more Inspiration tokens free', 'fewer Inspiration tokens free'],
  noTokens: ['no Inspiration token free', 'an Inspiration token still free'],
  tokensBack: ['meditating returns more tokens', 'meditating returns fewer tokens'],
  notches: ['more tokens in notches', 'fewer tokens in notches'],
  notchesFull: ['four tokens sit in notches', 'fewer than four tokens sit in notches'],
  notchesWaiting: ['tokens tied up longer in notches', 'tokens sooner out of notches'],
  bubbles: ['more energies in the bubbles', 'fewer energies in the bubbles'],
  bubblesFull: ['no room in the bubbles', 'room in the bubbles'],
  known: ['knows more Plenitude tokens', 'knows fewer Plenitude tokens'],

  stepsLeft: ['more moves left to channel', 'fewer moves left to channel'],
  lifted: ['more energies in hand', 'fewer energies in hand'],
  later: ['plays later in the round', 'plays earlier in the round'],
}

export const features = featureWords('chakra', words)
