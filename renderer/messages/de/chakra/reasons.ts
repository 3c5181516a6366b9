/** What a choice leads to, as the Sage says it in German (engine/chakra/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/chakra/reasons.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const COLOURS = {
  purple: 'Violett',
  darkBlue: 'Dunkelblau',
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  orange: 'Orange',
  red: 'Rot',
}
const COLOURED = {
  purple: 'violette',
  darkBlue: 'dunkelblaue',
  blue: 'blaue',
  green: 'grüne',
  yellow: 'gelbe',
  orange: 'orange',
  red: 'rote',
}
const CHAKRAS = {
  purple: 'das Kronenchakra',
  darkBlue: 'das Stirnchakra',
  blue: 'das Halschakra',
  green: 'das Herzchakra',
  yellow: 'das Solarplexuschakra',
  orange: 'das Sakralchakra',
  red: 'das Wurzelchakra',
}
const IN_CHAKRAS = {
  purple: 'im Kronenchakra',
  darkBlue: 'im Stirnchakra',
  blue: 'im Halschakra',
  green: 'im Herzchakra',
  yellow: 'im Solarplexuschakra',
  orange: 'im Sakralchakra',
  red: 'im Wurzelchakra',
}
const colour = selectByValue('colour', COLOURS)
const coloured = selectByValue('colour', COLOURED)
const chakra = selectByValue('colour', CHAKRAS)
const steps = '{steps, plural, one {# Schritt} other {# Schritte}}'

export const reasons = messageGroup('chakra.reason', {
  harmony: `bringt ${chakra} in Harmonie`,
  home: `${colour}: {count} von {all} am Platz`,
  owned: `besitzt {count} von {all} in ${colour}`,
  nearer: `${colour} ${steps} näher am eigenen Chakra`,
  farther: `${colour} ${steps} weiter weg vom eigenen Chakra`,
  earth:
    '{count, plural, one {# schwarze Energie erreicht die Erde: # Punkt} other {# schwarze Energien erreichen die Erde: # Punkte}}',
  blackNearer: `Schwarz ${steps} näher an der Erde`,
  tokensBack: '{back, plural, one {# Marker kommt} other {# Marker kommen}} zurück: {count} frei',
  tokensFree: 'behält {count, plural, one {# Marker} other {# Marker}} frei',
  learns: `erfährt, was ${chakra} wert ist`,
  bubbles: 'behält {count, plural, one {# Blase} other {# Blasen}} frei',
  blocked: `füllt ${chakra} ohne Harmonie`,
  notBlocked: `lässt ${selectByValue('colour', IN_CHAKRAS)} Platz`,
  unblocked: `macht ${selectByValue('colour', IN_CHAKRAS)} Platz`,
  longestRun: 'hat die längste Folge ab der Wurzel: 2 Punkte',
  lastRound: 'eine fünfte Harmonie: Die letzte Runde beginnt, mit Vorsprung',
  denies: `nimmt die letzte ${coloured} Energie der Auslage, die {rival} braucht`,
}) satisfies TranslationOf<typeof english>
