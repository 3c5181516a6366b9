/** What engine/moksha/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/moksha/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Exclude<Name, 'passing' | 'onTurn'>, Ways>> = {
  aura: ['more aura', 'less aura'],
  lead: ['gains ground in aura', 'loses ground in aura'],
  ahead: ['gains ground in the race to moksha', 'loses ground in the race to moksha'],
  distance: ['farther from moksha', 'nearer to moksha'],
  rivalDistance: ['the best rival is farther from moksha', 'the best rival is nearer to moksha'],
  late: ['the game is nearer its end', 'the game is farther from its end'],

  harvest: ['the next death brings more aura', 'the next death brings less aura'],
  odd: ['more majorities towards further aura', 'fewer majorities towards further aura'],
  reaches: ['aura enough for moksha when dying', 'too little aura for moksha when dying'],
  wins: ['about to attain moksha', 'not about to attain moksha'],
  canWin: ['can die into moksha in one turn', 'cannot die into moksha in one turn'],
  mightWin: ['might reach moksha in one turn', 'cannot reach moksha in one turn'],
  rivalWins: ['a rival is about to attain moksha', 'no rival is about to attain moksha'],
  rivalCanWin: ['a rival can die into moksha', 'no rival can die into moksha'],
  rivalMightWin: ['a rival might reach moksha in one turn', 'no rival can reach moksha in one turn'],

  dies1: ['dies instead of growing older', 'grows older instead of dying'],
  dies2: ['death is two turns away', 'death is not two turns away'],
  dies3: ['death is three turns away', 'death is not three turns away'],
  life: ['dies later', 'dies sooner'],
  stage: ['a later stage of life', 'an earlier stage of life'],
  vitality: ['more vitality', 'less vitality'],
  canDie: ['can die within a turn', 'cannot die within a turn'],
  canLive: ['can live on after the next turn', 'cannot live on after the next turn'],
  caste: ['a higher caste', 'a lower caste'],
  earns: ['an occupation that brings karma', 'no occupation that brings karma'],
  places: ['an occupation that places disciples', 'no occupation that places disciples'],
  shifts: ['an occupation that steers the marker', 'no occupation that steers the marker'],

  kept: ['more majorities outlast the death', 'fewer majorities outlast the death'],
  alone: ['more majorities that nobody shares', 'fewer majorities that nobody shares'],
  minority: ['more majorities within reach', 'fewer majorities within reach'],
  spare: ['more disciples to spare on the map', 'fewer disciples to spare on the map'],
  reserve: ['more disciples in reserve', 'fewer disciples in reserve'],

  // What brings aura once in a life counts no more in these when it has done so.
  slots1: ['one token towards full slots', 'no token towards full slots'],
  slots2: ['two tokens towards full slots', 'not two tokens towards full slots'],
  slots3: ['three tokens towards full slots', 'not three tokens towards full slots'],
  colours1: ['one karma colour towards three', 'no karma colour towards three'],
  colours2: ['two karma colours towards three', 'not two karma colours towards three'],
  karma: ['more karma for the rebirth', 'less karma for the rebirth'],
  karmaFull: ['karma enough for the highest caste', 'too little karma for the highest caste'],
  gods1: ['has devoted a god', 'has devoted no god'],
  gods2: ['has devoted two gods', 'has not devoted two gods'],
  gods3: ['has devoted three gods', 'has not devoted three gods'],
  brahma: ['Brahma is ready', 'Brahma is not ready'],
  ganesha: ['Ganesha is ready', 'Ganesha is not ready'],
  vishnu: ['Vishnu is ready', 'Vishnu is not ready'],
  shiva: ['Shiva is ready', 'Shiva is not ready'],
  drawn: ['more tokens of Brahma to lay', 'fewer tokens of Brahma to lay'],

  harmony: ['marker nearer to the centre', 'marker farther from the centre'],
  hexDisciples: ['a hex with more disciples', 'a hex with fewer disciples'],
  hexKarma: ['a hex with more karma', 'a hex with less karma'],
  nextDisciples: ['a turn can bring more disciples', 'a turn can bring fewer disciples'],
  nextMajority: ['a turn can bring a majority', 'a turn can bring no majority'],
  nextColour: ['a turn can bring a new karma colour', 'a turn can bring no new karma colour'],
  nextAura: ['a turn can bring more aura', 'a turn can bring less aura'],
  nextGod: ['a turn can bring a new god', 'a turn can bring no new god'],
  nextVital: ['a token of high vitality in reach', 'no token of high vitality in reach'],

  soon: ['plays sooner', 'plays later'],
  released: ['attains moksha', 'does not attain moksha'],
  noTurn: ['has no more turn', 'has turns still to come'],
  lastTurn: ['one last turn still to play', 'no last turn to play'],
  ranked: ['ranks higher among those with moksha', 'ranks lower among those with moksha'],
}

export const features = featureWords('moksha', words)
