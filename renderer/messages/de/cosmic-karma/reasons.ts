/** What a choice leads to, as the Sage says it in German (engine/cosmic-karma/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/cosmic-karma/reasons.ts'
import { family, select } from '../../icu.ts'
import type { Words } from '../../index.ts'

const many = select('colour', { green: 'grüne', orange: 'orange' })
const beads = `{count, plural, one {${select('colour', { green: 'eine grüne', orange: 'eine orange' })} Perle} other {# ${many} Perlen}}`
const rings = `{count, plural, one {${select('colour', { green: 'einen grünen', orange: 'einen orangen' })} Ring} other {# ${many} Ringe}}`
const habit = `${select('colour', { green: 'eine grüne', orange: 'eine orange' })} Gewohnheit`
const peg = select('tool', { torch: 'Fackelstift', sword: 'Schwertstift', wand: 'Stabstift' })
const master = select('tool', { torch: 'die Meisterfackel', sword: 'das Meisterschwert', wand: 'den Meisterstab' })
const cards = '{count, plural, one {# Willenskarte} other {# Willenskarten}}'

export const reasons = family('cosmic-karma.reason', {
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
}) satisfies Words<typeof english>
