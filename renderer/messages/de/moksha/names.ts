/** How everything of Moksha is called in German, for the files beside this one. */
import {
  MAX_BRAHMA_DRAWS,
  CLEANER_MIN_DISCIPLES_IN_REGION,
  DISCIPLES_RETURNED_BY_FARMER,
  MAX_GANESHA_KARMA,
  MAX_DISCIPLES_PLACED_BY_MERCHANT,
  REGIONS,
} from '../../../../engine/moksha/data.ts'
import type { names as english } from '../../en/moksha/names.ts'
import { messageGroup } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const PILLAR_NAMES = { dharma: 'Dharma', kama: 'Kama', artha: 'Artha', any: 'beliebig' }
const GOD_NAMES = { brahma: 'Brahma', ganesha: 'Ganesha', vishnu: 'Vishnu', shiva: 'Shiva' }
/** Where a board has no room for the name. */
const SHORT_REGION_NAMES = {
  1: 'Pun',
  2: 'Bom',
  3: 'Ben',
  4: 'Mal',
  5: 'Ori',
  6: 'VP',
  7: 'Mys',
  8: 'Raj',
  9: 'Bih',
  10: 'Mad',
  11: 'ZP',
}
const REGION_NAMES = {
  ...(Object.fromEntries(REGIONS.map(({ id, name }) => [id, name])) as Record<keyof typeof SHORT_REGION_NAMES, string>),
  3: 'Bengalen',
  6: 'Vereinigte Provinzen',
  11: 'Zentralprovinzen',
}
export const DISCIPLE_COUNT = '{count, plural, one {# Jünger} other {# Jünger}}'

export const names = {
  ...messageGroup('moksha.pillar', PILLAR_NAMES),
  ...messageGroup('moksha.region', REGION_NAMES),
  ...messageGroup('moksha.regionShort', SHORT_REGION_NAMES),
  ...messageGroup('moksha.god', GOD_NAMES),
  ...messageGroup('moksha.godText', {
    brahma: `zieh ${String(MAX_BRAHMA_DRAWS)} Plättchen aus dem Ozean und leg sie in Stapel, beliebig tief`,
    ganesha: `erhalte ${String(MAX_GANESHA_KARMA)} Karma einer Farbe`,
    vishnu: 'nimm das oberste Plättchen einer beliebigen Region und mach sofort seine Schritte',
    shiva: 'zwei Gebäude tauschen den Platz',
  }),
  ...messageGroup('moksha.occupation', {
    dalit: 'Dalit',
    housekeeper: 'Haushälter',
    cleaner: 'Putzkraft',
    servant: 'Diener',
    artisan: 'Handwerker',
    farmer: 'Bauer',
    merchant: 'Händler',
    landholder: 'Grundherr',
    maharaja: 'Maharadscha',
    soldier: 'Soldat',
    pandit: 'Pandit',
    jurist: 'Jurist',
    swami: 'Swami',
  }),
  ...messageGroup('moksha.occupationText', {
    dalit: 'darf nicht enden oder bleiben, wo jemand von höherer Kaste ist, außer es gibt keinen anderen Weg',
    housekeeper: 'nach dem Bleiben: 1 Karma beliebiger Farbe',
    cleaner: `bei mindestens ${String(CLEANER_MIN_DISCIPLES_IN_REGION)} Jüngern am Ort: 1 Karma beliebiger Farbe`,
    servant: 'nach dem Weg zu jemandem von höherer Kaste: 1 Karma beliebiger Farbe',
    artisan: 'nach dem Sammeln: ein Plättchen für 1 Karma seiner Farbe',
    farmer: `nach dem Nehmen: ${String(DISCIPLES_RETURNED_BY_FARMER)} Jünger gehen heim für das nächste Plättchen des Stapels`,
    merchant: `nach dem Sammeln: 1 Karma für bis zu ${String(MAX_DISCIPLES_PLACED_BY_MERCHANT)} weitere Jünger`,
    landholder: 'bei der Geburt: sperrt eine Region für alle anderen, dieses Leben lang',
    maharaja: 'ein Opfer im Tempel bewegt zweimal Jünger',
    soldier: 'wenn eine volle Region Jünger abweist: ersetzt dort einen fremden',
    pandit: 'ein Plättchen je Zug gilt für seine Schritte als beliebige Farbe',
    jurist: 'Plättchen und Tempel rücken je 1 oder 2 Schritte, wie du magst',
    swami: 'nach dem Sammeln: 1 Jünger mehr',
  }),
  ...messageGroup('moksha.caste', {
    dalit: 'Dalit',
    shudra: 'Shudra',
    vaishya: 'Vaishya',
    kshatriya: 'Kshatriya',
    brahmin: 'Brahmane',
  }),
  ...messageGroup('moksha.temple', {
    dharma: 'Dharma-Tempel',
    kama: 'Kama-Tempel',
    artha: 'Artha-Tempel',
    neutral: 'Freier Tempel',
  }),
  'moksha.sanctuary': '{god}-Heiligtum',
  'moksha.life': '{occupation} ({caste})',
  'moksha.token': '{pillar} {vitality}',
  'moksha.aToken': 'das Plättchen {token}',
  'moksha.karma': '{count} {pillar}-Karma',
  'moksha.karmaAny': '{count} Karma beliebiger Farbe',
  'moksha.disciples': DISCIPLE_COUNT,
  'moksha.reward': '{parts}',
  'moksha.nothing': 'nichts',
  // Where a hex lies; after 'Der Marker endet'.
  'moksha.centre': 'in der Mitte',
  'moksha.hex': '{parts} von der Mitte',
  'moksha.hexShift': '{count, plural, one {# Schritt} other {# Schritte}} {pillar}',
} satisfies TranslationOf<typeof english>
