/** How everything of Moksha is called in English, for the files beside this one. */
import {
  MAX_BRAHMA_DRAWS,
  CLEANER_MIN_DISCIPLES_IN_REGION,
  DISCIPLES_RETURNED_BY_FARMER,
  MAX_GANESHA_KARMA,
  MAX_DISCIPLES_PLACED_BY_MERCHANT,
  REGIONS,
} from '../../../../engine/moksha/data.ts'
import { messageGroup } from '../../catalogue-builders.ts'

const PILLAR_NAMES = { dharma: 'dharma', kama: 'kama', artha: 'artha', any: 'any colour' }
const GOD_NAMES = { brahma: 'Brahma', ganesha: 'Ganesha', vishnu: 'Vishnu', shiva: 'Shiva' }
/** Where a board has no room for the name. */
const SHORT_REGION_NAMES = {
  1: 'Pun',
  2: 'Bom',
  3: 'Ben',
  4: 'Mal',
  5: 'Ori',
  6: 'UP',
  7: 'Mys',
  8: 'Raj',
  9: 'Bih',
  10: 'Mad',
  11: 'CP',
}
const REGION_NAMES = Object.fromEntries(REGIONS.map(({ id, name }) => [id, name])) as Record<
  keyof typeof SHORT_REGION_NAMES,
  string
>
export const DISCIPLE_COUNT = '{count, plural, one {# disciple} other {# disciples}}'

export const names = {
  ...messageGroup('moksha.pillar', PILLAR_NAMES),
  ...messageGroup('moksha.region', REGION_NAMES),
  ...messageGroup('moksha.regionShort', SHORT_REGION_NAMES),
  ...messageGroup('moksha.god', GOD_NAMES),
  ...messageGroup('moksha.godText', {
    brahma: `draw ${String(MAX_BRAHMA_DRAWS)} tokens from the Ocean and lay them into stacks, at any depth`,
    ganesha: `receive ${String(MAX_GANESHA_KARMA)} karma of one colour`,
    vishnu: 'take the top token of any region and make its shifts at once',
    shiva: 'two buildings change places',
  }),
  ...messageGroup('moksha.occupation', {
    dalit: 'Dalit',
    housekeeper: 'Housekeeper',
    cleaner: 'Cleaner',
    servant: 'Servant',
    artisan: 'Artisan',
    farmer: 'Farmer',
    merchant: 'Merchant',
    landholder: 'Landholder',
    maharaja: 'Maharaja',
    soldier: 'Soldier',
    pandit: 'Pandit',
    jurist: 'Jurist',
    swami: 'Swami',
  }),
  ...messageGroup('moksha.occupationText', {
    dalit: 'may not end or stay where somebody of a higher caste is, unless there is no other way',
    housekeeper: 'after staying: 1 karma of any colour',
    cleaner: `where ${String(CLEANER_MIN_DISCIPLES_IN_REGION)} or more disciples are met: 1 karma of any colour`,
    servant: 'after moving to somebody of a higher caste: 1 karma of any colour',
    artisan: 'after gathering: a token for 1 karma of its colour',
    farmer: `after taking a token: ${String(DISCIPLES_RETURNED_BY_FARMER)} disciples go home for the next one of the stack`,
    merchant: `after gathering: 1 karma for up to ${String(MAX_DISCIPLES_PLACED_BY_MERCHANT)} more disciples`,
    landholder: 'when born: closes a region to everybody else for this life',
    maharaja: 'one sacrifice at a temple moves disciples twice',
    soldier: 'when a full region turns disciples away: replaces one of another player',
    pandit: 'one token a turn counts as any colour for its shifts',
    jurist: 'token and temple shift 1 or 2 steps each, as you like',
    swami: 'after gathering: 1 disciple more',
  }),
  ...messageGroup('moksha.caste', {
    dalit: 'Dalit',
    shudra: 'Shudra',
    vaishya: 'Vaishya',
    kshatriya: 'Kshatriya',
    brahmin: 'Brahmin',
  }),
  ...messageGroup('moksha.temple', {
    dharma: 'dharma temple',
    kama: 'kama temple',
    artha: 'artha temple',
    neutral: 'neutral temple',
  }),
  'moksha.sanctuary': 'sanctuary of {god}',
  'moksha.life': '{occupation} ({caste})',
  'moksha.token': '{pillar} {vitality}',
  'moksha.aToken': 'the token {token}',
  'moksha.karma': '{count} {pillar} karma',
  'moksha.karmaAny': '{count} karma of any colour',
  'moksha.disciples': DISCIPLE_COUNT,
  'moksha.reward': '{parts}',
  'moksha.nothing': 'nothing',
  // Where a hex lies; after 'The marker ends', 'Harmony'.
  'moksha.centre': 'in the centre',
  'moksha.hex': '{parts} from the centre',
  'moksha.hexShift': '{count, plural, one {# step} other {# steps}} of {pillar}',
}
