/** What a choice leads to, as the Sage says it in German (engine/cosmic-karma/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/cosmic-karma/reasons.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const many = selectByValue('colour', { green: 'grüne', orange: 'orange' })
const beads = `{count, plural, one {${selectByValue('colour', { green: 'eine grüne', orange: 'eine orange' })} Perle} other {# ${many} Perlen}}`
const rings = `{count, plural, one {${selectByValue('colour', { green: 'einen grünen', orange: 'einen orangen' })} Ring} other {# ${many} Ringe}}`
const habit = `${selectByValue('colour', { green: 'eine grüne', orange: 'eine orange' })} Gewohnheit`
const peg = selectByValue('tool', { torch: 'Fackelstift', sword: 'Schwertstift', wand: 'Stabstift' })
const master = selectByValue('tool', {
  torch: 'die Meisterfackel',
  sword: 'das Meisterschwert',
  wand: 'den Meisterstab',
})
const cards = '{count, plural, one {# Willenskarte} other {# Willenskarten}}'

export const reasons = messageGroup('cosmic-karma.reason', {
  ready: 'hat alles für die Heimkehr',
  home: 'noch {count, plural, one {# Feld} other {# Felder}} bis „Festhalten“',
  peg: `nimmt einen ${peg}: {count} von {all}`,
  master: `vollendet ${master}`,
  losesPeg: `gibt einen ${peg} zurück`,
  sparesPeg: `behält den ${peg}`,
  habit: `bekommt ${habit}`,
  sparesHabit: `vermeidet ${habit}`,
  loosened: `löst ${habit}`,
  beadsGone: `wird ${beads} los`,
  beads: `nimmt ${beads}`,
  sparesBeads: `vermeidet ${beads}`,
  rings: `nimmt ${rings}`,
  ringsGone: `verliert ${rings}`,
  sparesRings: `behält ${rings}`,
  cards: `behält ${cards}`,
  newCards: `bekommt ${cards}`,
  lostTurn: 'verliert {count, plural, one {einen Zug} other {# Züge}}',
  sparesTurn: 'verliert keinen Zug',
  again: 'hat sofort noch einen Zug',
  nextPeg: `nächster Wurf: zu {percent} % ein fehlender ${peg}`,
}) satisfies TranslationOf<typeof english>
